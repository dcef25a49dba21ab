import { writtenPrice } from '#flows/kit/check/prices.ts'

type Found = { what: string; line: number }

const AMOUNT = String.raw`-?(?!0\b(?![._]))\d[\d_.]*`
const PRICED = String.raw`\b(?<what>money|perKwh|quoted\w+|\w+Ore)\s*:\s*`

/** Amounts of money that are written in code, as a number, in kroner or in a text, instead of taken from the price book. */
export function pricesInCode(code: string): Found[] {
  const lines = code.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).split('\n')
  const named = lines.flatMap((line) => {
    const [, name] = new RegExp(String.raw`\bconst (\w+)(?:: \w+)? = ${AMOUNT}\s*$`).exec(line) ?? []
    return name ? [name] : []
  })
  const patterns = [
    new RegExp(PRICED + AMOUNT, 'g'),
    new RegExp(String.raw`\b(?<what>kroner)\(\s*${AMOUNT}`, 'g'),
    ...(named.length > 0 ? [new RegExp(`${PRICED}(?:${named.join('|')})\\b`, 'g')] : []),
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
