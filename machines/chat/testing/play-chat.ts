import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Result } from '#contracts/kernel/result.ts'
import type {
  AnswerRequest,
  BeginRequest,
  Begun,
  ChatEvent,
  ChatInput,
  MissedRequest,
  TurnResult,
} from '../chat-context.ts'
import { chatMachine } from '../chat-machine.ts'
import { visibleElements } from '../selectors.ts'

type Call =
  | ['begin', BeginRequest]
  | ['answer', AnswerRequest]
  | ['missed', MissedRequest]
  | ['link opened' | 'link closed', string]

export type FakeServer = { begin?: Begun[]; answer?: Result<TurnResult>[]; missed?: Result<TurnResult>[] }

export function playChat(conversation: Partial<ChatInput>, server: FakeServer = {}) {
  const calls: Call[] = []
  const told: number[] = []
  const next = <T>(answers: T[] | undefined) => {
    const answer = answers?.shift()
    return answer === undefined ? new Promise<T>(() => {}) : Promise.resolve(answer)
  }
  const machine = chatMachine.provide({
    actors: {
      begin: fromPromise<Begun, BeginRequest>(({ input }) => (calls.push(['begin', input]), next(server.begin))),
      answer: fromPromise<Result<TurnResult>, AnswerRequest>(
        ({ input }) => (calls.push(['answer', input]), next(server.answer)),
      ),
      missed: fromPromise<Result<TurnResult>, MissedRequest>(
        ({ input }) => (calls.push(['missed', input]), next(server.missed)),
      ),
      link: fromCallback<ChatEvent, { sessionId: string }>(({ input }) => {
        calls.push(['link opened', input.sessionId])
        return () => calls.push(['link closed', input.sessionId])
      }),
    },
  })
  const input: ChatInput = {
    entry: { flow: 'every_element', step: 'init' },
    elements: [],
    cursor: conversation.elements?.at(-1)?.seq ?? 0,
    waiting: 'answer',
    turnId: 't',
    ...conversation,
  }
  const actor = createActor(machine, { input })
  actor.on('transcript.grew', ({ seq }) => told.push(seq))
  actor.start()
  return {
    actor,
    calls,
    told,
    send: actor.send,
    state: () => actor.getSnapshot(),
    seqs: () => visibleElements(actor.getSnapshot()).map(({ seq }) => seq),
  }
}
