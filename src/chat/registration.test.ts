import * as v from 'valibot'
import { expect, test } from 'vitest'
import { RegistrationContent } from '#contracts/chat/call.ts'
import { gaClientId } from '#contracts/chat/ga-cookie.ts'
import { registrationOf } from './transport.ts'

const visit = { search: '', referrer: '', cookie: '' }
const slugOf = (more: Partial<typeof visit>) => registrationOf({ ...visit, ...more }, undefined).slug

test('CHAT-19 the slug is sourceid, else utm_source, else the referrer, else direct', () => {
  const referrer = 'https://news.example/article'
  expect(slugOf({ search: '?utm_source=mail&sourceid=banner', referrer })).toBe('banner')
  expect(slugOf({ search: '?utm_source=mail', referrer })).toBe('mail')
  expect(slugOf({ referrer })).toBe(referrer)
  expect(slugOf({})).toBe('direct')
})

test('CHAT-19 registers parameters, referrer and the analytics cookie', () => {
  const cookie = 'locale=nb_NO; _ga=GA1.1.1203.1699; theme=dark'
  expect(registrationOf({ search: '?utm_source=mail&plan=1gb', referrer: 'https://a.example/', cookie }, 'e1')).toEqual(
    {
      entity_id: 'e1',
      slug: 'mail',
      custom_data: {
        params: { utm_source: 'mail', plan: '1gb' },
        httpReferrer: 'https://a.example/',
        gaCookie: 'GA1.1.1203.1699',
      },
    },
  )
  expect(gaClientId(cookie)).toBe('1203.1699')
  expect(gaClientId('x=1')).toBeUndefined()
})

test('CHAT-19 an unusual address is cleaned to fit the contract', () => {
  const odd = registrationOf(
    { ...visit, search: `?sourceid=a%00b%E2%80%AE&x=${'y'.repeat(900)}`, referrer: 'z'.repeat(3000) },
    undefined,
  )
  expect(odd.slug).toBe('ab')
  expect(v.safeParse(RegistrationContent, odd).success).toBe(true)
})
