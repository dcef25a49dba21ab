import * as v from 'valibot'
import { EFFECTS, isEffectName } from '#contracts/effects/effects.ts'
import { Facts } from '#contracts/chat/facts.ts'
import { irreversible } from '#flows/kit/change.ts'
import { replayableAnswers } from '#flows/kit/replay-answers.ts'
import { sayKit, type PlainKitText } from '#flows/kit/kit-texts.ts'
import type { TurnOutput } from '#flows/kit/turn-output.ts'
import { MASK } from '#flows/kit/input-rules.ts'
import { begin, type RunnableFlow, type TurnResult } from '#flows/kit/turn.ts'
import { visitorElement } from '#flows/kit/flow-event.ts'
import { entryStep } from '#server/brain/sessions/entry.ts'
import { standing } from './plan-change.ts'
import { flowOfRow, now, planned, type Parts, type Plan } from './plan.ts'
import { factsOf } from '#server/brain/sessions/sessions.ts'
import { stepNow } from '#flows/kit/part.ts'
import type { Incoming } from './turn.ts'
import type { SessionRow, TurnRow } from '#server/brain/tables.ts'
import { describeError } from '#server/log-failure.ts'

const Settled = v.object({ kind: v.literal('settled'), effect: v.string(), outcome: v.string() })
/** Irreversible results that a visitor must never repeat, even if the flow changes. */
const DONE: ReadonlySet<PlainKitText> = new Set(['kit.change.ordered', 'kit.change.sent'])
const CHANGED: TurnOutput = sayKit('kit.flowChanged')

type Event = Exclude<Incoming, { kind: 'change' | 'registration' | 'goal' }>

/** Resumes a changed flow at the nearest question still asked (BEY-02), but never before an order or lead. */
export function planCarriedOver(
  brain: Parts,
  row: SessionRow,
  event: Event,
  log: readonly TurnRow[],
): Plan | { kind: 'stale' } {
  const flow = flowOfRow(brain, row)
  if (!flow) return { kind: 'stale' }
  const facts = event.kind === 'settled' ? { ...factsOf(row), ...given(event) } : factsOf(row)
  const answerHistory = standing(log).map((mark) => ({ ...mark, step: stepNow(flow.flow, mark.step) }))
  const replayable = replayableAnswers(answerHistory, facts)
  const first = event.kind === 'answer' ? ownElement(row, event) : []
  const logged =
    event.kind === 'answer'
      ? {
          kind: 'answer',
          utterance: isSecret(row) ? MASK : event.utterance,
          ...(event.payload !== undefined && { payload: event.payload }),
        }
      : event
  for (const step of waysOn(flow, row, event, log)) {
    const result = begun(brain, flow, row, step, facts)
    if (result)
      return planned(brain, row, flow, { ...result, drafts: [CHANGED, ...result.drafts] }, logged, {
        first,
        replayable: result.end ? [] : replayable,
      })
  }
  return { kind: 'stale' }
}

function waysOn({ flow, ...more }: RunnableFlow, row: SessionRow, event: Event, log: readonly TurnRow[]): string[] {
  const isDone = (turn: unknown) => {
    const settled = v.safeParse(Settled, turn)
    const reason = settled.success && irreversible(settled.output.effect, settled.output.outcome)
    return reason !== false && reason !== undefined && DONE.has(reason)
  }
  const done = isDone(event) ? log.length : log.findLastIndex((turn) => isDone(turn.event)) + 1
  const passed = log
    .slice(done)
    .filter((turn) => turn.flow === flow.name)
    .map(({ step }) => step ?? '')
  const isAsked = (name: string) => {
    const step = Object.hasOwn(flow.steps, name) ? flow.steps[name] : undefined
    return step !== undefined && 'ask' in step
  }
  const here = done === log.length ? [] : [row.step ?? '']
  const earlier = [...here, ...passed.toReversed()].map((name) => stepNow(flow, name)).filter(isAsked)
  const anew = done === 0 ? [entryStep({ flow, ...more }, '')] : []
  return [...new Set([...earlier, ...anew, flow.humanHandover])]
}

function begun(brain: Parts, flow: RunnableFlow, row: SessionRow, step: string, facts: Facts): TurnResult | undefined {
  try {
    return begin(flow, step, facts, now(brain, row))
  } catch (error) {
    brain.runtime.log.warn(
      { flow: flow.flow.name, step, ...describeError(error) },
      'a step of a changed flow could not be begun',
    )
    return undefined
  }
}

function given({ effect, gives }: Event & { kind: 'settled' }): Facts {
  const rule = isEffectName(effect) ? EFFECTS[effect].gives : undefined
  const parsed = rule && v.safeParse(rule, gives)
  return parsed?.success ? v.parse(Facts, parsed.output) : {}
}

function ownElement(row: SessionRow, { utterance, payload }: Event & { kind: 'answer' }) {
  const title =
    payload === undefined
      ? undefined
      : row.awaiting?.suggested_responses.find((suggestion) => suggestion.payload === payload)?.title
  const words = title ?? (isSecret(row) ? MASK : utterance.trim())
  return words ? [visitorElement(words, payload)] : []
}

const isSecret = ({ awaiting }: SessionRow) => awaiting?.parameters.input_type === 'code'
