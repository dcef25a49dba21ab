import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, type SubmitEvent as Submitting } from 'react'
import type { RecoveryView } from '#contracts/account/recovery.ts'
import { recoveryMachine } from '#machines/recovery/recovery-machine.ts'

const SENT = {
  begin: 'visitor.gaveNumbers',
  check: 'visitor.wroteCode',
  ask: 'visitor.askedForCode',
  again: 'visitor.startedOver',
} as const

const isIntent = (written: string | null | undefined): written is keyof typeof SENT =>
  written != null && written in SENT

/** `view` or `refused` is new with each answer of the portal. */
export function useRecovery(view: RecoveryView, refused: object | undefined) {
  const { stage } = view
  const actor = useActorRef(recoveryMachine, { input: { stage } })
  useEffect(() => {
    if (refused ?? view) actor.send({ type: 'server.answered', stage: view.stage })
  }, [actor, view, refused])
  useEffect(() => {
    const restored = () => actor.send({ type: 'page.restored' })
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [actor])
  return {
    busy: useSelector(actor, (snapshot) => !snapshot.matches('open')),
    submitted: ({ nativeEvent }: Submitting<HTMLFormElement>) => {
      const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
      const intent = submitter?.getAttribute('value')
      if (isIntent(intent)) actor.send({ type: SENT[intent] })
    },
    left: () => actor.send({ type: 'visitor.leftForBankId' }),
  }
}
