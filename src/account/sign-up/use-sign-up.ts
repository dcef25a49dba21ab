import { useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { SIGN_UP_STEPS } from '#contracts/account/sign-up.ts'
import { signupMachine } from '#machines/signup/signup-machine.ts'
import { useLocale } from '#src/i18n/use-text.ts'
import { paths } from '#src/paths.ts'
import type { SignUpPageProps } from './sign-up-page.tsx'

/** The sign-up's machine over the page: its address opens steps, its form sends answers. `form` is the step's form. */
export function useSignUp({ opening, refused }: { opening: SignUpPageProps['opening']; refused: SignUpPageProps['refused'] }, form: RefObject<HTMLFormElement | null>) {
  const { step, status } = opening
  const submit = useSubmit()
  const navigate = useNavigate()
  const locale = useLocale()
  const [machine] = useState(() => {
    const send = (more?: Record<string, string>) => {
      const fields = new FormData(form.current ?? undefined)
      for (const [name, value] of Object.entries(more ?? {})) fields.set(name, value)
      void submit(fields, { method: 'post', preventScrollReset: true })
    }
    return signupMachine.provide({
      actions: {
        keepAnswer: () => send(),
        register: () => send(),
        logIn: () => send(),
        askForCode: () => send({ intent: 'again' }),
        goOn: () => void navigate(paths.signUp(5)),
      },
    })
  })
  const [input] = useState(() => ({ step, status, locale, problem: refused?.problem, calm: typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches }))
  const actor = useActorRef(machine, { input })
  const shown = useRef(opening)

  // Before the new step is painted, so that no answer to it meets a machine that is still at the last one.
  useLayoutEffect(() => {
    const { step: before } = shown.current
    if (shown.current !== opening) actor.send({ type: 'step.opened', step: opening.step, status: opening.status, back: SIGN_UP_STEPS.indexOf(opening.step) < SIGN_UP_STEPS.indexOf(before) })
    shown.current = opening
  }, [actor, opening])
  useLayoutEffect(() => {
    if (refused) actor.send({ type: 'server.refused', problem: refused.problem })
  }, [actor, refused])

  const problem = useSelector(actor, (snapshot) => (snapshot.matches({ validation: 'faulty' }) ? snapshot.context.problem : undefined))
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ submission: 'sending' }))
  const turning = useSelector(actor, (snapshot) => (snapshot.matches({ motion: 'turning' }) ? (snapshot.context.back ? ('turnsBack' as const) : ('turnsForward' as const)) : undefined))
  return { actor, problem, busy, turning }
}
