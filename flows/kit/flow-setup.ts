import * as v from 'valibot'
import { assign, setup } from 'xstate'
import { EFFECTS, type EffectName } from '#contracts/effects/effects.ts'
import { Facts, type FactName } from '#contracts/chat/facts.ts'
import { PROVIDERS, type ProviderName } from '#contracts/chat/providers.ts'
import type { TurnOutput } from './turn-output.ts'
import { TALK_TO_US, UNKNOWN, unsureOf, type Answered, type MachineContext, type FlowEvent } from './flow-event.ts'
import { asksPrice, isBeside, SURE, toldIn, weakWordsFor, wordsFor } from './heard-answer.ts'
import { inputRule, type InputRuleName } from './input-rules.ts'
import { lacksConsent, offeredBy, optionsAt, toldChoice, type Offer } from './options.ts'
import { isInHandover, stepNow } from './part.ts'
import { yesOrNo } from './words/everyday.ts'
import { tokensOf } from './words/tokens.ts'
import type { Ask, Flow, Option, FlowContext, Step } from './flow.ts'

export function setupFlow(flow: Flow) {
  return setup({
    types: {
      context: {} as MachineContext,
      events: {} as FlowEvent,
      input: {} as Omit<MachineContext, 'failedAttempts'>,
      meta: {} as { step: Step<string> },
    },
    actions: {
      draft: (_scene, _draft: TurnOutput) => {},
      learn: assign({ facts: ({ context }, { facts }: { facts: Facts }) => ({ ...context.facts, ...facts }) }),
      learnBy: assign({
        facts: ({ context }, { name }: { name: string }) => ({ ...context.facts, ...flow.learn[name]?.(context) }),
      }),
      learnOffered: assign({
        facts: ({ context, event }, { offer }: { offer: Offer }) => ({
          ...context.facts,
          ...chosenOf(flow, context, event, offer)?.learn,
        }),
      }),
      learnWritten: assign({
        facts: ({ context, event }, { rule, fact }: { rule: InputRuleName; fact: FactName }) =>
          event.type === 'visitor.answered'
            ? { ...context.facts, [fact]: inputRule(rule).read(wordsFor(event, fact) ?? '', context) }
            : context.facts,
      }),
      learnTold: assign({
        facts: ({ context, event }, { step }: { step: string }) => ({
          ...context.facts,
          ...toldOf(flow, step, context, event)?.learn,
        }),
      }),
      learnGiven: assign({
        facts: ({ context, event }, { effect }: { effect: EffectName }) =>
          event.type === 'effect.settled'
            ? { ...context.facts, ...given(EFFECTS[effect].gives, event.gives) }
            : context.facts,
      }),
      learnBrought: assign({
        facts: ({ context, event }, { provider }: { provider: ProviderName }) =>
          event.type === 'visitor.returned'
            ? { ...context.facts, ...given(PROVIDERS[provider].gives, event.gives) }
            : context.facts,
      }),
      rememberQuestion: assign({
        facts: ({ context }) =>
          isInHandover(flow, context.startsAt) ? context.facts : { ...context.facts, cameFrom: context.startsAt },
      }),
      miss: assign({ failedAttempts: ({ context }) => context.failedAttempts + 1 }),
      missIfNothingIsHeard: assign({
        failedAttempts: ({ context, event }) => context.failedAttempts + (hearsNothing(event) ? 1 : 0),
      }),
      settle: assign({ failedAttempts: 0 }),
    },
    guards: {
      answeredAlone: ({ event }) =>
        event.type === 'visitor.answered' && event.found?.endsTurn === true && !isBeside(event),
      askedInBetween: ({ event }) => event.type === 'visitor.answered' && event.found !== undefined && !isBeside(event),
      // A conversation begun at the way back has nothing to go back to.
      cameFromQuestion: ({ context }) =>
        questionBefore(flow, context.facts) !== undefined &&
        isInHandover(flow, context.startsAt) &&
        'ask' in (flow.steps[context.startsAt] ?? {}),
      wantsAPerson: ({ context, event }) => takesFactAPerson(event) && 'ask' in (flow.steps[context.startsAt] ?? {}),
      staysHere: ({ event }) => !takesFactAPerson(event),
      askedInVain: ({ event }) =>
        event.type === 'visitor.answered' && event.found?.topic === UNKNOWN && !isBeside(event),
      offersQuestions: ({ event }) =>
        event.type === 'visitor.answered' && event.found?.likelyQuestions !== undefined && !isBeside(event),
      mustConfirm: ({ context, event }, { step }: { step: string }) =>
        unsureOf(event).length === 1 &&
        !isGivenUp(context, event) &&
        optionsAt(flow, step, context).some(({ payload, exact }) => exact && unsureOf(event).includes(payload)),
      mayMean: ({ context, event }) => unsureOf(event).length === 1 && !isGivenUp(context, event),
      wasUnsure: ({ context, event }) => unsureOf(event).length > 1 && !isGivenUp(context, event),
      startsAt: ({ context }, { step }: { step: string }) => context.startsAt === step,
      chose: ({ event }, { payload }: { payload: string }) =>
        event.type === 'visitor.answered' && event.payload === payload,
      lacksConsent: ({ context, event }, { step }: { step: string }) => lacksConsent(flow, step, context, event),
      choseOffered: ({ context, event }, { offer }: { offer: Offer }) =>
        chosenOf(flow, context, event, offer) !== undefined,
      wroteWell: ({ context, event }, { rule, fact }: { rule: InputRuleName; fact: FactName }) =>
        event.type === 'visitor.answered' &&
        event.payload === undefined &&
        inputRule(rule).read(wordsFor(event, fact) ?? '', context) !== undefined,
      wroteUnclearly: ({ context, event }, { rule, fact }: { rule: InputRuleName; fact: FactName }) =>
        event.type === 'visitor.answered' &&
        event.payload === undefined &&
        inputRule(rule).read(weakWordsFor(event, fact) ?? '', context) !== undefined,
      wantsEnglish: ({ context, event }) =>
        event.type === 'visitor.answered' &&
        context.locale !== 'en_US' &&
        event.acts?.some((act) => act.kind === 'wish' && act.for === 'english') === true,
      // A number told with "ring meg" asks for a person, unless somebody calls anyway.
      toldOthers: ({ event }, { fact }: { fact: FactName | undefined }) =>
        event.type === 'visitor.answered' &&
        (!takesFactAPerson(event) || flow.callWishReply !== undefined) &&
        answersOthers(flow, event, fact),
      failedAgain: ({ context, event }, { times }: { times: number }) =>
        !takesFactAPerson(event) && context.failedAttempts >= times,
      mustSayPrice: ({ context, event }, { step }: { step: string }) =>
        event.type === 'visitor.answered' && asksPrice(flow, step, context, event),
      told: ({ context, event }, { step, payload }: { step: string; payload: string }) =>
        toldOf(flow, step, context, event)?.payload === payload,
      saidOnly: ({ context, event }, { answer }: { answer: 'yes' | 'no' }) =>
        event.type === 'visitor.answered' &&
        event.payload === undefined &&
        yesOrNo(tokensOf(event.utterance), context.locale) === answer,
      settledAs: ({ event }, { effect, outcome }: { effect: string; outcome: string }) =>
        event.type === 'effect.settled' && event.effect === effect && event.outcome === outcome,
      returnedAs: ({ event }, { provider, outcome }: { provider: string; outcome: string }) =>
        event.type === 'visitor.returned' && event.provider === provider && event.outcome === outcome,
      holds: ({ context }, { name }: { name: string }) => flow.guards[name]?.(context) ?? false,
    },
  })
}

