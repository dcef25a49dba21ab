import { readBirthDate, readCode, readEmail, readName, readPostalCode, readSignupPhone } from '#contracts/account/rules.ts'
import type { ChatElement } from '#contracts/chat/element.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** Shown in place of what was typed where a rule is secret; the rule reads it back so that a masked log replays. */
export const MASK = '••••••'

type Parameters = Omit<ChatElement['parameters'], 'input_button_text' | 'input_label' | 'fb_event' | 'consent_label'>

export type InputRule = {
  /** The value a typed answer stands for, or `undefined` when it does not answer the question. */
  read: (written: string, scene: { today: Day; locale: Locale }) => unknown
  /** Message id of the help shown on a wrong answer: how to mend it. */
  help: string
  parameters: Parameters
  secret?: boolean
}

const freeText = (longest: number) => (written: string) => {
  const text = written.trim().replace(/\s+/g, ' ')
  return text.length >= 2 && text.length <= longest ? text : undefined
}

/** What a typed answer may be, by name (VAL-01 to VAL-06). Screen and server use the same rules. */
export const inputRules = {
  name: {
    read: readName,
    help: 'rule.name',
    parameters: { input_type: 'text', input_mode: 'text', input_autocomplete: 'name' },
  },
  childName: {
    read: readName,
    help: 'rule.name',
    parameters: { input_type: 'text', input_mode: 'text', input_autocomplete: 'off' },
  },
  phone: {
    read: readSignupPhone,
    help: 'rule.phone',
    parameters: { input_type: 'tel', input_mode: 'tel', input_pattern: '(\\+?47|0047)?[\\s]*(\\d[\\s]*){8}', input_autocomplete: 'tel', input_placeholder: '912 34 567' },
  },
  email: {
    read: readEmail,
    help: 'rule.email',
    parameters: { input_type: 'email', input_mode: 'email', input_autocomplete: 'email' },
  },
  street: {
    read: freeText(120),
    help: 'rule.street',
    parameters: { input_type: 'text', input_mode: 'text', input_autocomplete: 'street-address' },
  },
  postalCode: {
    read: (written, { locale }) => readPostalCode(written, locale),
    help: 'rule.postalCode',
    parameters: { input_type: 'numeric', input_mode: 'numeric', input_autocomplete: 'postal-code' },
  },
  city: {
    read: freeText(60),
    help: 'rule.city',
    parameters: { input_type: 'text', input_mode: 'text', input_autocomplete: 'address-level2' },
  },
  birthDate: {
    read: (written, { today }) => readBirthDate(written, today),
    help: 'rule.birthDate',
    parameters: { input_type: 'numeric', input_mode: 'numeric', input_autocomplete: 'bday', input_placeholder: '24/12/1990' },
  },
  childBirthDate: {
    read: (written, { today }) => readBirthDate(written, today),
    help: 'rule.birthDate',
    parameters: { input_type: 'numeric', input_mode: 'numeric', input_autocomplete: 'off', input_placeholder: '24/12/2016' },
  },
  code: {
    read: (written) => (written === MASK ? MASK : readCode(written)),
    help: 'rule.code',
    parameters: { input_type: 'code', input_mode: 'numeric', input_pattern: '(\\d[\\s]*){6}', input_autocomplete: 'one-time-code' },
    secret: true,
  },
  text: {
    read: freeText(1000),
    help: 'rule.text',
    parameters: { input_type: 'text', input_mode: 'text' },
  },
} as const satisfies Record<string, InputRule>

export type InputRuleName = keyof typeof inputRules

/** The rule of a name, with its optional members typed. */
export const inputRule = (name: InputRuleName): InputRule => inputRules[name]
