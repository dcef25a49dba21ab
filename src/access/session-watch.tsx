import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Person } from '#contracts/account/credentials.ts'
import { authMachine } from '#machines/auth/auth-machine.ts'

const machine = authMachine.provide({ actions: { leave: () => location.reload() } })

/**
 * Watches the signed-in person's session (AUTH-02); shows nothing. When it ends the page is loaded again: the server leads a
 * stranger on a protected page to /login and back (AUTH-05). Loaded when somebody is signed in.
 */
export default function SessionWatch({ person }: { person: Person }) {
  const [input] = useState(() => ({ person, now: Date.now() }))
  const actor = useActorRef(machine, { input })
  useEffect(() => actor.send({ type: 'person.updated', person, now: Date.now() }), [actor, person])
  useEffect(() => {
    const returned = () => document.visibilityState === 'visible' && actor.send({ type: 'page.returned', now: Date.now() })
    document.addEventListener('visibilitychange', returned)
    return () => document.removeEventListener('visibilitychange', returned)
  }, [actor])
  return null
}
