import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { checkFlow } from '#flows/kit/check-flow.ts'
import type { Finding } from '#flows/kit/check/finding.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { parseReplay } from '#flows/kit/run/replay-file.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { runnable } from '#flows/kit/turn.ts'
import { flows } from '#flows/registry.ts'
import { acceptReplay } from './accept-replay.ts'
import { pricesInCode } from './prices-in-code.ts'
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
    expect(found(teaShop(summary(proves)))).toEqual([`unproven order: can be reached without ${lacking}`])
  },
)

test('BEY-04 a new order without proof of who orders is found', () => {
  const { phone } = teaSteps
  const unproven = { ...phone, ask: { input: { rule: 'phone', write: 'phone', label: 'tea.label', to: 'summary' } } }
  const { send: _, code: __, check: ___, ...steps } = teaSteps
  expect(found(teaShop({}, { steps: { ...steps, phone: unproven } }))).toEqual([
    'unproven order: can be reached without identity',
  ])
})

test('BEY-07 what a new order is of, changed after it was confirmed, makes price and confirmation void', () => {
  const change = {
    say: ['tea.leaf'],
    ask: { choices: { black: { title: 'tea.black', to: 'order', learn: { leaf: 'black' } } } },
  }
  const order = { call: { effect: 'tea.order', outcomes: { brewed: 'cheers', soldOut: 'change', failed: 'down' } } }
  expect(found(teaShop({ order, change }))).toContain('unproven order: can be reached without price, confirmation')
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

test.each([
  ['values: () => ({ price: { money: kroner(499) } })', 'kroner'],
  ['values: () => ({ price: { money: 49_900 } })', 'money'],
  ['value: { perKwh: 8_900, currency }', 'perKwh'],
  ['learn: { quotedMonthly: 29_900 }', 'quotedMonthly'],
  ['const fee = 4_900\nconst row = { money: fee }', 'money'],
  ["title: 'Te, 49 kr'", '"49 kr"'],
])('PRICE-01 BEY-04 a price in code is found: %s', (code, what) => {
  expect(pricesInCode(code)).toEqual([{ what, line: code.split('\n').length }])
})

test('PRICE-01 what is no price in code is left in peace', () => {
  const code =
    "// 499 kr\n/* money: 499 */\nconst days = 14\nvalue: { money: plan.monthly }, depositOre: 0, size: '1 GB', title: `${price} kr`"
  expect(pricesInCode(code)).toEqual([])
})

test('FLOW-04 a text that one locale lacks, and a flow that no locale has, are found', () => {
  expect(found(teaShop(), teaTexts('da_DK', { 'tea.cheers': undefined }))).toEqual([
    'missingText cheers: tea.cheers has no text in da_DK',
  ])
  expect(found(teaShop({}, { locales: [] }))).toEqual(['notOffered init: every_element is offered in no locale'])
})

test.each([
  [{ flow: 'tea_house', step: 'init' }, 'goes on in tea_house, which does not exist'],
  [{ flow: 'generic_signup', step: 'inti' }, 'goes on in generic_signup at inti, which is no entry of it'],
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
