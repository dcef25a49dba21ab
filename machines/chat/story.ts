import type { ChatElement } from '#contracts/chat/element.ts'
import { fault, ok } from '#contracts/kernel/result.ts'
import type { ActorResult, MachineStory } from '#machines/kit/story.ts'
import { askedElement, inputKind } from './asked.ts'
import type { ChatContext, ChatEvent, ChatInput, TurnResult } from './chat-context.ts'
import { chatMachine } from './chat-machine.ts'
import { offers, says, visitor, wonders } from './testing/elements.ts'

const opened = (elements: readonly ChatElement[], more: Partial<ChatInput> = {}): ChatInput => ({
  entry: { flow: 'every_element', step: 'init' },
  elements,
  cursor: elements.at(-1)?.seq ?? 0,
  waiting: 'answer',
  turnId: 't',
  ...more,
})

const next = ({ transcript }: ChatContext) => transcript.complete + 1

function brings(
  context: ChatContext,
  elements: (seq: number) => ChatElement[],
  more: Partial<TurnResult> = {},
): ActorResult {
  const brought = elements(next(context))
  return {
    output: ok<TurnResult>({
      elements: brought,
      cursor: brought.at(-1)?.seq ?? context.transcript.complete,
      waiting: 'answer',
      ...more,
    }),
  }
}

function answered(context: ChatContext, answer: { utterance: string; payload?: string; title: string }): ChatEvent {
  return {
    type: 'visitor.answered',
    answers: askedElement(context)?.seq ?? context.transcript.shown.at(-1)?.seq ?? 0,
    ...answer,
  }
}

function chosen(context: ChatContext): ChatEvent {
  const [first = { title: 'A', payload: 'a' }] = askedElement(context)?.suggested_responses ?? []
  return answered(context, { utterance: '', payload: first.payload, title: first.title })
}

const withConsent = (element: ChatElement): ChatElement => ({ ...element, parameters: { consent_label: 'I agree' } })

