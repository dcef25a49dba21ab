import { isCorrection, type Act } from '#contracts/chat/act.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import { asksFor } from '../told/facts-taken.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Answered } from '../../flow-event.ts'
import { translateKit } from '../../kit-texts.ts'
import { isSamePlace, weighPlace } from '../../values/place.ts'
import type { Registers } from '../../values/registers.ts'
import { AND } from '../sentence/clauses.ts'
import type { Heard } from '../heard.ts'
import type { Place } from '../place.ts'

type Told = Act & { kind: 'answer' | 'correction'; value: string }

const isTold = (act: Act): act is Told =>
  (act.kind === 'answer' || isCorrection(act)) && act.value !== undefined && act.value !== ''

/**
 * Says which town a postal code belongs to when another town is told; of a code and a town told in one breath the code
 * decides, and a code alone tells its town (HEAR-07).
 */
export function withTownOfCode(heard: Heard, { flow, step, flowContext, translate, registers }: Place): Heard {
  const { event } = heard
  const { acts = [], found } = event
  const asked = flow.steps[step]
  const country = countryOf(flowContext.locale)
  const code = acts.findLast((act): act is Told => isTold(act) && act.fact === 'postalCode')
  const written = (code?.value ?? flowContext.facts.postalCode)?.replace(/\D/g, '') ?? ''
  const town = registers.placeOf(country, written)
  const isOther = (name: string) => {
    const named = registers.placeNamed(country, name)
    return town !== undefined && named !== undefined && !isSamePlace(named, town)
  }
  const other = acts.find((act): act is Told => isTold(act) && act.fact === 'city' && isOther(act.value))
  // A town that was asked for is asked back with the same words.
  const isAsked = asked && 'ask' in asked && asked.ask.input?.write === 'city' && !code
  if (!town || isAsked) return heard
  const ofCode = code ? withTown(acts, code, town) : acts
  if (!other && !(code && isOther(townBehind(event.utterance, written, flowContext.locale)))) {
    const isTownTold = acts.some((act) => isTold(act) && act.fact === 'city') || flowContext.facts.city !== undefined
    const known = flowContext.facts.city
    const isMoved = code?.kind === 'correction' && known !== undefined && !isSamePlace(known, town)
    return (isMoved || (code?.kind === 'answer' && !isTownTold)) && asksFor(flow, 'city')
      ? { ...heard, event: { ...event, acts: ofCode } }
      : heard
  }
  const isMoved = other && !code && acts.some((act) => isTold(act) && isCorrection(act) && act.fact === 'street')
  const told = translateKit(translate, 'rule.city.other', { code: written, place: town })
  return {
    ...heard,
    lookUp: false,
    event: {
      ...event,
      acts: isMoved ? withoutCode(acts, other) : ofCode,
      found: { topic: found?.topic ?? 'postal code', text: found ? `${told} ${found.text}` : told },
    },
  }
}

/** The town of a code that was asked back is known with it, however it was agreed to (HEAR-07). */
export function withTownConfirmed(
  event: Answered,
  {
    flow,
    step,
    flowContext,
    registers,
  }: Pick<Place, 'flow' | 'step' | 'flowContext'> & { registers: Registers | undefined },
): Answered {
  const asked = flow.steps[step]
  const isCode = asked !== undefined && 'ask' in asked && asked.ask.input?.rule === 'postalCode'
  if (event.acts || event.payload !== undefined || !isCode || !asksFor(flow, 'city')) return event
  const value = event.utterance
  const town = registers?.placeOf(countryOf(flowContext.locale), value.replace(/\D/g, ''))
  const code: Told = {
    kind: 'answer',
    fact: 'postalCode',
    value,
    words: value,
    sure: 1,
    why: 'the code that was asked back',
  }
  return town === undefined ? event : { ...event, acts: withTown([code], code, town) }
}

const withTown = (acts: readonly Act[], code: Told, town: string): Act[] => [
  ...acts.filter((act) => !isTold(act) || act.fact !== 'city'),
  { ...code, fact: 'city', value: town, why: `the place of ${code.value}` },
]

/** Another street in another town has another code, which is asked for. */
const withoutCode = (acts: readonly Act[], { words, sure }: Told): Act[] => [
  ...acts.filter((act) => !isTold(act) || act.fact !== 'city'),
  ...(['postalCode', 'city'] as const).map((fact): Act => ({
    kind: 'correction',
    fact,
    words,
    sure,
    why: 'of another town',
  })),
]

/** "5003 Oslo", "postnummeret er 5003 og byen er Oslo". */
function townBehind(utterance: string, code: string, locale: Locale): string {
  const [, behind = ''] = new RegExp(String.raw`${[...code].join(' ?')}(?!\d)[\s,]*(.*)$`, 'u').exec(utterance) ?? []
  return weighPlace(behind.replace(AND, ''), locale).value
}
