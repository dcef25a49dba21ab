import { expect, test } from 'vitest'
import { isCorrection } from '#contracts/chat/act.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { isFlowName } from '#contracts/chat/flow-name.ts'
import { isBare } from '#flows/kit/hear/heard.ts'
import { parseUtterance } from '#flows/kit/parse-utterance.ts'
import { inputRule } from '#flows/kit/input-rules.ts'
import { stepNow } from '#flows/kit/part.ts'
import { toldChoice } from '#flows/kit/options.ts'
import { flows } from '#flows/registry.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { createRegisters } from '#server/registers/create-registers.ts'
import { createLookUp } from './create-look-up.ts'
import { ANSWERS } from './testing/norwegian-answers/answers.ts'
import type { Flow } from '#flows/kit/flow.ts'

const instant = Date.parse('2026-11-21T10:00:00Z')
const speak = createSpeak()
const content = createEmbeddedContent()
const lookUp = await createLookUp(content, speak)
const registers = await createRegisters(content)
const LATER: Facts = {
  plan: '6gb',
  forWhom: 'adult',
  depositOre: 100_000,
  phone: '+4791234567',
  name: { firstName: 'Kari', lastName: 'Nordmann' },
}
const EARLY = new Set(['plan', 'plan_need', 'wants', 'init'])

function heardAt(flowName: string, name: string, said: string): string {
  if (!isFlowName(flowName)) throw new Error(`no flow ${flowName}`)
  const facts = EARLY.has(name) ? {} : LATER
  const flowContext = { facts, today: '2026-11-21', locale: 'nb_NO' as const, instant }
  const flow: Flow = flows[flowName]
  const step = stepNow(flow, name)
  const heard = parseUtterance(flow, step, flowContext, said, (id, values) => speak('nb_NO', id, values), [], registers)
  const { payload, unsure, found, acts = [] } = heard.event
  if (payload) return payload
  const wrong = acts.filter(isCorrection).find(isBare)
  if (wrong) return `!${wrong.fact}`
  const answer =
    found ??
    (heard.lookUp && !heard.back
      ? lookUp(heard.question ?? said, { locale: 'nb_NO', facts, now: instant, flow: flowName })
      : undefined)
  if (unsure && !answer) return `~${unsure.join('+')}`
  if (heard.back || answer)
    return heard.back ? '?BACK' : `?${answer?.topic === `why ${step}` ? `why ${name}` : answer?.topic}`
  const asked = flow.steps[step]
  const told = asked && 'ask' in asked && !asked.ask.input ? toldChoice(asked.ask, said, flowContext) : undefined
  if (told) return `${told.payload} ${told.learn.portNumber}`
  const rule = asked && 'ask' in asked ? asked.ask.input?.rule : undefined
  const value = rule && inputRule(rule).read(said, flowContext)
  if (value === undefined) return 'nothing'
  return `:${typeof value === 'object' && value !== null ? Object.values(value).join(' ') : String(value)}`
}

test.each(Object.entries(ANSWERS))('CHAT-15 what visitors type at %s is understood', (at, written) => {
  const [flow = '', step = ''] = at.split(' ')
  const pairs = written.split(/[|\n]/).flatMap((row) => (row.includes(' => ') ? [row.trim().split(' => ')] : []))
  expect(pairs.length).toBeGreaterThan(0)
  const got = pairs.map(([said = '']) => `${said} => ${heardAt(flow, step, said)}`)
  expect(got).toEqual(pairs.map((pair) => pair.join(' => ')))
})

test('CHAT-15 text that is not a name or a place is never taken for one', () => {
  const none = [
    'ja takk',
    'vet ikke',
    'jeg vil ikke si det',
    'vil ikke',
    'Ole Hansen og Kari Hansen',
    'Kari',
    'tusen takk',
    'hva koster frakten',
    'skjønner ikke',
    'gå tilbake',
    'du er dum',
  ]
  expect(none.filter((said) => heardAt('mobile_onboarding', 'name', said).startsWith(':'))).toEqual([])
  expect(
    ['ja', 'nei', 'vet ikke', 'koster det noe å få tilsendt', 'hei'].filter((said) =>
      heardAt('mobile_onboarding', 'street', said).startsWith(':'),
    ),
  ).toEqual([])
  for (const said of [
    '12/24/1990',
    '31.02.1990',
    '24.12.2090',
    '35',
    '1990',
    'jeg er 35 år',
    '24129012345',
    '1.1.90 eller 2.2.91',
  ])
    expect(heardAt('mobile_onboarding', 'birth', said)).not.toMatch(/^:/)
  for (const said of ['912345', '91234567 eller 98765432', '12345678901234'])
    expect(heardAt('mobile_onboarding', 'phone', said)).not.toMatch(/^:/)
})
