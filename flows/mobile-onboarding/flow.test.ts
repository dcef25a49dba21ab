import { expect, test } from 'vitest'
import type { Facts } from '#contracts/chat/facts.ts'
import { opened, pick, play, settles, type, type Move } from '../kit/play.ts'
import { runnable } from '../kit/turn.ts'
import { mobileOnboarding } from './flow.ts'

const flow = runnable(mobileOnboarding)
const said = (...script: Move[]) => play(flow, script)
/** The lines of the last move of a script. */
const then = (...script: Move[]) => said(...script).slice(said(...script.slice(0, -1)).length)

const kari: Facts = {
  customerId: 'c1', firstName: 'Kari', signedIn: true, name: { firstName: 'Kari', lastName: 'Nordmann' }, birthDate: '1990-12-24',
  phone: '+4791234567', email: 'kari@example.no', street: 'Fjordgata 12', postalCode: '0150', city: 'Oslo',
}
const answered: Facts = {
  plan: '3gb', forWhom: 'adult', numberChoice: 'new', name: { firstName: 'Kari', lastName: 'Nordmann' }, birthDate: '1990-12-24',
  phone: '+4791234567', email: 'kari@example.no', street: 'Fjordgata 12', postalCode: '0150', city: 'Oslo',
}
const approved = settles('credit.check', 'approved', { creditCheckId: 'k1' })
const toSummary = [opened('credit_known', answered), pick('yes'), approved]
const toCode = [...toSummary, pick('confirm'), settles('code.send', 'sent')]
const toOrder = [...toCode, type('774411'), settles('code.check', 'new'), settles('customer.create', 'created', { customerId: 'c1', firstName: 'Kari' })]

test('FLOW-05 a new customer orders 3 GB with a new number', () => {
  expect(
    said(
      opened('init'), pick('3gb'), pick('adult'), pick('new'), type('Kari Nordmann'), type('24/12/1990'), type('912 34 567'),
      type('kari@example.no'), type('Fjordgata 12'), type('0150'), type('Oslo'), pick('yes'), approved, pick('confirm'), settles('code.send', 'sent'),
      type('774411'), settles('code.check', 'new'), settles('customer.create', 'created', { customerId: 'c1', firstName: 'Kari' }),
      settles('order.place', 'placed', { orderId: 'o1', newNumber: '+4740000000' }), settles('session.signIn', 'signedIn'),
    ),
  ).toEqual([
    'bot: onboarding.hello',
    'bot: order.plan [1gb | 3gb | 6gb | 12gb | 30gb | barn-1gb | help | more]',
    'visitor: 3gb',
    'bot: order.whose [adult | child]',
    'visitor: adult',
    'bot: order.number [keep | new]',
    'visitor: new',
    'bot: order.name <name>',
    'visitor: Kari Nordmann',
    'bot: order.birth <birthDate>',
    'visitor: 24/12/1990',
    'bot: shared.phone <phone>',
    'visitor: 912 34 567',
    'bot: shared.email <email>',
    'visitor: kari@example.no',
    'bot: shared.street <street>',
    'visitor: Fjordgata 12',
    'bot: shared.postalCode <postalCode>',
    'visitor: 0150',
    'bot: shared.city <city>',
    'visitor: Oslo',
    'bot: order.credit [yes | no]',
    'visitor: yes',
    'bot: order.creditChecking',
    '(credit.check)',
    '(credit.check -> approved)',
    'bot: order.summary',
    'bot: order.terms',
    'card: order.row.plan | order.row.calls | order.row.data | order.row.control | order.row.binding | order.row.number | order.row.name | ' +
      'order.row.phone | order.row.email | order.row.address | order.row.monthly | order.row.setUp [confirm | change | leave]',
    'visitor: confirm',
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
    'bot: order.placing',
    '(order.place)',
    '(order.place -> placed)',
    'bot: order.placed',
    'bot: order.next.new',
    'bot: order.next.withdrawal',
    '(session.signIn)',
    '(session.signIn -> signedIn)',
    'bot: order.done',
    'end: order -> /products',
  ])
})

