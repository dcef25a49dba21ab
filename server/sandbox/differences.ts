import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Differences, StoredReplay } from '#contracts/sandbox/sandbox-service.ts'
import { parseReplay, type Replay } from '#flows/kit/run/replay-file.ts'
import type { Run } from '#flows/kit/run/run.ts'
import { changesOf, type Change } from './group-changes.ts'
import { Heard, type HeardMove } from './heard.ts'
import { NoSuchVersion, withVersion } from './other-version.ts'
import { ROOT } from './write-replay.ts'
import { PROJECT_ROOT } from '#server/project-root.ts'

const PROGRAM = join(PROJECT_ROOT, 'server/sandbox/transcribe.ts')
const HERE = 'The working tree'
const DEADLINE = 20_000

type Line = Differences['lines'][number]
/** `lines` for one replay by itself, `changes` to be grouped with those of others. */
export type Differing = { name: string; lines: Line[]; changes: Change[] }

/** `base` is a commit or folder to compare the working tree with; without it, the candidates are compared. */
type Question = { base: string | undefined; replays: readonly StoredReplay[]; root?: string }

export async function differencesOf({ base, replays, root = ROOT }: Question): Promise<Differing[]> {
  const parsed = replays.map((stored) => ({ ...stored, replay: parseReplay(stored.text) }))
  const runs = parsed.map(({ replay }) => replay.run)
  const [before, after] =
    base === undefined
      ? await Promise.all([heardOf(root, runs, HERE), heardOf(root, runs, 'The candidate', 'candidate')])
      : await withVersion(root, base, (folder) => Promise.all([heardOf(folder, runs, base), heardOf(root, runs, HERE)]))
  return parsed.map(({ name, text: written, replay }, index) => {
    const moves = labelsOf(replay, written)
    const [old, now] = [before[index], after[index]]
    return { name, lines: compare(moves, old, now), changes: changesOf(replay.run.locale, moves, old, now) }
  })
}

async function heardOf(
  folder: string,
  runs: readonly Run[],
  name: string,
  ...version: 'candidate'[]
): Promise<Heard[]> {
  const child = spawn(process.execPath, [PROGRAM, folder, ...version], {
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: DEADLINE,
  })
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(runs))
  const [said, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code === null) throw new NoSuchVersion(`${name} took longer than ${DEADLINE / 1000} seconds to play.`)
  if (code !== 0)
    throw new NoSuchVersion(`${name} cannot be played: ${/^\w*Error.*$/m.exec(complaint)?.[0] ?? 'it does not load'}`)
  return v.parse(v.array(Heard), JSON.parse(said))
}

const labelsOf = ({ expected }: Replay, written: string): string[] => {
  const lines = written.split(/\r?\n/)
  return expected.map(({ line }) => (lines[line - 1] ?? '').replace(/^>\s*/, ''))
}

function compare(moves: readonly string[], before: Heard | undefined, after: Heard | undefined): Line[] {
  const lines: Line[] = []
  for (const [index, move] of moves.entries()) {
    const [old, now] = [before?.moves[index], after?.moves[index]]
    if (old && now) lines.push(...compareMove(move, old, now))
    else {
      const [was, is] = [before, after].map((heard) => (heard?.moves[index] ? 'goes on' : (heard?.stuck?.why ?? '')))
      return was === is ? lines : [...lines, { move, kind: 'stuck', before: was ?? '', after: is ?? '' }]
    }
  }
  return lines
}

function compareMove(move: string, before: HeardMove, after: HeardMove): Line[] {
  const line = (kind: Line['kind'], old: readonly string[], now: readonly string[]): Line[] => {
    if (old.join('\n') === now.join('\n')) return []
    const [gone, come] = [old.filter((one) => !now.includes(one)), now.filter((one) => !old.includes(one))]
    const isMoved = gone.length === 0 && come.length === 0
    return [{ move, kind, before: (isMoved ? old : gone).join('\n'), after: (isMoved ? now : come).join('\n') }]
  }
  const wordsOf = ({ words }: HeardMove) => words.map((heard) => heard.words)
  const pricesOf = ({ prices }: HeardMove) => prices.map(({ what, shown }) => `${what} = ${shown}`)
  return [
    ...line('words', wordsOf(before), wordsOf(after)),
    ...line('price', pricesOf(before), pricesOf(after)),
    ...line('effect', before.effects, after.effects),
    ...line('question', [before.question], [after.question]),
    ...line('end', [before.end], [after.end]),
  ]
}
