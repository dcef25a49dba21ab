import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { OWN_CURRENCY } from '#contracts/kernel/money.ts'
import { checkFlow } from '#flows/kit/check-flow.ts'
import type { Finding } from '#flows/kit/check/finding.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { parseReplay } from '#flows/kit/run/replay-file.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { runnable } from '#flows/kit/turn.ts'
import { flows } from '#flows/registry.ts'
import { acceptReplay } from './accept-replay.ts'
import { declareTea, teaShop, teaSteps, teaTexts } from './testing/tea-shop.ts'

let takeBack = () => {}
beforeAll(() => {
  takeBack = declareTea()
})
afterAll(() => takeBack())

const found = (flow: Flow, texts = teaTexts()) =>
  checkFlow(flow, texts, flows).map(({ rule, step, detail }) => `${rule} ${step}: ${detail}`)
const summary = (proves: readonly string[], to = 'order') => ({
  summary: {
    say: ['tea.summary'],
    summary: 'bag',
    ask: { choices: { yes: { title: 'tea.yes', to, proves }, no: { title: 'tea.no', to: 'person' } } },
  },
})

test('BEY-04 a new flow with a new order and new facts has no finding', () => {
  expect(found(teaShop())).toEqual([])
})

test.each(['terms', 'price', 'confirmation'])(
  'BEY-04 a new order without %s is found, though its end is no order and its effect lists nothing',
  (lacking) => {
    const proves = ['terms', 'price', 'confirmation'].filter((proof) => proof !== lacking)
    expect(found(teaShop(summary(proves)))).toEqual([
      `unproven order: can be reached without ${lacking}, by way of grams, phone, send, code, check, summary`,
    ])
  },
)

test('BEY-04 a new order without proof of who orders is found', () => {
  const { phone } = teaSteps
  const unproven = { ...phone, ask: { input: { rule: 'phone', write: 'phone', label: 'tea.label', to: 'summary' } } }
  const { send: _, code: __, check: ___, ...steps } = teaSteps
  expect(found(teaShop({}, { steps: { ...steps, phone: unproven } }))).toEqual([
    'unproven order: can be reached without identity, by way of grams, phone, summary',
  ])
})

test('BEY-07 what a new order is of, changed after it was confirmed, makes price and confirmation void', () => {
  const change = {
    say: ['tea.leaf'],
    ask: { choices: { black: { title: 'tea.black', to: 'order', learn: { leaf: 'black' } } } },
  }
  const order = { call: { effect: 'tea.order', outcomes: { brewed: 'cheers', soldOut: 'change', failed: 'down' } } }
  expect(found(teaShop({ order, change }))).toContain(
    'unproven order: can be reached without price, confirmation, by way of grams, phone, send, code, check, summary, order, change',
  )
})

test('BEY-04 SAND-02 a fact that a call needs and that is unknown on some path is found, with that path in words', () => {
  const { leaf } = teaSteps
  const skips = {
    ...leaf,
    ask: {
      choices: {
        green: { title: 'tea.green', to: 'grams', learn: { leaf: 'green' } },
        any: { title: 'tea.any', to: 'grams' },
      },
    },
  }
  const texts = teaTexts('nb_NO', { 'tea.any': 'Overrask meg' })
  const findings = checkFlow(teaShop({ leaf: skips }), texts).filter(({ rule }) => rule === 'unknownFact')
  expect(findings.map(({ step, detail }) => `${step}: ${detail}`)).toEqual([
    'order: tea.order needs leaf, not known here, when a visitor opens init, chooses “Overrask meg” at leaf, chooses “{grams} g” at grams, writes “912 34 567” at phone, code.send ends as sent, writes “774411” at code, code.check ends as known, chooses “Te” at summary',
  ])
  expect(lastStep(teaShop({ leaf: skips }), findings)).toBe('order')
})

const lastStep = (flow: Flow, [finding]: Finding[]) =>
  finding?.run && playRun(runnable(flow), finding.run).frames.at(-1)?.turn.state.step

test('BEY-04 a guard that reads a fact nobody writes is found', () => {
  const guards = { leafKnown: ({ facts }: { facts: { milk?: boolean } }) => facts.milk === true }
  expect(found(teaShop({}, { guards }))).toEqual([
    'unwrittenFact init: guard leafKnown reads milk, which is written nowhere',
  ])
})

test('BEY-04 a value that is not set where a text shows it is found, and one that is set is not', () => {
  const says = (text: string) => ({ ...teaSteps.leaf, say: [text] })
  expect(found(teaShop({ leaf: says('tea.weight') }))).toEqual([
    'unsetValue leaf: {weight} in tea.weight is not set, when a visitor opens init',
  ])
  expect(found(teaShop({ phone: { ...teaSteps.phone, say: ['tea.weight'] } }))).toEqual([])
})

