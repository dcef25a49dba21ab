import type { Answers } from './answers.ts'
import type { QuestionInContext } from './article-answers.ts'
import { lineOf } from './lines.ts'

/**
 * What a question without a topic of its own is about where power is ordered: "why do you need it" where the power of
 * attorney is asked for, "what do you think" where an agreement is chosen.
 */
export function onPowerStep({ question, asking: { flow, step }, library: { index } }: QuestionInContext, say: Answers) {
  if (step === undefined || lineOf(flow) !== 'power') return undefined
  const { slugs } = STEPS.find((one) => one.step.test(step) && one.asks.test(question)) ?? {}
  const article = slugs?.flatMap((slug) => index.bySlug(slug) ?? [])[0]
  return article && say.article(article)
}

const whole = (...ways: readonly string[]) =>
  new RegExp(String.raw`^(?:(?:men|och|og|jo|nå) )?(?:${ways.join('|')})\s*[?!.]*$`, 'iu')

const STEPS: readonly { step: RegExp; asks: RegExp; slugs: readonly string[] }[] = [
  {
    step: /^attorney/,
    asks: whole(
      String.raw`(?:varför|hvorfor) (?:måste|behöver|ska|vill|skal|vil|må|behøver) (?:\S+ ){1,2}(?:det|den|detta|dette)`,
      String.raw`(?:varför|hvorfor) (?:är|er|behövs|krävs|kræves) (?:det|den|detta|dette)(?: (?:nödvändigt|nødvendigt|ett krav|et krav|viktigt|vigtigt))?`,
      String.raw`(?:vad|hvad) (?:är|er) (?:det|den|dette|detta)(?: (?:där|här|der|her))?`,
      String.raw`(?:vad|hvad) (?:\S+ ){0,3}(?:om|hvis) (?:jag|jeg|man|vi) (?:säger nej|siger nej|inte|ikke)(?: \S+){0,4}`,
    ),
    slugs: ['fullmakt', 'fuldmagt'],
  },
  {
    step: /^agreement/,
    asks: whole(
      String.raw`(?:vad|hvad) (?:tycker|synes|tror|mener) (?:du|ni|i)(?: (?:själv|selv))?`,
      String.raw`(?:vad|hvad|vilket|vilken|hvilken) (?:skulle|hade|ville) (?:du|ni|i)(?: (?:själv|selv))? (?:ta|tage|tagit|välja|valt|vælge|valgt)`,
    ),
    slugs: ['avtalsformer', 'aftaletyper'],
  },
]
