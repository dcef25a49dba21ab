import { anyLink } from '../../words/language-words.ts'

const AMOUNT = new RegExp(
  String.raw`\d\s?(?:kwh|kvm|kvadrat\w*|m2|gb|mb|giga?|gigabyte|${anyLink('money')})(?![\p{L}\d])`,
  'iu',
)

/** An amount of something is no part of an address, a number or a date: "6 gb i stedet for 12", "5200 kWh, ikke 4000". */
export const tellsAmount = (said: string): boolean => AMOUNT.test(said)