test.each<[Locale, string, string]>([
  ['nb_NO', 'Bare 499 kroner i året', '499 kroner'],
  ['nb_NO', 'Bare fem hundre kroner', 'fem hundre kroner'],
  ['nb_NO', 'Nå 499,- i året', '499,-'],
  ['nb_NO', 'Bare {weight} kr', '} kr'],
  ['sv_SE', 'Bara 499 kronor', '499 kronor'],
  ['sv_SE', 'Bara 89 öre/kWh', '89 öre'],
  ['sv_SE', 'Fyrtionio kronor', 'Fyrtionio kronor'],
  ['sv_SE', '39:- i månaden', '39:-'],
  ['da_DK', 'Kun nioghalvfems kroner', 'nioghalvfems kroner'],
  ['da_DK', 'Kun 12 øre', '12 øre'],
  ['en_US', 'Only NOK 499', 'NOK 499'],
  ['en_US', 'Five hundred kroner', 'Five hundred kroner'],
  ['en_US', 'Only €5', '€5'],
  ['en_US', 'Only three hundred and ninety-nine a month', 'three hundred and ninety-nine a month'],
  ['nb_NO', 'Bare 399 i måneden', '399 i måneden'],
  ['sv_SE', 'Bara trehundra per månad', 'trehundra per månad'],
  ['da_DK', 'Kun 89 om måneden', '89 om måneden'],
])('PRICE-01 BEY-04 a price in a text is found in %s: %s', (locale, text, price) => {
  const said = teaShop({ phone: { ...teaSteps.phone, say: ['tea.price'] } })
  const everywhere = teaTexts(locale, { 'tea.price': text })
  const texts = Object.fromEntries(LOCALES.map((each) => [each, { 'tea.price': 'Te', ...everywhere[each] }]))
  expect(found(said, texts)).toEqual([`priceInText phone: tea.price in ${locale} writes the price "${price}"`])
})

test('PRICE-01 BEY-04 a price in a title, a value, an offer or a row is found', () => {
  expect(found(teaShop(), teaTexts('sv_SE', { 'tea.green': 'Grönt, 49 kronor' }))).toEqual([
    'priceInText leaf: tea.green in sv_SE writes the price "49 kronor"',
  ])
  expect(found(teaShop(), teaTexts('da_DK', { 'tea.bag': '{grams} g, halvtreds kroner' }))).toEqual([
    'priceInText grams: tea.bag in da_DK writes the price "halvtreds kroner"',
  ])
  const priced = [
    { values: () => ({ weight: 'femti kroner' }) },
    { offers: { bags: () => [{ payload: 'g', title: 'tea.bag', values: { grams: '49 kr' }, learn: { grams: 100 } }] } },
    { summaries: { bag: () => [{ label: 'tea.row', value: '89 öre/kWh' }] } },
  ]
  expect(priced.flatMap((more) => found(teaShop({}, more)))).toEqual([
    'priceInText init: weight is the price "femti kroner"',
    'priceInText grams: grams is the price "49 kr"',
    'priceInText summary: tea.row is the price "89 öre/kWh"',
  ])
})

test('FLOW-04 a price of a kWh shown as money, in a row too, and two options alike are found', () => {
  const bag = { payload: 'g100', title: 'tea.bag', values: { grams: 100 }, learn: { grams: 100 } }
  expect(found(teaShop({}, { offers: { bags: () => [bag, { ...bag, payload: 'g250' }] } }))).toEqual([
    'sameTitle grams: g100 and g250 of bags have the same title and values',
  ])
  const row = ({ facts: { quotedPerKwh = 0 } }: { facts: { quotedPerKwh?: number } }) => [
    { label: 'tea.row', value: { money: quotedPerKwh, currency: 'NOK' } },
  ]
  expect(found(teaShop({}, { locales: ['nb_NO'], summaries: { bag: row } }))).toEqual([
    'wrongUnit bag: tea.row shows quotedPerKwh as money',
  ])
  expect(found(teaShop({}, { values: () => ({ price: { perKwh: 0, currency: 'SEK' } }), locales: ['sv_SE'] }))).toEqual(
    [],
  )
})

test('FLOW-03 a step that calls what is no effect, or has no ways, is told and nothing else', () => {
  expect(found(teaShop({ order: { call: { effect: 'tea.brew', outcomes: { failed: 'down' } } } }))).toEqual([
    'unknownName order: effect tea.brew does not exist',
  ])
  expect(found(teaShop({ order: { call: { effect: 'tea.order' } } }))).toEqual([
    'unroutedOutcome order: tea.order has no way for any outcome',
  ])
})

