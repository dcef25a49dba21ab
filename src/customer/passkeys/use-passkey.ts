import * as v from 'valibot'
import { NewPasskeyOptions, PASSKEY_CALLS, PasskeyQuestion, PasskeySignedIn } from '#contracts/account/passkeys.ts'
import type { Fault, Result } from '#contracts/kernel/result.ts'
import { askPortal } from '#src/api/call-portal.ts'

/** `cancelled`: the person or the browser gave up; `stepUp`: a fresh proof is needed first. */
export type PasskeyOutcome = { kind: 'done'; to?: string } | { kind: 'cancelled' | 'refused' | 'unreached' | 'stepUp' }

export const canUsePasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window

const fetchLibrary = () => import('@simplewebauthn/browser').catch(() => undefined)

const Nothing = v.object({})
const post = (json: object) => ({ method: 'post', json })
const notDone = (reason: Fault): PasskeyOutcome => ({
  kind: reason === 'unreachable' || reason === 'unreadable' ? 'unreached' : 'refused',
})
const ended = (answer: Result<{ to?: string }>): PasskeyOutcome =>
  answer.ok ? { kind: 'done', ...answer.value } : notDone(answer.reason)

async function prove<Shape extends v.GenericSchema<unknown, { to?: string }>>(
  calls: { options: string; answer: string },
  shape: Shape,
): Promise<PasskeyOutcome> {
  const question = await askPortal(calls.options, PasskeyQuestion, post({}))
  if (!question.ok) return notDone(question.reason)
  const library = await fetchLibrary()
  if (!library) return { kind: 'unreached' }
  const proof = await library.startAuthentication({ optionsJSON: question.value }).catch(() => undefined)
  return proof ? ended(await askPortal(calls.answer, shape, post(proof))) : { kind: 'cancelled' }
}

export const signInWithPasskey = (): Promise<PasskeyOutcome> =>
  prove({ options: PASSKEY_CALLS.signInOptions, answer: PASSKEY_CALLS.signIn }, PasskeySignedIn)

export const confirmWithPasskey = (): Promise<PasskeyOutcome> =>
  prove({ options: PASSKEY_CALLS.confirmOptions, answer: PASSKEY_CALLS.confirm }, Nothing)

export async function makePasskey(name: string): Promise<PasskeyOutcome> {
  const options = await askPortal(PASSKEY_CALLS.newOptions, NewPasskeyOptions, post({}))
  if (!options.ok) return options.reason === 'refused' ? { kind: 'stepUp' } : notDone(options.reason)
  const library = await fetchLibrary()
  if (!library) return { kind: 'unreached' }
  const made = await library.startRegistration({ optionsJSON: options.value }).catch(() => undefined)
  return made ? ended(await askPortal(PASSKEY_CALLS.create, Nothing, post({ name, made }))) : { kind: 'cancelled' }
}