test('FLOW-05 the product a page arrives with is said with its price and not asked for', () => {
  expect(said(opened('init_with_fixed_start', { plan: '6gb' }), pick('yes'))).toEqual([
    'bot: onboarding.helloGiven', 'bot: onboarding.givenPlan [yes | other]', 'visitor: yes', 'bot: order.whose [adult | child]',
  ])
  expect(then(opened('init_with_fixed_start', { plan: '6gb' }), pick('other'))[1]).toMatch(/^bot: order.plan /)
})

test('FLOW-02 the fixed start without a product asks for the plan', () => {
  expect(said(opened('init_with_fixed_start'))).toEqual(said(opened('init')))
})

test('FLOW-05 a signed-in customer is greeted by name and not asked what is known, nor for a code', () => {
  expect(said(opened('init_with_fixed_start', { ...kari, plan: '6gb' }), pick('yes'), pick('adult'), pick('new'), pick('yes'), approved, pick('confirm'))).toEqual([
    'bot: onboarding.helloAgain',
    'bot: onboarding.givenPlan [yes | other]',
    'visitor: yes',
    'bot: order.whose [adult | child]',
    'visitor: adult',
    'bot: order.number [keep | new]',
    'visitor: new',
    'bot: order.credit [yes | no]',
    'visitor: yes',
    'bot: order.creditChecking',
    '(credit.check)',
    '(credit.check -> approved)',
    'bot: order.summary',
    'bot: order.terms',
    expect.stringMatching(/^card: /),
    'visitor: confirm',
    'bot: order.placing',
    '(order.place)',
  ])
  expect(then(opened('place', { ...kari, ...answered, creditCheckId: 'k1', quotedMonthly: 1, quotedSetUp: 1, catalogueVersion: 'v' }), settles('order.place', 'placed', { newNumber: '+4740000000' }))).toEqual([
    '(order.place -> placed)', 'bot: order.placed', 'bot: order.next.new', 'bot: order.next.withdrawal', 'bot: order.done', 'end: order -> /products',
  ])
})

test('FLOW-05 help to choose asks for the need and recommends one plan', () => {
  expect(said(opened('plan'), pick('help'), pick('much'), pick('30gb'))).toEqual([
    'bot: order.plan [1gb | 3gb | 6gb | 12gb | 30gb | barn-1gb | help | more]',
    'visitor: help',
    'bot: order.need [little | some | much]',
    'visitor: much',
    'bot: order.recommended [30gb | more]',
    'visitor: 30gb',
    'bot: order.whose [adult | child]',
  ])
  expect(then(opened('plan'), pick('more'))).toEqual(['visitor: more', 'bot: order.plan.rest [flex | 0mb | 300mb | 500mb | 2gb | mobilt-bredband | help | back]'])
})

test('FLOW-05 a child under 13 gets the child plan, said with its price, with name and birth date', () => {
  expect(said(opened('whose_known', { plan: '6gb' }), pick('child'), pick('barn-1gb'), type('Ola Nordmann'), type('24/12/2018'))).toEqual([
    'bot: order.whose [adult | child]',
    'visitor: child',
    'bot: order.childPlan [barn-1gb | ordinary]',
    'visitor: barn-1gb',
    'bot: order.childName <childName>',
    'visitor: Ola Nordmann',
    'bot: order.childBirth <childBirthDate>',
    'visitor: 24/12/2018',
    'bot: order.number [keep | new]',
  ])
})

test('FLOW-05 the child plan chosen at once asks for the child; who is 13 on the day is led to an ordinary plan', () => {
  const born = (date: string) => [opened('plan'), pick('barn-1gb'), type('Ola Nordmann'), type(date)]
  expect(then(...born('22/11/2013'))).toEqual(['visitor: 22/11/2013', 'bot: order.number [keep | new]'])
  expect(then(...born('21/11/2013'))).toEqual(['visitor: 21/11/2013', 'bot: order.childTooOld [ordinary | correct]'])
  expect(then(...born('21/11/2013'), pick('correct'))).toEqual(['visitor: correct', 'bot: order.childBirth <childBirthDate>'])
  expect(then(...born('21/11/2013'), pick('ordinary'), pick('1gb'))).toEqual(['visitor: 1gb', 'bot: order.number [keep | new]'])
})

