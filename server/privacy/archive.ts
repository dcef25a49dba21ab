import { strToU8, zipSync } from 'fflate'
import type { Archive } from '#contracts/account/my-data.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { fullNameOf } from '#server/accounts/to-account.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import { archivePdf } from './archive-pdf.ts'
import { gather } from './gather.ts'

/** Everything the portal keeps about a person in one zip: for machines as JSON, for people as a PDF to read and print (ACC-04). */
export async function archiveOf(deps: SendCodeDeps, id: string, locale: Locale): Promise<Archive | undefined> {
  const account = await findCustomer(deps, id)
  if (!account) return undefined
  const gathered = await gather(deps.database, account)
  const at = new Date(deps.runtime.now())
  const json = JSON.stringify({ writtenAt: at.toISOString(), ...gathered }, undefined, 2)
  const pdf = await archivePdf({ gathered, locale, at, name: fullNameOf(account), brand: deps.env.BRAND, t: (text, values) => deps.translate(locale, text, values) })
  return { name: `scoopr-${at.toISOString().slice(0, 10)}.zip`, bytes: zipSync({ 'my-data.json': strToU8(json), 'my-data.pdf': pdf }, { mtime: at }) }
}
