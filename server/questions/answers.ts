import {
  abroadCallPacks,
  callingAbroad,
  callingMinute,
  callingZoneOf,
  dataPacks,
  smsFromNorwayPrice,
  pricesAbroadOn,
  useZoneOf,
} from '#contracts/catalogue/abroad.ts'
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
import { priceOn, type Entry } from '#contracts/catalogue/price-book.ts'
import { advertised } from '#contracts/catalogue/terms.ts'
import { useZones, type UseZone } from '#contracts/catalogue/zones.ts'
import type { Found } from '#contracts/chat/found.ts'
import { answerPath } from '#contracts/content/answer-path.ts'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { Article } from '#contracts/content/faq.ts'
import type { PlanPage } from '#contracts/content/plan-page.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import { isServiceOpen, nextOpenDay } from '#contracts/kernel/opening-hours.ts'
import type { Speak } from '#server/brain/turns/speak.ts'
import { countryName } from './countries.ts'
import type { SmallTalk } from './small-talk.ts'

/** `day`: whose prices are told. */
type Voice = { locale: Locale; day: Day; speak: Speak; service: CustomerService }

/** What can be answered, each in two or three sentences with a path of our own to read more at. */
export type Answers = ReturnType<typeof answers>

/** Puts what was found into words; every amount is the catalogue's. */
export function answers({ locale, day, speak, service }: Voice) {
  const say = (id: string, values: Record<string, string | number> = {}) => speak(locale, `found.${id}`, values)
  const money = (amount: number) => formatMoney(amount, locale)
  const priced = (entry: Entry) => money(priceOn(entry, day).amount)
  const found = (topic: string, sentences: readonly string[], title: string, path: string): Found => ({
    topic,
    text: [...sentences, say('more', { title, path })].join(' '),
  })
  const onPlan = (plan: PlanId, sentences: readonly string[]) =>
    found(`plan ${plan}`, sentences, planOf(plan).name, `/mobilabonnement/${plan}`)
  const onAbroad = (topic: string, sentences: readonly string[]) =>
    found(topic, sentences, say('abroad.title'), '/kundeservice#about-abroad')
  const sizeOf = (mb: number) => (mb < 1_000 ? `${mb} MB` : `${mb / 1_000} GB`)
  const priceOf = (plan: Plan) => `${plan.name} ${money(plan.monthly)}`

  function planSentence(id: PlanId): string {
    const plan = planOn(id, day)
    const values = { plan: plan.name, price: money(plan.monthly), setUp: money(plan.setUp), data: sizeOf(plan.dataMb) }
    if (plan.kind === 'flex') return say('plan.flex', { ...values, minute: priced(flexUse.minute) })
    if (plan.kind === 'child') return say('plan.child', { ...values, age: childPlan.underAge })
    if (plan.kind === 'broadband') return say('plan.broadband', values)
    return plan.dataMb === 0 ? say('plan.noData', values) : say('plan.package', values)
  }

  return {
    plan: (id: PlanId) => onPlan(id, [planSentence(id)]),

    included: (id: PlanId, { includedLeft, includedRight, excludedLeft, excludedRight }: PlanPage) => {
      const listed = (items: readonly string[]) => items.map((item) => item.replace(/[.]$/, '')).join('; ')
      const plan = planOn(id, day)
      return onPlan(id, [
        say('included', {
          plan: plan.name,
          price: money(plan.monthly),
          list: listed([...includedLeft, ...includedRight]),
        }),
        say('excluded', { list: listed([...excludedLeft, ...excludedRight].slice(0, 2)) }),
      ])
    },

    plans: () => {
      const adults = listedPlansOn(day).filter(({ kind }) => kind === 'package' || kind === 'flex')
      const child = planOn('barn-1gb', day)
      return found(
        'plans',
        [say('plans', { list: adults.map(priceOf).join(', '), child: priceOf(child), age: childPlan.underAge })],
        say('plans.title'),
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
        [say('compare', values)],
        say('plans.title'),
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
      return found('plans cheapest', [say('cheapest', values)], say('plans.title'), '/mobilabonnement/produkter')
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
        [say('noSuchPlan', { size: sizeOf(mb), list: near.map(priceOf).join(', ') })],
        say('plans.title'),
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
        [say(isServiceOpen(now) ? 'hours.open' : 'hours.closed', { phone, email, day: open })],
        service.title,
        '/kundeservice',
      )
    },

    useIn: (country: string) => {
      const zone = useZoneOf(country) ?? 4
      return onAbroad(`use ${country}`, useSentences(zone, countryName(country, locale)))
    },

    zones: (country: string) => {
      const use = useZoneOf(country) ?? 4
      const values = {
        country: countryName(country, locale),
        use,
        calling: callingZoneOf(country) ?? 6,
        data: money(pricesAbroadOn(use, day).data.amount),
        minute: money(pricesAbroadOn(use, day).minute.amount),
      }
      return onAbroad(`zones ${country}`, [say('zones', values), use === 1 ? say('zone1') : say('zonePrices', values)])
    },

    zone: (zone: UseZone) => {
      const examples = {
        1: ['SE', 'DK', 'ES', 'GR'],
        2: ['US', 'GB', 'TR', 'TH'],
        3: ['AE', 'BR', 'EG', 'ZA'],
        4: ['CU', 'MV', 'KE', 'CV'],
      }[zone].filter((code) => useZones[zone].includes(code))
      const values = {
        zone,
        examples: examples.map((code) => countryName(code, locale)).join(', '),
        data: money(pricesAbroadOn(zone, day).data.amount),
        minute: money(pricesAbroadOn(zone, day).minute.amount),
      }
      return onAbroad(`zone ${zone}`, [say('zoneOf', values), zone === 1 ? say('zone1') : say('zonePrices', values)])
    },

    calling: (country: string) => {
      const zone = callingZoneOf(country) ?? 6
      const sms = smsFromNorwayPrice(country, day) ?? priceOn(callingAbroad.smsToOthers, day)
      const values = {
        country: countryName(country, locale),
        minute: priced(callingMinute[zone]),
        start: priced(callingAbroad.callStart),
        sms: money(sms.amount),
      }
      const { ringEu, ringUtland } = abroadCallPacks
      const pack = [ringEu, ringUtland].find(({ zones }) => zones.some((reached) => reached === zone))
      return onAbroad(`calling ${country}`, [
        say('calling', values),
        ...(pack ? [say('calling.pack', { pack: pack.name, minutes: pack.minutes, price: priced(pack.monthly) })] : []),
      ])
    },

    smallTalk: (kind: SmallTalk): Found => ({ topic: kind, text: say(kind) }),

    unlimited: () => {
      const largest = listedPlansOn(day)
        .filter(({ kind }) => kind === 'package')
        .toSorted((a, b) => b.dataMb - a.dataMb)[0]
      return found(
        'plans unlimited',
        [say('unlimited', { largest: largest ? priceOf(largest) : '' })],
        say('plans.title'),
        '/mobilabonnement/produkter',
      )
    },

    offerOf: (line: 'insurance' | 'refinancing') =>
      found(
        `offer ${line}`,
        [say(`offer.${line}`, { banks: advertised.refinancingBanks })],
        say(`offer.${line}.title`),
        line === 'insurance' ? '/forsikring' : '/refinansiering',
      ),

    savingOf: (line: 'insurance' | 'refinancing') =>
      found(
        `saving ${line}`,
        [
          say(`saving.${line}`, {
            percent: advertised.insuranceSavingOverPercent,
            amount: money(advertised.refinancingAverageSaving),
          }),
        ],
        say(`offer.${line}.title`),
        line === 'insurance' ? '/forsikring' : '/refinansiering',
      ),

    article: ({ slug, category, question, answer }: Article) =>
      found(`faq ${slug}`, [threeSentences(answer[0] ?? '')], question, answerPath({ slug, category })),
  }

  function useSentences(zone: UseZone, country: string): string[] {
    if (zone === 1) return [say('use.1', { country })]
    const { data, minute, receiveMinute, callStart } = pricesAbroadOn(zone, day)
    const values = {
      country,
      zone,
      data: money(data.amount),
      minute: money(minute.amount),
      receive: money(receiveMinute.amount),
      start: money(callStart.amount),
    }
    const pack = zone === 2 ? dataPacks.find(({ where, mb }) => where === 'zone2' && mb === 1_000) : undefined
    return [say('use', values), ...(pack ? [say('use.pack', { price: priced(pack.price) })] : [])]
  }
}

/** The first three sentences of a text: an answer in between is short. */
const threeSentences = (text: string) =>
  text
    .split(/(?<=[.!?»”]) (?=\p{Lu})/u)
    .slice(0, 3)
    .join(' ')
