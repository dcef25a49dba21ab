import { isCorrection, type Act } from '#contracts/chat/act.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { LONGEST_NOTE, MOST_NOTES, type AdvisedLine } from '#contracts/leads/lead.ts'
import type { Flow, FlowContext } from '../../flow.ts'
import { TALK_TO_US, UNKNOWN, type Answered } from '../../flow-event.ts'
import { SURE } from '../../heard-answer.ts'
import type { Translate } from '../../render-elements.ts'
import { GIVEN_NAMES } from '../../values/names/given.ts'
import { EVERYDAY } from '../../words/everyday-words.ts'
import { asksOutright, HAS, isQuestion, tellsOfIt } from '../../words/everyday.ts'
import { emailsIn, phonesIn } from '../../words/find-values.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { AND, partsOf } from '../sentence/clauses.ts'
import { anyOf } from '../sentence/forms.ts'
import { stepEndsAt } from '../wishes/leaving.ts'
import { toldForAdviser } from './told-for-adviser.ts'

type At = { flow: Flow; step: string; flowContext: FlowContext; translate: Translate }
type Note = { words: string; why: string; alone: boolean }

/**
 * What is told for the adviser and answers nothing, or stands beside an answer, is a note that goes with the lead, in the
 * visitor's words (HEAR-05). No answer that was heard gives way to it.
 */
export function withAdviserNote(event: Answered, at: At): Answered {
  const { adviserNotes } = at.flow
  const note = adviserNotes && noteIn(event, adviserNotes.about, at)
  if (!note) return event
  const { words, why, alone } = note
  const { acts = [], found, payload, unsure, ...rest } = event
  const beside = alone ? [] : acts.filter(({ kind }) => kind !== 'nothing' && kind !== 'question')
  return {
    ...rest,
    ...(!alone && { ...(payload !== undefined && { payload }), ...(unsure && { unsure }) }),
    acts: [...beside, { kind: 'note', words, sure: 0.9, why: `tells the adviser ${why}` }],
    found: found && isCall(acts) ? found : { topic: 'adviser note', text: at.translate(adviserNotes.reply, {}) },
  }
}

function noteIn(event: Answered, line: AdvisedLine, { flow, step, flowContext }: At): Note | undefined {
  const { locale, facts } = flowContext
  if ((facts.adviserNotes?.length ?? 0) >= MOST_NOTES || !leavesRoom(event)) return undefined
  const said = event.utterance.trim().replace(/\s+/g, ' ')
  const values = valuesOf(event.acts)
  if (values.length === 0 && amends(said, facts, line)) return { words: said, why: 'another amount', alone: true }
  const asked = flow.steps[step]
  if (!asked || !('ask' in asked)) return undefined
  // No lead is sent from where the conversation ends.
  if (event.payload !== undefined && stepEndsAt(flow, step, event.payload)) return undefined
  if (asked.ask.input?.rule === 'name' && isLikeName(said)) return undefined
  const words = values.length === 0 && !isCall(event.acts) ? said : withoutValues(said, values)
  const why = asksSomething(words, line, locale) ? undefined : toldForAdviser(words, line)
  return why === undefined ? undefined : { words, why, alone: false }
}

/** "Dina Tryg" may be somebody. */
function isLikeName(said: string): boolean {
  const words = tokensOf(said)
  return words.length <= MOST_OF_NAME && GIVEN_NAMES.has(words[0] ?? '')
}
const MOST_OF_NAME = 3

const isCall = (acts: readonly Act[] = []) => acts.some((act) => act.kind === 'wish' && act.for === 'call')

/** Heard were only answers that are taken, words that an article may be like, or a question that none answers. */
function leavesRoom({ acts = [], found, payload }: Answered): boolean {
  const isRoom = acts.every((act) => {
    if (act.kind === 'wish') return act.for === 'call'
    if (act.kind === 'answer') return act.value === undefined || act.sure >= SURE
    return isCorrection(act) || act.kind === 'nothing' || act.kind === 'question'
  })
  const isTold = acts.some(({ kind }) => kind === 'nothing') && acts.every(({ kind }) => kind !== 'question')
  return isRoom && payload !== TALK_TO_US && (found === undefined || found.topic === UNKNOWN || isTold || isCall(acts))
}

/** The words of values that were taken, and of a wish for a call. */
const valuesOf = (acts: readonly Act[] = []): string[] =>
  acts.flatMap((act) => {
    if (act.kind === 'wish') return [act.words]
    if ((act.kind !== 'answer' && !isCorrection(act)) || act.value === undefined) return []
    const read = [...phonesIn(act.value), ...emailsIn(act.value)]
    return read.length > 0 ? read : [act.value]
  })

/** The clauses that hold no part of a value. */
function withoutValues(said: string, values: readonly string[]): string {
  const parts = new Set(values.flatMap((value) => tokensOf(value)).filter((word) => word.length >= FEWEST_LETTERS))
  return partsOf(said)
    .flatMap(({ text, end }) => (tokensOf(text).some((word) => parts.has(word)) ? [] : [`${text}${end}`]))
    .join('')
    .replace(AND, '')
    .replace(/[\s,;]+$/, '')
}
const FEWEST_LETTERS = 2

/** "Kan jeg ha Gjensidige fortsatt" asks; "har det hos Gjensidige" tells, and so does what opens with its subject. */
function asksSomething(said: string, line: AdvisedLine, locale: Locale): boolean {
  const { subjects, verbs, wishes } = EVERYDAY[locale]
  return (
    said.includes('?') ||
    partsOf(said).some(({ text }) => {
      const clause = text.replace(AND, '')
      const words = tokensOf(clause)
      const [first = '', second = ''] = words
      // "Er Tesla dyrt å forsikre", but "har Gjensidige i dag".
      const isAbout = verbs.includes(first) && !HAS.has(first) && toldForAdviser(second, line) !== undefined
      const tells = tellsOfIt(words) || subjects.includes(first)
      return (
        isAbout ||
        asksOutright(clause, locale) ||
        (isQuestion(clause, locale) && !tells) ||
        wishes.some((wish) => `${phraseOf(clause)} `.startsWith(`${wish} `))
      )
    })
  )
}

const AMENDS = new RegExp(
  String.raw`^(?:(?:${anyOf('repairs')})[\s,]+)+(?:\p{L}{2,3}\s){0,2}\d{1,3}(?:[ .]?\d{3})?k?[\s.!]*$`,
  'iu',
)

/** "Nei 540" puts the amount right that was told last. */
function amends(said: string, { adviserNotes = [] }: Facts, line: AdvisedLine): boolean {
  const last = adviserNotes.at(-1)
  return last !== undefined && AMENDS.test(said) && (AMENDS.test(last) || toldForAdviser(last, line) === 'an amount')
}

/** What is longer than a note becomes several. */
const NOTES = new RegExp(String.raw`.{1,${LONGEST_NOTE}}(?!\S)|\S{${LONGEST_NOTE}}`, 'g')

/** The notes with those of the utterance; what was told in the same words stands once. */
export function notesWith({ acts = [] }: Answered, { adviserNotes = [] }: Facts): { adviserNotes?: string[] } {
  const told = acts.flatMap(({ kind, words }) => (kind === 'note' ? (words.match(NOTES) ?? []) : []))
  const added = told.map((note) => note.trim().toWellFormed()).filter((note) => !adviserNotes.includes(note))
  return added.length === 0 ? {} : { adviserNotes: [...adviserNotes, ...added].slice(0, MOST_NOTES) }
}
