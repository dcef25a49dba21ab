import * as v from 'valibot'
import { isEffectName, outcomesOf } from '#contracts/effects/effects.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { Act } from '#contracts/chat/act.ts'
import { Found } from '#contracts/chat/found.ts'
import { isFlowName } from '#contracts/chat/flow-name.ts'
import { isProviderName } from '#contracts/chat/providers.ts'
import { readLocale } from '#contracts/kernel/locale.ts'
import { inputRule, MASK } from '../input-rules.ts'
import type { Frame } from './play-run.ts'
import { readFacts } from './read-facts.ts'
import type { Move, Run } from './run.ts'
import { NO_ANSWER, returnsOf } from './samples.ts'
import { REJECTED } from './trace.ts'
import { transcriptOf } from './transcript.ts'

export type ExpectedMove = { move: Move; line: number; lines: string[] }

/** A saved run with its expected transcript; replays are the tests of a flow (SAND-03). */
export type Replay = { title: string; run: Run; expected: ExpectedMove[] }

export class ReplayError extends Error {}

const TICKED = ' ticked'

const UNITS = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const
type Unit = keyof typeof UNITS

/** Secret answers are masked. */
export function formatReplay(title: string, run: Omit<Run, 'moves'>, frames: readonly Frame[]): string {
  const body = frames.flatMap((frame, index) => [
    `> ${isSecret(frame, frames[index - 1]) ? masked(frame) : moveLine(frame.move)}`,
    ...transcriptOf(frame, run.locale),
  ])
  return [...headLines(title, run), ...body, ''].join('\n')
}

/** A replay without what the flow says. */
export const formatMoves = (title: string, run: Run): string =>
  [...headLines(title, run), ...run.moves.map((move) => `> ${moveLine(move)}`), ''].join('\n')

const headLines = (title: string, { flow, locale, at }: Omit<Run, 'moves'>): string[] => [
  `title: ${title.replace(/\s+/g, ' ').trim()}`,
  `flow: ${flow}`,
  `locale: ${locale}`,
  `at: ${new Date(at).toISOString()}`,
  '',
]

function moveLine(move: Move): string {
  if (move.kind === 'open') return withFacts(`open ${move.step}`, move.facts)
  if (move.kind === 'pick') return `pick ${move.payload}${move.consent ? TICKED : ''}`
  if (move.kind === 'settle') return withFacts(`${move.effect} ${move.outcome}`, move.gives)
  if (move.kind === 'return') return withFacts(`${move.provider} ${move.outcome}`, move.gives)
  if (move.kind === 'wait') return `wait ${waitOf(move.ms)}`
  if (move.kind === 'change') return `change ${move.answer}`
  const typed = move.text.replace(/\s+/g, ' ').trim()
  if (move.acts) return heardLine(typed, move)
  if (move.found) return `ask ${typed} ${JSON.stringify(move.found)}`
  return move.unsure ? `unsure ${typed} [${move.unsure.join(' | ')}]` : `type ${typed}`
}

function isSecret({ move }: Frame, before: Frame | undefined): boolean {
  const rule = before?.asked?.input?.rule
  if (move.kind !== 'type' || rule === undefined || inputRule(rule).secret !== true) return false
  return (!move.found && !move.unsure) || move.acts?.some(({ kind }) => kind === 'answer') === true
}

const masked = ({ microsteps }: Frame): string =>
  microsteps.some(({ way }) => way === REJECTED) ? `type ${NO_ANSWER}` : `type ${MASK}`

const heardLine = (typed: string, { acts, payload, found, unsure }: Move & { kind: 'type' }) =>
  `hear ${typed} ${JSON.stringify({ acts, payload, found, unsure })}`

const withFacts = (line: string, facts: Facts) =>
  Object.keys(facts).length > 0 ? `${line} ${JSON.stringify(facts)}` : line

