import type { Facts } from '#contracts/chat/facts.ts'
import type { LeaveOutcome, ProviderName } from '#contracts/chat/providers.ts'
import { findByPhone } from '#server/accounts/find-customer.ts'
import { factsOf } from '#server/brain/sessions/sessions.ts'
import type { SessionRow } from '#server/brain/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { Identity, IdentityPort, SignIn, VippsIdentity } from '#server/gateways/identity/port.ts'
import { logFailure } from '#server/log-failure.ts'
import { proveHolder } from './account-holder.ts'
import type { Identities } from './identities.ts'
import { keepProof } from './identity-proofs.ts'
import { isSamePerson } from './same-person.ts'

/** What a conversation learns from who came back. */
export type Ended = { outcome: LeaveOutcome; gives: Facts }

/** An identity provider as a conversation meets it (CHAT-08). */
export type ConversationProvider = Pick<IdentityPort, 'addressOf'> & {
  endOf: (row: SessionRow, signIn: SignIn, returned: string) => Promise<Ended>
}

/** A provider is undefined where it is not configured. */
export type ConversationProviders = Record<ProviderName, (origin: string) => ConversationProvider | undefined>

export function conversationProviders(
  deps: StoreDeps,
  { bankIdAt, vippsAt }: Pick<Identities, 'bankIdAt' | 'vippsAt'>,
): ConversationProviders {
  const inConversation =
    <Who>(
      at: (origin: string) => IdentityPort<Who> | undefined,
      giveFacts: (deps: StoreDeps, row: SessionRow, person: Who) => Promise<Facts | undefined>,
    ) =>
    (origin: string): ConversationProvider | undefined => {
      const port = at(origin)
      return (
        port && {
          addressOf: port.addressOf,
          endOf: async (row, signIn, returned) => {
            const person = await port.identityOf(signIn, returned).catch((error: unknown) => {
              logFailure(deps.runtime.log, 'an identity provider did not say who came', error)
            })
            if (!person) return { outcome: 'failed', gives: {} }
            const gives = await giveFacts(deps, row, person)
            return gives ? { outcome: 'ok', gives } : { outcome: 'wrongPerson', gives: {} }
          },
        }
      )
    }
  return { bankid: inConversation(bankIdAt, bankIdFacts), vipps: inConversation(vippsAt, vippsFacts) }
}

async function bankIdFacts(deps: StoreDeps, row: SessionRow, person: Identity): Promise<Facts | undefined> {
  const told = factsOf(row)
  if (!isSamePerson(told, person)) return undefined
  const { nationalId, name, birthDate } = person
  const identityProof = await keepProof(deps, { session: row.id, provider: 'bankid', proven: { nationalId } })
  return { identityProof, name: told.name ?? name, birthDate }
}

/** Proves the number the visitor has told, or tells it. */
async function vippsFacts(deps: StoreDeps, row: SessionRow, person: VippsIdentity): Promise<Facts | undefined> {
  const told = factsOf(row)
  const { phone, name, email, birthDate } = person
  if (told.phone !== undefined && told.phone !== phone) return undefined
  if (!isSamePerson(told, { name, birthDate: birthDate ?? told.birthDate })) return undefined
  const account = await findByPhone(deps, phone)
  if (account && (await proveHolder(deps, account, person, 'vipps')) === 'otherPerson') return undefined
  const proven = { phone, birthDate }
  const phoneProof = await keepProof(deps, { session: row.id, provider: 'vipps', proven })
  return { phoneProof, phone, name: told.name ?? name, email: told.email ?? email }
}
