import { anyName } from '../../words/language-words.ts'
import { anyOf } from '../sentence/forms.ts'

const ON_THING = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('name')})(?:${anyName('nounEndings')})?\s+(?:${anyName('beforeThing')})\s+(?!(?:(?:${anyOf('beforePerson', 'it')})\s+)?(?:${anyName('papers')}))\p{L}`,
  'iu',
)

/** "Navnet på postkassa er Dahl" is the name of nobody in particular; one's papers and agreements bear one's own. */
export const isNameOfThing = (said: string): boolean => ON_THING.test(said)