test('FLOW-05 mobile broadband brings its own number and is not asked for one', () => {
  expect(then(opened('plan_more'), pick('mobilt-bredband'))).toEqual(['visitor: mobilt-bredband', 'bot: order.broadband', 'bot: order.name <name>'])
})

test('CALL-08 a number that can be ported goes on; each refusal is explained with a way on', () => {
  const asked = [opened('number_known', { plan: '3gb', forWhom: 'adult' }), pick('keep'), type('912 34 567')]
  expect(said(...asked, settles('number.check', 'portable'))).toEqual([
    'bot: order.number [keep | new]',
    'visitor: keep',
    'bot: order.portNumber [new] <phone>',
    'visitor: 912 34 567',
    'bot: order.portChecking',
    '(number.check)',
    '(number.check -> portable)',
    'bot: order.name <name>',
  ])
  const refused = [...asked, settles('number.check', 'notPortable', { portRefusal: 'company_number' })]
  expect(then(...refused)).toEqual(['(number.check -> notPortable)', 'bot: order.portRefused [other | new | customer_service]'])
  expect(then(...refused, pick('other'))).toEqual(['visitor: other', 'bot: order.portNumber [new] <phone>'])
  expect(then(...refused, pick('new'))).toEqual(['visitor: new', 'bot: order.name <name>'])
  expect(then(...asked, settles('number.check', 'failed'))).toEqual(['(number.check -> failed)', 'bot: order.portUnchecked [again | new | customer_service]'])
})

test('FLOW-05 who brings a number is offered it as contact', () => {
  const facts: Facts = { ...answered, numberChoice: 'keep', portNumber: '+4798765432', phone: undefined }
  expect(said(opened('phone_known', facts), pick('port_number'))).toEqual([
    'bot: shared.phone [port_number] <phone>', 'visitor: port_number', 'bot: order.credit [yes | no]',
  ])
  expect(said(opened('phone_known', { ...facts, forWhom: 'child' }))).toEqual(['bot: shared.phone <phone>'])
})

test('FLOW-05 who is under 18 is told that a guardian orders', () => {
  const young = [opened('name_known', { plan: '3gb' }), type('Ola Nordmann'), type('22/11/2008')]
  expect(then(...young)).toEqual(['visitor: 22/11/2008', 'bot: order.underage [guardian | correct | leave]'])
  expect(then(...young, pick('guardian'))).toEqual(['visitor: guardian', 'bot: order.name <name>'])
  expect(then(...young, pick('leave'))).toEqual(['visitor: leave', 'bot: shared.leave', 'end: given_up'])
  expect(then(opened('name_known', { plan: '3gb' }), type('Ola Nordmann'), type('21/11/2008'))).toEqual(['visitor: 21/11/2008', 'bot: shared.phone <phone>'])
  expect(said(opened('name_known', { ...kari, plan: '3gb', birthDate: '2010-01-01' }))).toEqual(['bot: order.underageCustomer [customer_service | leave]'])
})

test('FLOW-05 no credit check without consent', () => {
  expect(said(opened('credit_known', answered), pick('no'), pick('leave'))).toEqual([
    'bot: order.credit [yes | no]', 'visitor: no', 'bot: order.creditDeclined [yes | customer_service | leave]', 'visitor: leave', 'bot: shared.leave', 'end: given_up',
  ])
})

test('FLOW-05 a deposit is named, and can be accepted or avoided with a smaller plan', () => {
  const asked = [opened('credit_known', answered), pick('yes'), settles('credit.check', 'deposit', { creditCheckId: 'k1', depositOre: 100_000 })]
  expect(then(...asked)).toEqual(['(credit.check -> deposit)', 'bot: order.deposit [2gb | 1gb | 500mb | accept | customer_service | leave]'])
  expect(then(...asked, pick('accept')).at(-1)).toContain('order.row.deposit')
  expect(then(...asked, pick('1gb'))).toEqual(['visitor: 1gb', 'bot: order.creditChecking', '(credit.check)'])
  expect(then(...asked, pick('1gb'), approved).at(-1)).not.toContain('order.row.deposit')
})

