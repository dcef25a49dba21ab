import { draftsOf, stepOf } from './drafts.ts'
import { TALK_TO_US } from './flow-event.ts'
import { inputRule } from './input-rules.ts'
import { found, inBetweenOf, say } from './in-between.ts'
import type { Ask, Flow, Leave } from './flow.ts'

const YES_OR_NO = ['yes', 'no'] as const

/** The ways out of a question, in the order in which they are tried. */
export function answersOf(flow: Flow) {
  const { ask, askAgain } = draftsOf(flow)
  const inBetween = inBetweenOf(flow)

  function answersTo(name: string, asked: Ask<string>) {
    const { choices = {}, offer, input, consent } = asked
    // Re-enter when a choice leads back to its own step; XState would otherwise not run the entry actions.
    const onTo = (to: string) => ({ target: to, reenter: to === name })
    return [
      ...inBetween(name, asked),
      ...(consent
        ? [
            {
              guard: { type: 'lacksConsent' as const, params: { step: name } },
              actions: ['miss' as const, say('kit.consentFirst', 'help'), ...ask(name, stepOf(flow, name))],
            },
          ]
        : []),
      ...Object.entries(choices)
        .filter(([payload, { to, learn }]) => payload !== TALK_TO_US || to !== flow.humanHandover || learn)
        .map(([payload, { to, learn = {} }]) => ({
          guard: { type: 'chose' as const, params: { payload } },
          ...onTo(to),
          actions: [
            'settle' as const,
            found,
            { type: 'learn' as const, params: { facts: learn } },
            ...(payload === TALK_TO_US ? ['rememberQuestion' as const] : []),
          ],
        })),
      ...Object.entries(choices).flatMap(([payload, { to, reads }]) =>
        reads
          ? [
              {
                guard: { type: 'told' as const, params: { step: name, payload } },
                ...onTo(to),
                actions: ['settle' as const, found, { type: 'learnTold' as const, params: { step: name } }],
              },
            ]
          : [],
      ),
      ...(offer
        ? [
            {
              guard: {
                type: 'choseOffered' as const,
                params: { offer: { from: offer.from, ...(offer.many && { many: offer.many }) } },
              },
              ...onTo(offer.to),
              actions: [
                'settle' as const,
                found,
                {
                  type: 'learnOffered' as const,
                  params: { offer: { from: offer.from, ...(offer.many && { many: offer.many }) } },
                },
              ],
            },
          ]
        : []),
      ...(input
        ? [
            {
              guard: { type: 'wroteWell' as const, params: { rule: input.rule, fact: input.write } },
              ...onTo(input.to),
              actions: [
                'settle' as const,
                found,
                { type: 'learnWritten' as const, params: { rule: input.rule, fact: input.write } },
              ],
            },
          ]
        : []),
      ...(input
        ? []
        : YES_OR_NO.map((answer) => ({
            guard: { type: 'saidOnly' as const, params: { answer } },
            actions: ['miss' as const, say(`rule.choice.${answer}`, 'help'), ...ask(name, stepOf(flow, name))],
          }))),
      // Whoever answers what will be asked is asked again, and has not failed.
      {
        guard: { type: 'toldOthers' as const, params: { fact: input?.write } },
        actions: [found, ...askAgain(name)],
      },
      {
        guard: { type: 'failedAgain' as const, params: { times: 2 } },
        actions: ['miss' as const, say('kit.repair.person', 'help'), ...ask(name, stepOf(flow, name))],
      },
      {
        guard: 'staysHere' as const,
        actions: [
          'miss' as const,
          say(input ? inputRule(input.rule).help : 'rule.choice', 'help'),
          ...ask(name, stepOf(flow, name)),
        ],
      },
    ]
  }

  function returnsFrom({ to: provider, outcomes }: Leave<string>) {
    return Object.entries(outcomes).map(([outcome, target]) => ({
      guard: { type: 'returnedAs' as const, params: { provider, outcome } },
      target,
      // Re-enter, so that a second cancelled attempt shows its message again.
      reenter: true,
      actions: ['settle' as const, { type: 'learnBrought' as const, params: { provider } }],
    }))
  }

  return { answersTo, returnsFrom }
}