/** Answers a question of the flow other than the one that writes `fact` (HEAR-05). */
const answersOthers = ({ steps }: Flow, { acts = [] }: Answered, fact: FactName | undefined): boolean =>
  acts.some(
    (act) =>
      act.kind === 'answer' &&
      act.fact !== undefined &&
      act.fact !== fact &&
      act.sure >= SURE &&
      (act.payload !== undefined ||
        Object.values(steps).some((step) => 'ask' in step && takesFact(step.ask, act.fact))),
  )

const takesFact = ({ input, choices = {} }: Ask<string>, fact: FactName | undefined): boolean =>
  fact !== undefined &&
  (input?.write === fact || Object.values(choices).some(({ learn = {} }) => Object.hasOwn(learn, fact)))

/** No answer, and nothing that the chat answers. */
const hearsNothing = (event: FlowEvent): boolean =>
  event.type === 'visitor.answered' &&
  event.acts !== undefined &&
  event.acts.every(({ kind }) => kind !== 'answer') &&
  (event.found === undefined || event.found.topic === UNKNOWN)

const isGivenUp = ({ failedAttempts }: MachineContext, event: FlowEvent): boolean =>
  failedAttempts >= 2 && hearsNothing(event)

const takesFactAPerson = (event: FlowEvent) => event.type === 'visitor.answered' && event.payload === TALK_TO_US

/** The question of the flow at which customer service was asked for. */
export function questionBefore(flow: Flow, { cameFrom = '' }: Facts): string | undefined {
  const name = stepNow(flow, cameFrom)
  const step = Object.hasOwn(flow.steps, name) && !isInHandover(flow, name) ? flow.steps[name] : undefined
  return step && 'ask' in step ? name : undefined
}

function chosenOf(flow: Flow, flowContext: FlowContext, event: FlowEvent, offer: Offer): Option | undefined {
  if (event.type !== 'visitor.answered' || event.payload === undefined) return undefined
  return offeredBy(flow, offer, flowContext, event.payload)
}

function toldOf(flow: Flow, name: string, flowContext: FlowContext, event: FlowEvent) {
  const step = flow.steps[name]
  return step && 'ask' in step && event.type === 'visitor.answered' && event.payload === undefined
    ? toldChoice(step.ask, toldIn(event), flowContext)
    : undefined
}

function given(schema: v.GenericSchema, gives: unknown): Facts {
  const parsed = v.safeParse(schema, gives)
  return parsed.success ? v.parse(Facts, parsed.output) : {}
}
