import { expect, test } from 'vitest'
import type { Heard, HeardMove } from './heard.ts'
import { changesOf, groupChanges } from './group-changes.ts'

const price = (shown: string, amount: number, what = 'plan.title price') => ({
  what,
  shown,
  neutral: `NOK ${amount / 100}`,
  amount,
})
const move = (part: Partial<HeardMove>): Heard => ({
  moves: [{ words: [], prices: [], effects: [], question: '', end: '', ...part }],
})
const changesIn = (before: Partial<HeardMove>, after: Partial<HeardMove>, locale: 'nb_NO' | 'en_US' = 'nb_NO') =>
  changesOf(locale, ['pick 12gb'], move(before), move(after))

test('SAND-06 a text that changed is one change, whatever it says in each replay', () => {
  const greeted = (name: string) =>
    changesIn(
      {
        words: [
          { words: `Hei, ${name}`, id: 'hello' },
          { words: 'Same', id: 'same' },
        ],
      },
      {
        words: [
          { words: `God dag, ${name}`, id: 'hello' },
          { words: 'Same', id: 'same' },
        ],
      },
    )
  const groups = groupChanges([
    { name: 'a', changes: [...greeted('Kari'), ...greeted('Kari')] },
    { name: 'b', changes: greeted('Ola') },
    { name: 'c', changes: [] },
  ])
  expect(groups).toEqual([
    {
      kind: 'words',
      what: 'nb_NO hello',
      replays: ['a', 'b'],
      example: { move: 'pick 12gb', before: 'Hei, Kari', after: 'God dag, Kari' },
    },
  ])
})

test('SAND-06 a changed price is one change in all words, effects and languages', () => {
  const norwegian = changesIn(
    {
      prices: [price('399 kr', 39_900), price('399 kr', 39_900, 'order.monthly')],
      words: [{ words: 'Det koster 399 kr', id: 'costs' }],
      effects: ['order.place {"plan":"12gb","quotedMonthly":39900}'],
    },
    {
      prices: [price('409 kr', 40_900), price('409 kr', 40_900, 'order.monthly')],
      words: [{ words: 'Det koster 409 kr', id: 'costs' }],
      effects: ['order.place {"plan":"12gb","quotedMonthly":40900}'],
    },
  )
  const english = changesIn(
    { prices: [price('NOK 399', 39_900)], words: [{ words: 'It costs NOK 399', id: 'costs' }] },
    { prices: [price('NOK 409', 40_900)], words: [{ words: 'It costs NOK 409', id: 'costs' }] },
    'en_US',
  )
  const groups = groupChanges([
    { name: 'a', changes: norwegian },
    { name: 'b', changes: english },
  ])
  expect(groups.map(({ kind, what, replays }) => [kind, what, replays])).toEqual([
    ['price', 'NOK 399 → NOK 409', ['a', 'b']],
  ])
})

test('SAND-06 a price that changes together with other words shows both', () => {
  const changes = changesIn(
    { prices: [price('399 kr', 39_900)], words: [{ words: 'Det koster 399 kr', id: 'costs' }] },
    { prices: [price('409 kr', 40_900)], words: [{ words: 'Bare 409 kr', id: 'costs' }] },
  )
  expect(changes.map(({ kind, what }) => [kind, what])).toEqual([
    ['price', 'NOK 399 → NOK 409'],
    ['words', 'nb_NO costs'],
  ])
})

test('SAND-06 prices that take the place of each other are told apart', () => {
  const plans = (first: number, second: number): Partial<HeardMove> => ({
    prices: [price(`${first} kr`, first * 100, 'a'), price(`${second} kr`, second * 100, 'b')],
    words: [{ words: `${first} kr eller ${second} kr`, id: 'either' }],
  })
  expect(changesIn(plans(399, 409), plans(409, 419)).map(({ what }) => what)).toEqual([
    'NOK 399 → NOK 409',
    'NOK 409 → NOK 419',
  ])
})

test('SAND-06 effects are grouped by the facts that differ, and words come and go by their text', () => {
  const changes = changesIn(
    { effects: ['lead.send {"phone":"+4791234567","name":"Kari"}'], words: [{ words: '[Hopp over]', id: 'skip' }] },
    {
      effects: ['lead.send {"phone":"+4791234568","name":"Kari"}'],
      words: [{ words: '[Nei]', id: 'no' }],
      end: 'lead',
    },
  )
  expect(changes.map(({ kind, what }) => [kind, what])).toEqual([
    ['words', 'nb_NO no longer skip'],
    ['words', 'nb_NO now also no'],
    ['effect', 'lead.send: phone'],
    ['end', ' → lead'],
  ])
})

test('SAND-06 where one version is stuck the comparison ends', () => {
  const stuck: Heard = { moves: [], stuck: { index: 0, why: 'there is no answer known' } }
  expect(
    changesOf('nb_NO', ['pick known', 'type a'], { moves: [...move({}).moves, ...move({}).moves] }, stuck),
  ).toEqual([
    {
      kind: 'stuck',
      what: 'goes on → there is no answer known',
      move: 'pick known',
      before: 'goes on',
      after: 'there is no answer known',
    },
  ])
})
