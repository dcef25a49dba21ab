import { expect, test } from 'vitest'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { inputRule, inputRules, MASK, type InputRuleName } from './input-rules.ts'
import { readFlowTexts } from '#server/translations/po-files.ts'

const now = { today: '2026-11-21', locale: 'nb_NO' } as const

test.each<[string, InputRuleName, string, unknown]>([
  ['VAL-03', 'name', ' Kari  Anne Nordmann ', { firstName: 'Kari', middleName: 'Anne', lastName: 'Nordmann' }],
  ['VAL-03', 'name', 'Kari', undefined],
  ['VAL-03', 'name', 'K Nordmann', undefined],
  ['VAL-02', 'phone', '912 34 567', '+4791234567'],
  ['VAL-02', 'phone', '0047 91234567', '+4791234567'],
  ['VAL-02', 'phone', '9123456', undefined],
  ['VAL-01', 'email', 'Kari@Example.no', 'kari@example.no'],
  ['VAL-01', 'email', 'kari@example', undefined],
  ['VAL-04', 'postalCode', '0150', '0150'],
  ['VAL-04', 'postalCode', '01500', undefined],
  ['VAL-05', 'street', ' ', undefined],
  ['VAL-05', 'city', 'Oslo', 'Oslo'],
  ['VAL-06', 'birthDate', '24.12.1990', '1990-12-24'],
  ['VAL-06', 'birthDate', '31/02/1990', undefined],
  ['VAL-06', 'birthDate', '24/12/2026', undefined],
  ['SEC-01', 'code', '774 411', '774411'],
  ['SEC-01', 'code', '77441', undefined],
  ['SEC-01', 'code', 'koden va seks fem to tre to to', '652322'],
  ['SEC-01', 'code', MASK, MASK],
])('%s %s reads "%s"', (_id, rule, written, value) => {
  expect(inputRule(rule).read(written, now)).toEqual(value)
})

test('VAL-04 a Swedish post code has five digits', () => {
  expect(inputRule('postalCode').read('111 20', { ...now, locale: 'sv_SE' })).toBe('11120')
})

test('FLOW-04 every rule helps in every locale; in English with the words of the specification', () => {
  const texts = readFlowTexts()
  const lacking = LOCALES.flatMap((locale) =>
    Object.values(inputRules).flatMap(({ help }) => (texts[locale][help] ? [] : [`${locale} ${help}`])),
  )
  expect(lacking).toEqual([])
  expect([
    texts.en_US['rule.name'],
    texts.en_US['rule.phone'],
    texts.en_US['rule.email'],
    texts.en_US['rule.postalCode'],
  ]).toEqual([
    'Come on! Give us two proper names!',
    'This does not seem to be a valid phone number',
    'This does not look like a valid e-mail.',
    'This does not seem to be a valid post code',
  ])
})
