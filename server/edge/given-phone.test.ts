import { expect, test } from 'vitest'
import { openingFacts } from '#flows/opening-facts.ts'
import { createCookies } from './cookies.ts'
import { givenPhone } from './given-phone.ts'

const cookies = createCookies(false)
const over = (cookie: string) =>
  givenPhone(cookies, new Request('http://localhost/telibob', { headers: { cookie } }), 'nb_NO')

test('PAGE-21 a phone number in the address is kept in an http-only cookie for an hour; anything else is dropped', () => {
  const { rememberPhone } = over('')
  expect(rememberPhone('912 34 567')).toBe('prat_phone=%2B4791234567; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax')
  for (const written of ['123', '<script>', '+4670123', '0'.repeat(500)])
    expect(rememberPhone(written)).toBe('prat_phone=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
})

test('PAGE-21 the value of the cookie is validated again', () => {
  expect(over('prat_phone=%2B4791234567').givenPhone).toBe('+4791234567')
  expect(over('prat_phone=hei').givenPhone).toBeUndefined()
})

test('PAGE-21 a number from the address is only suggested and proves nothing; a known number takes precedence', () => {
  expect(openingFacts({ product: 'phone', productValue: '+4791234567', facts: {} })).toEqual({ phone: '+4791234567' })
  expect(
    openingFacts({ product: 'phone', productValue: '+4791234567', facts: { phone: '+4790000001', signedIn: true } }),
  ).toEqual({ phone: '+4790000001', signedIn: true })
  expect(openingFacts({ product: 'phone', productValue: '<b>', facts: {} })).toEqual({})
})
