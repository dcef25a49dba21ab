import type { ChatElement, End, UnnumberedElement, Waiting } from '#contracts/chat/element.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { AnsweredQuestion, GivenAnswer } from '#flows/kit/given-answer.ts'
import { replayAnswers } from '#flows/kit/replay-answers.ts'
import { renderElements, tellBack, type Translate } from '#flows/kit/render-elements.ts'
import { visitorElement, type FlowEvent } from '#flows/kit/flow-event.ts'
import { turn, type EffectCall, type FlowState, type RunnableFlow, type TurnResult } from '#flows/kit/turn.ts'
import type { TransferTo } from '#flows/kit/flow.ts'
import type { Brain } from '#server/brain/brain.ts'
import { flowForRunning, type Shares } from '#server/brain/rollout/choose-version.ts'
import { factsOf, languageOf, localeOf } from '#server/brain/sessions/sessions.ts'
import type { SessionRow } from '#server/brain/tables.ts'
import { languageIn, openWith } from './speak.ts'
import { takes } from './not-taken.ts'
import { describeError } from '#server/log-failure.ts'

export type Parts = Pick<
  Brain,
  'runtime' | 'speak' | 'languageOf' | 'flowOf' | 'lookUp' | 'registers' | 'openingWords'
> & {
  shares?: Shares
}

const NOTHING_RELEASED: Shares = new Map()

export const sharesOf = ({ shares = NOTHING_RELEASED }: Parts): Shares => shares

/** `event` is what is logged: secret answers must already be masked. */
export type Plan = {
  kind: 'turn'
  flow: RunnableFlow | undefined
  state: FlowState | undefined
  event: unknown
  elements: ChatElement[]
  calls: EffectCall[]
  waiting: Waiting
  ended?: End
  answerHistory?: AnsweredQuestion[]
  replayable?: readonly GivenAnswer[]
  transferTo?: TransferTo
}

type Around = {
  first?: UnnumberedElement[]
  answerHistory?: AnsweredQuestion[]
  replayable?: readonly GivenAnswer[]
  opening?: string | undefined
}

/** Answers a question automatically if a kept answer for it exists, shown as the visitor's own bubble. */
export function planned(
  brain: Parts,
  row: SessionRow,
  flow: RunnableFlow,
  from: TurnResult,
  event: unknown,
  around: Around,
): Plan {
  const locale = from.state.facts.language ?? localeOf(row)
  const { first = [], answerHistory = [], replayable: before = row.replayable, opening } = around
  const { result, parts, replayable } = replayAnswers(
    flow,
    from,
    row.flow === flow.flow.name ? before : [],
    now(brain, row),
  )
  const speak: Translate = (id, values) => brain.speak(locale, id, values)
  const lang = languageIn(brain, locale, localeOf(row))
  const elements: ChatElement[] = []
  const number = (said: UnnumberedElement[]) =>
    said.forEach((element) => elements.push({ ...element, seq: row.cursor + elements.length + 1 }))
  const taken: AnsweredQuestion[] = []
  number(first)
  parts.forEach(({ drafts, replayable: answer, told = [] }, at) => {
    number(openWith(renderElements(drafts, speak, locale, lang), at === 0 ? opening : undefined))
    if (!answer) return
    number([{ ...visitorElement(tellBack(told, speak, locale), answer.payload), changeable: true }])
    taken.push({ ...answer, seq: row.cursor + elements.length, flow: flow.flow.name })
  })
  const { state, calls, end, transferTo } = result
  const waiting = transferTo ? 'effect' : result.waiting
  return {
    kind: 'turn',
    flow,
    state,
    event,
    elements,
    calls,
    waiting,
    ...(end && { ended: end }),
    ...(transferTo && { transferTo }),
    answerHistory: [...answerHistory, ...taken],
    replayable,
  }
}

export function unmoved(row: SessionRow, event: unknown): Plan {
  return {
    kind: 'turn',
    flow: undefined,
    state: undefined,
    event,
    elements: [],
    calls: [],
    waiting: row.waiting,
    ...(row.ended && { ended: row.ended }),
  }
}

/** Returns `undefined` if the current flow cannot handle the event or fails on it (BEY-02). */
export function runStep(brain: Parts, row: SessionRow, flow: RunnableFlow, event: FlowEvent): TurnResult | undefined {
  const today = now(brain, row)
  if (!takes(flow, row, event, today)) return undefined
  // A late outcome for a step that no longer exists changes nothing.
  if (!Object.hasOwn(flow.flow.steps, row.step ?? ''))
    return {
      state: { step: row.step ?? '', facts: factsOf(row), failedAttempts: row.failedAttempts },
      drafts: [],
      calls: [],
      waiting: row.waiting,
    }
  try {
    return turn(flow, { step: row.step ?? '', facts: factsOf(row), failedAttempts: row.failedAttempts }, event, today)
  } catch (error) {
    brain.runtime.log.error(
      { flow: flow.flow.name, step: row.step, ...describeError(error) },
      'a turn failed, the conversation goes on from an earlier question',
    )
    return undefined
  }
}

export const now = (brain: Parts, row: SessionRow) => ({
  today: osloDay(brain.runtime.now()),
  locale: languageOf(row),
  instant: brain.runtime.now(),
})

export function flowOfRow(brain: Parts, row: SessionRow): RunnableFlow | undefined {
  return flowForRunning(brain.flowOf, sharesOf(brain), row)
}
