import type { Found } from '#contracts/chat/found.ts'
import { draftsOf, stepOf } from './drafts.ts'
import type { TurnOutput } from './turn-output.ts'
import { SOMETHING_ELSE, START_OVER, TALK_TO_US, unsureOf, type MachineContext, type FlowEvent } from './flow-event.ts'
import { confirming, SURE, weakWordsFor } from './heard-answer.ts'
import { valueRead } from './hear/understood-as.ts'
import { inputRule } from './input-rules.ts'
import { kitOption, sayKit, type PlainKitText } from './kit-texts.ts'
import { optionsAt } from './options.ts'
import type { Ask, Flow, Leave, Option } from './flow.ts'

const YES_OR_NO = ['yes', 'no'] as const

/** The answer to what was asked, alone or found an answer; without one it says nothing. */
const found = {
  type: 'draft' as const,
  params: ({ event }: { event: FlowEvent }): TurnOutput => ({ kind: 'found', ...foundOf(event) }),
}

const say = (text: PlainKitText, tone?: 'help') => ({
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

/** The ways out of a question, in the order in which they are tried. */
export function answersOf(flow: Flow) {
  const { ask, askAgain } = draftsOf(flow)

  function inBetween(name: string, { input, consent }: Ask<string>) {
    /** Asks again with some of the options only. */
    const askWhich = (
      isMeant: (payload: string, event: FlowEvent) => boolean,
      more: (context: MachineContext, event: FlowEvent) => Partial<Extract<TurnOutput, { kind: 'ask' }>> = () => ({}),
    ) => ({
      type: 'draft' as const,
      params: ({ context, event }: { context: MachineContext; event: FlowEvent }): TurnOutput => ({
        kind: 'ask',
        step: name,
        options: [
          ...optionsAt(flow, name, context)
            .filter(({ payload }) => isMeant(payload, event))
            .map(shown),
          ...(isMeant(START_OVER, event) ? [kitOption(START_OVER, 'kit.startOver')] : []),
          kitOption(SOMETHING_ELSE, 'kit.somethingElse'),
        ],
        values: flow.values(context),
        ...more(context, event),
      }),
    })
    const unsure = askWhich(
      (payload, event) => unsureOf(event).includes(payload),
      (context, event) => ({
        ...(input && { input: { rule: input.rule, label: input.label } }),
        // The consent box applies only to the first choice of the question.
        ...(consent &&
          unsureOf(event).includes(optionsAt(flow, name, context).find(({ hidden }) => !hidden)?.payload ?? '') && {
            consent,
          }),
      }),
    )
    const price = askWhich((payload, event) => event.type === 'visitor.answered' && payload === event.payload)
    const language = flow.locales.includes('en_US')
      ? [{ type: 'learn' as const, params: { facts: { language: 'en_US' as const } } }, say('kit.english')]
      : [say('kit.noEnglish')]
    return [
      { guard: 'wantsEnglish' as const, actions: [...language, ...askAgain(name)] },
      {
        guard: { type: 'mustSayPrice' as const, params: { step: name } },
        actions: [found, say('kit.confirmOption'), price],
      },
      ...(input ? [unclear(name, input)] : []),
      {
        guard: { type: 'mustConfirm' as const, params: { step: name } },
        actions: ['missIfNothingIsHeard' as const, found, say('kit.confirmFirst'), unsure],
      },
      { guard: 'mayMean' as const, actions: ['missIfNothingIsHeard' as const, found, isThisMeant, unsure] },
      { guard: 'wasUnsure' as const, actions: ['missIfNothingIsHeard' as const, found, say('kit.unsure'), unsure] },
      { guard: 'askedInVain' as const, actions: ['miss' as const, found, ...askAgain(name)] },
      { guard: 'answeredAlone' as const, actions: [found, ...ask(name, stepOf(flow, name))] },
      { guard: 'askedInBetween' as const, actions: [found, ...askAgain(name)] },
      { guard: { type: 'chose' as const, params: { payload: SOMETHING_ELSE } }, actions: askAgain(name) },
    ]
  }

  function unclear(name: string, { rule, write, label }: NonNullable<Ask<string>['input']>) {
    const words = (event: FlowEvent) => (event.type === 'visitor.answered' && weakWordsFor(event, write)) || ''
    type Now = { context: MachineContext; event: FlowEvent }
    const heard = ({ context, event }: Now) => valueRead(rule, words(event), context) ?? words(event)
    return {
      guard: { type: 'wroteUnclearly' as const, params: { rule, fact: write } },
      actions: [
        found,
        {
          type: 'draft' as const,
          params: (now: Now): TurnOutput => sayKit('kit.didYouMean', { heard: heard(now) }),
        },
        {
          type: 'draft' as const,
          params: (now: Now): TurnOutput => ({
            kind: 'ask',
            step: name,
            options: [
              kitOption(confirming(words(now.event)), 'kit.yesThat', { heard: heard(now) }),
              kitOption(SOMETHING_ELSE, 'kit.somethingElse'),
            ],
            values: flow.values(now.context),
            input: { rule, label },
          }),
        },
      ],
    }
  }

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

const foundOf = (event: FlowEvent): Found =>
  (event.type === 'visitor.answered' && event.found) || { topic: '', text: '' }
const shown = ({ payload, title, values }: Option): Option => ({ payload, title, ...(values && { values }) })
