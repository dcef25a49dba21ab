import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFlow } from '#flows/kit/check-flow.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { flows } from '#flows/registry.ts'
import { declareTea, teaShop, teaSteps, teaTexts } from './testing/tea-shop.ts'

let takeBack = () => {}
beforeAll(() => {
  takeBack = declareTea()
})
afterAll(() => takeBack())

type Scene = { facts: { milk?: boolean; leaf?: string; signedIn?: boolean } }

const texts = teaTexts()
const found = (flow: Flow, others: Record<string, Flow> = flows) =>
  checkFlow(flow, texts, others).map(({ rule, step, detail }) => `${rule} ${step}: ${detail}`)

const WITHOUT_CONSENT = expect.stringMatching(/^unproven letter: can be reached without consent/)

const consent = (learnt: object = { milk: true }, refused: object = {}) => ({
  say: ['tea.grams'],
  ask: {
    consent: 'tea.label',
    choices: {
      yes: { title: 'tea.yes', to: 'wants_letter', learn: learnt, proves: ['consent'] },
      no: { title: 'tea.no', to: 'wants_letter', learn: refused },
    },
  },
})

/** Whoever has consented gets a letter, asked just now or remembered. */
const letters = (steps: object = {}, guard: (scene: Scene) => boolean = ({ facts }) => facts.milk === true) => ({
  ...teaSteps,
  phone: { ...teaSteps['phone'], ask: { input: { rule: 'phone', write: 'phone', label: 'tea.label', to: 'known' } } },
  known: { branch: [{ if: 'consented', to: 'wants_letter' }, { to: 'consent' }] },
  consent: consent(),
  wants_letter: { branch: [{ if: 'consented', to: 'letter' }, { to: 'send' }] },
  letter: { call: { effect: 'tea.letter', outcomes: { sent: 'send', failed: 'down' } } },
  ...steps,
  guard,
})

const shop = (steps?: object, guard?: (scene: Scene) => boolean): Flow => {
  const { guard: consented, ...all } = letters(steps, guard)
  return teaShop({}, { steps: all, guards: { leafKnown: ({ facts }: Scene) => facts.leaf !== undefined, consented } })
}

test.each<[string, (scene: Scene) => boolean]>([
  ['its value', ({ facts }) => facts.milk === true],
  ['whether it is known', ({ facts: { milk } }) => milk !== undefined],
  ['it beside another fact', ({ facts: { milk, leaf } }) => milk === true && leaf !== undefined],
])('BEY-04 a consent that a guard remembers by %s needs no other proof', (_, guard) => {
  expect(found(shop({}, guard))).toEqual([])
})

test('BEY-04 a fact of a consent that is asked for unless known needs no other proof', () => {
  const { milk, ...steps } = { milk: consent(), ...shop().steps }
  const asked = { branch: [{ if: 'milkMissing', to: 'consent' }, { to: 'wants_letter' }] }
  const guards = { ...shop().guards, milkMissing: ({ facts }: Scene) => facts.milk === undefined }
  expect(milk.ask.consent).toBe('tea.label')
  expect(found(teaShop({}, { steps: { ...steps, known: asked }, guards }))).toEqual([])
})

test.each<[string, object, ((scene: Scene) => boolean)?]>([
  ['is also learnt by who refuses', { consent: consent({ milk: true }, { milk: true }) }],
  ['is asked of a guard that holds without it', {}, ({ facts }) => facts.milk === true || facts.leaf === 'green'],
  ['is asked the wrong way round', {}, ({ facts }) => facts.milk !== true],
  [
    'is known by its absence only to a guard, which looks at whether it is known while who refuses has it, too',
    { consent: consent({ milk: true }, { milk: false }) },
    ({ facts }) => facts.milk !== undefined,
  ],
  [
    'is learnt on another way',
    {
      leaf: {
        say: ['tea.leaf'],
        ask: { choices: { green: { title: 'tea.green', to: 'grams', learn: { leaf: 'green', milk: true } } } },
      },
    },
  ],
])('BEY-04 a consent whose fact %s is still found lacking', (_, steps, guard) => {
  expect(found(shop(steps, guard))).toContainEqual(WITHOUT_CONSENT)
})

test('BEY-04 a consent that was given is told apart from one that was refused, by the value learnt', () => {
  expect(found(shop({ consent: consent({ milk: true }, { milk: false }) }))).toEqual([])
})

test('BEY-04 a consent remembered from another flow counts only if that flow learns its fact with the consent', () => {
  const { csat_mobile: other } = flows
  const learns = (learn: object): Flow => ({
    ...other,
    learn: { ...other.learn, milk: () => learn },
    steps: { ...other.steps, init: { learn: 'milk', next: 'ask' } },
  })
  expect(found(shop(), { ...flows, csat_mobile: learns({ milk: true }) })).toContainEqual(WITHOUT_CONSENT)
  expect(found(shop(), { ...flows, csat_mobile: learns({ milk: undefined }) })).toEqual([])
})

test('BEY-04 a consent that is forgotten again is asked for again', () => {
  const down = {
    say: ['tea.down'],
    ask: {
      choices: {
        no: { title: 'tea.no', to: 'known', learn: { milk: undefined } },
        yes: { title: 'tea.yes', to: 'person' },
      },
    },
  }
  expect(found(shop({ down }))).toEqual([])
})

test('CHAT-10 a guard that claims a consent nobody ticked is found', () => {
  const claims = { branch: [{ if: 'consented', to: 'letter', proves: ['consent'] }, { to: 'consent' }] }
  expect(found(shop({ known: claims }, ({ facts }) => facts.signedIn === true))).toContain(
    'oddConsent known: consented proves consent without a box to tick: where a guard knows the fact that was learnt with a consent, it need not',
  )
})