export const chatStory: MachineStory<ChatContext> = {
  machine: chatMachine,
  inputs: {
    'nothing stored': () => opened([offers(1, 'new', 'keep')]),
    'under way': () => opened([offers(1, 'new', 'keep')], { sessionId: 's1' }),
    'an answer given': () =>
      opened([offers(1, 'new', 'keep'), { ...visitor(2, 'NEW'), changeable: true }, offers(3, 'a')], {
        sessionId: 's1',
      }),
    'a typed question': () => opened([wonders(1)], { sessionId: 's1' }),
    'a question with consent': () => opened([withConsent(offers(1, 'agree', 'leave'))], { sessionId: 's1' }),
    'an effect under way': () => opened([says(1)], { sessionId: 's1', waiting: 'effect' }),
  },
  events: {
    'visitor.intended': () => ({ type: 'visitor.intended' }),
    'visitor.answered': ({ context }) => chosen(context),
    'visitor.answered typed': ({ context }) => answered(context, { utterance: 'Kari', title: 'Kari' }),
    'visitor.changed': ({ context }) => ({
      type: 'visitor.changed',
      change: 2,
      answers: askedElement(context)?.seq ?? 0,
      title: 'Change: NEW',
    }),
    'visitor.typed': () => ({ type: 'visitor.typed', text: 'Ka' }),
    'visitor.consented': ({ context }) => ({
      type: 'visitor.consented',
      element: context.transcript.shown.at(-1)?.seq ?? 0,
      ticked: true,
    }),
    'visitor.consented no more': ({ context }) => ({
      type: 'visitor.consented',
      element: context.transcript.shown.at(-1)?.seq ?? 0,
      ticked: false,
    }),
    'visitor.flushed': () => ({ type: 'visitor.flushed' }),
    'visitor.viewed': () => ({ type: 'visitor.viewed' }),
    'visitor.triedAgain': () => ({ type: 'visitor.triedAgain' }),
    'visitor.beganAnew': () => ({ type: 'visitor.beganAnew', turnId: 'anew' }),
    'network.lost': () => ({ type: 'network.lost' }),
    'network.returned': () => ({ type: 'network.returned' }),
    'page.returned': () => ({ type: 'page.returned' }),
    'page.restored': () => ({ type: 'page.restored', turnId: 'restored' }),
    'motion.changed': () => ({ type: 'motion.changed', still: true }),
    'conversation.loaded': ({ context }) => ({ type: 'conversation.loaded', conversation: loaded(context) }),
    'link.notified': ({ context }) => ({
      type: 'link.notified',
      session: context.sessionId ?? 's1',
      seq: next(context),
    }),
    'link.notified of another': ({ context }) => ({ type: 'link.notified', session: 's2', seq: next(context) }),
    'tab.began': ({ context }) => ({ type: 'tab.began', session: 's1', seq: next(context) }),
    'overlay.closed': () => ({ type: 'overlay.closed' }),
  },
  actors: {
    begin: {
      arrived: () => ({
        output: ok({ sessionId: 's1', elements: [offers(1, 'new', 'keep')], cursor: 1, waiting: 'answer' }),
      }),
      refused: () => ({ output: fault('refused') }),
      unreachable: () => ({ output: fault('unreachable') }),
      broke: () => ({ error: new Error('the page could not make the call') }),
    },
    answer: {
      arrived: ({ context }) =>
        brings(context, (seq) => [visitor(seq, 'NEW'), says(seq + 1), says(seq + 2), offers(seq + 3, 'a', 'b')]),
      'asks to type': ({ context }) => brings(context, (seq) => [visitor(seq, 'NEW'), wonders(seq + 1)]),
      'asks for consent': ({ context }) =>
        brings(context, (seq) => [visitor(seq, 'NEW'), withConsent(offers(seq + 1, 'agree', 'leave'))]),
      'sends a forced payload': ({ context }) =>
        brings(context, (seq) => [
          visitor(seq, 'NEW'),
          says(seq + 1, { payload: 'go_on', resulting_state: 'AWAIT_CHOICE' }),
        ]),
      'opens a frame': ({ context }) =>
        brings(context, (seq) => [visitor(seq, 'NEW'), says(seq + 1, { input_type: 'iframe' })]),
      'awaits an effect': ({ context }) =>
        brings(context, (seq) => [visitor(seq, 'NEW'), says(seq + 1)], { waiting: 'effect' }),
      'ends it': ({ context }) => brings(context, (seq) => [visitor(seq, 'NEW'), says(seq + 1)], { waiting: 'end' }),
      'was stale': ({ context }) =>
        brings(context, (seq) => [visitor(seq, 'KEEP'), offers(seq + 1, 'a')], { stale: true }),
      gone: () => ({ output: fault('notFound') }),
      refused: () => ({ output: fault('refused') }),
      unreachable: () => ({ output: fault('unreachable') }),
      broke: () => ({ error: new Error('the page could not make the call') }),
    },
    missed: {
      arrived: ({ context }) =>
        brings(context, (seq) => [says(seq), offers(seq + 1, 'a', 'b')], { after: context.transcript.complete }),
      nothing: ({ context }) =>
        brings(context, () => [], { after: context.transcript.complete, waiting: context.waiting }),
      'found by its entry': ({ context }) => ({
        output: ok({
          sessionId: 's1',
          elements: [...context.transcript.shown, visitor(next(context), 'NEW'), offers(next(context) + 1, 'a')],
          cursor: next(context) + 1,
          waiting: 'answer',
          after: 0,
        }),
      }),
      gone: () => ({ output: fault('notFound') }),
      unreachable: () => ({ output: fault('unreachable') }),
      broke: () => ({ error: new Error('the page could not make the call') }),
    },
    link: {
      opened: () => ({ event: { type: 'link.opened' } }),
      notified: ({ context }) => ({ event: { type: 'link.notified', session: context.sessionId, seq: next(context) } }),
    },
  },
  outside: [],
  digest: (context, states) => {
    const { sessionId, waiting, attempts, transcript } = context
    const { shown, queue } = transcript
    const { resulting_state, input_type, payload, parameters } = queue.at(-1) ?? shown.at(-1) ?? says(0)
    const counted =
      states.includes('connection.online.quiet') && inputKind(context) === 'none' && states.includes('queue.resting')
    return [sessionId !== undefined, waiting, counted && attempts, resulting_state, input_type, payload, parameters]
  },
  unwalked: {},
}

function loaded(context: ChatContext): ChatInput {
  const seq = next(context)
  return opened([...context.transcript.shown, says(seq), offers(seq + 1, 'a', 'b')], {
    sessionId: context.sessionId ?? 's1',
  })
}
