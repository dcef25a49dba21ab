import * as v from 'valibot'
import type { Account } from './account.ts'
import {
  ACCOUNT_FIELDS,
  fieldOf,
  isCardField,
  stored,
  type Card,
  type CardField,
  type CardRules,
  type MemberName,
  type ValueName,
} from './account-fields.ts'
import { PHONE_PREFIXES } from './phone-of-fields.ts'

const fieldsIn = (card: Card): CardField[] =>
  Object.keys(ACCOUNT_FIELDS).flatMap((name) => (isCardField(name) && fieldOf(name).card === card ? [name] : []))

export const CARD_FIELDS: Readonly<Record<Card, readonly CardField[]>> = {
  personal: fieldsIn('personal'),
  address: fieldsIn('address'),
}

export type CardFields = Partial<Record<CardField, string>>

/** `form`: the portal was not reached; `silent`: the register of customers was not; `notTaken`: it refused. */
export type CardProblems = Partial<Record<CardField | 'form' | 'silent' | 'notTaken', true>>

type InLists = Exclude<CardField, MemberName>
const primary = <T extends { kind: string }>(items: readonly T[]) => items.find(({ kind }) => kind === 'primary')
const addressOf = ({ contactInfo }: Account) => primary(contactInfo.addresses)
const phoneIn = ({ contactInfo }: Account) => primary(contactInfo.phoneNumbers)

const IN_LISTS: Record<InLists, (account: Account) => string | undefined> = {
  email: ({ contactInfo }) => primary(contactInfo.emails)?.email,
  prefix: (account) => phoneIn(account)?.prefix ?? PHONE_PREFIXES[0],
  number: (account) => phoneIn(account)?.number,
  address1: (account) => addressOf(account)?.address1,
  entrance: (account) => addressOf(account)?.postFormat.entrance,
  floor: (account) => addressOf(account)?.postFormat.floor,
  apartment: (account) => addressOf(account)?.postFormat.apartment,
  zipCode: (account) => addressOf(account)?.zipCode,
  city: (account) => addressOf(account)?.city,
}
const isInLists = (name: CardField): name is InLists => name in IN_LISTS

export const fieldsOf = (card: Card, account: Account): CardFields =>
  Object.fromEntries(
    CARD_FIELDS[card].map((name) => [name, (isInLists(name) ? IN_LISTS[name](account) : account[name]) ?? '']),
  )

function valuesOf(name: CardField, written: string): Readonly<Record<string, string | null>> {
  const { keeps, split } = fieldOf(name)
  const text = written.trim()
  return split ? split(text) : Object.fromEntries(Object.keys(keeps).map((value) => [value, text]))
}

function isRight(name: CardField, fields: CardFields, rules: CardRules): boolean {
  const { fits, keeps } = fieldOf(name)
  const written = fields[name] ?? ''
  if (fits) return fits(written, fields)
  const values = valuesOf(name, written)
  return Object.entries(keeps).every(([value, declared]) => {
    const { success, output } = v.safeParse(declared.rule, values[value])
    return success && stored(declared, output, rules) !== undefined
  })
}

/** Validates a card; used by both the browser and the server (VAL-01, VAL-02, VAL-04, VAL-05, VAL-06). */
export function problemsIn(card: Card, fields: CardFields, rules: CardRules): CardProblems {
  return Object.fromEntries(
    CARD_FIELDS[card].filter((name) => !isRight(name, fields, rules)).map((name) => [name, true]),
  )
}

export const isChanged = (card: Card, fields: CardFields, kept: CardFields): boolean =>
  CARD_FIELDS[card].some((name) => (fields[name] ?? '').trim() !== (kept[name] ?? ''))

/** A card can be saved only when it has changed and is valid (ACC-02). */
export const isSavable = (card: Card, fields: CardFields, kept: CardFields, rules: CardRules): boolean =>
  isChanged(card, fields, kept) && Object.keys(problemsIn(card, fields, rules)).length === 0

/**
 * An unparsed `AccountChange`, with street name and number split (ACC-02). Excludes the phone number, which requires
 * confirmation codes.
 */
export function changeOf(card: Card, fields: CardFields): Partial<Record<ValueName, string | null>> {
  const byHolder = CARD_FIELDS[card].filter((name) =>
    Object.values(fieldOf(name).keeps).every(({ changedBy }) => changedBy === 'holder'),
  )
  return Object.assign({}, ...byHolder.map((name) => valuesOf(name, fields[name] ?? '')))
}

/** While the register is silent, the account is as it was last seen. */
export type AccountView = { account: Account; rules: CardRules; isRegisterSilent: boolean }