test('FLOW-04 PRICE-01 money without the currency of the country is found, in a value, an offer and a row', () => {
  const money = { money: 0 }
  const inNok = {
    values: () => ({ price: money }),
    offers: { bags: () => [{ payload: 'g', title: 'tea.bag', values: { grams: money }, learn: { grams: 100 } }] },
    summaries: {
      bag: ({ locale }: { locale: Locale }) => [
        { label: 'tea.row', value: { money: 0, currency: OWN_CURRENCY[locale] } },
      ],
    },
    locales: ['nb_NO', 'sv_SE'],
  }
  expect(found(teaShop({}, inNok))).toEqual([
    'otherCurrency init: {price} is in NOK in sv_SE, where prices are in SEK: give its currency',
    'otherCurrency bags: {grams} is in NOK in sv_SE, where prices are in SEK: give its currency',
  ])
})

test('CHAT-10 BEY-04 a choice that proves a consent nobody ticked is found', () => {
  const asks = (consent: object) => ({
    leaf: {
      say: ['tea.leaf'],
      ask: {
        ...consent,
        choices: {
          green: { title: 'tea.green', to: 'grams', learn: { leaf: 'green' }, proves: ['consent'] },
          black: { title: 'tea.black', to: 'grams', learn: { leaf: 'black' } },
        },
      },
    },
  })
  expect(found(teaShop(asks({})))).toEqual([
    'oddConsent leaf: green proves consent without a box to tick: say what it is to (consent)',
  ])
  expect(found(teaShop(asks({ consent: 'tea.label' })))).toEqual([])
})

test('FLOW-04 a text that one locale lacks, and a flow that no locale has, are found', () => {
  expect(found(teaShop(), teaTexts('da_DK', { 'tea.cheers': undefined }))).toEqual([
    'missingText cheers: tea.cheers has no text in da_DK',
  ])
  expect(found(teaShop({}, { locales: [] }))).toEqual(['notOffered init: every_element is offered in no locale'])
})

test.each([
  [{ flow: 'tea_house', step: 'init' }, 'goes on in tea_house, which does not exist'],
  [{ flow: 'generic_signup', step: 'inti' }, 'goes on in generic_signup at inti, which is no entry of it: init'],
  [{ flow: 'generic_signup' }, 'goes on elsewhere without naming both the flow and the step at which it is entered'],
  ['generic_signup', 'goes on elsewhere without naming both the flow and the step at which it is entered'],
  [{ flow: 'power_onboarding', step: 'init' }, 'goes on in power_onboarding, which is not offered in nb_NO, en_US'],
])('FLOW-01 a transfer to what is not there is found: %o', (transferTo, detail) => {
  expect(found(teaShop({ cheers: { transferTo } }))).toEqual([`badTransfer cheers: ${detail}`])
})

test('FLOW-01 a transfer before anything was asked, and an end that leads to no page, are found', () => {
  const init = { branch: [{ if: 'leafKnown', to: 'grams' }, { to: 'away' }] }
  const away = { transferTo: { flow: 'generic_signup', step: 'init' } }
  expect(found(teaShop({ init, away }))).toContain(
    'badTransfer away: goes on in another flow before anything was asked, when a visitor opens init',
  )
  expect(found(teaShop({ cheers: { say: ['tea.cheers'], end: 'thanks', redirectTo: '/prodcts' } }))).toEqual([
    'unsafeTarget cheers: leads to /prodcts, where there is no page',
  ])
})

test('FLOW-03 a step nobody reaches and a state without a way out are found', () => {
  expect(found(teaShop({ island: { say: ['tea.leaf'], next: 'init' } }))).toEqual([
    'unreachable island: no entry leads here',
  ])
  const trap = { say: ['tea.down'], ask: { choices: { no: { title: 'tea.no', to: 'down' } } } }
  expect(found(teaShop({ down: trap }))).toContain('deadEnd down: no end can be reached from here')
})

test('SAND-03 BEY-04 a replay that calls the new order without its facts is never accepted', () => {
  const known = { flows: { every_element: runnable(teaShop()) }, machines: {} }
  const head = 'title: BEY-04 tea\nflow: every_element\nlocale: nb_NO\nat: 2026-11-21T10:00:00.000Z\n\n'
  const lacking = `${head}> open summary {"leaf":"green"}\n> pick yes\n`
  expect(() => acceptReplay(lacking, known)).toThrow('Line 7: tea.order is called without the facts it needs.')
  const whole = `${head}> open summary {"leaf":"green","grams":100,"phone":"+4791234567"}\n> pick yes\n`
  expect(parseReplay(acceptReplay(whole, known)).expected.at(-1)?.lines).toEqual(['calls tea.order'])
})
