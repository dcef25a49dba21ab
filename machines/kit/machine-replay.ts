import { machineTranscript } from './machine-transcript.ts'
import type { MachineFrame } from './machine-frame.ts'
import { formatMove, readTime, type MachineMove, type MachineRun } from './machine-move.ts'

type ExpectedMove = { move: MachineMove | undefined; line: number; lines: string[] }

export type MachineReplay = { title: string; machine: string; run: MachineRun; expected: ExpectedMove[] }

/** The message names the invalid line and how to fix it. */
export class MachineReplayError extends Error {}

const BEGINS = 'begin'

export function formatMachineReplay(
  title: string,
  machine: string,
  input: string,
  frames: readonly MachineFrame[],
): string {
  const head = [`title: ${title.replace(/\s+/g, ' ').trim()}`, `machine: ${machine}`, `input: ${input}`, '']
  const body = frames.flatMap((frame, index) => [
    `> ${frame.move ? formatMove(frame.move) : BEGINS}`,
    ...machineTranscript(frame, frames[index - 1]),
  ])
  return [...head, ...body, ''].join('\n')
}

/** Throws `MachineReplayError` for an invalid line. */
export function parseMachineReplay(text: string): MachineReplay {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: line.trimEnd(), number: index + 1 }))
  const bodyAt = lines.findIndex(({ line }) => line.startsWith('>'))
  const head = new Map(lines.slice(0, Math.max(0, bodyAt)).flatMap(({ line }) => headOf(line)))
  const expected: ExpectedMove[] = []
  for (const { line, number } of bodyAt < 0 ? [] : lines.slice(bodyAt)) {
    if (line === '' || line.startsWith('#')) continue
    if (!line.startsWith('>')) expected.at(-1)?.lines.push(line)
    else
      expected.push({
        move: expected.length === 0 ? begun(line, number) : readMove(line.slice(1).trim(), number),
        line: number,
        lines: [],
      })
  }
  if (expected.length === 0) throw new MachineReplayError(`A replay needs a line "> ${BEGINS}", then its moves.`)
  const [machine, input] = [head.get('machine'), head.get('input')]
  if (!machine) throw new MachineReplayError('The head needs "machine:" with the name of a machine.')
  if (!input) throw new MachineReplayError('The head needs "input:" with the name of one of the machine\'s inputs.')
  return {
    title: head.get('title') ?? '',
    machine,
    run: { input, moves: expected.flatMap(({ move }) => move ?? []) },
    expected,
  }
}

function headOf(line: string): [string, string][] {
  const [, name, value] = /^(\w+):\s*(.*)$/.exec(line) ?? []
  return name !== undefined && value !== undefined ? [[name, value.trim()]] : []
}

function begun(line: string, number: number): undefined {
  if (line.slice(1).trim() !== BEGINS)
    throw new MachineReplayError(`Line ${number}: the first move must be "> ${BEGINS}".`)
}

function readMove(written: string, line: number): MachineMove {
  const [, verb = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(written) ?? []
  if (verb === 'send' && rest) return { kind: 'send', event: rest }
  if (verb === 'wait') {
    const ms = readTime(rest)
    if (ms === undefined)
      throw new MachineReplayError(`Line ${line}: write a time such as "wait 500 milliseconds" or "wait 1 day".`)
    return { kind: 'wait', ms }
  }
  const [, actor, result] = /^(\S+)\s+(.+)$/.exec(rest) ?? []
  if (verb === 'settle' && actor && result) return { kind: 'settle', actor, result }
  throw new MachineReplayError(
    `Line ${line}: "${written}" is no move; write "send <event>", "settle <actor> <result>" or "wait <time>".`,
  )
}
