import type { Day } from '#contracts/kernel/days.ts'

type Name = { firstName: string; middleName?: string | null | undefined; lastName: string }
type Given = { name?: Name | undefined; birthDate?: Day | undefined }

/** Requires the same birth date, last name and at least one given name; middle names may differ (CHAT-08). */
export function isSamePerson(
  { name, birthDate }: Given,
  identity: { name: Name; birthDate: Day | undefined },
): boolean {
  if (birthDate !== undefined && birthDate !== identity.birthDate) return false
  return name === undefined || (isSame(name.lastName, identity.name.lastName) && shareGivenName(name, identity.name))
}

/** A last name changes with a marriage; of the given names one must be the same. */
export function shareGivenName(one: Name, other: Name): boolean {
  const names = givenNames(other)
  return givenNames(one).some((name) => names.includes(name))
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('nb').trim()
const isSame = (one: string, other: string) => lastPart(one) === lastPart(other)
const lastPart = (name: string) => plain(name).split(/\s+/).at(-1) ?? ''
const givenNames = ({ firstName, middleName }: Name): string[] =>
  plain(`${firstName} ${middleName ?? ''}`)
    .split(/[\s-]+/)
    .filter(Boolean)
