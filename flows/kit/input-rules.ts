import {
  readBirthDate,
  readCode,
  readComingDay,
  readEmail,
  readName,
  readPostalCode,
  readSignupPhone,
} from '#contracts/account/rules.ts'
import { isPowerCountry } from '#contracts/catalogue/power-area.ts'
import { startWindow } from '#contracts/catalogue/power.ts'
import { addMonthsTo } from '#contracts/kernel/calendar.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import { readMeteringPoint } from '#contracts/kernel/metering-point.ts'
import type { FactName, Facts } from '#contracts/chat/facts.ts'
import type { ChatElement } from '#contracts/chat/element.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { PlainKitText } from './kit-texts.ts'
import { bornAtAge } from './words/born-at-age.ts'
import { findDay } from './words/find-day.ts'
import { supplierCalled } from './values/suppliers.ts'
import { nameIn, placeIn, streetIn, supplierIn } from './words/find-names.ts'
import { A_DATE, codesIn, digitsIn, emailsIn, phonesIn, readOrFind } from './words/find-values.ts'

/** Replaces a typed secret in transcripts. The rule must also accept the mask, so that masked logs can be replayed. */
export const MASK = '••••••'

type Parameters = Omit<ChatElement['parameters'], 'input_button_text' | 'input_label' | 'fb_event' | 'consent_label'>

export type InputRule = {
  /** Returns `undefined` for an invalid answer. */
  read: (written: string, flowContext: FlowContext) => unknown
  /** Message id of the help shown after an invalid answer. */
  help: PlainKitText
  parameters: Parameters
  why?: PlainKitText
  parametersOf?: Partial<Record<Locale, Parameters>>
  secret?: boolean
}

const freeText = (longest: number) => (written: string) => {
  const text = written.trim().replace(/\s+/g, ' ')
  return text.length >= 2 && text.length <= longest ? text : undefined
}

const LONGEST = 200

const within =
  <T>(find: (written: string) => string | undefined, read: (text: string) => T | undefined) =>
  (written: string) => {
    const text = written.length > LONGEST ? undefined : find(written)
    return text === undefined ? undefined : read(text)
  }

type FlowContext = { today: Day; locale: Locale; facts?: Facts }

function birthDate(said: string, { today, locale }: FlowContext): Day | undefined {
  const written = said.replace(YEAR_FIRST, '$3/$2/$1').replace(YEAR_APART, '$1/$2/$3')
  const found = readBirthDate(written, today, locale) ?? findDay(written, today, locale, 'past')
  const atAge = found === undefined && written.length <= LONGEST ? bornAtAge(written, today) : undefined
  if (atAge !== undefined) return birthDate(atAge, { today, locale })
  return found && (/^\d{4}-/.test(found) ? found : readBirthDate(found, today))
}

/** "19680704" and "0407 1968". */
const YEAR_FIRST = /(?<!\d)((?:19|20)\d\d)(0[1-9]|1[0-2])([0-3]\d)(?!\d)/u
const YEAR_APART = /(?<!\d)([0-3]\d)(0[1-9]|1[0-2])\s((?:19|20)\d\d)(?!\d)/u

function startDate(written: string, { today, locale, facts }: FlowContext): Day | undefined {
  const said = written.replace(/(?<=\d):[ae](?!\p{L})/giu, '.')
  const day = readComingDay(said, today, locale)
  const found = day === undefined ? findDay(said, today, locale, 'coming') : undefined
  const read = found ? readComingDay(found, today, 'nb_NO') : day
  const { earliest } = startWindow(facts?.powerReason ?? 'switch', today)
  // "Den 1." is the next one on which it can begin.
  return read !== undefined && read < earliest && ONLY_DATE.test(said) ? addMonthsTo(read, 1) : read
}
const ONLY_DATE = /(?:^|\s)(?:(?:den|d\.?|the)\s*\d{1,2}\.?|\d{1,2}\.)[\s!]*$/iu

/**
 * Rules for typed answers, shared by browser and server (VAL-01 to VAL-06). The value may also be part of a sentence:
 * "jeg heter Kari Nordmann" (CHAT-15).
 */
