import { afterAll, beforeAll, expect, test } from 'vitest'
import { runnableFlows } from '#flows/registry.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { followOpenings } from '#server/content/follow-openings.ts'
import { testBrain } from '#server/testing/test-brain.ts'
import { conversationOf } from '#server/brain/conversation.ts'
import type { Entry } from '#server/brain/sessions/entry.ts'
import type { OpeningWords } from './speak.ts'
import { elementsAfter, initSession } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from './handle-turn.ts'

const runnable = runnableFlows()
let database: Database
beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())

const plan: Entry = {
  flow: 'mobile_onboarding',
  step: 'init_with_fixed_start',
  product: 'mobile',
  productValue: '30gb',
}
const stranger = { proof: { visitor: undefined, session: undefined }, locale: 'nb_NO' as const, facts: {} }
const HOSTILE = '<script>alert(1)</script> {plan} [x](javascript:alert(1))'
const brainSaying = (openingWords?: OpeningWords) =>
  testBrain(database, {}, { flowOf: (name) => runnable[name], ...(openingWords && { openingWords }) })

test("PAGE-08 CHAT-18 the CMS's first message takes the greeting's place, in the page as in the conversation its first answer begins", async () => {
  const brain = brainSaying(() => HOSTILE)
  const plain = await conversationOf(brainSaying(), plan, stranger)
  const shown = await conversationOf(brain, plan, stranger)
  expect(shown.elements.map(({ utterance }) => utterance)).toEqual([
    HOSTILE,
    ...plain.elements.slice(1).map(({ utterance }) => utterance),
  ])
  const { id } = await initSession(brain, {
    visitor: 'v',
    locale: 'nb_NO',
    address: null,
    turnId: 'a',
    login: undefined,
  })
  await handleTurn(brain, id, 'goal', { kind: 'goal', ...plan, facts: {} })
  expect(await elementsAfter(brain, id, 0)).toEqual(shown.elements)
})

test('PAGE-08 FLOW-01 who is signed in is greeted by name, and who comes in a language the flow is not offered in by the locale’s own flow', async () => {
  const brain = brainSaying(({ flow }) => (flow === 'mobile_onboarding' ? 'from the CMS' : undefined))
  const said = async (over: object) =>
    (await conversationOf(brain, plan, { ...stranger, ...over })).elements.map(({ utterance }) => utterance)
  expect(await said({ facts: { customerId: 'kari', signedIn: true, firstName: 'Kari' } })).not.toContain('from the CMS')
  expect(await said({ locale: 'sv_SE' })).not.toContain('from the CMS')
  expect(await said({})).toContain('from the CMS')
})

test('PAGE-08 each page has its own opening; other flows and products have none; an edit is followed', async () => {
  let changed: ((change: { kind: 'page'; name: string; locale: 'nb_NO' }) => void) | undefined
  let wording = ''
  const embedded = createEmbeddedContent()
  const content = {
    ...embedded,
    plan: async (...asked: Parameters<typeof embedded.plan>) => ({
      ...(await embedded.plan(...asked)),
      ...(wording && { firstMessage: wording }),
    }),
  }
  const failures: unknown[] = []
  const words = await followOpenings(
    content,
    { onContentChange: (listener) => ((changed = listener), () => {}) },
    (error) => failures.push(error),
  )
  expect(words(plan, 'nb_NO')).toMatch(/^30 GB for 499\skr i måneden/)
  expect(words({ flow: 'mobile_onboarding', product: 'mobile' }, 'nb_NO')).toBe(
    (await content.mobileLanding('nb_NO')).chatMessage,
  )
  expect(words({ flow: 'debt_check' }, 'nb_NO')).toMatch(/BankID/)
  expect(words({ flow: 'insurance_leads' }, 'nb_NO')).toMatch(/forsikring/)
  expect([words({ flow: 'generic_signup' }, 'nb_NO'), words({ flow: 'mobile_onboarding' }, 'nb_NO')]).toEqual([
    undefined,
    undefined,
  ])
  wording = 'Nye ord'
  changed?.({ kind: 'page', name: 'plans', locale: 'nb_NO' })
  await expect.poll(() => words(plan, 'nb_NO')).toBe('Nye ord')
  expect(failures).toEqual([])
})

test('PAGE-17 a campaign’s own first message opens its conversation, and an edit of it is followed', async () => {
  let changed: ((change: { kind: 'page'; name: string; locale: 'nb_NO' }) => void) | undefined
  let wording = 'Hva koster kredittkortene dine?'
  const embedded = createEmbeddedContent()
  const content = {
    ...embedded,
    refinancing: async (...asked: Parameters<typeof embedded.refinancing>) => ({
      ...(await embedded.refinancing(...asked)),
      ...(asked[1] === 'kredittkort' && { chatMessage: wording }),
    }),
  }
  const words = await followOpenings(
    content,
    { onContentChange: (listener) => ((changed = listener), () => {}) },
    (error) => expect.unreachable(String(error)),
  )
  const campaign: Entry = {
    flow: 'debt_check',
    step: 'skip_start',
    product: 'refinancing',
    productValue: 'kredittkort',
  }
  const shown = await conversationOf(brainSaying(words), campaign, stranger)
  expect(shown.elements[0]?.utterance).toBe('Hva koster kredittkortene dine?')
  const usual = words({ flow: 'debt_check' }, 'nb_NO')
  expect(words({ ...campaign, productValue: 'finnes-ikke' }, 'nb_NO')).toBe(usual)
  expect(words({ ...campaign, product: 'mobile' }, 'nb_NO')).toBe(usual)
  wording = 'Nye ord'
  changed?.({ kind: 'page', name: 'refinancing-landing-page/kredittkort', locale: 'nb_NO' })
  await expect.poll(() => words(campaign, 'nb_NO')).toBe('Nye ord')
})
