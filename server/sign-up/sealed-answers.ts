import * as v from 'valibot'
import { CODE_NOTICES } from '#contracts/account/sign-up.ts'
import { seal, unseal } from '../http/sealed.ts'
import type { StoreDeps } from '../services/deps.ts'

/** How long what was typed is kept after the last answer, in seconds. */
export const KEPT_FOR = 3600
const PURPOSE = 'sign-up answers'

const written = v.optional(v.pipe(v.string(), v.maxLength(254)))

/** What a sign-up has come to. `id` ties the code to the browser that holds it. */
const SignUp = v.object({
  id: v.string(),
  name: written,
  phone: written,
  email: written,
  status: v.picklist(['notCreated', 'created']),
  notice: v.optional(v.picklist(CODE_NOTICES)),
})
export type SignUp = v.InferOutput<typeof SignUp>

/** Seals a sign-up for its cookie. */
export const sealSignUp = (deps: StoreDeps, signUp: SignUp): Promise<string> => seal(deps, PURPOSE, signUp, KEPT_FOR)

/** The sign-up a cookie holds; a new one where it holds none. */
export async function openSignUp(deps: StoreDeps, sealed: string | undefined): Promise<SignUp> {
  return (await unseal(deps, PURPOSE, SignUp, sealed)) ?? { id: deps.world.id(), status: 'notCreated' }
}
