import type { Found } from '#contracts/chat/found.ts'
import { draftsOf, stepOf, wayOut } from './drafts.ts'
import type { TurnOutput } from './turn-output.ts'
import { SOMETHING_ELSE, START_OVER, unsureOf, type MachineContext, type FlowEvent } from './flow-event.ts'
import { confirming, SURE, weakWordsFor } from './heard-answer.ts'
import { valueRead } from './hear/understood-as.ts'
import { kitOption, sayKit, type PlainKitText } from './kit-texts.ts'
import { askingOffered } from './offered-questions.ts'
import { optionsAt } from './options.ts'
import type { Ask, Flow, Option } from './flow.ts'

/** The answer to what was asked, alone or found an answer; without one it says nothing. */
export const found = {
  type: 'draft' as const,
  params: ({ event }: { event: FlowEvent }): TurnOutput => ({ kind: 'found', ...foundOf(event) }),
}

export const say = (text: PlainKitText, tone?: 'help') => ({
  type: 'draft' as const,
  params: (): TurnOutput => ({ ...sayKit(text), ...(tone && { tone }) }),
})

/** Where a question was answered, or another answer taken, the words were understood, and only the option is asked back. */
const isThisMeant = {
  type: 'draft' as const,
  params: ({ event }: { event: FlowEvent }): TurnOutput =>
    sayKit(foundOf(event).text === '' && !tellsAnything(event) ? 'kit.isThisMeant' : 'kit.confirmOption'),
}

const tellsAnything = (event: FlowEvent): boolean =>
  event.type === 'visitor.answered' && (event.acts ?? []).some(({ kind, sure }) => kind === 'answer' && sure >= SURE)

type Now = { context: MachineContext; event: FlowEvent }
type Question = Extract<TurnOutput, { kind: 'ask' }>

/** What is told or asked back between a question and its answer, in the order in which it is tried. */
export function inBetweenOf(flow: Flow) {
  const { ask, askAgain } = draftsOf(flow)

  return function inBetween(name: string, { input, consent, choices = {} }: Ask<string>) {
    const sameInput = input && { input: { rule: input.rule, label: input.label } }
    /** Asks which of some options is meant, or something else. */
    const askWhich = (optionsOf: (now: Now) => Option[], more: (now: Now) => Partial<Question> = () => ({})) => ({
      type: 'draft' as const,
      params: (now: Now): TurnOutput => ({
        kind: 'ask',
        step: name,
        options: [...optionsOf(now), kitOption(SOMETHING_ELSE, 'kit.somethingElse')],
        values: flow.values(now.context),
        ...more(now),
      }),
    })
    const optionsMeant = (isMeant: (payload: string, event: FlowEvent) => boolean) => (now: Now) => [
      ...optionsAt(flow, name, now.context)
        .filter(({ payload }) => isMeant(payload, now.event))
        .map(shown),
      ...(isMeant(START_OVER, now.event) ? [kitOption(START_OVER, 'kit.startOver')] : []),
    ]
    const unsure = askWhich(
      optionsMeant((payload, event) => unsureOf(event).includes(payload)),
      ({ context, event }) => ({
        ...sameInput,
        // The consent box applies only to the first choice of the question.
        ...(consent &&
          unsureOf(event).includes(optionsAt(flow, name, context).find(({ hidden }) => !hidden)?.payload ?? '') && {
            consent,
          }),
      }),
    )
    const price = askWhich(
      optionsMeant((payload, event) => event.type === 'visitor.answered' && payload === event.payload),
    )
    const whichQuestion = askWhich(
      ({ context, event }) => [
        ...(foundOf(event).likelyQuestions ?? []).map((question, place) =>
          kitOption(askingOffered(place), 'kit.offeredQuestion', { question }),
        ),
        ...wayOut(context, choices),
      ],
      () => sameInput ?? {},
    )
    const language = flow.locales.includes('en_US')
      ? [{ type: 'learn' as const, params: { facts: { language: 'en_US' as const } } }, say('kit.english')]
      : [say('kit.noEnglish')]
    return [
      { guard: 'wantsEnglish' as const, actions: [...language, ...askAgain(name)] },
      {
        guard: { type: 'mustSayPrice' as const, params: { step: name } },
        actions: [found, say('kit.confirmOption'), price],
      },
      ...(input ? [unclear(input)] : []),
      {
        guard: { type: 'mustConfirm' as const, params: { step: name } },
        actions: ['missIfNothingIsHeard' as const, found, say('kit.confirmFirst'), unsure],
      },
      { guard: 'mayMean' as const, actions: ['missIfNothingIsHeard' as const, found, isThisMeant, unsure] },
      { guard: 'wasUnsure' as const, actions: ['missIfNothingIsHeard' as const, found, say('kit.unsure'), unsure] },
      { guard: 'offersQuestions' as const, actions: ['miss' as const, found, whichQuestion] },
      { guard: 'askedInVain' as const, actions: ['miss' as const, found, ...askAgain(name)] },
      { guard: 'answeredAlone' as const, actions: [found, ...ask(name, stepOf(flow, name))] },
      { guard: 'askedInBetween' as const, actions: [found, ...askAgain(name)] },
      { guard: { type: 'chose' as const, params: { payload: SOMETHING_ELSE } }, actions: askAgain(name) },
    ]

    function unclear({ rule, write: fact }: NonNullable<Ask<string>['input']>) {
      const words = (event: FlowEvent) => (event.type === 'visitor.answered' && weakWordsFor(event, fact)) || ''
      const heard = ({ context, event }: Now) => valueRead(rule, words(event), context) ?? words(event)
      return {
        guard: { type: 'wroteUnclearly' as const, params: { rule, fact } },
        actions: [
          found,
          {
            type: 'draft' as const,
            params: (now: Now): TurnOutput => sayKit('kit.didYouMean', { heard: heard(now) }),
          },
          askWhich(
            (now) => [kitOption(confirming(words(now.event)), 'kit.yesThat', { heard: heard(now) })],
            () => sameInput ?? {},
          ),
        ],
      }
    }
  }
}

const foundOf = (event: FlowEvent): Found =>
  (event.type === 'visitor.answered' && event.found) || { topic: '', text: '' }
const shown = ({ payload, title, values }: Option): Option => ({ payload, title, ...(values && { values }) })
