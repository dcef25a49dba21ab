import { createHash } from 'node:crypto'
import type { Effort } from '#contracts/kernel/effort.ts'
import { readSolution, type Solution } from '#contracts/kernel/puzzle.ts'
import { LIFTED_BY_WORK } from '#server/budgets/budgets.ts'
import { isWorkedFor, puzzleFor, takeSolution } from '#server/budgets/proof-of-work.ts'
import { noteTrapOf } from '#server/budgets/signs-of-programs.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import { isKept, sendCode, type CodeRequest, type CodeSending } from './send-code.ts'

/** `browser` is the hash of the visitor's cookie. */
export type CodeAsk = Omit<CodeRequest, 'key'> & { browser?: string | undefined }

/** `puzzle`: solved, it lets the same be asked for again at once. */
export type CodeOrPuzzle = CodeSending & { puzzle?: string }

/** In seconds, to a program that does not solve puzzles. */
const PROGRAM_WAITS = 60

/**
 * Sends a code outside of conversations (TRU-05). Where a budget shared with others is used up, the answer is a puzzle,
 * which the browser solves unseen to ask again; whoever fills the trap field gets one for each code.
 */
export async function sendCodeOrPuzzle(deps: SendCodeDeps, ask: CodeAsk, effort: Effort): Promise<CodeOrPuzzle> {
  const { browser, ...request } = ask
  const { network } = ask.asker
  const solution = network === null ? undefined : readSolution(effort.work)
  const solved = await keyOfSolution(deps, request, solution)
  if (solved?.isRepeated && (await isKept(deps, solved.key))) return { outcome: 'sent' }
  if (effort.isTrapFilled && browser !== undefined) await noteTrapOf(deps, browser)
  const name = deps.runtime.id()
  const key = solved?.key ?? keyOf(request, name)
  const sending: CodeSending =
    effort.isTrapFilled && network !== null && !solved
      ? { outcome: 'busy', retryAfter: PROGRAM_WAITS, waitsFor: 'unused codes of a network' }
      : await sendCode(deps, { ...request, key })
  if (network === null || solution || sending.outcome !== 'busy' || !LIFTED_BY_WORK.has(sending.waitsFor))
    return sending
  return { ...sending, puzzle: `${await puzzleFor(deps, { act: key, network })}.${name}` }
}

/** The key of the code that a solution lets through. One made up has none, so that nobody chooses a key. */
async function keyOfSolution(
  deps: SendCodeDeps,
  request: Omit<CodeRequest, 'key'>,
  solution: Solution | undefined,
): Promise<{ key: string; isRepeated: boolean } | undefined> {
  const { network } = request.asker
  const name = nameIn(solution?.puzzle)
  if (network === null || !solution || name === undefined) return undefined
  const key = keyOf(request, name)
  const gated = { act: key, network }
  if (await takeSolution(deps, gated, solution)) return { key, isRepeated: false }
  return (await isWorkedFor(deps, gated)) ? { key, isRepeated: true } : undefined
}

/** The solution is for this asker, number and purpose alone, and for one code. */
const keyOf = ({ purpose, asker, phone }: Pick<CodeRequest, 'purpose' | 'asker' | 'phone'>, name: string): string =>
  `${name}:${createHash('sha256')
    .update(JSON.stringify([purpose, asker.id, phone]))
    .digest('base64url')}`

const nameIn = (puzzle: string | undefined): string | undefined =>
  /^\d+\.\d+\.[\w-]+\.([\w-]{1,64})$/.exec(puzzle ?? '')?.[1]
