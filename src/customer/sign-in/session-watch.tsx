import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Person } from '#contracts/account/credentials.ts'
import { authMachine } from '#machines/auth/auth-machine.ts'

const machine = authMachine.provide({ actions: { leave: () => location.reload() } })
const SessionEnding = lazy(() => import('./session-ending.tsx'))

/**
 * Watches the signed-in person's session (AUTH-02). Some minutes before it ends a dialog offers to go on. When it ends the page is
 * loaded again: the server leads a stranger on a protected page to /login and back (AUTH-05). Loaded when somebody is signed in.
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
