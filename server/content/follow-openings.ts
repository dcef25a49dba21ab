import * as v from 'valibot'
import { PLAN_IDS, PlanId } from '#contracts/catalogue/plans.ts'
import type { ContentPort } from '#contracts/content/content-port.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { OpeningWords } from '#server/brain/turns/speak.ts'
import type { ContentStore } from './content-document.ts'

type Openings = {
  plans: ReadonlyMap<PlanId, string>
  mobile: string
  insurance: string | undefined
  refinancing: string | undefined
  campaigns: ReadonlyMap<string, string | undefined>
}

export async function followOpenings(
  content: ContentPort,
  { onContentChange }: Pick<ContentStore, 'onContentChange'>,
  onFailure: (error: unknown) => void,
): Promise<OpeningWords> {
  let openings = await readOpenings(content)
  let due = false
  const readAnew = async () => {
    due = false
    openings = await readOpenings(content)
  }
  onContentChange(({ kind, name }) => {
    if (due || kind !== 'page' || !/^(plans|mobile-landing|insurance|refinancing-landing-page(\/.+)?)$/.test(name))
      return
    due = true
    setImmediate(() => void readAnew().catch(onFailure))
  })
  return ({ flow, product, productValue }, locale) => {
    const { plans, mobile, insurance, refinancing, campaigns } = openings[locale]
    if (flow === 'insurance_leads') return insurance
    if (flow === 'debt_check') return (product === 'refinancing' && campaigns.get(productValue ?? '')) || refinancing
    if (flow !== 'mobile_onboarding' || product !== 'mobile') return undefined
    return v.is(PlanId, productValue) ? plans.get(productValue) : mobile
  }
}

async function readOpenings(content: ContentPort): Promise<Record<Locale, Openings>> {
  const [nb_NO, sv_SE, da_DK, en_US] = await Promise.all([
    openingsIn(content, 'nb_NO'),
    openingsIn(content, 'sv_SE'),
    openingsIn(content, 'da_DK'),
    openingsIn(content, 'en_US'),
  ])
  return { nb_NO, sv_SE, da_DK, en_US }
}

async function openingsIn(content: ContentPort, locale: Locale): Promise<Openings> {
  const [plans, mobile, insurance, refinancing, campaigns] = await Promise.all([
    Promise.all(
      PLAN_IDS.map(async (id): Promise<[PlanId, string]> => [id, (await content.plan(locale, id)).firstMessage]),
    ),
    content.mobileLanding(locale),
    content.chatLanding(locale, 'insurance'),
    content.refinancing(locale),
    content.campaigns(locale),
  ])
  const messages = campaigns.map(async (campaign): Promise<[string, string | undefined]> => [
    campaign,
    (await content.refinancing(locale, campaign)).chatMessage,
  ])
  return {
    plans: new Map(plans),
    mobile: mobile.chatMessage,
    insurance: insurance.firstmessage,
    refinancing: refinancing.chatMessage,
    campaigns: new Map(await Promise.all(messages)),
  }
}
