import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { consentMachine } from '#machines/consent/consent-machine.ts'

export type NotKept = { failed: true }

export function useAskedConsent(path: string, answer: NotKept | undefined) {
  const submit = useSubmit()
  const { state, formAction, location } = useNavigation()
  const [machine] = useState(() =>
    consentMachine.provide({ actions: { give: () => void submit({}, { method: 'post', action: path }) } }),
  )
  const [input] = useState(() => ({
    standing: 'asked' as const,
    expiresAt: undefined,
    now: 0,
    failed: answer !== undefined,
  }))
  const actor = useActorRef(machine, { input })
  const leadsOn = state === 'loading' && formAction === path && location.pathname !== path

  useEffect(() => {
    if (answer) actor.send({ type: 'server.failed' })
  }, [actor, answer])
  useEffect(() => {
    if (leadsOn) actor.send({ type: 'server.gave' })
  }, [actor, leadsOn])

  const busy = useSelector(actor, (snapshot) => snapshot.matches({ asked: 'giving' }) || snapshot.matches('given'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ asked: 'failed' }))
  return { actor, busy, failed }
}
