import type { Facts } from '#contracts/chat/facts.ts'
import type { Found } from '#contracts/chat/found.ts'
import type { TurnOutput } from './turn-output.ts'
import { SOMETHING_ELSE, TALK_TO_US, unsureOf, type MachineContext, type FlowEvent } from './flow-event.ts'
import { setupFlow } from './flow-setup.ts'
import { isTalk } from './human-handover.ts'
import { inputRule } from './input-rules.ts'
import { optionsAt } from './options.ts'
import type { Ask, Flow, Leave, Option, Step } from './flow.ts'

const START = '$start'
const YES_OR_NO = ['yes', 'no'] as const

/**
 * Compiles a flow to an XState machine: a state a step, and one start state that leads to any of them. What is said and
 * what is called are actions of type `draft`, so the pure `transition` returns them as data.
 */
export function compileFlow(flow: Flow) {
  const machine = setupFlow(flow)
  const say = (text: string, tone?: 'help') => ({
    type: 'draft' as const,
    params: ({ context }: { context: MachineContext }): TurnOutput => ({
      kind: 'say',
      text,
      values: flow.values(context),
      ...(tone && { tone }),
    }),
  })
  const draft = (make: (flowContext: MachineContext) => TurnOutput) => ({
    type: 'draft' as const,
    params: ({ context }: { context: MachineContext }) => make(context),
  })

  function ask(name: string, step: Step<string>) {
    if (!('ask' in step)) return []
    const { choices = {}, input, leave, consent, frame } = step.ask
    return [
      draft((flowContext) => ({
        kind: 'ask',
        step: name,
        options: [
          ...optionsAt(flow, name, flowContext),
          ...(flowContext.misses > 1 && !(TALK_TO_US in choices)
            ? [{ payload: TALK_TO_US, title: 'kit.talkToUs' }]
            : []),
        ],
        values: flow.values(flowContext),
        ...(input && { input: { rule: input.rule, label: input.label } }),
        ...(leave && { leave: { to: leave.to, button: leave.button } }),
        ...(consent && { consent }),
        ...(frame && { frame }),
      })),
    ]
  }

  /** The question once more: what was said last at the step, and the answers. */
  const askAgain = (name: string) => [
    ...(stepOf(flow, name).say ?? []).slice(-1).map((text) => say(text)),
    ...ask(name, stepOf(flow, name)),
  ]

  /** A question in between is answered and the visitor's own stands; words that fit two answers are asked about. Neither is a miss. */
  function inBetween(name: string, { input, consent }: Ask<string>) {
    const found = {
      type: 'draft' as const,
      params: ({ event }: { event: FlowEvent }): TurnOutput => ({ kind: 'found', ...foundOf(event) }),
    }
    const unsure = {
      type: 'draft' as const,
      params: ({ context, event }: { context: MachineContext; event: FlowEvent }): TurnOutput => ({
        kind: 'ask',
        step: name,
        options: [
          ...optionsAt(flow, name, context)
            .filter(({ payload }) => unsureOf(event).includes(payload))
            .map(shown),
          { payload: SOMETHING_ELSE, title: 'kit.somethingElse' },
        ],
        values: flow.values(context),
        ...(input && { input: { rule: input.rule, label: input.label } }),
        // The box belongs to the first of the question's choices.
        ...(consent &&
          unsureOf(event).includes(optionsAt(flow, name, context).find(({ hidden }) => !hidden)?.payload ?? '') && {
            consent,
          }),
      }),
    }
    return [
      { guard: 'askedInVain' as const, actions: ['miss' as const, found, ...askAgain(name)] },
      { guard: 'askedInBetween' as const, actions: [found, ...askAgain(name)] },
      { guard: 'mustConfirm' as const, actions: [say('kit.confirmFirst'), unsure] },
      { guard: 'wasUnsure' as const, actions: [say('kit.unsure'), unsure] },
      { guard: { type: 'chose' as const, params: { payload: SOMETHING_ELSE } }, actions: askAgain(name) },
    ]
  }

  function entryOf(name: string, step: Step<string>) {
    const { summary, learn, tells } = step
    return [
      ...(learn ? [{ type: 'learnBy' as const, params: { name: learn } }] : []),
      ...(step.say ?? []).map((text) => say(text)),
      ...(summary
        ? [draft((flowContext) => ({ kind: 'summary', rows: flow.summaries[summary]?.(flowContext) ?? [] }))]
        : []),
      ...ask(name, step),
      ...('call' in step ? [draft(({ facts }) => ({ kind: 'call', effect: step.call.effect, facts }))] : []),
      ...('transferTo' in step ? [draft(() => ({ kind: 'transferTo', to: step.transferTo }))] : []),
      ...('end' in step
        ? [draft(() => ({ kind: 'end', end: step.end, ...(step.redirectTo && { redirectTo: step.redirectTo }) }))]
        : []),
      ...(tells ? [draft(() => ({ kind: 'tell', event: tells }))] : []),
    ]
  }

  function answersTo(name: string, asked: Ask<string>) {
    const { choices = {}, offer, input, consent } = asked
    // A way back to the question itself asks it again.
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
      ...Object.entries(choices).map(([payload, { to, learn }]) => ({
        guard: { type: 'chose' as const, params: { payload } },
        ...onTo(to),
        actions: [
          'settle' as const,
          { type: 'learn' as const, params: { facts: { ...learn, ...(payload === TALK_TO_US && placeOf(name)) } } },
        ],
      })),
      ...Object.entries(choices).flatMap(([payload, { to, reads }]) =>
        reads
          ? [
              {
                guard: { type: 'told' as const, params: { step: name, payload } },
                ...onTo(to),
                actions: ['settle' as const, { type: 'learnTold' as const, params: { step: name } }],
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
              guard: { type: 'wroteWell' as const, params: { rule: input.rule } },
              ...onTo(input.to),
              actions: [
                'settle' as const,
                { type: 'learnWritten' as const, params: { rule: input.rule, fact: input.write } },
              ],
            },
          ]
        : []),
      {
        guard: { type: 'chose' as const, params: { payload: TALK_TO_US } },
        target: flow.humanHandover,
        actions: ['settle' as const, { type: 'learn' as const, params: { facts: placeOf(name) } }],
      },
      ...(input
        ? []
        : YES_OR_NO.map((answer) => ({
            guard: { type: 'saidOnly' as const, params: { answer } },
            actions: ['miss' as const, say(`rule.choice.${answer}`, 'help'), ...ask(name, stepOf(flow, name))],
          }))),
      {
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
      // Cancelled twice is told twice.
      reenter: true,
      actions: ['settle' as const, { type: 'learnBrought' as const, params: { provider } }],
    }))
  }

  // In a file being edited a way may lead to a step that is not written yet (danglingWay): it is not there yet either.
  const isThere = (way: object) => !('target' in way && typeof way.target === 'string') || way.target in flow.steps

  function stateOf(name: string, step: Step<string>) {
    const entry = entryOf(name, step)
    const meta = { step }
    if ('ask' in step) {
      return {
        meta,
        entry,
        on: {
          'visitor.answered': answersTo(name, step.ask).filter(isThere),
          ...(step.ask.leave && { 'visitor.returned': returnsFrom(step.ask.leave).filter(isThere) }),
        },
      }
    }
    if ('next' in step)
      return { meta, entry, always: [...(step.back ? questions : []), { target: step.next }].filter(isThere) }
    if ('branch' in step) {
      return {
        meta,
        entry,
        always: step.branch
          .map(({ if: guard, to }) => ({
            target: to,
            ...(guard && { guard: { type: 'holds' as const, params: { name: guard } } }),
          }))
          .filter(isThere),
      }
    }
    if ('end' in step || 'transferTo' in step) return { meta, entry, type: 'final' as const }
    // Half written: it stands still.
    if (!('call' in step)) return { meta, entry }
    const { effect, outcomes } = step.call
    return {
      meta,
      entry,
      on: {
        'effect.settled': Object.entries(outcomes)
          .map(([outcome, to]) => ({
            guard: { type: 'settledAs' as const, params: { effect, outcome } },
            target: to,
            reenter: to === name,
            actions: [{ type: 'learnGiven' as const, params: { effect } }],
          }))
          .filter(isThere),
      },
    }
  }

  const names = Object.keys(flow.steps)
  const questions = names
    .filter((name) => 'ask' in stepOf(flow, name))
    .map((step) => ({ guard: { type: 'cameFrom' as const, params: { step } }, target: step }))
  return machine.createMachine({
    id: flow.name,
    initial: START,
    context: ({ input }) => ({ ...input, misses: 0 }),
    // No flow passes a step twice without an answer in between (loopWithoutInput); one half written must not hang who plays it.
    options: { maxIterations: names.length + 2 },
    states: {
      [START]: {
        always: names.map((step) => ({ guard: { type: 'startsAt' as const, params: { step } }, target: step })),
      },
      ...Object.fromEntries(names.map((name) => [name, stateOf(name, stepOf(flow, name))])),
    },
  })
}

export type FlowMachine = ReturnType<typeof compileFlow>

const foundOf = (event: FlowEvent): Found =>
  (event.type === 'visitor.answered' && event.found) || { topic: '', text: '' }
const shown = ({ payload, title, values }: Option): Option => ({ payload, title, ...(values && { values }) })

/** The question a person is asked for at, to come back to; none within the hand-over itself. */
const placeOf = (step: string): Facts => (isTalk(step) ? {} : { cameFrom: step })

function stepOf(flow: Flow, name: string): Step<string> {
  const step = flow.steps[name]
  if (!step) throw new Error(`${flow.name} has no step ${name}`)
  return step
}
