import type { Act } from '#contracts/chat/act.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { TALK_TO_US, UNKNOWN, type Answered } from '#flows/kit/flow-event.ts'
import { asksPrice, SURE } from '#flows/kit/heard-answer.ts'
import { inputRule, READS } from '#flows/kit/input-rules.ts'
import { optionsAt } from '#flows/kit/options.ts'
import { stepNow } from '#flows/kit/part.ts'
import { flows } from '#flows/registry.ts'
import { hearUtterance } from '#server/brain/turns/hear.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { createLookUp } from '#server/questions/create-look-up.ts'
import { createRegisters } from '#server/registers/create-registers.ts'
import type { Flow, FlowContext } from '#flows/kit/flow.ts'
import type { Labelled } from './labelled.ts'

/** What the chat made of an utterance: values it took, values it asks back, values it changed, and other acts. */
export type Heard = {
  taken: Value[]
  asked: Value[]
  changed: Value[]
  acts: Set<string>
  topic?: string
}
export type Value = { name: string; value: string }

const INSTANT = Date.parse('2026-11-21T10:00:00Z')
const TODAY = '2026-11-21'
const EARLY = new Set(['plan', 'plan_need', 'init', 'hello', 'cover', 'invite'])
const OF_MOBILE: Facts = {
  plan: '12gb',
  forWhom: 'adult',
  numberChoice: 'keep',
  portNumber: '+4798765432',
  depositOre: 100_000,
}
const OF_POWER: Facts = {
  powerReason: 'switch',
  currentSupplier: 'Nordkraft',
  startDate: '2026-12-20',
}
const OF_ALL: Facts = {
  name: { firstName: 'Kim', lastName: 'Vik' },
  birthDate: '1980-01-02',
  phone: '+4791112233',
  email: 'kim@example.no',
  street: 'Nygata 1',
  postalCode: '1530',
  city: 'Moss',
}
/** A number and a place of the country that the conversation is held for. */
const OF_COUNTRY: Partial<Record<Locale, Facts>> = {
  sv_SE: { phone: '+46701112233', postalCode: '11120', city: 'Stockholm' },
  da_DK: { phone: '+4520112233', postalCode: '8000', city: 'Aarhus C' },
}
/** In the order of the questions: what is asked later is not known. */
const ORDER: readonly (keyof Facts)[] = ['name', 'birthDate', 'phone', 'email', 'street', 'postalCode', 'city']
/** Power is ordered for an address first. */
const ORDER_OF_POWER: readonly (keyof Facts)[] = ['street', 'postalCode', 'city', 'name', 'phone', 'email']

const SMALL_TALK: Record<string, readonly string[]> = {
  hello: ['chat'],
  thanks: ['chat'],
  well: ['chat'],
  able: ['chat'],
  lost: ['chat', '~help'],
  upset: ['abuse', 'complaint'],
  wait: ['~later'],
  bye: ['~cancel', '~later'],
  landline: ['~landline'],
  'postal code': [],
  'without email': ['~no-email'],
  'without phone': ['~no-phone'],
}
const WAYS: Record<string, readonly string[]> = {
  [TALK_TO_US]: ['~person'],
  no_email: ['~no-email'],
  skip: ['~no-email'],
  same_number: ['~same-number'],
  port_number: ['~same-number'],
  given_phone: ['~same-number'],
  leave: ['~later', '~cancel'],
}

type Ears = Required<Parameters<typeof hearUtterance>[0]>

/** Hears as the portal does, with its own texts, articles and registers; `through` may watch what they are asked. */
export async function createListen(through: (ears: Ears) => Ears = (ears) => ears): Promise<(at: Labelled) => Heard> {
  const speak = createSpeak()
  const content = createEmbeddedContent()
  const ears = through({
    speak,
    lookUp: await createLookUp(content, speak),
    registers: await createRegisters(content),
  })
  return (labelled) => {
    const { flow: name, locale, said } = labelled
    const flow: Flow = flows[name]
    const step = stepNow(flow, labelled.step)
    const flowContext = { facts: knownAt(labelled), today: TODAY, locale, instant: INSTANT }
    const shown = optionsAt(flow, step, flowContext).flatMap(({ payload, hidden }) => (hidden ? [] : [payload]))
    const { event, back } = hearUtterance(ears, { flow, step, flowContext, shown, now: INSTANT }, said)
    const isPriced = asksPrice(flow, step, flowContext, event)
    return heardIn(event, back === true, isPriced, flowContext)
  }
}

/** `isPriced`: a plan in words is shown with its price and asked for before it counts. */
function heardIn(
  { acts = [], payload, unsure = [], found }: Answered,
  back: boolean,
  isPriced: boolean,
  context: FlowContext,
): Heard {
  const spoken = found && SMALL_TALK[found.topic]
  const kinds = acts.flatMap(kindsOf)
  const heard: Heard = {
    taken: [],
    asked: unsure.map(picked),
    changed: [],
    acts: new Set([
      ...kinds,
      ...(back ? ['~back'] : []),
      ...(spoken ?? (found && !kinds.includes('question') ? ['question'] : [])),
      ...((payload !== undefined && WAYS[payload]) || []),
    ]),
    ...(found && !spoken && found.topic !== UNKNOWN && { topic: found.topic }),
  }
  for (const act of acts) {
    if (act.kind === 'correction') heard.changed.push(...valuesOf(act, context))
    if (act.kind === 'answer' && act.payload !== TALK_TO_US && !unsure.includes(act.payload ?? ''))
      heard[act.sure >= SURE && !(isPriced && act.payload !== undefined) ? 'taken' : 'asked'].push(
        ...valuesOf(act, context),
      )
  }
  return heard
}