test('FLOW-05 a refused credit check is explained; Flex is tried once, then a person', () => {
  const refused = settles('credit.check', 'refused', { creditCheckId: 'k1' })
  const asked = [opened('credit_known', answered), pick('yes'), refused]
  expect(then(...asked)).toEqual(['(credit.check -> refused)', 'bot: order.creditRefused', 'bot: order.flexInstead [flex | customer_service | leave]'])
  expect(then(...asked, pick('flex'), approved).at(-1)).toMatch(/^card: /)
  expect(then(...asked, pick('flex'), refused)).toEqual(['(credit.check -> refused)', 'bot: order.creditRefused', 'bot: order.creditFinal [customer_service | leave]'])
  expect(then(...asked, pick('customer_service'))).toEqual(['visitor: customer_service', 'bot: shared.talkToUs', 'bot: shared.openingHours', 'end: handed_over'])
})

test('FLOW-05 a credit agency that is down can be asked again', () => {
  expect(then(opened('credit_known', answered), pick('yes'), settles('credit.check', 'failed'), pick('again'))).toEqual([
    'visitor: again', 'bot: order.creditChecking', '(credit.check)',
  ])
})

test('CHAT-14 what is changed at the summary is asked for again, the rest kept, and the price shown anew', () => {
  expect(then(...toSummary, pick('change'))).toEqual(['visitor: change', 'bot: order.change [plan | number | name | phone | email | address | back]'])
  expect(then(...toSummary, pick('change'), pick('email'), type('ola@example.no')).at(-1)).toMatch(/^card: /)
  expect(then(...toSummary, pick('change'), pick('plan'), pick('30gb'), pick('adult'))).toEqual(['visitor: adult', 'bot: order.credit [yes | no]'])
  expect(then(...toSummary, pick('change'), pick('phone'), type('912 34 568'))).toEqual(['visitor: 912 34 568', 'bot: order.credit [yes | no]'])
  expect(then(...toSummary, pick('change'), pick('number'), pick('new')).at(-1)).toMatch(/^card: /)
})

test('FLOW-05 a wrong, an expired and too many codes, and a code that could not be checked', () => {
  const outcome = (name: 'wrong' | 'expired' | 'tooMany' | 'failed') => then(...toCode, type('774411'), settles('code.check', name)).at(-1)
  expect(outcome('wrong')).toBe('bot: shared.code.wrong [resend | other_number] <code>')
  expect(outcome('expired')).toBe('bot: shared.code.expired [resend | other_number | customer_service]')
  expect(outcome('tooMany')).toBe('bot: shared.code.wait [resend | other_number | customer_service] <code>')
  expect(outcome('failed')).toBe('bot: shared.code.unchecked [resend | other_number | customer_service] <code>')
  expect(then(...toCode, type('774411'), settles('code.check', 'wrong'), type('774412'))).toEqual(['visitor: 774412', 'bot: shared.code.checking', '(code.check)'])
})

test('FLOW-05 an SMS gateway that is down, and one asked too often', () => {
  expect(then(...toSummary, pick('confirm'), settles('code.send', 'failed'))).toEqual(['(code.send -> failed)', 'bot: shared.code.unsent [again | customer_service | leave]'])
  expect(then(...toSummary, pick('confirm'), settles('code.send', 'failed'), pick('again'))).toEqual(['visitor: again', 'bot: shared.code.sending', '(code.send)'])
  expect(then(...toSummary, pick('confirm'), settles('code.send', 'tooMany')).at(-1)).toBe('bot: shared.code.wait [resend | other_number | customer_service] <code>')
  expect(then(...toCode, pick('resend'))).toEqual(['visitor: resend', 'bot: shared.code.sending', '(code.send)'])
})