function waitOf(ms: number): string {
  const units: Unit[] = ['day', 'hour', 'minute', 'second']
  const unit = units.find((name) => ms % UNITS[name] === 0) ?? 'second'
  const count = Math.round(ms / UNITS[unit])
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Throws `ReplayError` with the line that cannot be read. */
export function parseReplay(text: string): Replay {
  const lines = text.split(/\r?\n/)
  const bodyAt = lines.findIndex((line) => line.startsWith('>'))
  const head = new Map(lines.slice(0, bodyAt < 0 ? lines.length : bodyAt).flatMap((line) => headOf(line)))
  const expected: ExpectedMove[] = []
  for (const [index, line] of lines.entries()) {
    if (index < bodyAt || bodyAt < 0 || line.trim() === '' || line.startsWith('#')) continue
    if (line.startsWith('>'))
      expected.push({ move: readMove(line.slice(1).trim(), index + 1), line: index + 1, lines: [] })
    else expected.at(-1)?.lines.push(line.trimEnd())
  }
  const [flow, locale, at] = [head.get('flow'), readLocale(head.get('locale')), Date.parse(head.get('at') ?? '')]
  if (!isFlowName(flow))
    throw new ReplayError(`The head needs "flow:" with the name of a flow, not ${JSON.stringify(flow ?? '')}.`)
  if (!locale) throw new ReplayError('The head needs "locale:", one of nb_NO, sv_SE, da_DK, en_US.')
  if (Number.isNaN(at)) throw new ReplayError('The head needs "at:" with a time such as 2026-11-21T10:00:00Z.')
  if (expected[0]?.move.kind !== 'open') throw new ReplayError('The first move must be "> open <step>".')
  return {
    title: head.get('title') ?? '',
    run: { flow, locale, at, moves: expected.map(({ move }) => move) },
    expected,
  }
}

function headOf(line: string): [string, string][] {
  const [, name, value] = /^(\w+):\s*(.*)$/.exec(line) ?? []
  return name !== undefined && value !== undefined ? [[name, value.trim()]] : []
}

function readMove(written: string, line: number): Move {
  const [, verb = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(written) ?? []
  if (verb === 'pick')
    return rest.endsWith(TICKED)
      ? { kind: 'pick', payload: rest.slice(0, -TICKED.length), consent: true }
      : { kind: 'pick', payload: rest }
  if (verb === 'type') return { kind: 'type', text: rest }
  if (verb === 'ask') return readQuestion(rest, line)
  if (verb === 'hear') return readHeard(rest, line)
  if (verb === 'unsure') return readUnsure(rest, line)
  if (verb === 'wait') return { kind: 'wait', ms: readWait(rest, line) }
  if (verb === 'change') return { kind: 'change', answer: readNumber(rest, line) }
  const [, name = '', json] = /^(\S+)\s*(\{.*\})?$/.exec(rest) ?? []
  const facts = factsOf(json, line)
  if (verb === 'open') return { kind: 'open', step: name, facts }
  const isLeg = isProviderName(verb)
  if (!isLeg && !isEffectName(verb))
    throw new ReplayError(
      `Line ${line}: "${verb}" is no move; use open, pick, type, ask, hear, unsure, change, wait or the name of an effect.`,
    )
  const outcomes: readonly string[] = isLeg ? returnsOf(verb) : outcomesOf(verb)
  if (!outcomes.includes(name))
    throw new ReplayError(`Line ${line}: ${verb} ends as ${outcomes.join(', ')}, not "${name}".`)
  return isLeg
    ? { kind: 'return', provider: verb, outcome: name, gives: facts }
    : { kind: 'settle', effect: verb, outcome: name, gives: facts }
}

function readQuestion(written: string, line: number): Move {
  const [, text = '', json = ''] = /^(.*?) (\{.*\})$/.exec(written) ?? []
  try {
    return { kind: 'type', text, found: v.parse(Found, JSON.parse(json)) }
  } catch {
    throw new ReplayError(
      `Line ${line}: write a question with what was found, such as: ask hva koster det {"topic":"plans","text":"…"}.`,
    )
  }
}

const HeardAs = v.object({
  acts: v.array(Act),
  payload: v.exactOptional(v.string()),
  found: v.exactOptional(Found),
  unsure: v.exactOptional(v.array(v.string())),
})

function readHeard(written: string, line: number): Move {
  const [, text = '', json = ''] = /^(.*?) (\{.*\})$/.exec(written) ?? []
  try {
    return { kind: 'type', text, ...v.parse(HeardAs, JSON.parse(json)) }
  } catch {
    throw new ReplayError(
      `Line ${line}: write the words and the acts they were heard as, such as: hear hei {"acts":[…]}.`,
    )
  }
}

function readUnsure(written: string, line: number): Move {
  const [, text, payloads] = /^(.*?) \[(.+)\]$/.exec(written) ?? []
  if (text === undefined || payloads === undefined)
    throw new ReplayError(`Line ${line}: write the words and what they may mean, such as: unsure nummer [keep | new].`)
  return { kind: 'type', text, unsure: payloads.split(' | ') }
}

function readNumber(written: string, line: number): number {
  if (!/^[1-9]\d{0,3}$/.test(written))
    throw new ReplayError(`Line ${line}: write the number of an answer such as "change 1".`)
  return Number(written)
}

function readWait(written: string, line: number): number {
  const [, count, unit] = /^(\d+) (second|minute|hour|day)s?$/.exec(written) ?? []
  if (!count || !isUnit(unit)) throw new ReplayError(`Line ${line}: write a time such as "wait 11 minutes".`)
  return Number(count) * UNITS[unit]
}

function factsOf(json: string | undefined, line: number): Facts {
  const read = readFacts(json ?? '')
  if ('problem' in read)
    throw new ReplayError(`Line ${line}: what stands in braces is no JSON of known facts: ${read.problem}.`)
  return read.facts
}

const isUnit = (written: string | undefined): written is Unit => written !== undefined && Object.hasOwn(UNITS, written)
