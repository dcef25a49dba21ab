import { expect, test } from 'vitest'
import { DEMO_CUSTOMERS } from '#server/demo/demo-customers.ts'
import { canReceiveSms } from './can-receive-sms.ts'

const written = (numbers: string) => numbers.trim().split(/\s+/)

test.each(
  written(
    '+4790000001 +4791234567 +4799999999 +4740000000 +4746400001 +4742345678 +4744345678 +4749345678 +46701740605 +46721234567 +46731234567 +46761234567 +46791234567 +4520000010 +4520123456 +4530123456 +4542123456 +4551123456 +4571123456 +4593123456',
  ),
)('TRU-05 %s can take an SMS', (phone) => expect(canReceiveSms(phone)).toBe(true))

test.each([
  ['premium', '+4782012345 +4782912345 +46900123456 +46944123456 +4590123456'],
  ['a landline', '+4722123456 +4755123456 +4773123456 +4779000000 +4681234567 +46311234567'],
  [
    'free, shared cost, a company’s or a service number',
    '+4780012345 +4781012345 +4781512345 +46771234567 +46201234567 +46107501000 +4580123456',
  ],
  ['a personal number, internet telephony or a pager', '+4788012345 +4785012345 +46751234567 +46741234567'],
  ['a machine’s', '+4759123456 +4758000000123 +46719123456'],
  ['too long or too short', '+479000000012 +47900000012 +4670174060512 +4520000010123 +4790000 +46701740'],
  ['of no country we serve', '+15005550006 +4915112345678 +358401234567 90000001 x'],
])('TRU-05 HEAR-07 a number that is %s takes no SMS', (_, numbers) => {
  expect(written(numbers).filter(canReceiveSms)).toEqual([])
})

test('TRU-05 every demo customer can be sent a code', () => {
  expect(DEMO_CUSTOMERS.filter(({ phone }) => !canReceiveSms(phone))).toEqual([])
})
