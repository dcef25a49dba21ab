import type { Facts } from '#contracts/chat/facts.ts'
import type { Identity } from '../gateways/identity/port.ts'

/**
 * Whether who came back is who the conversation is with: the birth date and the name it knows, of the signed-in customer or as
 * given. A name agrees when its last part does and one given name does, whatever stands between (CHAT-08).
 */
export function isSamePerson({ name, birthDate }: Pick<Facts, 'name' | 'birthDate'>, identity: Identity): boolean {
  if (birthDate !== undefined && birthDate !== identity.birthDate) return false
  if (name === undefined) return true
  const [given, proven] = [partsOf(name), partsOf(identity.name)]
  return given.last === proven.last && given.first.some((part) => proven.first.includes(part))
}

type Name = { firstName: string; middleName?: string | undefined; lastName: string }

function partsOf({ firstName, middleName = '', lastName }: Name): { first: string[]; last: string } {
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('nb').trim()
  const last = plain(lastName).split(/\s+/).at(-1) ?? ''
  return { first: plain(`${firstName} ${middleName}`).split(/[\s-]+/).filter(Boolean), last }
}
