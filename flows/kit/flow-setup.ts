import * as v from 'valibot'
import { assign, setup } from 'xstate'
import { EFFECTS, type EffectName } from '#contracts/effects/effects.ts'
import { Facts, type FactName } from '#contracts/chat/facts.ts'
import { PROVIDERS, type ProviderName } from '#contracts/chat/providers.ts'
import type { TurnOutput } from './turn-output.ts'
import { UNKNOWN, unsureOf, type MachineContext, type FlowEvent } from './flow-event.ts'
import { inputRule, type InputRuleName } from './input-rules.ts'
import { lacksConsent, offeredBy, toldChoice, type Offer } from './options.ts'
import { yesOrNo } from './words/everyday.ts'
import { tokensOf } from './words/tokens.ts'
import type { Flow, Option, FlowContext, Step } from './flow.ts'

/** What every conversation's machine is made of: how an answer, an effect or a return is judged, and what is learned from it. */
export function setupFlow(flow: Flow) {
  return setup({
    types: {
      context: {} as MachineContext,
      events: {} as FlowEvent,
      input: {} as Omit<MachineContext, 'misses'>,
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
            ? { ...context.facts, [fact]: inputRule(rule).read(event.utterance, context) }
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
      miss: assign({ misses: ({ context }) => context.misses + 1 }),
      settle: assign({ misses: 0 }),
    },
    guards: {
      askedInBetween: ({ event }) => event.type === 'visitor.answered' && event.found !== undefined,
      cameFrom: ({ context }, { step }: { step: string }) => context.facts.cameFrom === step,
      askedInVain: ({ event }) => event.type === 'visitor.answered' && event.found?.topic === UNKNOWN,
      mustConfirm: ({ event }) => unsureOf(event).length === 1,
      wasUnsure: ({ event }) => unsureOf(event).length > 1,
      startsAt: ({ context }, { step }: { step: string }) => context.startsAt === step,
      chose: ({ event }, { payload }: { payload: string }) =>
        event.type === 'visitor.answered' && event.payload === payload,
      lacksConsent: ({ context, event }, { step }: { step: string }) => lacksConsent(flow, step, context, event),
      choseOffered: ({ context, event }, { offer }: { offer: Offer }) =>
        chosenOf(flow, context, event, offer) !== undefined,
      wroteWell: ({ context, event }, { rule }: { rule: InputRuleName }) =>
        event.type === 'visitor.answered' &&
        event.payload === undefined &&
        inputRule(rule).read(event.utterance, context) !== undefined,
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

function chosenOf(flow: Flow, flowContext: FlowContext, event: FlowEvent, offer: Offer): Option | undefined {
  if (event.type !== 'visitor.answered' || event.payload === undefined) return undefined
  return offeredBy(flow, offer, flowContext, event.payload)
}

function toldOf(flow: Flow, name: string, flowContext: FlowContext, event: FlowEvent) {
  const step = flow.steps[name]
  return step && 'ask' in step && event.type === 'visitor.answered' && event.payload === undefined
    ? toldChoice(step.ask, event.utterance, flowContext)
    : undefined
}

function given(schema: v.GenericSchema, gives: unknown): Facts {
  const parsed = v.safeParse(schema, gives)
  return parsed.success ? v.parse(Facts, parsed.output) : {}
}
