import { anyContact } from '../../words/language-words.ts'
import { anyOf } from '../sentence/forms.ts'

/** "Nummeret som skal flyttes". */
const MOVED = new RegExp(String.raw`(?<!\p{L})(?:${anyContact('movesPhrases')})(?!\p{L})`, 'iu')
const CALLED_ON = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('calledOn')})(?!\p{L})`, 'iu')

const USES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('uses')})(?!\p{L})`, 'iu')
export const namesOneUse = (said: string) => [MOVED, CALLED_ON, USES].some((form) => form.test(said))

/** "Kontaktnummeret", "for the code", and no word for moving it. */
export const saysCalledOn = (said: string): boolean => CALLED_ON.test(said) && !MOVED.test(said)
