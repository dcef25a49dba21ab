import { writtenPrice } from '#flows/kit/check/prices.ts'

type Found = { what: string; line: number }

const AMOUNT = String.raw`-?(?!0\b(?![._]))\d[\d_.]*`
const PRICED = String.raw`\b(?<what>money|perKwh|quoted\w+|\w+Ore)\s*:\s*`

const ROUNDED = String.raw`(?:Math\.\w+\(\s*)?`

/** Names of a number, of what gives one, and of an object of them. */
const DECLARED = [
  new RegExp(String.raw`\bconst (?<name>\w+)(?:: \w+)? = ${ROUNDED}${AMOUNT}(?: as const| satisfies \w+)?[\s\d*)]*$`),
  new RegExp(String.raw`\bconst (?<name>\w+) = \(\)(?:: \w+)? => ${AMOUNT}\s*$`),
  new RegExp(String.raw`\bconst (?<name>\w+)(?:: [^=]+)? = \{[^{}]*: ${AMOUNT}\s*[,}]`),
]

/** Amounts of money that are written in code, as a number, in kroner or in a text, instead of taken from the price book. */
export function pricesInCode(code: string): Found[] {
  const lines = code.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).split('\n')
  const named = lines.flatMap((line) => DECLARED.flatMap((declared) => declared.exec(line)?.groups?.['name'] ?? []))
  const amount = [AMOUNT, ...(named.length > 0 ? [String.raw`(?:${named.join('|')})\b`] : [])].join('|')
  const patterns = [
    new RegExp(`${PRICED}${ROUNDED}(?:${amount})`, 'g'),
    new RegExp(String.raw`\b(?<what>kroner)\(\s*(?:${amount})`, 'g'),
    ...named.map(
      (name) => new RegExp(String.raw`\{\s*(?:[^{}]*,\s*)?(?<what>money|perKwh)\b(?<=\b${name})\s*[,}]`, 'g'),
    ),
  ]
  return lines.flatMap((line, index) => {
    const written = line.replace(/(^|\s)\/\/.*$/, '')
    return [...patterns.flatMap((pattern) => whatIn(pattern, written)), ...inTexts(written)].map((what) => ({
      what,
      line: index + 1,
    }))
  })
}

const whatIn = (pattern: RegExp, line: string): string[] =>
  [...line.matchAll(pattern)].map(({ groups }) => groups?.['what'] ?? '')

const inTexts = (line: string): string[] =>
  [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].flatMap(([, ...texts]) => {
    const price = writtenPrice((texts.find((text) => text !== undefined) ?? '').replace(/\$\{[^}]*\}/g, ''))
    return price === undefined ? [] : [`"${price}"`]
  })