function kindsOf(act: Act): string[] {
  switch (act.kind) {
    case 'wish':
      return [`~${act.for}`]
    case 'sorrow':
      return ['complaint', 'sorrow']
    case 'smallTalk':
      return ['chat']
    case 'answer':
    case 'correction':
      return []
    default:
      return [act.kind]
  }
}

/** A child's name is labelled `name` where it is asked. */
function valuesOf({ fact, value, payload }: Act & { kind: 'answer' | 'correction' }, context: FlowContext): Value[] {
  const rule = READS.find(({ write }) => write === fact)?.rule
  const { cover = [] } = context.facts
  // Of several the label names what is added.
  const added = (payload ?? '')
    .split('+')
    .filter((one) => fact !== 'cover' || !cover.some((known) => known === one))
    .join('+')
  const read = rule && value !== undefined ? inputRule(rule).read(value, context) : undefined
  return [
    // A number to bring along answers whether it is kept.
    ...(fact === 'portNumber' ? [picked('keep')] : []),
    ...(payload === undefined ? [] : [picked(payload), ...(fact ? [{ name: fact, value: added }] : [])]),
    ...(read === undefined || !fact ? [] : [{ name: fact === 'childName' ? 'name' : fact, value: shownOf(read) }]),
  ]
}

const shownOf = (read: unknown) =>
  typeof read === 'object' && read !== null ? Object.values(read).join(' ') : String(read)

const picked = (payload: string): Value => ({ name: 'pick', value: payload })

/** What is known before the question; another plan where one is corrected, so that the correction changes something. */
function knownAt({ step, locale, answers, corrections, flow }: Labelled): Facts {
  if (EARLY.has(step)) return {}
  const isPower = locale === 'sv_SE' || locale === 'da_DK'
  const told = new Set(corrections.map(({ name }) => name))
  const now = new Set(answers.map(({ name }) => name))
  const order = isPower ? ORDER_OF_POWER : ORDER
  const at = order.findIndex((name) => name.toLowerCase().startsWith(step.replace('_', '').slice(0, 5)))
  const early = flow === 'mobile_onboarding' && ['whose', 'number', 'port_number', 'child_name'].includes(step)
  const labels = new Set(corrections.map(({ value }) => value))
  const all: Facts = { ...OF_ALL, ...OF_COUNTRY[locale] }
  const valueOf = (name: keyof Facts) => (labels.has(String(all[name])) ? OF_ALL[name] : all[name])
  const known = Object.fromEntries(
    order.flatMap((name, index) => {
      const isAsked = !(name === 'postalCode' && step === 'city')
      const isLater = isPower && !ADDRESS.has(name) && POWER_STEPS.includes(step)
      const isBefore = !early && !isLater && (at < 0 || index < at) && !now.has(name) && isAsked
      return told.has(name) || isBefore ? [[name, valueOf(name)]] : []
    }),
  )
  if (flow === 'insurance_leads') return { cover: ['home'], ...known }
  const isCorrected = (value: string) => corrections.some((told) => told.value === value)
  if (!isPower)
    return {
      ...mobileAt(step, told),
      ...(isCorrected('12gb') && { plan: '3gb' }),
      ...(isCorrected('adult') && { forWhom: 'child' }),
      ...known,
    }
  const isSwedish = locale === 'sv_SE'
  const other = isSwedish ? 'se-timpris' : isCorrected('dk-timepris') ? 'dk-fast-12' : 'dk-timepris'
  const corrected = Object.entries(OF_POWER).filter(([fact]) => told.has(fact))
  const powerAgreement = told.has('powerAgreement') ? ({ powerAgreement: other } as const) : {}
  return {
    ...earlier(step),
    priceArea: isSwedish ? 'SE3' : 'DK1',
    ...powerAgreement,
    ...Object.fromEntries(corrected),
    ...(isCorrected('switch') && { powerReason: 'move' }),
    ...known,
  }
}

/** The questions about the power itself, whose answers are known after them. */
const POWER_STEPS = ['reason', 'supplier', 'date', 'agreement']
const ADDRESS: ReadonlySet<keyof Facts> = new Set(['street', 'postalCode', 'city'])

const earlier = (step: string) => {
  const isBefore = /^(?:street|postal_code|city|meter_type)$/.test(step)
  const at = POWER_STEPS.indexOf(step)
  return Object.fromEntries(Object.entries(OF_POWER).slice(0, isBefore ? 0 : at < 0 ? POWER_STEPS.length : at))
}

/** What of the order is known where its first questions are asked; what is corrected was told before. */
function mobileAt(step: string, told: ReadonlySet<string>): Facts {
  const later = { whose: ['forWhom', 'numberChoice', 'portNumber'], number: ['numberChoice', 'portNumber'] }
  const unknown = new Set<string>(step === 'whose' || step === 'number' ? later[step] : [])
  return Object.fromEntries(Object.entries(OF_MOBILE).filter(([fact]) => told.has(fact) || !unknown.has(fact)))
}
