import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState, type SubmitEvent as Submitting } from 'react'
import { useFetcher } from 'react-router'
import type { StepUpOutcome } from '#contracts/account/step-up.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { stepUpMachine } from '#machines/step-up/step-up-machine.ts'
import { confirmWithPasskey, type PasskeyOutcome } from '#src/customer/passkeys/use-passkey.ts'

/** `unreached`: the portal did not answer. */
export type StepUpAnswer = StepUpOutcome | { kind: 'unreached' }

export function useStepUp(posted: StepUpAnswer | undefined, isProven: boolean) {
  const fetcher = useFetcher<StepUpAnswer>()
  const post = (fields: Record<string, string>) =>
    void fetcher.submit(fields, { method: 'post', action: pathTo('confirm') })
  const [machine] = useState(() =>
    stepUpMachine.provide({
      actions: {
        askForCode: () => post({ intent: 'ask' }),
        checkCode: (_, { code }) => post({ intent: 'check', code }),
        goOn: () => post({ intent: 'goOn' }),
      },
    }),
  )
  const answer = fetcher.data ?? posted
  const latest = codeOf(answer)
  const [code, setCode] = useState(latest)
  if (latest && latest !== code) setCode(latest)
  const [input] = useState(() => ({ isAsked: answer !== undefined, isProven }))
  const actor = useActorRef(machine, { input })
  const { data } = fetcher
  useEffect(() => {
    if (data) actor.send({ type: EVENTS[data.kind] })
  }, [actor, data])

  useEffect(() => {
    const restored = () => actor.send({ type: 'page.restored' })
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [actor])

  const busy = useSelector(actor, (snapshot) => !snapshot.matches('open'))
  return {
    busy,
    code,
    isUnreached: answer?.kind === 'unreached',
    submitted: (event: Submitting<HTMLFormElement>) => {
      event.preventDefault()
      const { nativeEvent, currentTarget } = event
      const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
      const written = String(new FormData(currentTarget).get('code') ?? '')
      const isCheck = submitter?.getAttribute('value') === 'check'
      actor.send(isCheck ? { type: 'visitor.wroteCode', code: written } : { type: 'visitor.askedForCode' })
    },
    left: () => actor.send({ type: 'visitor.leftForProvider' }),
    askPasskey: async (): Promise<PasskeyOutcome> => {
      actor.send({ type: 'visitor.usedPasskey' })
      const outcome = await confirmWithPasskey()
      actor.send({ type: outcome.kind === 'done' ? 'passkey.proved' : 'passkey.failed' })
      return outcome
    },
  }
}

/** What the form of the code shows: the portal's silence leaves it as it was. */
const codeOf = (answer: StepUpAnswer | undefined) =>
  answer?.kind === 'asked' || answer?.kind === 'refused' ? answer : undefined

const EVENTS = {
  asked: 'server.sentCode',
  refused: 'server.refused',
  unreached: 'server.failed',
  proven: 'server.refused',
} as const satisfies Record<StepUpAnswer['kind'], string>
