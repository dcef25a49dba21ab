import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

type Pair = { near: Socket; far: Socket; stranded: boolean }

/** A TCP proxy that can fail as a network and what is behind it fail. */
export type Line = {
  port: number
  /** From now on new connections go there. */
  leadTo: (port: number) => void
  /** Breaks the connections that are open. */
  cut: () => void
  /** The connections that are open stay open and carry nothing more. */
  strand: () => void
  /** Milliseconds that each packet waits. */
  delay: (ms: number) => void
  /** Carries what is asked, and breaks the connection instead of carrying the answer. */
  loseAnswers: (lost: boolean) => void
  /** How much was asked while it lost answers or carried nothing. */
  met: () => number
  /** Carries nothing while it is on; nothing is lost. */
  hold: (held: boolean) => void
  close: () => void
}

export async function openLine(target: number): Promise<Line> {
  const pairs = new Set<Pair>()
  const state = { target, delay: 0, losing: false, held: false, met: 0 }

  const carry = async (pair: Pair, from: Socket, to: Socket, isAnswer: boolean) => {
    for await (const chunk of from) {
      if (state.delay > 0) await wait(state.delay)
      if (isAnswer ? state.losing : state.held) state.met += 1
      while (state.held || pair.stranded) await wait(20)
      if (isAnswer && state.losing) break
      to.write(chunk)
    }
    end(pair)
  }
  const end = (pair: Pair) => {
    pairs.delete(pair)
    pair.near.destroy()
    pair.far.destroy()
  }
  const server = createServer((near) => {
    const pair: Pair = { near, far: connect(state.target, '127.0.0.1'), stranded: false }
    pairs.add(pair)
    carry(pair, near, pair.far, false).catch(() => end(pair))
    carry(pair, pair.far, near, true).catch(() => end(pair))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    leadTo: (port) => (state.target = port),
    cut: () => [...pairs].forEach(end),
    strand: () => pairs.forEach((pair) => (pair.stranded = true)),
    delay: (ms) => (state.delay = ms),
    loseAnswers: (lost) => (state.losing = lost),
    met: () => state.met,
    hold: (held) => (state.held = held),
    close: () => {
      server.close()
      pairs.forEach((pair) => (pair.stranded = false))
      ;[...pairs].forEach(end)
    },
  }
}
