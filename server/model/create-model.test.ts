import { createServer, type Server, type ServerResponse } from 'node:http'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import type { AtStep } from '#server/brain/turns/propose-acts.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { readEnv } from '#server/env.ts'
import { freePort } from '#server/testing/free-port.ts'
import { createModel, modelIn } from './create-model.ts'
import { maskUtterance } from './mask-utterance.ts'

const content = createEmbeddedContent()
const registers = {
  isOrdinary: (word: string) => /^(hei|jeg|heter|ring|meg|på|noe|lite|til|det|minste|eller|hva)$/.test(word),
}
const at: AtStep = {
  locale: 'nb_NO',
  flow: 'mobile_onboarding',
  options: [{ payload: '1gb', title: '1 GB, 149 kr' }],
  isValueAsked: false,
}

let server: Server | undefined
afterEach(() => server?.close())

/** An OpenAI-compatible server with recorded answers. */
async function modelAnswering(answer: (response: ServerResponse) => void, perHour = 9, deadline = 20_000) {
  const asked: string[] = []
  const port = await freePort()
  server = createServer((request, response) => {
    let body = `${request.method} ${request.url} ${request.headers.authorization} `
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push(body)
      answer(response)
    })
  })
  await new Promise<void>((listening) => server?.listen(port, '127.0.0.1', listening))
  const settings = { url: `http://127.0.0.1:${port}/v1`, name: 'gemma', token: 't0k3n', perHour }
  const runtime = { now: () => 0, log: pino({ level: 'silent' }) }
  return { asked, propose: createModel(settings, { runtime, content, registers: registersOf(), deadline }) }
}
const registersOf = () => ({
  ...registers,
  placeOf: () => undefined,
  placeNamed: () => undefined,
  placeMeant: () => undefined,
  knowsPlaces: false,
})
const says = (answer: string) => (response: ServerResponse) =>
  response.end(JSON.stringify({ id: 'x', choices: [{ index: 0, message: { role: 'assistant', content: answer } }] }))
const acting = (...acts: unknown[]) => says(JSON.stringify({ acts, reply: 'Hei, jeg er en robot' }))

test('HEAR-09 the model gets masked words, the options and the topics, and what it proposes of those is taken', async () => {
  const article = (await content.articles('nb_NO')).find(({ category }) => category === 'mobile')
  const { asked, propose } = await modelAnswering(
    acting({ kind: 'answer', payload: '1gb', text: 'Velg 1 GB!' }, { kind: 'question', topic: article?.slug }),
  )
  expect(await propose('Hei jeg heter Kari Nordmann, ring 91234567 eller kari@x.no, noe lite til meg', at)).toEqual({
    by: 'gemma',
    proposals: [
      { kind: 'answer', payload: '1gb' },
      { kind: 'question', topic: `faq ${article?.slug}`, asks: article?.question },
    ],
  })
  expect(asked[0]).toMatch(/^POST \/v1\/chat\/completions Bearer t0k3n /)
  expect(asked[0]).toContain('jeg heter *** ***, ring *** eller ***, noe lite til meg')
  expect(asked[0]).not.toMatch(/kari|nordmann|91234567/i)
})

test('HEAR-09 anything but offered acts is dropped: words, other payloads, broken answers, failures', async () => {
  const wrong = [
    acting(
      { kind: 'answer', payload: '99gb' },
      { kind: 'question', topic: 'pris' },
      { kind: 'wish', for: 'cancel' },
      7,
    ),
    says('Beklager, det vet jeg ikke.'),
    says('{"acts": "1gb"}'),
    (response: ServerResponse) => response.end('<html>'),
    (response: ServerResponse) => response.writeHead(401).end('{}'),
    (response: ServerResponse) => response.writeHead(500).end(),
  ]
  const { propose } = await modelAnswering((response) => wrong.shift()?.(response))
  while (wrong.length > 0) expect(await propose('noe lite', at)).toEqual({ by: 'gemma', proposals: [] })
})

test('HEAR-09 an answer after the deadline is not waited for', async () => {
  const { propose } = await modelAnswering(() => {}, 9, 100)
  expect(await propose('noe lite', at)).toEqual({ by: 'gemma', proposals: [] })
  server?.closeAllConnections()
})

test('HEAR-09 over the budget of the hour the model is not asked', async () => {
  const { asked, propose } = await modelAnswering(acting({ kind: 'answer', payload: '1gb' }), 1)
  const proposed = [await propose('noe lite', at), await propose('det minste', at)]
  expect(proposed.map(({ proposals }) => proposals.length)).toEqual([1, 0])
  expect(asked).toHaveLength(1)
})

test('HEAR-09 off by default; plain http only within the premises', () => {
  expect(modelIn(readEnv({}))).toBeUndefined()
  const named = (MODEL_URL: string) => modelIn(readEnv({ MODEL_URL, MODEL_NAME: 'gemma' }))?.url
  for (const url of [
    'http://10.0.0.7:8000/v1',
    'http://localhost:11434/v1',
    'http://llm.internal/v1',
    'https://llm.x/v1',
  ])
    expect(named(url)).toBe(url)
  for (const url of ['http://llm.example/v1', 'http://172.32.0.1/v1', 'http://10.0.0.7.evil.example/v1'])
    expect(() => named(url)).toThrow('The setting MODEL_URL must begin with https://')
})

test('HEAR-09 where a value is asked for, every word that is not of everyday speech is masked', () => {
  const masking = { locale: 'nb_NO' as const, registers }
  expect(maskUtterance('hva ullevålsveien 3', { ...masking, isValueAsked: true })).toBe('hva *** ***')
  expect(maskUtterance('hva skjer Bergen', { ...masking, isValueAsked: false })).toBe('hva skjer ***')
})
