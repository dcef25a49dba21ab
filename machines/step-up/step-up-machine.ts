import { assign, setup } from 'xstate'

/** As the page came from the server: `isAsked`: a code is out; `isProven`: an identity provider has said who they are. */
type StepUpContext = { isAsked: boolean; isProven: boolean; failed: boolean }
type StepUpInput = Pick<StepUpContext, 'isAsked' | 'isProven'>

type StepUpEvent =
  | { type: 'visitor.usedPasskey' }
  | { type: 'passkey.proved' }
  | { type: 'passkey.failed' }
  | { type: 'visitor.leftForProvider' }
  | { type: 'page.restored' }
  | { type: 'visitor.askedForCode' }
  | { type: 'visitor.wroteCode'; code: string }
  | { type: 'server.sentCode' }
  | { type: 'server.refused' }
  | { type: 'server.failed' }

const outside = (name: string) => () => {
  throw new Error(`stepUpMachine: provide the action ${name}`)
}

/**
 * A fresh proof before a sensitive act (TRU-03). Callers must provide `askForCode`, `checkCode` and `goOn`; a right
 * code leaves the page by the server's answer, a passkey and an identity provider by `goOn`.
 */
export const stepUpMachine = setup({
  types: { context: {} as StepUpContext, events: {} as StepUpEvent, input: {} as StepUpInput },
  guards: {
    isCodeOut: ({ context: { isAsked } }) => isAsked,
    isProven: ({ context: { isProven } }) => isProven,
  },
  actions: {
    keepAsked: assign({ isAsked: true, failed: false }),
    fail: assign({ failed: true }),
    askForCode: outside('askForCode'),
    checkCode: (_given, _params: { code: string }) => outside('checkCode')(),
    goOn: outside('goOn'),
  },
}).createMachine({
  id: 'step-up',
  context: ({ input: { isAsked, isProven } }) => ({ isAsked, isProven, failed: false }),
  initial: 'open',
  states: {
    open: {
      initial: 'choosing',
      on: {
        'visitor.usedPasskey': 'passkey',
        'visitor.leftForProvider': 'away',
        'visitor.askedForCode': 'sending',
      },
      states: {
        choosing: {
          always: [
            { guard: 'isProven', target: '#step-up.proven' },
            { guard: 'isCodeOut', target: 'entering' },
          ],
        },
        entering: {
          on: {
            'visitor.wroteCode': {
              target: '#step-up.checking',
              actions: { type: 'checkCode', params: ({ event }) => ({ code: event.code }) },
            },
          },
        },
      },
    },
    sending: {
      entry: 'askForCode',
      on: {
        'server.sentCode': { target: 'open', actions: 'keepAsked' },
        'server.failed': { target: 'open', actions: 'fail' },
      },
    },
    checking: {
      on: { 'server.refused': 'open', 'server.failed': { target: 'open', actions: 'fail' } },
    },
    passkey: {
      on: { 'passkey.proved': 'proven', 'passkey.failed': 'open' },
    },
    away: {
      on: { 'page.restored': 'open' },
    },
    proven: { entry: 'goOn', type: 'final' },
  },
})
