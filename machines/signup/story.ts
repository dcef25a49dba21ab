import type { ContextFrom } from 'xstate'
import { SIGN_UP_STEPS, type SignUpProblem, type SignUpStatus, type SignUpStep } from '#contracts/account/sign-up.ts'
import type { MachineStory } from '#machines/kit/story.ts'
import { signupMachine } from './signup-machine.ts'

const ANSWERS: Record<SignUpStep, string> = {
  name: 'Kari Nordmann',
  phone: '912 34 567',
  email: 'kari@example.no',
  terms: 'accepted',
  code: '123456',
}
const begun = (step: SignUpStep, status: SignUpStatus, calm = false, problem?: SignUpProblem) => ({
  step,
  status,
  locale: 'nb_NO' as const,
  calm,
  problem,
})
const opened = (step: SignUpStep, status: SignUpStatus, back = false) => ({
  type: 'step.opened' as const,
  step,
  status,
  back,
})
const next = (step: SignUpStep): SignUpStep => SIGN_UP_STEPS[SIGN_UP_STEPS.indexOf(step) + 1] ?? 'code'
const previous = (step: SignUpStep): SignUpStep => SIGN_UP_STEPS[SIGN_UP_STEPS.indexOf(step) - 1] ?? 'name'

export const signupStory: MachineStory<ContextFrom<typeof signupMachine>> = {
  machine: signupMachine,
  inputs: {
    'the first step': () => begun('name', 'notCreated'),
    'the terms': () => begun('terms', 'notCreated'),
    'the code, without motion': () => begun('code', 'created', true),
    'a mail address refused before the scripts came': () => begun('email', 'notCreated', false, 'email'),
  },
  events: {
    'visitor.submitted': ({ context }) => ({ type: 'visitor.submitted', written: ANSWERS[context.step] }),
    'visitor.submitted nonsense': () => ({ type: 'visitor.submitted', written: '?' }),
    'visitor.edited': () => ({ type: 'visitor.edited' }),
    'visitor.askedForCode': () => ({ type: 'visitor.askedForCode' }),
    'visitor.wentBack': () => ({ type: 'visitor.wentBack' }),
    'server.refused': () => ({ type: 'server.refused', problem: 'codeWrong' }),
    'server.refused unreached': () => ({ type: 'server.refused', problem: 'unreached' }),
    'step.opened next': ({ context: { step, status } }) =>
      opened(next(step), next(step) === 'code' ? 'created' : status),
    'step.opened back': ({ context: { step, status } }) => opened(previous(step), status, true),
    'step.opened again': ({ context: { step, status } }) => opened(step, status),
    'step.opened with another name': () => opened('phone', 'notCreated'),
  },
  actors: {},
  outside: ['keepAnswer', 'register', 'logIn', 'askForCode', 'showStep'],
  digest: ({ step, status, problem, calm }) => [step, status, problem !== undefined, calm],
  unwalked: {},
}
