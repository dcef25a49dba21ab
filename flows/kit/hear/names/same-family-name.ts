import type { Facts } from '#contracts/chat/facts.ts'
import type { Act } from '#contracts/chat/act.ts'
import { translateKit } from '../../kit-texts.ts'
import { FAMILY_NAMES } from '../../values/names/family.ts'
import { GIVEN_NAMES } from '../../values/names/given.ts'
import { isEveryday } from '../../words/everyday.ts'
import { heard, said, written, type Reader } from '../heard.ts'
import { anyLink } from '../../words/language-words.ts'
import { tokensOf } from '../../words/tokens.ts'
import { anyOf } from '../sentence/forms.ts'
import { factsTakenAt } from '../told/facts-taken.ts'
import { withToldAhead } from '../told/told-ahead.ts'

const SAME = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('sameFamily')})(?!\p{L})`, 'iu')
const NAME = `(?:${anyOf('family', 'name')})`
const BARE = new RegExp(String.raw`${NAME}\p{L}{0,2}$`, 'iu')
const OF_ONESELF = new RegExp(String.raw`(?<!\p{L})(?:${anyLink('oneselfPhrases')}|${anyOf('my', 'subject')})$`, 'iu')
const OF_CHILD = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('child')})$`, 'iu')
const isOfChild = (said: string, child: Facts['childName']): boolean =>
  OF_CHILD.test(said) || (child !== undefined && tokensOf(said).at(-1) === child.firstName.toLowerCase())
const isFamilyName = (word: string) => FAMILY_NAMES.has(word) && !GIVEN_NAMES.has(word)
const LONGEST = 80

/** "Jonas, samme etternavn som meg", "Kari, same last name as Nora": the family name of whoever orders, or of the child. */
export const bySameFamilyName: Reader = (reading) => {
  const { flow, utterance, words, awaited, rule, isAsking, translate } = reading
  if (rule === 'text' || isAsking || utterance.length > LONGEST || !SAME.test(utterance)) return undefined
  if (!Object.keys(flow.steps).some((name) => factsTakenAt(flow, name).includes('childName'))) return undefined
  const { facts, locale } = withToldAhead(reading.flowContext)
  const isOwn = awaited === 'name' && facts.childName !== undefined
  const named = SAME.exec(utterance)?.[0] ?? ''
  const isMeant = BARE.test(named) || (isOwn ? isOfChild(named, facts.childName) : OF_ONESELF.test(named))
  const { lastName } = (isMeant ? (isOwn ? facts.childName : facts.name) : undefined) ?? {}
  const given = utterance
    .replace(SAME, ' ')
    .match(/\p{L}[\p{L}’'-]+/gu)
    ?.filter(
      (word) =>
        GIVEN_NAMES.has(word.toLowerCase()) || (/^\p{Lu}/u.test(word) && !isEveryday(word.toLowerCase(), locale)),
    )
  // "Det samme som meg, så Jonas Lien" is the whole name.
  if (given?.some((word) => isFamilyName(word.toLowerCase()))) return undefined
  if (lastName === undefined || given === undefined || given.length === 0)
    return said(reading, { topic: 'same family name', text: translateKit(translate, 'rule.name.same') })
  const value = [...given, lastName].join(' ')
  const why = 'the same family name'
  if (awaited === 'childName' || isOwn) return written(reading, isOwn ? 'name' : 'childName', value, why)
  const kind = facts.childName === undefined ? 'answer' : 'correction'
  const child: Act = { kind, fact: 'childName', value, words, sure: 0.9, why }
  return heard(reading, {}, [child])
}
