import { firstInvoiceOfOrder } from '#contracts/catalogue/first-invoice.ts'
import { flexUse } from '#contracts/catalogue/norway.ts'
import {
  childPlan,
  listedPlansOn,
  planOf,
  planOn,
  PLAN_IDS,
  type Plan,
  type PlanId,
} from '#contracts/catalogue/plans.ts'
import { advertised } from '#contracts/catalogue/terms.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Found } from '#contracts/chat/found.ts'
import { answerPath } from '#contracts/content/answer-path.ts'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { Article } from '#contracts/content/faq.ts'
import type { PlanPage } from '#contracts/content/plan-page.ts'
import { formatDayIn } from '#contracts/kernel/days.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { isServiceOpen, nextOpenDay } from '#contracts/kernel/opening-hours.ts'
import { abroadAnswers } from './abroad-answers.ts'
import { answerParts, type AnswerVoice } from './answer-parts.ts'
import type { SmallTalk } from './small-talk.ts'

type Voice = AnswerVoice & { service: CustomerService }

export type Answers = ReturnType<typeof answers>

export function answers(voice: Voice) {
  const { locale, day, service } = voice
  const parts = answerParts(voice)
  const { say, money, priced, found } = parts
  const onPlan = (plan: PlanId, sentences: readonly string[], topic = `plan ${plan}`) =>
    found(topic, sentences, planOf(plan).name, `/mobilabonnement/${plan}`)
  const sizeOf = (mb: number) => (mb < 1_000 ? `${mb} MB` : `${mb / 1_000} GB`)
  const priceOf = (plan: Plan) => `${plan.name} ${money(plan.monthly)}`

  function planSentence(id: PlanId): string {
    const plan = planOn(id, day)
    const values = { plan: plan.name, price: money(plan.monthly), setUp: money(plan.setUp), data: sizeOf(plan.dataMb) }
    if (plan.kind === 'flex') return say('found.plan.flex', { ...values, minute: priced(flexUse.minute) })
    if (plan.kind === 'child') return say('found.plan.child', { ...values, age: childPlan.underAge })
    if (plan.kind === 'broadband') return say('found.plan.broadband', values)
    return plan.dataMb === 0 ? say('found.plan.noData', values) : say('found.plan.package', values)
  }

  return {
    plan: (id: PlanId) => onPlan(id, [planSentence(id)]),

    included: (id: PlanId, { includedLeft, includedRight, excludedLeft, excludedRight }: PlanPage) => {
      const listed = (items: readonly string[]) => items.map((item) => item.replace(/[.]$/, '')).join('; ')
      const plan = planOn(id, day)
      return onPlan(id, [
        say('found.included', {
          plan: plan.name,
          price: money(plan.monthly),
          list: listed([...includedLeft, ...includedRight]),
        }),
        say('found.excluded', { list: listed([...excludedLeft, ...excludedRight].slice(0, 2)) }),
      ])
    },

    plans: () => {
      const adults = listedPlansOn(day).filter(({ kind }) => kind === 'package' || kind === 'flex')
      const child = planOn('barn-1gb', day)
      return found(
        'plans',
        [say('found.plans', { list: adults.map(priceOf).join(', '), child: priceOf(child), age: childPlan.underAge })],
        say('found.plans.title'),
        '/mobilabonnement/produkter',
      )
    },

    compare: (one: PlanId, other: PlanId) => {
      const [small, large] = [planOn(one, day), planOn(other, day)].toSorted((a, b) => a.monthly - b.monthly)
      const values = {
        small: small ? priceOf(small) : '',
        large: large ? priceOf(large) : '',
        difference: money((large?.monthly ?? 0) - (small?.monthly ?? 0)),
      }
      return found(
        `plans ${small?.id} ${large?.id}`,
        [say('found.compare', values)],
        say('found.plans.title'),
        '/mobilabonnement/produkter',
      )
    },

    cheapest: () => {
      const free = listedPlansOn(day)
        .filter(({ kind }) => kind === 'package')
        .toSorted((a, b) => a.monthly - b.monthly)
      const [withoutData, withData] = [free.find(({ dataMb }) => dataMb === 0), free.find(({ dataMb }) => dataMb > 0)]
      const values = {
        flex: priceOf(planOn('flex', day)),
        calls: withoutData ? priceOf(withoutData) : '',
        data: withData ? priceOf(withData) : '',
      }
      return found(
        'plans cheapest',
        [say('found.cheapest', values)],
        say('found.plans.title'),
        '/mobilabonnement/produkter',
      )
    },

    noSuchPlan: (mb: number) => {
      const packages = PLAN_IDS.map((id) => planOn(id, day))
        .filter(({ kind, id }) => kind === 'package' && !id.endsWith('voksen-nok'))
        .toSorted((a, b) => a.dataMb - b.dataMb)
      const near = [
        packages.findLast(({ dataMb }) => dataMb <= mb),
        packages.find(({ dataMb }) => dataMb > mb),
      ].flatMap((plan) => plan ?? [])
      return found(
        'plans none',
        [say('found.noSuchPlan', { size: sizeOf(mb), list: near.map(priceOf).join(', ') })],
        say('found.plans.title'),
        '/mobilabonnement/produkter',
      )
    },

    hours: (now: number) => {
      const { phone, email } = service
      const open = new Intl.DateTimeFormat(languageTag(locale), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(Date.parse(`${nextOpenDay(now)}T12:00:00Z`))
      return found(
        'hours',
        [say(isServiceOpen(now) ? 'found.hours.open' : 'found.hours.closed', { phone, email, day: open })],
        service.title,
        '/kundeservice',
      )
    },

    ...abroadAnswers(parts),

    smallTalk: (kind: SmallTalk): Found => ({ topic: kind, text: say(`found.${kind}`) }),
    /** Behind a calm sentence, for who tells of a hard time (HEAR-08). */
    calmly: (found: Found): Found => ({ ...found, text: `${say('found.calm')} ${found.text}` }),

    stop: (): Found => ({ topic: 'stop', text: say('found.stop') }),

    opening: (line: 'mobile' | 'power'): Found => ({ topic: 'opening', text: say(`found.opening.${line}`) }),

    unlimited: () => {
      const largest = listedPlansOn(day)
        .filter(({ kind }) => kind === 'package')
        .toSorted((a, b) => b.dataMb - a.dataMb)[0]
      return found(
        'plans unlimited',
        [say('found.unlimited', { largest: largest ? priceOf(largest) : '' })],
        say('found.plans.title'),
        '/mobilabonnement/produkter',
      )
    },

    offerOf: (line: 'insurance' | 'refinancing') =>
      found(
        `offer ${line}`,
        [say(`found.offer.${line}`, { banks: advertised.refinancingBanks })],
        say(`found.offer.${line}.title`),
        line === 'insurance' ? '/forsikring' : '/refinansiering',
      ),

    savingOf: (line: 'insurance' | 'refinancing') =>
      found(
        `saving ${line}`,
        [
          say(`found.saving.${line}`, {
            percent: advertised.insuranceSavingOverPercent,
            amount: money(advertised.refinancingAverageSaving),
          }),
        ],
        say(`found.offer.${line}.title`),
        line === 'insurance' ? '/forsikring' : '/refinansiering',
      ),

    /** A "nei" or "ja" answers the question it was written for; beside another question, that question is told. */
    article: ({ slug, category, question, answer }: Article, isItself = false) => {
      const text = threeSentences(answer[0] ?? '')
      const told = !isItself && YES_OR_NO.test(text) ? say('found.article', { question, answer: text }) : text
      if (WITHDRAWAL.has(slug)) return found(`faq ${slug}`, [told], say('found.withdraw'), pathTo('withdrawals'))
      return found(`faq ${slug}`, [told], question, answerPath({ slug, category }))
    },

    both: ({ answer, ...first }: Article, second: Article) =>
      found(
        `faq ${first.slug}`,
        [answer, second.answer].map(([text = '']) => sentencesOf(text)[0] ?? ''),
        first.question,
        answerPath(first),
      ),

    way: (kind: 'cancel' | 'login' | 'bill' | 'service' | 'sorrow' | 'despair'): Found => ({
      topic: `way ${kind}`,
      text: say(`found.way.${kind}`, { phone: service.phone, email: service.email }),
      // No offer is made behind it.
      ...((kind === 'despair' || kind === 'sorrow') && { endsTurn: true }),
    }),

    /** As the order summary tells it (ORD-01). */
    noted: (noted: readonly string[]): Found => ({
      topic: 'noted',
      text: say('found.noted', { noted: noted.join(', ') }),
    }),

    firstBill: (id: PlanId, { numberChoice = 'keep', depositOre = 0 }: Facts) => {
      const { from, amount, monthly, setUp, deposit } = firstInvoiceOfOrder(id, numberChoice, depositOre, day)
      const values = {
        plan: planOf(id).name,
        from: formatDayIn(locale, from),
        sum: money(amount),
        part: money(amount - setUp - deposit),
        setUp: money(setUp),
        monthly: money(monthly),
      }
      const sentences = [
        say(setUp > 0 ? 'found.firstBill' : 'found.firstBill.noSetUp', values),
        ...(deposit > 0 ? [say('found.firstBill.deposit', { deposit: money(deposit) })] : []),
      ]
      return onPlan(id, sentences, 'first-bill')
    },
  }
}

/** Articles on the right to withdraw, which lead to the page where it is done (BEY-06). */
const WITHDRAWAL: ReadonlySet<string> = new Set(['angrerett', 'angerratt', 'fortrydelsesret', 'withdrawal'])

const YES_OR_NO = /^(?:ja|jo|nei|nej|yes|no)(?![\p{L}])/iu

const sentencesOf = (text: string) => text.split(/(?<=[.!?»”]) (?=\p{Lu})/u)
const threeSentences = (text: string) => sentencesOf(text).slice(0, 3).join(' ')
