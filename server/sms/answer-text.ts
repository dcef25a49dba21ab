import { eq } from 'drizzle-orm'
import { dataPacks, dataPackShortNumber } from '#contracts/catalogue/abroad.ts'
import { priceOn } from '#contracts/catalogue/price-book.ts'
import { countryOfPhone, localeOfCountry } from '#contracts/kernel/country.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { formatData } from '#contracts/kernel/format-data.ts'
import { readLocale, type Locale } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { readText, type TextAct } from '#contracts/sms/read-text.ts'
import type { IncomingText } from '#contracts/ports/sms.ts'
import type { Text } from '#locales/message-id.ts'
import { legalEntity, type LegalEntity } from '#server/accounts/tables.ts'
import type { Tx } from '#server/db/database.ts'
import type { StoreDeps, Translate } from '#server/deps.ts'
import { withdrawMarketing } from '#server/privacy/withdraw-marketing.ts'
import {
  acceptDataPack,
  dropDataPack,
  OFFER_MINUTES,
  offerDataPack,
  subscriptionOf,
  takesDataPacks,
  type DataPack,
} from '#server/usage/data-packs.ts'

export type TextDeps = StoreDeps & { brand: string; translate: Translate; originOf: (locale: Locale) => string }

/** `marketing`: the account whose consent to marketing was withdrawn. */
type Answered = { act: TextAct; answer: string; marketing?: string }

/** Does what a text asks for, in the caller's transaction, and says in the customer's language what was done. */
export async function answerText(
  deps: TextDeps,
  tx: Tx,
  { id, from, text }: IncomingText,
  consents: readonly string[],
): Promise<Answered> {
  const act = readText(text)
  const held = await subscriptionOf(deps, tx, from)
  const [account] = await tx.select().from(legalEntity).where(eq(legalEntity.phone, from)).for('update')
  const locale = await localeOf(tx, from, account, held?.legalEntity)
  const { brand, translate, originOf } = deps
  const words = {
    brand,
    number: dataPackShortNumber,
    address: `${originOf(locale)}${pathTo('customer-service')}`,
  }
  const say: Text = (message, ...values) => translate(locale, message, ...values)
  const packWords = ({ mb, where, price }: Pick<DataPack, 'mb' | 'where' | 'price'>) => ({
    data: formatData(mb, locale),
    place: say(where === 'zone2' ? 'sms.pack.zone2' : 'sms.pack.home'),
    price: formatMoney(price, locale, 'NOK'),
  })

  if (act === 'stop') {
    const isWithdrawn = account !== undefined && (await withdrawMarketing(deps, tx, account, consents))
    return { act, answer: say('sms.stop', words), ...(isWithdrawn && { marketing: account.id }) }
  }
  if (act === 'help') return { act, answer: say('sms.help', { ...words, packs: packsOnSale() }) }
  if (act === 'yes') {
    const ordered = held && (await acceptDataPack(deps, tx, held))
    if (!ordered) return { act, answer: say('sms.pack.nothingOpen', { ...words, packs: packsOnSale() }) }
    return { act, answer: say('sms.pack.ordered', { ...packWords(ordered), phone: formatPhone(from) }) }
  }
  if (act === 'no') {
    const isDropped = held !== undefined && (await dropDataPack(tx, held))
    return { act, answer: isDropped ? say('sms.pack.dropped') : say('sms.other', { ...words, packs: packsOnSale() }) }
  }
  if (act === 'other') return { act, answer: say('sms.other', { ...words, packs: packsOnSale() }) }
  if (!held) return { act, answer: say('sms.pack.noSubscription', words) }
  if (!takesDataPacks(held)) return { act, answer: say('sms.pack.otherPlan', words) }
  const { pack } = act
  if (!pack) return { act, answer: say('sms.pack.unknown', { ...words, packs: pricedPacks(deps, locale) }) }
  const offer = await offerDataPack(deps, tx, { id, held, pack })
  return { act, answer: say('sms.pack.offer', { ...packWords(offer), ...words, minutes: OFFER_MINUTES }) }
}

async function localeOf(tx: Tx, phone: string, account: LegalEntity | undefined, owner: string | undefined) {
  const [payer] = account || !owner ? [account] : await tx.select().from(legalEntity).where(eq(legalEntity.id, owner))
  return readLocale(payer?.locale) ?? localeOfCountry(countryOfPhone(phone))
}

const packsOnSale = (): string => dataPacks.map(({ sms }) => sms).join(', ')

const pricedPacks = ({ runtime }: StoreDeps, locale: Locale): string =>
  dataPacks
    .map(({ sms, price }) => `${sms} ${formatMoney(priceOn(price, osloDay(runtime.now())).amount, locale, 'NOK')}`)
    .join(', ')
