import type { Login } from '../services/auth/logins.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Proof } from './proof.ts'

/** Who calls: what they prove, and what is known of them when they are signed in. */
export type Caller = { proof: Proof; login: Login | undefined; facts: Facts }
