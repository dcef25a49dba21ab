import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { button, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

test.for<[FlowName, Locale, Said, string, string]>([
  ['insurance_leads', 'nb_NO', ['bil', 'nei', button('without'), 'Kari Vik'], 'helst på mail', 'blir du ringt'],
  ['insurance_leads', 'en_US', ['car', 'no', button('without'), 'Tom Lee'], "i'd rather get an email", 'means a call'],
  ['debt_check', 'nb_NO', [button('start'), button('no')], 'helst e-post', 'blir du ringt'],
])(
  'HEAR-08 who would rather have an e-mail of an adviser is told that a call comes, and goes on: %s %s',
  async ([flow, locale, lines, wish, said]) => {
    const { facts, told } = await talk(flow, locale, [...lines, wish])
    expect(facts.callWish).toBe(wish)
    expect(told.split('\n').at(-2)).toContain(said)
  },
)

test.for<[Locale, Said]>([
  ['nb_NO', ['bil', 'nei', button('without'), 'Kari Vik', 'ingen skal ringe meg']],
  ['en_US', ['car', 'no', button('without'), 'Tom Lee', 'dont call me']],
])('HEAR-08 %s: a call that nobody wants is no wish for a person: %s', async ([locale, lines]) => {
  const { facts, told } = await talk('insurance_leads', locale, lines)
  expect(facts.cameFrom).toBeUndefined()
  expect(told).toMatch(/ringer bare når du sender|only calls when you send/)
})

test.for<[Locale, string, string]>([
  ['nb_NO', 'kan jeg få en ny puk kode', 'PUK-koden låser opp'],
  ['nb_NO', 'fornøyd, men kan jeg beholde nummeret om jeg bytter', 'Du kan beholde nummeret'],
  ['en_US', 'it works but when do i get the invoice', 'You pay an invoice by e-mail'],
])('HEAR-06 %s: a question in a comment is answered without its mark: %s', async ([locale, comment, said]) => {
  const { facts, told } = await talk('csat_mobile', locale, ['4', comment])
  expect(facts.freeText).toBe(comment)
  expect(told).toContain(said)
})

test.for<[Locale, string]>([
  ['nb_NO', 'kan anbefales til alle'],
  ['nb_NO', 'får god dekning overalt og er fornøyd'],
  ['en_US', 'when i call nobody answers'],
])('HEAR-06 %s: a comment that opens with a verb or tells when asks nothing: %s', async ([locale, comment]) => {
  const { told } = await talk('csat_mobile', locale, ['4', comment])
  expect(told).not.toMatch(/Les mer|Read more/)
})

test.for<[Locale, Said, string]>([
  ['sv_SE', ['Storgatan 14 lgh 1201, 582 23 Linköping', 'byta', 'min hyresvärd sköter det'], 'hyresvärdens'],
  ['sv_SE', ['Storgatan 14 lgh 1201, 582 23 Linköping', 'byta', 'ingår i hyran'], 'hyresvärdens'],
  ['da_DK', ['vestergade 4, 8000 aarhus', 'skifte', 'det er min udlejer der ordner det'], 'udlejerens'],
  ['da_DK', ['vestergade 4, 8000 aarhus', 'skifte', 'det er med i huslejen'], 'udlejerens'],
])('HEAR-05 %s: a supplier of the landlord is not known, and that is told: %s', async ([locale, lines, said]) => {
  const { facts, told } = await talk('power_onboarding', locale, lines)
  expect(facts.currentSupplier).toBe('')
  expect(told).toContain(said)
})
