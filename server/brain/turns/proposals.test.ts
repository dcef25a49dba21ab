import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runnableFlows } from '#flows/registry.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import type { Database } from '#server/db/database.ts'
import { createLookUp } from '#server/questions/create-look-up.ts'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { testBrain } from '#server/testing/test-brain.ts'
import { handleTurn } from './handle-turn.ts'
import type { Proposal, ProposeActs } from './propose-acts.ts'
import { createSpeak } from './speak.ts'

const flows = runnableFlows()
const speak = createSpeak()
const content = createEmbeddedContent()
const lookUp = await createLookUp(content, speak)
const UNCLEAR = 'sånn derre til hytta'

let database: Database
let visitors = 0
beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())

async function told(utterance: string, proposals?: Proposal[]) {
  const proposeActs = vi.fn<ProposeActs>(async () => ({ by: 'gemma', proposals: proposals ?? [] }))
  const voice = { flowOf: (name: keyof typeof flows) => flows[name], speak, lookUp, ...(proposals && { proposeActs }) }
  const brain = testBrain(database, {}, voice)
  const visitor = `model-${(visitors += 1)}`
  const { id } = await initSession(brain, { turnId: 'init', visitor, locale: 'nb_NO', login: undefined, address: null })
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'mobile_onboarding', step: 'init', facts: {} })
  const say = async (turnId: string, said: string) =>
    (await handleTurn(brain, id, turnId, { kind: 'answer', utterance: said }))?.elements ?? []
  const elements = await say('t1', utterance)
  const logged = async () => {
    const turns = await database.db.query.chatTurn.findMany()
    return turns.find((turn) => turn.session === id && turn.turnId === 't1')?.event
  }
  return { elements, say, logged, proposeActs }
}

test('HEAR-09 what was not understood is asked back as proposed, and the log has the acts with their source', async () => {
  const { elements, logged, proposeActs, say } = await told(UNCLEAR, [{ kind: 'answer', payload: '1gb' }])
  expect(proposeActs.mock.calls[0]?.[1]).toMatchObject({ locale: 'nb_NO', flow: 'mobile_onboarding' })
  expect(proposeActs.mock.calls[0]?.[1].options).toContainEqual(expect.objectContaining({ payload: '1gb' }))
  expect(elements.at(-1)?.suggested_responses.map(({ payload }) => payload)).toEqual(['1gb', 'something_else'])
  expect(await logged()).toMatchObject({
    unsure: ['1gb'],
    acts: [{ kind: 'answer', payload: '1gb', sure: 0.5, why: 'proposed by the model gemma' }],
  })
  await say('t2', 'ja')
  expect(proposeActs).toHaveBeenCalledTimes(1)
})

test('HEAR-09 a proposed question is answered by its article, and never by words of the model', async () => {
  const articles = await content.articles('nb_NO')
  const asking = { locale: 'nb_NO' as const, facts: {}, now: 0, flow: 'mobile_onboarding' as const }
  const article = articles.find(({ slug, question }) => lookUp(question, asking)?.topic === `faq ${slug}`)
  const topic = `faq ${article?.slug}`
  const { elements, logged } = await told(UNCLEAR, [{ kind: 'question', topic, asks: article?.question ?? '' }])
  expect(elements.map(({ utterance }) => utterance)).toContain(lookUp(article?.question ?? '', asking)?.text)
  expect(await logged()).toMatchObject({ found: { topic }, acts: [{ kind: 'question', topic }] })
})

test('HEAR-09 without a model, and with one that proposes nothing, the same is said; what is clear is not sent', async () => {
  const shown = ({ elements }: Awaited<ReturnType<typeof told>>) => elements.map(({ utterance }) => utterance)
  expect(shown(await told(UNCLEAR, []))).toEqual(shown(await told(UNCLEAR)))
  const clear = await told('6 gb', [{ kind: 'answer', payload: '1gb' }])
  expect(clear.proposeActs).not.toHaveBeenCalled()
})
