import { assign, setup } from 'xstate'
import { fitsStep, type SignUpProblem, type SignUpStatus, type SignUpStep } from '#contracts/account/sign-up.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** Duration of the transition between steps, in milliseconds (SIGN-05). */
export const STEP_TURNS = 550

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
  /** `work`: a puzzle that was solved for it. */
  | { type: 'visitor.askedForCode'; work?: string }
  | { type: 'visitor.wentBack' }
  | { type: 'server.refused'; problem: SignUpProblem }
  | ({ type: 'step.opened' } & Opened)

const outside = (name: string) => () => {
  throw new Error(`signupMachine: provide the action ${name}`)
}

const opening = <const Guard extends string, const Target extends SignUpStep>(guard: Guard, target: Target) =>
  ({
    guard: { type: guard, params: ({ event }: { event: Opened }) => event },
    target,
    actions: { type: 'open', params: ({ event }: { event: Opened }) => event },
  }) as const

/** Only from the step that is on screen, so that two clicks go back one step. */
const goingBack = <const Guard extends string, const Target extends SignUpStep>(guard: Guard, target: Target) =>
  ({
    guard: { type: guard, params: ({ context }: { context: SignUpContext }) => context },
    target,
    actions: { type: 'showStep', params: { step: target } },
  }) as const

/**
 * The sign-up in the browser, step by step, on and back (SIGN-01 to SIGN-05). `showStep` has the address follow; an address
 * that was opened otherwise opens its step. Callers must provide `keepAnswer`, `register`, `logIn`, `askForCode` and
 * `showStep`.
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
    isBehind: ({ context: { step } }) => step !== 'name',
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
    logIn: outside('logIn'),
    askForCode: (_scene, _for: { work?: string | undefined }) => outside('askForCode')(),
    showStep: (_scene, _to: Pick<Opened, 'step'>) => outside('showStep')(),
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
        name: { on: { 'step.opened': opening('isPhone', 'phone') } },
        phone: {
          on: {
            'step.opened': [opening('isEmail', 'email'), opening('isName', 'name')],
            'visitor.wentBack': goingBack('isPhone', 'name'),
          },
        },
        email: {
          on: {
            'step.opened': [opening('isTerms', 'terms'), opening('isPhone', 'phone')],
            'visitor.wentBack': goingBack('isEmail', 'phone'),
          },
        },
        terms: {
          on: {
            'step.opened': [opening('isCode', 'code'), opening('isEmail', 'email')],
            'visitor.wentBack': goingBack('isTerms', 'email'),
          },
        },
        code: {
          on: {
            'step.opened': opening('isTerms', 'terms'),
            'visitor.wentBack': goingBack('isCode', 'terms'),
          },
        },
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
              {
                guard: { type: 'isRegistered', params: ({ event }) => event },
                target: 'sending',
                actions: { type: 'showStep', params: { step: 'code' } },
              },
              { guard: { type: 'fitsCode', params: ({ event }) => event }, target: 'sending', actions: 'logIn' },
            ],
            'visitor.askedForCode': {
              guard: 'isAtCode',
              target: 'sending',
              actions: { type: 'askForCode', params: ({ event: { work } }) => ({ work }) },
            },
            'visitor.wentBack': { guard: 'isBehind', target: 'sending' },
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
