import * as v from 'valibot'
import { expect, test } from 'vitest'
import { VIPPS } from './vipps.ts'

const claims = {
  name: 'Kari Nordmann',
  phone_number: '4790000001',
  phone_number_verified: true,
  email: 'kari@example.no',
  email_verified: true,
  birthdate: '1990-12-24',
}
const read = (more: object) => v.safeParse(VIPPS.claims, { ...claims, ...more })

test('TRU-03 SEC-03 a number that Vipps has not verified is nobody’s, and an e-mail address it has not verified is not told', () => {
  expect(read({}).output).toMatchObject({ phone: '+4790000001', email: 'kari@example.no' })
  expect(read({ phone_number_verified: undefined, email_verified: undefined }).output).toMatchObject({
    phone: '+4790000001',
    email: 'kari@example.no',
  })
  expect(read({ phone_number_verified: false }).success).toBe(false)
  expect(read({ email_verified: false }).output).toMatchObject({ phone: '+4790000001', email: undefined })
})
