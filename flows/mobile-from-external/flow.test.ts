import { expect, test } from 'vitest'
import { opened, pick, play, settles, type, type Move } from '../kit/play.ts'
import { runnable } from '../kit/turn.ts'
import { mobileFromExternal } from './flow.ts'

const flow = runnable(mobileFromExternal)
const said = (...script: Move[]) => play(flow, script)
/** The lines of the last move of a script. */
const then = (...script: Move[]) => said(...script).slice(said(...script.slice(0, -1)).length)

const asMember = [opened('init'), pick('customer'), type('912 34 567'), settles('code.send', 'sent'), type('774411')]

test('FLOW-01 who moves their number gets a plan by need and is asked only which number', () => {
  expect(said(opened('init'), pick('move'), pick('some'), pick('6gb'), pick('adult'), type('912 34 567'), settles('number.check', 'portable'))).toEqual([
    'bot: external.hello',
    'bot: external.wants [move | new | child | customer]',
    'visitor: move',
    'bot: order.need [little | some | much]',
    'visitor: some',
    'bot: order.recommended [6gb | more]',
    'visitor: 6gb',
    'bot: order.whose [adult | child]',
    'visitor: adult',
    'bot: order.portNumber [new] <phone>',
    'visitor: 912 34 567',
    'bot: order.portChecking',
    '(number.check)',
    '(number.check -> portable)',
    'bot: order.name <name>',
  ])
})

test('FLOW-01 a visitor from outside orders to the end', () => {
  expect(
    said(
      opened('init'), pick('new'), pick('much'), pick('30gb'), pick('adult'), pick('new'), type('Kari Nordmann'), type('24/12/1990'),
      type('912 34 567'), type('kari@example.no'), type('Fjordgata 12'), type('0150'), type('Oslo'), pick('yes'),
      settles('credit.check', 'approved', { creditCheckId: 'k1' }), pick('confirm'), settles('code.send', 'sent'), type('774411'),
      settles('code.check', 'new'), settles('customer.create', 'created', { customerId: 'c1' }),
      settles('order.place', 'placed', { orderId: 'o1', newNumber: '+4740000000' }), settles('session.signIn', 'signedIn'),
    ).slice(-4),
  ).toEqual(['(session.signIn)', '(session.signIn -> signedIn)', 'bot: order.done', 'end: order -> /products'])
})

test('FLOW-01 a child gets the child plan, or an ordinary one after all', () => {
  expect(said(opened('init'), pick('child')).slice(-1)).toEqual(['bot: order.childPlan [barn-1gb | ordinary]'])
  expect(then(opened('init'), pick('child'), pick('barn-1gb'))).toEqual(['visitor: barn-1gb', 'bot: order.childName <childName>'])
  expect(then(opened('init'), pick('child'), pick('ordinary'))[1]).toMatch(/^bot: order.plan /)
})

test('FLOW-01 a customer signs in', () => {
  expect(said(...asMember, settles('code.check', 'known', { customerId: 'c1', firstName: 'Kari' }), settles('session.signIn', 'signedIn')).slice(2)).toEqual([
    'visitor: customer',
    'bot: external.memberPhone [back] <phone>',
    'visitor: 912 34 567',
    'bot: shared.code.sending',
    '(code.send)',
    '(code.send -> sent)',
    'bot: shared.code.sent [resend | other_number] <code>',
    'visitor: 774411',
    'bot: shared.code.checking',
    '(code.check)',
    '(code.check -> known)',
    'bot: external.memberKnown',
    'bot: shared.signIn',
    '(session.signIn)',
    '(session.signIn -> signedIn)',
    'bot: shared.signedIn',
    'end: signed_in -> /products',
  ])
})

test('FLOW-01 a number without a customer, and codes that go wrong, have a way on', () => {
  const unknown = [...asMember, settles('code.check', 'new')]
  expect(then(...unknown)).toEqual(['(code.check -> new)', 'bot: external.memberUnknown [other_number | new | customer_service]'])
  expect(then(...unknown, pick('other_number'))).toEqual(['visitor: other_number', 'bot: external.memberPhone [back] <phone>'])
  expect(then(...unknown, pick('new'))).toEqual(['visitor: new', 'bot: order.need [little | some | much]'])
  const outcome = (name: 'wrong' | 'expired' | 'tooMany' | 'failed') => then(...asMember, settles('code.check', name)).at(-1)
  expect(outcome('wrong')).toBe('bot: shared.code.wrong [resend | other_number] <code>')
  expect(outcome('expired')).toBe('bot: shared.code.expired [resend | other_number | customer_service]')
  expect(outcome('tooMany')).toBe('bot: shared.code.wait [resend | other_number | customer_service] <code>')
  expect(outcome('failed')).toBe('bot: shared.code.unchecked [resend | other_number | customer_service] <code>')
  expect(then(opened('member_phone'), type('912 34 567'), settles('code.send', 'failed')).at(-1)).toBe('bot: shared.code.unsent [again | customer_service | leave]')
})

test('FLOW-01 who is signed in is greeted by name and offered their products', () => {
  expect(said(opened('init', { signedIn: true, customerId: 'c1', firstName: 'Kari' }), pick('products'))).toEqual([
    'bot: external.helloAgain',
    'bot: external.wants [move | new | child | products]',
    'visitor: products',
    'bot: shared.signedIn',
    'end: signed_in -> /products',
  ])
})
