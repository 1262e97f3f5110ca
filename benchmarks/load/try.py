import asyncio, sys, time, tempfile, gc, os
from pathlib import Path
import msgspec, uvloop
from benchmarks.load import games, servers, players
from benchmarks.load.games import Party

async def saturate(ps, seconds, server):
    fig = ps[0].figures
    stop = False
    def again(p):
        if not stop and p.asked: p.answer()
    for p in ps: p.on_over = again
    for p in ps: again(p)
    await asyncio.sleep(1)
    n=len(fig.views); t=time.perf_counter(); c=server.cpu(); me=time.process_time()
    await asyncio.sleep(seconds)
    n=len(fig.views)-n; dt=time.perf_counter()-t
    print(f"{n/dt:.0f}/s server cpu {(server.cpu()-c)/dt:.2f} client cpu {(time.process_time()-me)/dt:.2f}")
    stop=True
    while any(p.busy for p in ps): await asyncio.sleep(.02)
    v=sorted(fig.views); print("p50 %.1f p99 %.1f"%(v[len(v)//2]*1e3, v[int(len(v)*.99)]*1e3))
    return n/dt

async def record(port, parties, steps):
    fig=players.Figures()
    ps=await players.seated(parties, port, fig)
    out=[]
    for p in ps:
        p.keep=[]
        for _ in range(steps):
            if not p.asked: break
            p.answer()
            while p.busy: await asyncio.sleep(.0005)
        if len(p.keep)==steps: out.append(p.keep)
        p.close()
    return out

def main():
    servers.pin(1)
    d=Path(tempfile.mkdtemp(dir="/tmp"))
    parties=games.prepare(d/"a", 400, 1, games.FIRST_HALF)
    with servers.boardwright(d/"a", 0, Path(sys.argv[1]) if len(sys.argv)>1 else None) as s:
        kept=uvloop.run(record(s.port, parties[-20:], 60))
        sizes=[len(m) for g in kept for st in g for m in st]
        print("games", len(kept), "mean size", sum(sizes)/len(sizes))
        (d/"rec.json").write_bytes(msgspec.json.encode([[[msgspec.Raw(m) for m in st] for st in g] for g in kept]))
        async def real(k):
            fig=players.Figures()
            ps=await players.seated(parties[k*50:k*50+50], s.port, fig)
            r = await saturate(ps, 4, s)
            for p in ps: p.close()
            await asyncio.sleep(.3)
            return r
        if len(sys.argv)>1:
            uvloop.run(real(0)); return
        with servers.bare_room(d/"b", 0, d/"rec.json") as b:
            async def bare(k):
                fig=players.Figures()
                ps=await players.seated([Party(f"{k}-{i}", ("0","1","2","3"),0) for i in range(50)], b.port, fig)
                r= await saturate(ps, 4, b)
                for p in ps: p.close()
                await asyncio.sleep(.3)
                return r
            for k in range(3):
                print("ratio", uvloop.run(real(k))/uvloop.run(bare(k)))
if __name__=="__main__": main()
