import { expect, test } from 'vitest'
import { opened, pick, play, settles, type, type Move } from '../kit/play.ts'
import { runnable } from '../kit/turn.ts'
import { genericSignup } from './flow.ts'

const flow = runnable(genericSignup)
const said = (...script: Move[]) => play(flow, script)
/** The lines of the last move of a script. */
const then = (...script: Move[]) => said(...script).slice(said(...script.slice(0, -1)).length)

const code = settles('code.send', 'sent')
const asKnown = [opened('init'), pick('known'), type('912 34 567'), code, type('774411')]
const asNew = [opened('init'), pick('new'), type('Kari Nordmann'), type('912 34 567'), type('kari@example.no')]

test('FLOW-06 a customer signs in with phone and code', () => {
  expect(said(...asKnown, settles('code.check', 'known', { customerId: 'c1', firstName: 'Kari' }), settles('session.signIn', 'signedIn'))).toEqual([
    'bot: signup.hello',
    'bot: signup.who [known | new]',
    'visitor: known',
    'bot: signup.knownPhone [new] <phone>',
    'visitor: 912 34 567',
    'bot: shared.code.sending',
    '(code.send)',
    '(code.send -> sent)',
    'bot: shared.code.sent [resend | other_number] <code>',
    'visitor: 774411',
    'bot: shared.code.checking',
    '(code.check)',
    '(code.check -> known)',
    'bot: signup.known',
    'bot: shared.signIn',
    '(session.signIn)',
    '(session.signIn -> signedIn)',
    'bot: shared.signedIn',
    'end: signed_in -> /products',
  ])
})

test('FLOW-06 a new customer gives name, phone and e-mail, accepts the terms and proves the phone', () => {
  expect(
    said(
      ...asNew, pick('accept'), code, type('774411'), settles('code.check', 'new'), settles('customer.create', 'created', { customerId: 'c1' }),
      settles('session.signIn', 'signedIn'),
    ),
  ).toEqual([
    'bot: signup.hello',
    'bot: signup.who [known | new]',
    'visitor: new',
    'bot: signup.name <name>',
    'visitor: Kari Nordmann',
    'bot: signup.phone <phone>',
    'visitor: 912 34 567',
    'bot: signup.email <email>',
    'visitor: kari@example.no',
    'bot: signup.terms [accept | decline]',
    'visitor: accept',
    'bot: shared.code.sending',
    '(code.send)',
    '(code.send -> sent)',
    'bot: shared.code.sent [resend | other_number] <code>',
    'visitor: 774411',
    'bot: shared.code.checking',
    '(code.check)',
    '(code.check -> new)',
    'bot: shared.create',
    '(customer.create)',
    '(customer.create -> created)',
    'bot: signup.created',
    'bot: shared.signIn',
    '(session.signIn)',
    '(session.signIn -> signedIn)',
    'bot: shared.signedIn',
    'end: signed_in -> /products',
  ])
})

test('FLOW-06 who signs up but is a customer already is signed in to the account there is', () => {
  expect(then(...asNew, pick('accept'), code, type('774411'), settles('code.check', 'known', { customerId: 'c1', firstName: 'Kari' }))).toEqual([
    '(code.check -> known)', 'bot: signup.known', 'bot: shared.signIn', '(session.signIn)',
  ])
})

test('FLOW-06 who is no customer after all makes an account without a second code', () => {
  const unknown = [...asKnown, settles('code.check', 'new')]
  expect(then(...unknown)).toEqual(['(code.check -> new)', 'bot: signup.noAccount [create | other_number | customer_service]'])
  expect(then(...unknown, pick('create'), type('Kari Nordmann'))).toEqual(['visitor: Kari Nordmann', 'bot: signup.email <email>'])
  expect(then(...unknown, pick('create'), type('Kari Nordmann'), type('kari@example.no'), pick('accept'))).toEqual(['visitor: accept', 'bot: shared.create', '(customer.create)'])
})

test('SEC-01 a phone changed after its code is proven by a code of its own', () => {
  const changed = [...asKnown, settles('code.check', 'new'), pick('other_number'), type('912 34 568'), code]
  expect(then(...changed)).toEqual(['(code.send -> sent)', 'bot: shared.code.sent [resend | other_number] <code>'])
  expect(then(...changed, type('774411'), settles('code.check', 'known', { customerId: 'c2', firstName: 'Ola' })).at(-1)).toBe('(session.signIn)')
})

test('FLOW-06 terms that are not accepted make no account', () => {
  expect(then(...asNew, pick('decline'))).toEqual(['visitor: decline', 'bot: signup.declined [accept | customer_service | leave]'])
  expect(then(...asNew, pick('decline'), pick('leave'))).toEqual(['visitor: leave', 'bot: shared.leave', 'end: given_up'])
  expect(then(...asNew, pick('decline'), pick('accept')).at(-1)).toBe('(code.send)')
})

test('FLOW-06 wrong, expired and too many codes, an SMS gateway that is down, a sign-in that fails', () => {
  const outcome = (name: 'wrong' | 'expired' | 'tooMany' | 'failed') => then(...asKnown, settles('code.check', name)).at(-1)
  expect(outcome('wrong')).toBe('bot: shared.code.wrong [resend | other_number] <code>')
  expect(outcome('expired')).toBe('bot: shared.code.expired [resend | other_number | customer_service]')
  expect(outcome('tooMany')).toBe('bot: shared.code.wait [resend | other_number | customer_service] <code>')
  expect(outcome('failed')).toBe('bot: shared.code.unchecked [resend | other_number | customer_service] <code>')
  expect(then(opened('known_phone'), type('912 34 567'), settles('code.send', 'failed')).at(-1)).toBe('bot: shared.code.unsent [again | customer_service | leave]')
  const failed = [...asKnown, settles('code.check', 'known', { customerId: 'c1', firstName: 'Kari' }), settles('session.signIn', 'failed')]
  expect(then(...failed)).toEqual(['(session.signIn -> failed)', 'bot: shared.signIn.failed [again | customer_service | leave]'])
  expect(then(...failed, pick('again'))).toEqual(['visitor: again', 'bot: shared.signIn', '(session.signIn)'])
})

test('FLOW-06 an account that could not be made can be tried again', () => {
  expect(then(...asNew, pick('accept'), code, type('774411'), settles('code.check', 'new'), settles('customer.create', 'failed'))).toEqual([
    '(customer.create -> failed)', 'bot: shared.create.failed [again | customer_service | leave]',
  ])
})

test('PAGE-21 a phone the page brought is offered, not taken for proven', () => {
  expect(said(opened('known_phone', { phone: '+4791234567' }), pick('given_phone'))).toEqual([
    'bot: signup.knownPhone [given_phone | new] <phone>', 'visitor: given_phone', 'bot: shared.code.sending', '(code.send)',
  ])
})

test('FLOW-06 who is signed in already is led to their products', () => {
  expect(said(opened('init', { signedIn: true, customerId: 'c1', firstName: 'Kari' }))).toEqual(['bot: signup.already', 'end: signed_in -> /products'])
})