test('BEY-04 another phone number for the code is credit checked and confirmed anew before one is sent', () => {
  expect(then(...toCode, pick('other_number'))).toEqual(['visitor: other_number', 'bot: shared.phone <phone>'])
  expect(then(...toCode, pick('other_number'), type('912 34 568'))).toEqual(['visitor: 912 34 568', 'bot: order.credit [yes | no]'])
  expect(then(...toCode, pick('other_number'), type('912 34 568'), pick('yes'), approved).at(-1)).toMatch(/^card: /)
})

test('FLOW-05 a phone that turns out to be a customer’s adds the order to that account', () => {
  expect(then(...toCode, type('774411'), settles('code.check', 'known', { customerId: 'c7', firstName: 'Kari' }))).toEqual([
    '(code.check -> known)', 'bot: order.knownCustomer', 'bot: order.placing', '(order.place)',
  ])
})

test('FLOW-05 an account that could not be made, an order that did not get through', () => {
  expect(then(...toCode, type('774411'), settles('code.check', 'new'), settles('customer.create', 'failed'), pick('again'))).toEqual(['visitor: again', 'bot: shared.create', '(customer.create)'])
  expect(then(...toOrder, settles('order.place', 'failed'))).toEqual(['(order.place -> failed)', 'bot: order.placeFailed [again | customer_service | leave]'])
  expect(then(...toOrder, settles('order.place', 'failed'), pick('again'))).toEqual(['visitor: again', 'bot: order.placing', '(order.place)'])
})

test('BEY-07 a price that has changed is shown anew and confirmed anew, without a second code', () => {
  expect(then(...toOrder, settles('order.place', 'priceChanged'), pick('confirm'))).toEqual(['visitor: confirm', 'bot: order.placing', '(order.place)'])
  expect(then(...toOrder, settles('order.place', 'priceChanged')).slice(0, 3)).toEqual(['(order.place -> priceChanged)', 'bot: order.priceChanged', 'bot: order.summary'])
})

test('FLOW-05 a number that is here already leads to the products, or to another number and a new confirmation', () => {
  const already = [...toOrder, settles('order.place', 'alreadyCustomer')]
  expect(then(...already)).toEqual(['(order.place -> alreadyCustomer)', 'bot: order.alreadyCustomer [see | new | other | customer_service]'])
  expect(said(...already, pick('see'), settles('session.signIn', 'signedIn')).slice(-5)).toEqual([
    'bot: shared.signIn', '(session.signIn)', '(session.signIn -> signedIn)', 'bot: shared.signedIn', 'end: signed_in -> /products',
  ])
  expect(then(...already, pick('new')).at(-1)).toMatch(/^card: /)
  expect(then(...already, pick('other'))).toEqual(['visitor: other', 'bot: order.portNumber [new] <phone>'])
})

test('FLOW-05 what happens next is told for a number that moves; a failed sign-in does not hide the order', () => {
  const moving: Facts = { ...answered, numberChoice: 'keep', portNumber: '+4791234567', customerId: 'c1', creditCheckId: 'k1', quotedMonthly: 1, quotedSetUp: 0, catalogueVersion: 'v' }
  expect(said(opened('place', moving), settles('order.place', 'placed', { orderId: 'o1' }), settles('session.signIn', 'failed'))).toEqual([
    'bot: order.placing',
    '(order.place)',
    '(order.place -> placed)',
    'bot: order.placed',
    'bot: order.next.port',
    'bot: order.next.withdrawal',
    '(session.signIn)',
    '(session.signIn -> failed)',
    'bot: order.doneLater',
    'end: order',
  ])
})

test('CHAT-15 two answers that do not fit are helped, then a person is offered', () => {
  expect(said(opened('name'), type('Kari'), type('K N'), pick('customer_service'))).toEqual([
    'bot: order.name <name>',
    'visitor: Kari',
    'help: rule.name <name>',
    'visitor: K N',
    'help: rule.name [customer_service] <name>',
    'visitor: customer_service',
    'bot: shared.talkToUs',
    'bot: shared.openingHours',
    'end: handed_over',
  ])
})
