import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import type { Person } from '#contracts/account/credentials.ts'
import { lazyPart } from '#src/ui/until-fetched.ts'
import { authMachine } from '#machines/auth/auth-machine.ts'

const machine = authMachine.provide({ actions: { leave: () => location.reload() } })
const SessionEnding = lazyPart(() => import('./session-ending.tsx'))

/**
 * Offers to extend the session minutes before it ends (AUTH-02). At its end the page reloads and the server redirects
 * to the sign-in (AUTH-05).
 */
export default function SessionWatch({ person }: { person: Person }) {
  const [input] = useState(() => ({ person, now: Date.now() }))
  const actor = useActorRef(machine, { input })
  const isEnding = useSelector(actor, (snapshot) => snapshot.matches({ authenticated: 'ending' }))
  useEffect(() => actor.send({ type: 'person.updated', person, now: Date.now() }), [actor, person])
  useEffect(() => {
    const returned = () =>
      document.visibilityState === 'visible' && actor.send({ type: 'page.returned', now: Date.now() })
    document.addEventListener('visibilitychange', returned)
    return () => document.removeEventListener('visibilitychange', returned)
  }, [actor])
  return (
    isEnding && (
      <Suspense>
        <SessionEnding key={person.expires} expires={person.expires} />
      </Suspense>
    )
  )
}
