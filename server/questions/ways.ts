import type { FlowName } from '#contracts/chat/flow-name.ts'
import { type Locale, LOCALES } from '#contracts/kernel/locale.ts'
import { matchOf } from '#flows/kit/hear/sentence/cues.ts'
import { wishOrComplaint } from '#flows/kit/hear/wishes/wishes.ts'
import { EVERYDAY } from '#flows/kit/words/everyday-words.ts'
import { phraseOf, tokensOf } from '#flows/kit/words/tokens.ts'
import type { Asking } from '#server/brain/turns/look-up.ts'
import type { Answers } from './answers.ts'
import type { ArticleIndex } from './article-index.ts'
import { languages } from './languages.ts'
import { ofLine } from './lines.ts'

/** Ways of their own from any flow: to withdraw, to end, to log in, a wrong bill, anger and sorrow (HEAR-08). */
export function onWay(question: string, asking: Asking, index: ArticleIndex, say: Answers) {
  const { locale } = asking
  const isAgain = matchOf(phraseOf(question), locale, 'toldBefore') !== undefined
  const again = isAgain ? articleOf(index, 'again') : undefined
  if (again) return say.article(again, true)
  const right = languages[locale].ways.withdraws.test(question) ? articleOf(index, 'withdraw') : undefined
  if (right) return say.article(ofLine(right, asking.flow, index.bySlug), true)
  const act = 'way' in asking ? asking.way : wishOrComplaint(question, locale)
  if (act?.kind === 'sorrow') {
    if (matchOf(phraseOf(question), locale, 'despair') !== undefined) return say.way('despair')
    const sorrow = say.way('sorrow')
    const death = asksSomething(question, locale) ? articleOf(index, 'death') : undefined
    return death ? { ...sorrow, text: `${sorrow.text} ${say.article(death, true).text}` } : sorrow
  }
  if (act?.kind === 'wish' && act.for === 'cancel') {
    if (matchOf(phraseOf(question), locale, 'cancel') !== undefined) {
      const ours = languages[locale].ways.withUs.test(question) ? articleOf(index, 'cancelOurs') : undefined
      return ours ? say.article(ours, true) : articleOr(index, say, 'cancel', asking.flow)
    }
    // An order under way is stopped, and ends no subscription; more words may be answered by an article.
    return tokensOf(question).length <= FEW_TO_STOP ? say.stop() : undefined
  }
  if (act?.kind === 'wish' && act.for === 'later') return say.smallTalk('wait')
  return act?.kind === 'complaint' && !OF_OTHERS.test(question)
    ? articleOr(index, say, act.about, asking.flow)
    : undefined
}

/** "Faren min er død, hvordan avslutter jeg abonnementet hans": is told what to do as well. */
const asksSomething = (question: string, locale: Locale): boolean =>
  tokensOf(question).some((word) => EVERYDAY[locale].asks.includes(word))

/** "Har ventet 40 min hos de andre" complains of others. */
const OF_OTHERS = new RegExp(
  String.raw`(?<!\p{L})(?:${LOCALES.map((locale) => languages[locale].ways.atOthers).join('|')})(?!\p{L})`,
  'iu',
)

const FEW_TO_STOP = 7

const articleOf = (index: ArticleIndex, way: keyof typeof WAYS) =>
  WAYS[way].flatMap((slug) => index.bySlug(slug) ?? [])[0]

function articleOr(
  index: ArticleIndex,
  say: Answers,
  way: Exclude<keyof typeof WAYS, 'withdraw' | 'death' | 'cancelOurs' | 'again'>,
  flow: FlowName | undefined,
) {
  const article = articleOf(index, way)
  return article ? say.article(ofLine(article, flow, index.bySlug), true) : say.way(way)
}

const WAYS = {
  death: ['dodsfall', 'doedsfald', 'death'],
  withdraw: ['angrerett', 'angerratt', 'fortrydelsesret', 'withdrawal'],
  cancel: ['si-opp', 'cancel', 'uppsagning-el', 'opsigelse-el'],
  cancelOurs: ['saga-upp-hos-oss', 'opsige-hos-os'],
  again: ['spor-igjen', 'asked-again', 'fragar-igen', 'spoerger-igen'],
  login: ['logge-inn', 'log-in', 'logga-in', 'log-ind'],
  bill: ['feil-faktura', 'wrong-invoice'],
  service: ['klage', 'complaint'],
} as const