export const inputRules = {
  name: {
    read: within(nameIn, readName),
    help: 'rule.name',
    why: 'rule.why.name',
    parameters: { input_type: 'text', input_mode: 'text', input_autocomplete: 'name' },
  },
  childName: {
    read: within(nameIn, readName),
    help: 'rule.name',
    why: 'rule.why.name',
    parameters: { input_type: 'text', input_mode: 'text', input_autocomplete: 'off' },
  },
  phone: {
    read: (written, { locale }) =>
      readOrFind(written, (text) => (A_DATE.test(text.trim()) ? undefined : readSignupPhone(text, locale)), phonesIn),
    help: 'rule.phone',
    why: 'rule.why.phone',
    parameters: {
      input_type: 'tel',
      input_mode: 'tel',
      input_pattern: '(\\+?47|0047)?[\\s]*(\\d[\\s]*){8}',
      input_autocomplete: 'tel',
      input_placeholder: '912 34 567',
    },
    parametersOf: {
      sv_SE: { input_pattern: '[+\\d\\s.\\(\\)\\-]{9,20}', input_placeholder: '070-123 45 67' },
      da_DK: { input_pattern: '[+\\d\\s.\\(\\)\\-]{8,20}', input_placeholder: '20 12 34 56' },
    },
  },
  email: {
    read: (written) => readOrFind(written, readEmail, emailsIn),
    help: 'rule.email',
    why: 'rule.why.email',
    parameters: { input_type: 'email', input_mode: 'email', input_autocomplete: 'email' },
  },
  street: {
    read: within(streetIn, freeText(120)),
    help: 'rule.street',
    why: 'rule.why.address',
    parameters: { input_type: 'text', input_mode: 'text', input_autocomplete: 'address-line1' },
  },
  postalCode: {
    read: (written, { locale }) =>
      readOrFind(written, (text) => readPostalCode(text, locale), digitsIn(locale === 'sv_SE' ? 5 : 4)),
    help: 'rule.postalCode',
    why: 'rule.why.address',
    parameters: { input_type: 'numeric', input_mode: 'numeric', input_autocomplete: 'postal-code' },
  },
  city: {
    read: within(placeIn, freeText(60)),
    help: 'rule.city',
    why: 'rule.why.address',
    parameters: { input_type: 'text', input_mode: 'text', input_autocomplete: 'address-level2' },
  },
  birthDate: {
    read: birthDate,
    help: 'rule.birthDate',
    why: 'rule.why.birthDate',
    parameters: {
      input_type: 'numeric',
      input_mode: 'numeric',
      input_autocomplete: 'bday',
      input_placeholder: '24/12/1990',
    },
    parametersOf: { sv_SE: { input_placeholder: '1990-12-24' }, da_DK: { input_placeholder: '24.12.1990' } },
  },
  childBirthDate: {
    read: birthDate,
    help: 'rule.birthDate',
    why: 'rule.why.birthDate',
    parameters: {
      input_type: 'numeric',
      input_mode: 'numeric',
      input_autocomplete: 'off',
      input_placeholder: '24/12/2016',
    },
    parametersOf: { sv_SE: { input_placeholder: '2016-12-24' }, da_DK: { input_placeholder: '24.12.2016' } },
  },
  code: {
    read: (written) => (written === MASK ? MASK : readOrFind(written, readCode, codesIn)),
    help: 'rule.code',
    why: 'rule.why.code',
    parameters: {
      input_type: 'code',
      input_mode: 'numeric',
      input_pattern: '(\\d[\\s]*){6}',
      input_autocomplete: 'one-time-code',
    },
    secret: true,
  },
  supplier: {
    read: within((written) => supplierCalled(supplierIn(written) ?? ''), freeText(60)),
    help: 'rule.supplier',
    parameters: { input_type: 'text', input_mode: 'text', input_autocomplete: 'off' },
  },
  meteringPoint: {
    read: (written, { locale }) => {
      const country = countryOf(locale)
      return isPowerCountry(country) ? readMeteringPoint(written, country) : undefined
    },
    help: 'rule.meteringPoint',
    parameters: { input_type: 'numeric', input_mode: 'numeric', input_autocomplete: 'off' },
    parametersOf: { sv_SE: { input_placeholder: '735 999 …' }, da_DK: { input_placeholder: '571 313 …' } },
  },
  startDate: {
    read: startDate,
    help: 'rule.startDate',
    parameters: {
      input_type: 'numeric',
      input_mode: 'numeric',
      input_autocomplete: 'off',
      input_placeholder: '24/12/2026',
    },
    parametersOf: { sv_SE: { input_placeholder: '2026-12-24' }, da_DK: { input_placeholder: '24.12.2026' } },
  },
  text: {
    read: freeText(1000),
    help: 'rule.text',
    parameters: { input_type: 'text', input_mode: 'text' },
  },
} as const satisfies Record<string, InputRule>

export type InputRuleName = keyof typeof inputRules

/** Which facts can be typed, and the rule that reads each. */
export const READS = [
  { rule: 'name', write: 'name' },
  { rule: 'childName', write: 'childName' },
  { rule: 'phone', write: 'phone' },
  { rule: 'phone', write: 'portNumber' },
  { rule: 'email', write: 'email' },
  { rule: 'street', write: 'street' },
  { rule: 'postalCode', write: 'postalCode' },
  { rule: 'city', write: 'city' },
  { rule: 'birthDate', write: 'birthDate' },
  { rule: 'childBirthDate', write: 'childBirthDate' },
  { rule: 'code', write: 'code' },
  { rule: 'supplier', write: 'currentSupplier' },
  { rule: 'meteringPoint', write: 'meteringPoint' },
  { rule: 'startDate', write: 'startDate' },
  { rule: 'text', write: 'freeText' },
] as const satisfies readonly { rule: InputRuleName; write: FactName }[]

export const inputRule = (name: InputRuleName): InputRule => inputRules[name]

export const inputParameters = (name: InputRuleName, locale: Locale): Parameters => ({
  ...inputRule(name).parameters,
  ...inputRule(name).parametersOf?.[locale],
})
