import { assign, setup } from 'xstate'
import type { RecoveryStage } from '#contracts/account/recovery.ts'

type RecoveryContext = { stage: RecoveryStage }

type RecoveryEvent =
  | { type: 'visitor.gaveNumbers' }
  | { type: 'visitor.wroteCode' }
  | { type: 'visitor.askedForCode' }
  | { type: 'visitor.startedOver' }
  | { type: 'visitor.leftForBankId' }
  | { type: 'page.restored' }
  | { type: 'server.answered'; stage: RecoveryStage }

/**
 * The way back into an account whose number and passkeys are lost (TRU-04): both numbers, a code to the new one, then
 * BankID. The portal's answer says at which stage it stands; BankID leads away from the page.
 */
export const recoveryMachine = setup({
  types: { context: {} as RecoveryContext, events: {} as RecoveryEvent, input: {} as RecoveryContext },
  guards: {
    asksForNumbers: ({ context: { stage } }) => stage === 'numbers',
    asksForCode: ({ context: { stage } }) => stage === 'code',
  },
  actions: { keepStage: assign((_, stage: RecoveryContext) => stage) },
}).createMachine({
  id: 'recovery',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      initial: 'choosing',
      on: {
        'server.answered': {
          target: 'open',
          actions: { type: 'keepStage', params: ({ event: { stage } }) => ({ stage }) },
        },
      },
      states: {
        choosing: {
          always: [
            { guard: 'asksForNumbers', target: 'numbers' },
            { guard: 'asksForCode', target: 'code' },
            { target: 'identity' },
          ],
        },
        numbers: { on: { 'visitor.gaveNumbers': '#recovery.sending' } },
        code: {
          on: {
            'visitor.wroteCode': '#recovery.sending',
            'visitor.askedForCode': '#recovery.sending',
            'visitor.startedOver': '#recovery.sending',
          },
        },
        identity: {
          on: { 'visitor.leftForBankId': '#recovery.away', 'visitor.startedOver': '#recovery.sending' },
        },
      },
    },
    sending: {
      on: {
        'server.answered': {
          target: 'open',
          actions: { type: 'keepStage', params: ({ event: { stage } }) => ({ stage }) },
        },
      },
    },
    away: { on: { 'page.restored': 'open' } },
  },
})
