import { assign, setup } from 'xstate'
import { fitsStep, type SignUpProblem, type SignUpStatus, type SignUpStep } from '#contracts/account/sign-up.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** How long a step takes to come in, in milliseconds (SIGN-05). */
export const STEP_TURNS = 550

/** `calm`: the visitor wants no motion. `back`: the step just opened lies before the last one. */
type SignUpContext = {
  step: SignUpStep
  status: SignUpStatus
  problem: SignUpProblem | undefined
  locale: Locale
  calm: boolean
  back: boolean
}

type Opened = { step: SignUpStep; status: SignUpStatus; back: boolean }

type SignUpEvent =
  | { type: 'visitor.edited' }
  | { type: 'visitor.submitted'; written: string }
  | { type: 'visitor.askedForCode' }
  | { type: 'server.refused'; problem: SignUpProblem }
  | ({ type: 'step.opened' } & Opened)

const outside = (name: string) => () => {
  throw new Error(`signupMachine: provide the action ${name}`)
}

/**
 * The sign-up in the browser (SIGN-01 to 05): which step stands open, whether the account is made, what is wrong with the
 * answer, what is under way, and the step coming in. Its address leads: a step is open when its page is. The actions
 * `keepAnswer`, `register`, `goOn`, `logIn` and `askForCode` are provided.
 */
export const signupMachine = setup({
  types: { context: {} as SignUpContext, events: {} as SignUpEvent, input: {} as Omit<SignUpContext, 'back'> },
  delays: { untilTurned: STEP_TURNS },
  guards: {
    isName: (_, { step }: Pick<Opened, 'step'>) => step === 'name',
    isPhone: (_, { step }: Pick<Opened, 'step'>) => step === 'phone',
    isEmail: (_, { step }: Pick<Opened, 'step'>) => step === 'email',
    isTerms: (_, { step }: Pick<Opened, 'step'>) => step === 'terms',
    isCode: (_, { step }: Pick<Opened, 'step'>) => step === 'code',
    isCreated: (_, { status }: Pick<Opened, 'status'>) => status === 'created',
    fitsDetails: ({ context: { step, locale } }, { written }: { written: string }) =>
      step !== 'terms' && step !== 'code' && fitsStep(step, written, locale),
    registers: ({ context: { step, status, locale } }, { written }: { written: string }) =>
      step === 'terms' && status === 'notCreated' && fitsStep(step, written, locale),
    isRegistered: ({ context: { step, status, locale } }, { written }: { written: string }) =>
      step === 'terms' && status === 'created' && fitsStep(step, written, locale),
    fitsCode: ({ context: { step, locale } }, { written }: { written: string }) =>
      step === 'code' && fitsStep(step, written, locale),
    fits: ({ context: { step, locale } }, { written }: { written: string }) => fitsStep(step, written, locale),
    isAtCode: ({ context: { step } }) => step === 'code',
    hasProblem: ({ context: { problem } }) => problem !== undefined,
    staysStill: ({ context: { calm, step } }, opened: Pick<Opened, 'step'>) => calm || opened.step === step,
  },
  actions: {
    open: assign((_, { step, status, back }: Opened) => ({ step, status, back, problem: undefined })),
    nameProblem: assign({ problem: ({ context: { step } }) => step }),
    keepProblem: assign({ problem: (_, { problem }: { problem: SignUpProblem }) => problem }),
    clearProblem: assign({ problem: undefined }),
    keepAnswer: outside('keepAnswer'),
    register: outside('register'),
    goOn: outside('goOn'),
    logIn: outside('logIn'),
    askForCode: outside('askForCode'),
  },
}).createMachine({
  id: 'signup',
  type: 'parallel',
  context: ({ input }) => ({ ...input, back: false }),
  states: {
    step: {
      initial: 'deciding',
      on: { 'step.opened': { target: '.deciding', actions: { type: 'open', params: ({ event }) => event } } },
      states: {
        deciding: {
          always: [
            { guard: { type: 'isName', params: ({ context }) => context }, target: 'name' },
            { guard: { type: 'isPhone', params: ({ context }) => context }, target: 'phone' },
            { guard: { type: 'isEmail', params: ({ context }) => context }, target: 'email' },
            { guard: { type: 'isTerms', params: ({ context }) => context }, target: 'terms' },
            { guard: { type: 'isCode', params: ({ context }) => context }, target: 'code' },
          ],
        },
        name: {},
        phone: {},
        email: {},
        terms: {},
        code: {},
      },
    },
    account: {
      initial: 'deciding',
      on: { 'step.opened': '.deciding' },
      states: {
        deciding: {
          always: [
            { guard: { type: 'isCreated', params: ({ context }) => context }, target: 'created' },
            { target: 'notCreated' },
          ],
        },
        notCreated: {},
        created: {},
      },
    },
    validation: {
      initial: 'deciding',
      on: {
        'step.opened': '.clean',
        'server.refused': { target: '.faulty', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      states: {
        deciding: { always: [{ guard: 'hasProblem', target: 'faulty' }, { target: 'clean' }] },
        clean: {
          on: {
            'visitor.submitted': [
              { guard: { type: 'fits', params: ({ event }) => event } },
              { target: 'faulty', actions: 'nameProblem' },
            ],
          },
        },
        faulty: { on: { 'visitor.edited': { target: 'clean', actions: 'clearProblem' } } },
      },
    },
    submission: {
      initial: 'idle',
      on: { 'step.opened': '.idle' },
      states: {
        idle: {
          on: {
            'visitor.submitted': [
              {
                guard: { type: 'fitsDetails', params: ({ event }) => event },
                target: 'sending',
                actions: 'keepAnswer',
              },
              { guard: { type: 'registers', params: ({ event }) => event }, target: 'sending', actions: 'register' },
              { guard: { type: 'isRegistered', params: ({ event }) => event }, target: 'sending', actions: 'goOn' },
              { guard: { type: 'fitsCode', params: ({ event }) => event }, target: 'sending', actions: 'logIn' },
            ],
            'visitor.askedForCode': { guard: 'isAtCode', target: 'sending', actions: 'askForCode' },
          },
        },
        sending: { on: { 'server.refused': 'idle' } },
      },
    },
    motion: {
      initial: 'still',
      on: {
        'step.opened': [
          { guard: { type: 'staysStill', params: ({ event }) => event }, target: '.still' },
          { target: '.turning' },
        ],
      },
      states: { still: {}, turning: { after: { untilTurned: 'still' } } },
    },
  },
})
