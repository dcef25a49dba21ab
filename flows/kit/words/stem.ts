import type { Locale } from '#contracts/kernel/locale.ts'

type Rules = {
  vowels: string
  endings: readonly string[]
  beforeS: RegExp
  pairs: readonly string[]
  second: readonly string[]
  replace?: readonly (readonly [ending: string, by: string])[]
  undouble?: true
}

const list = (written: string) => written.split(' ').sort((a, b) => b.length - a.length)

const RULES: Record<'nb' | 'sv' | 'da', Rules> = {
  nb: {
    vowels: 'aeiouyæåøê',
    endings: list(
      'a e ede ande ende ane ene hetene en heten ar er heter as es edes endes enes hetenes ens hetens ers ets et het ast',
    ),
    beforeS: /[bcdfghjlmnoprtvyz]$|[^aeiouyæåø]k$/,
    pairs: ['dt', 'vt'],
    second: list('leg eleg ig eig lig elig els lov elov slov hetslov'),
    replace: [
      ['erte', 'er'],
      ['ert', 'er'],
    ],
  },
  sv: {
    vowels: 'aeiouyäåö',
    endings: list(
      'a arna erna heterna orna ad e ade ande arne are aste en anden aren heten ern ar er heter or as arnas ernas ornas es ades andes ens arens hetens erns at andet het ast',
    ),
    beforeS: /[bcdfghjklmnoprtvy]$/,
    pairs: ['dd', 'gd', 'nn', 'dt', 'gt', 'kt', 'tt'],
    second: list('lig ig els'),
  },
  da: {
    vowels: 'aeiouyæåø',
    endings: list(
      'hed ethed ered e erede ende erende ene erne ere en heden eren er heder erer heds es endes erendes enes ernes eres ens hedens erens ers ets erets et eret',
    ),
    beforeS: /[abcdfghjklmnoprtvyzå]$/,
    pairs: ['gd', 'dt', 'gt', 'kt'],
    second: list('ig lig elig els'),
    undouble: true,
  },
}

/** Uses Snowball for the Scandinavian languages; for English removes only plural and tense endings. */
export function stemOf(word: string, locale: Locale): string {
  if (/\d/.test(word)) return word
  const language = locale === 'sv_SE' ? 'sv' : locale === 'da_DK' ? 'da' : locale === 'en_US' ? 'en' : 'nb'
  return language === 'en' ? englishStem(word) : scandinavianStem(word, RULES[language])
}

function scandinavianStem(word: string, rules: Rules): string {
  const from = regionOf(word, rules.vowels)
  let stem = withoutFirst(word, from, rules)
  stem = withoutPair(stem, from, rules.pairs)
  const second = endingOf(stem, from, rules.second)
  if (second) stem = stem.slice(0, -second.length)
  if (second && rules.undouble) stem = withoutPair(stem, from, rules.pairs)
  const [last, before] = [stem.at(-1), stem.at(-2)]
  return rules.undouble &&
    last !== undefined &&
    last === before &&
    !rules.vowels.includes(last) &&
    stem.length - 1 >= from
    ? stem.slice(0, -1)
    : stem
}

function regionOf(word: string, vowels: string): number {
  let at = 0
  while (at < word.length && !vowels.includes(word[at] ?? '')) at += 1
  while (at < word.length && vowels.includes(word[at] ?? '')) at += 1
  return Math.max(3, at + 1)
}

const endingOf = (word: string, from: number, endings: readonly string[]) =>
  endings.find((ending) => word.length - ending.length >= from && word.endsWith(ending))

function withoutFirst(word: string, from: number, { endings, beforeS, replace = [] }: Rules): string {
  for (const [ending, by] of replace) if (endingOf(word, from, [ending])) return word.slice(0, -ending.length) + by
  const ending = endingOf(word, from, endings)
  if (ending) return word.slice(0, -ending.length)
  return endingOf(word, from, ['s']) && beforeS.test(word.slice(0, -1)) ? word.slice(0, -1) : word
}

const withoutPair = (word: string, from: number, pairs: readonly string[]) =>
  endingOf(word, from, pairs) ? word.slice(0, -1) : word

function englishStem(word: string): string {
  if (word.length < 4) return word
  const singular = word
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/([^su])s$/, '$1')
  const root = singular.length > 5 ? singular.replace(/(?:ing|ed)$/, '') : singular
  return root
    .replace(/([bdglmnprt])\1$/, '$1')
    .replace(/([^aeiou])y$/, '$1i')
    .replace(/([^aeiou])e$/, '$1')
}
