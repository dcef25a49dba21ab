import * as v from 'valibot'
import { FACT_NAMES, FACTS, Facts } from '#contracts/chat/facts.ts'
import { declareEffect } from '#contracts/effects/effect.ts'
import { EFFECTS } from '#contracts/effects/effects.ts'
import { LOCALES } from '#contracts/kernel/locale.ts'
import type { Texts } from '#flows/kit/check/texts.ts'
import type { Flow } from '#flows/kit/flow.ts'

const NEW_FACTS = { leaf: v.picklist(['green', 'black']), grams: v.number(), milk: v.boolean() }

/**
 * Declares three facts, an order and a letter that no code of ours knows; nothing of the order says what must come before. Returns what
 * takes them back, since test files share their modules.
 */
export function declareTea(): () => void {
  const samples = { leaf: ['green', 'black'], grams: [100, 250], milk: [true] }
  const names: string[] = FACT_NAMES
  names.push(...Object.keys(NEW_FACTS))
  for (const [name, schema] of Object.entries(NEW_FACTS)) {
    Object.assign(FACTS, {
      [name]: { schema, samples: new Map(Object.entries(samples)).get(name), mask: () => undefined },
    })
    Object.assign(Facts.entries, { [name]: v.optional<v.GenericSchema>(schema) })
  }
  const order = declareEffect({
    needs: v.object({ leaf: NEW_FACTS.leaf, grams: NEW_FACTS.grams, phone: v.string() }),
    gives: v.object({ orderId: v.optional(v.string()) }),
    outcomes: {
      brewed: { sample: { orderId: 'o1' }, irreversible: 'ordered' },
      soldOut: { sample: {} },
      failed: { sample: {}, irreversible: 'ordered' },
    },
    after: [],
    sells: 'nothing',
    idempotency: { by: 'key' },
    sampleNeeds: { leaf: 'green', grams: 100, phone: '+4791234567' },
    double: () => 'brewed',
    carriedOutBy: 'service',
  })
  const letter = declareEffect({
    needs: v.object({ phone: v.string() }),
    outcomes: { sent: {}, failed: {} },
    after: ['consent'],
    sells: 'nothing',
  })
  Object.assign(EFFECTS, { 'tea.order': order, 'tea.letter': letter })
  return () => {
    names.splice(names.indexOf('leaf'), Object.keys(NEW_FACTS).length)
    for (const name of Object.keys(NEW_FACTS)) {
      Reflect.deleteProperty(FACTS, name)
      Reflect.deleteProperty(Facts.entries, name)
    }
    for (const name of ['tea.order', 'tea.letter']) Reflect.deleteProperty(EFFECTS, name)
  }
}

type Steps = Record<string, object>

const isFlow = (declared: object): declared is Flow => 'steps' in declared && 'entries' in declared

export const teaSteps: Steps = {
  init: { branch: [{ if: 'leafKnown', to: 'grams' }, { to: 'leaf' }] },
  leaf: {
    say: ['tea.leaf'],
    ask: {
      choices: {
        green: { title: 'tea.green', to: 'grams', learn: { leaf: 'green' } },
        black: { title: 'tea.black', to: 'grams', learn: { leaf: 'black' } },
      },
    },
  },
  grams: { say: ['tea.grams'], ask: { offer: { from: 'bags', to: 'phone' } } },
  phone: { say: ['tea.phone'], ask: { input: { rule: 'phone', write: 'phone', label: 'tea.label', to: 'send' } } },
  send: {
    call: {
      effect: 'code.send',
      outcomes: { sent: 'code', tooMany: 'down', noSms: 'down', busy: 'down', failed: 'down' },
    },
  },
  code: { say: ['tea.code'], ask: { input: { rule: 'code', write: 'code', label: 'tea.label', to: 'check' } } },
  check: {
    call: {
      effect: 'code.check',
      outcomes: { known: 'summary', new: 'summary', wrong: 'code', expired: 'down', tooMany: 'down', failed: 'down' },
    },
  },
  summary: {
    say: ['tea.summary'],
    summary: 'bag',
    ask: {
      choices: {
        yes: { title: 'tea.yes', to: 'order', proves: ['terms', 'price', 'confirmation'] },
        no: { title: 'tea.no', to: 'person' },
      },
    },
  },
  order: { call: { effect: 'tea.order', outcomes: { brewed: 'cheers', soldOut: 'down', failed: 'down' } } },
  down: { say: ['tea.down'], ask: { choices: { no: { title: 'tea.no', to: 'person' } } } },
  cheers: { say: ['tea.cheers'], end: 'thanks' },
  person: { say: ['tea.person'], end: 'handed_over' },
}

/** A flow nobody has seen before, without a fault; `steps` and `more` seed one. */
export function teaShop(steps: Steps = {}, more: object = {}): Flow {
  const flow = {
    name: 'every_element',
    offered: { instead: 'home' },
    locales: LOCALES,
    entries: ['init'],
    humanHandover: 'person',
    secrets: ['code'],
    guards: { leafKnown: ({ facts }: { facts: object }) => 'leaf' in facts },
    offers: {
      bags: () =>
        [100, 250].map((grams) => ({ payload: `g${grams}`, title: 'tea.bag', values: { grams }, learn: { grams } })),
    },
    summaries: { bag: () => [{ label: 'tea.row', value: { text: 'tea.row.value' } }] },
    learn: {},
    values: ({ facts }: { facts: object }) => ({ weight: 'grams' in facts ? facts.grams : undefined }),
    steps: { ...teaSteps, ...steps },
    ...more,
  }
  if (!isFlow(flow)) throw new Error('not a flow')
  return flow
}

const IDS =
  'tea.leaf tea.green tea.black tea.grams tea.phone tea.label tea.code tea.summary tea.yes tea.no tea.down tea.cheers tea.person tea.row tea.row.value kit.talkToUs kit.flowChanged kit.unsure kit.confirmFirst kit.isThisMeant kit.unknown kit.askedWhich kit.somethingElse kit.send kit.continue kit.consentFirst rule.why.phone rule.why.code rule.phone rule.code rule.choice rule.choice.yes rule.choice.no'

/** The words of the shop, the same in every language; `other` replaces some in one. */
export function teaTexts(locale?: keyof Texts, other: Record<string, string | undefined> = {}): Texts {
  const words = {
    ...Object.fromEntries(IDS.split(' ').map((id) => [id, 'Te'])),
    'tea.no': 'Nei',
    'tea.green': 'Grønn',
    'tea.black': 'Svart',
    'tea.bag': '{grams} g',
    'tea.weight': 'Te, {weight} g',
  }
  const changed = Object.fromEntries(
    Object.entries({ ...words, ...other }).flatMap(([id, text]) => (text === undefined ? [] : [[id, text]])),
  )
  return Object.fromEntries(LOCALES.map((each) => [each, each === locale ? changed : words]))
}
