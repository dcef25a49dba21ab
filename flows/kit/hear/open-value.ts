import type { InputRuleName } from '../input-rules.ts'
import { weighEmail } from '../values/email.ts'
import { weighName } from '../values/name.ts'
import { weighPlace, weighPostalCode } from '../values/place.ts'
import { NONE, type Evidence, type Registers } from '../values/registers.ts'
import { weighStreet } from '../values/street.ts'
import { supplierIn } from '../words/find-names.ts'
import { SURE } from '../heard-answer.ts'
import { withoutHedges } from '../words/filler-words.ts'
import { isEveryday } from '../words/everyday.ts'
import { tokensOf } from '../words/tokens.ts'
import type { FlowContext } from '../flow.ts'
import { partsOf } from './clauses.ts'

type Weigh = (said: string, flowContext: FlowContext, registers: Registers) => Evidence

const WEIGHS: Partial<Record<InputRuleName, Weigh>> = {
  name: (said, { locale }, registers) => weighName(said, locale, registers),
  childName: (said, { locale }, registers) => weighName(said, locale, registers),
  street: (said, { locale }, registers) => weighStreet(said, locale, registers),
  city: (said, { locale, facts }, registers) => weighPlace(said, locale, registers, facts.postalCode),
  postalCode: (said, { locale }, registers) => weighPostalCode(said, locale, registers),
  email: (said) => weighEmail(said),
  supplier: weighSupplier,
}

/** How sure it is that an utterance holds the open value a rule asks for; undefined for rules that check a form. */
export function weighOpenValue(rule: InputRuleName, ...said: Parameters<Weigh>): Evidence | undefined {
  const weigh = WEIGHS[rule]
  const [written, ...known] = said
  if (!weigh || written.length > LONGEST) return weigh && NONE
  const whole = weigh(written, ...known)
  if (whole.sure >= CLEAR) return whole
  const bare = withoutHedges(written)
  const plain = bare === '' || bare === written ? NONE : weigh(bare, ...known)
  if (plain.sure >= SURE) return plain
  const best = partsSaid(written)
    .map((part) => weigh(part, ...known))
    .reduce((one, other) => (other.sure > one.sure ? other : one), NONE)
  return best.sure >= CLEAR ? best : whole
}

/** From here on a part of an utterance is taken for all of it. */
const CLEAR = 0.9

/** The clauses of an utterance, without their hedges ("fy så treigt, jeg heter Jonas Berge"). */
function partsSaid(written: string): string[] {
  const clauses = partsOf(written).map(({ text }) => text)
  return clauses.length > 1 ? clauses.map(withoutHedges).filter((part) => part !== '') : []
}

const LONGEST = 200

const ENDING = /(?:kraft|energi|energy|elverk|el|strøm|ström|power|nett|nät)$/iu

const COMPANY = /\s+(?:as|asa|ab|a\/s|aps|amba)\.?$/iu

function weighSupplier(said: string, { locale }: FlowContext, { isOrdinary }: Registers): Evidence {
  const value = supplierIn(said)
  const parts = tokensOf((value ?? '').replace(COMPANY, ''))
  if (!value || parts.length > 5) return NONE
  const [only = '', ...others] = parts
  const isWord = others.length === 0 && (isEveryday(only, locale) || isOrdinary(only, locale))
  if (!isWord && ENDING.test(value) && parts.length <= 3) return { value, sure: 0.9, why: 'the ending of a supplier' }
  if (parts.some((part) => isEveryday(part, locale) || isOrdinary(part, locale)))
    return { value, sure: 0.3, why: 'has everyday words' }
  return /^\p{Lu}/u.test(value) || parts.length === 1
    ? { value, sure: 0.85, why: 'written as a name' }
    : { value, sure: 0.5, why: 'could be a name' }
}
