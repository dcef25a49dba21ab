import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonRequest } from '#server/testing/json-request.ts'
import { chatCalls, openPortal, verdictOn, type Portal } from './testing/bad-input.ts'

let portal: Portal
let app: Portal['app']
let session: Portal['session']
let rows: Portal['rows']

beforeAll(async () => {
  portal = await openPortal()
  ;({ app, session, rows } = portal)
}, 60_000)
afterAll(() => portal.close())

const chatHeaders = () => ({ authorization: `Bearer ${session.jwt}` })
const { utterance, goal, registration, init } = chatCalls(() => session)
const withCidb = (cidb: unknown) => ({ ...utterance(), vertex: { id: session.id, cidb } })

const BAD_CALLS: [string, () => unknown][] = [
  ['nothing', () => null],
  ['a list', () => []],
  ['a number', () => 5],
  ['no content type', () => ({ ...utterance(), content_type: undefined })],
  ['an unknown content type', () => ({ ...utterance(), content_type: '__proto__' })],
  ['no turn id', () => ({ ...utterance(), turn_id: undefined })],
  ['an empty turn id', () => ({ ...utterance(), turn_id: '' })],
  ['a turn id with NUL', () => ({ ...utterance(), turn_id: 'a\u0000' })],
  ['a long turn id', () => ({ ...utterance(), turn_id: 'a'.repeat(101) })],
  ['a turn id of an effect', () => ({ ...utterance(), turn_id: `effect:${session.id}:3:0` })],
  ['a turn id that is a list', () => ({ ...utterance(), turn_id: ['a'] })],
  ['an unknown key', () => ({ ...utterance(), more: 1 })],
  ['an unknown key of the vertex', () => ({ ...utterance(), vertex: { id: session.id, more: 1 } })],
  ['an unknown key of the content', () => utterance({ more: 1 })],
  ['a session of another type', () => ({ ...utterance(), vertex: { id: { $ne: null } } })],
  ['a cidb of too many levels', () => withCidb(Array.from({ length: 6 }).reduce<object>((inner) => ({ inner }), {}))],
  ['a cidb of too many values', () => withCidb({ list: Array.from({ length: 300 }, () => 1) })],
  ['a cidb with a long text', () => withCidb({ text: 'a'.repeat(501) })],
  ['a cidb with NUL in a key', () => withCidb({ 'a\u0000': 1 })],
  ['a cidb that is a list', () => withCidb([1])],
  [
    'client knowledge of too many levels',
    () => ({
      ...utterance(),
      vertex: { id: session.id, client_knowledge: { a: { b: { c: { d: { e: { f: 1 } } } } } } },
    }),
  ],
  ['no session', () => ({ ...utterance(), vertex: {} })],
  ['a session that is null', () => ({ ...utterance(), vertex: { id: null } })],
  ['a session that is not', () => ({ ...utterance(), vertex: { id: 'none' } })],
  ['NUL in the utterance', () => utterance({ utterance: 'a\u0000b' })],
  ['half a character', () => utterance({ utterance: 'a\ud800b' })],
  ['a long utterance', () => utterance({ utterance: 'a'.repeat(2001) })],
  ['an utterance that is a number', () => utterance({ utterance: 5 })],
  ['a long payload', () => utterance({ payload: 'a'.repeat(201) })],
  ['a payload that is an object', () => utterance({ payload: { toString: 'x' } })],
  ['an answer to half an element', () => utterance({ answers: 1.5 })],
  ['an answer to text', () => utterance({ answers: '1' })],
  ['another kind of utterance', () => utterance({ utterance_type: 'voice' })],
  ['an unknown language', () => utterance({ language_code: 'xx_XX' })],
  ['an unknown flow', () => goal({ goal_flow: 'no_such_flow' })],
  ['a flow of the prototype', () => goal({ goal_flow: 'toString' })],
  ['a flow that is a list', () => goal({ goal_flow: ['mobile_onboarding'] })],
  ['another action', () => goal({ action: 'delete' })],
  ['a step with NUL', () => goal({ step: 'a\u0000' })],
  ['a product that is a number', () => goal({ product: 1 })],
  ['no slug', () => registration({ slug: undefined })],
  ['a long referrer', () => registration({ custom_data: { httpReferrer: 'a'.repeat(2001) } })],
  ['parameters that are a list of lists', () => registration({ custom_data: { params: { a: [[]] } } })],
  ['NUL in the name of a parameter', () => registration({ custom_data: { params: { 'a\u0000': 'b' } } })],
  ['a language that is none', () => init({ language_code: 'no' })],
  ['no language', () => init({ language_code: undefined })],
]

test.each(BAD_CALLS)('CALL-15 a chat call with %s is refused and nothing of it is stored', async (_name, body) => {
  const before = await rows()
  expect(await verdictOn(await app.ask('/services/brain/', jsonRequest('POST', body(), chatHeaders())))).toBe('refused')
  expect(await rows()).toEqual(before)
})
