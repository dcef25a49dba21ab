import { eq } from 'drizzle-orm'
import { fingerprint } from '#contracts/kernel/fingerprint.ts'
import type { PowerCountry } from '#contracts/catalogue/power-area.ts'
import { meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import type { StoreDeps } from '#server/deps.ts'
import { meterRegister } from './tables.ts'

type FoundMeters =
  | { outcome: 'found'; meteringPoint: string }
  | { outcome: 'several'; meteringPoints: { meteringPoint: string; place: string }[] }
  | { outcome: 'notFound' }

const MOST = 12

/**
 * Stands in for the grid companies' register: an address without a row has one metering point, derived from the
 * address.
 */
export async function findMeter(
  { database }: StoreDeps,
  country: PowerCountry,
  address: { street: string; postalCode: string },
): Promise<FoundMeters> {
  const key = addressKey(country, address)
  const rows = await database.db
    .select()
    .from(meterRegister)
    .where(eq(meterRegister.addressKey, key))
    .orderBy(meterRegister.place)
    .limit(MOST)
  if (rows.length === 0) return { outcome: 'found', meteringPoint: meteringPointFrom(country, ownDigits(key)) }
  const [first, ...others] = rows.flatMap(({ meteringPoint, place }) =>
    meteringPoint === null ? [] : [{ meteringPoint, place }],
  )
  if (!first) return { outcome: 'notFound' }
  return others.length === 0
    ? { outcome: 'found', meteringPoint: first.meteringPoint }
    : { outcome: 'several', meteringPoints: [first, ...others] }
}

const ownDigits = (key: string): string => String(BigInt(`0x${fingerprint(key)}`) % 10_000_000_000n)

/** Returns a key that is equal for spelling variants of an address ("Storgatan 1 b" and "storgatan 1B"). */
export function addressKey(
  country: PowerCountry,
  { street, postalCode }: { street: string; postalCode: string },
): string {
  const line = street
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(\d) (\p{L})$/u, '$1$2')
  return `${country} ${postalCode.replace(/\D/g, '')} ${line}`
}
