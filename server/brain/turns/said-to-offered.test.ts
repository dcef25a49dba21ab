import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import type { Article } from '#contracts/content/faq.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { runnableFlows } from '#flows/registry.ts'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import type { Database } from '#server/db/database.ts'
import { UNANSWERED } from '#server/questions/askings.ts'
import { createLookUp } from '#server/questions/create-look-up.ts'
import { languages } from '#server/questions/languages.ts'
import { createRegisters } from '#server/registers/create-registers.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { testBrain } from '#server/testing/test-brain.ts'
import { handleTurn } from './handle-turn.ts'
import { createSpeak } from './speak.ts'
import type { TurnResult } from './turn.ts'

const flows = runnableFlows()
const speak = createSpeak()
const content = createEmbeddedContent()
const lookUp = await createLookUp(content, speak)
const registers = await createRegisters(content)

const UNCLEAR = 'hva om telefonen min går i stykker'
const WHICH = speak('nb_NO', 'kit.askedWhich', {})

let database: Database
let visitors = 0
beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())

async function conversation(flow: FlowName = 'mobile_onboarding') {
  const brain = testBrain(database, {}, { flowOf: (name) => flows[name], speak, lookUp, registers })
  const visitor = `visitor-${(visitors += 1)}`
  const { id } = await initSession(brain, { turnId: 'init', visitor, locale: 'nb_NO', login: undefined, address: null })
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow, step: 'init', facts: {} })
  let turns = 0
  return async (utterance: string, payload?: string): Promise<TurnResult> => {
    const answer = { kind: 'answer' as const, utterance, ...(payload !== undefined && { payload }) }
    const taken = await handleTurn(brain, id, `turn-${(turns += 1)}`, answer)
    if (!taken) throw new Error('no conversation')
    return taken
  }
}
const said = ({ elements }: TurnResult) =>
  elements.filter(({ from }) => from === 'bot').map(({ utterance }) => utterance)
const buttons = ({ elements }: TurnResult) => elements.at(-1)?.suggested_responses ?? []
const questionsIn = (taken: TurnResult) => buttons(taken).filter(({ payload }) => payload.startsWith('question:'))

test('CHAT-15 a question that is not understood for certain offers those that may be meant, and one of them is answered', async () => {
  const say = await conversation()
  const unclear = await say(UNCLEAR)
  expect(said(unclear)).toEqual([WHICH])
  const [first, second] = questionsIn(unclear)
  expect(second).toBeDefined()
  const answered = await say('', first?.payload)
  expect(answered.elements[0]).toMatchObject({ from: 'visitor', utterance: first?.title })
  expect(said(answered)[0]).toContain(`Les mer: «${first?.title}»`)
  expect(said(answered)[1]).toBe('Hvor mye data trenger du i måneden?')
  expect(buttons(answered).map(({ payload }) => payload)).toContain('6gb')
})

test('CHAT-15 typed words choose among the questions that are offered, and a no goes on with the step', async () => {
  const say = await conversation()
  const second = questionsIn(await say(UNCLEAR))[1]
  expect(said(await say('den andre'))[0]).toContain(`Les mer: «${second?.title}»`)
  await say(UNCLEAR)
  expect(said(await say('nei'))).toEqual(['Hvor mye data trenger du i måneden?'])
})

test('CHAT-15 an answer to the step is taken while questions are offered', async () => {
  const say = await conversation()
  for (const line of ['12 gb', 'ja', 'meg']) await say(line)
  expect(questionsIn(await say(UNCLEAR))).not.toEqual([])
  const chosen = await say('nytt nummer')
  expect(chosen.elements[0]).toMatchObject({ utterance: 'nytt nummer', payload: 'new' })
})

test('HEAR-02 a yes to several questions that are offered agrees to nothing, and offers them again', async () => {
  const say = await conversation()
  await say('12 gb')
  await say('ja')
  const offered = questionsIn(await say(UNCLEAR))
  expect(offered.length).toBeGreaterThan(1)
  const agreed = await say('ja')
  expect(said(agreed)).toEqual([speak('nb_NO', 'kit.unsure', {})])
  expect(questionsIn(agreed)).toEqual(offered)
})

test('HEAR-02 what was asked back stays asked, and no question is offered beside it', async () => {
  const say = await conversation()
  await say('12 gb')
  const unclear = await say(UNCLEAR)
  expect(questionsIn(unclear)).toEqual([])
  expect(buttons(unclear).map(({ payload }) => payload)).toContain('12gb')
})

const FLOW_OF: Partial<Record<Article['category'], FlowName>> = {
  insurance: 'insurance_leads',
  refinancing: 'debt_check',
  account: 'generic_signup',
}

test.each<[Locale, FlowName]>([
  ['nb_NO', 'mobile_onboarding'],
  ['sv_SE', 'power_onboarding'],
  ['da_DK', 'power_onboarding'],
  ['en_US', 'mobile_onboarding'],
])('CHAT-15 in %s the title of every article gets that article', async (locale, otherwise) => {
  const articles = await content.articles(locale)
  const others = articles.filter(({ slug, category, question }) => {
    const flow = FLOW_OF[category] ?? otherwise
    return lookUp(question, { locale, facts: {}, now: Date.now(), flow, step: 'name' })?.topic !== `faq ${slug}`
  })
  expect(others.map(({ slug }) => slug)).toEqual([])
})

test.each(LOCALES)('HEAR-06 in %s hardly anything is offered for what is known to have no answer', (locale) => {
  const unanswered = languages[locale].askings.get(UNANSWERED) ?? []
  const offering = unanswered.filter(
    (asked) => lookUp.likelyQuestions(asked, { locale, facts: {}, now: Date.now() }).length,
  )
  expect(offering.length).toBeLessThan(unanswered.length / 50)
})
