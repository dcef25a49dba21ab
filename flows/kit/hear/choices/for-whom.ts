import { anyLink } from '../../words/language-words.ts'
import { phraseOf } from '../../words/tokens.ts'
import { anyOf } from '../sentence/forms.ts'

const FOR = anyLink('leadsToUser')
export const ONESELF = `(?:${anyLink('oneselfPhrases')})`
export const SOMEBODY_ELSE = String.raw`(?:(?:${anyOf('beforePerson', 'my')}) )?(?:${anyOf('others', 'child')})`
const LEADS = ['opens', 'repairs', 'hedgesBefore', 'adverbs'] as const
const ALONE = new RegExp(
  String.raw`^(?:(?:${anyOf(...LEADS)}) )*(?:\S+ (?:${anyOf('is')}|${anyLink('wasPhrases')}|${anyOf('should')})(?: (?:${anyOf('be', 'adverbs')}))* |(?:${anyLink('itIsPhrases')}) )?(?:${FOR}) (?:${SOMEBODY_ELSE}|${ONESELF})(?: \S+){0,5}$`,
  'u',
)

/** "Til sønnen min", "abonnementet er egentlig til kona": only for whom it is. */
export const saysForWhom = (said: string): boolean => ALONE.test(phraseOf(said))

const CHILD = new RegExp(
  String.raw`(?<!\S)(?:${FOR}) (?:(?:${anyOf('beforePerson', 'my')}) )?(?:${anyOf('child')})(?!\S)`,
  'u',
)

/** "6 gb til sønnen min" is for no adult that was told before. */
export const saysForChild = (said: string): boolean => CHILD.test(phraseOf(said))
