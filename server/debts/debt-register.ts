import { createHmac } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Debt } from '#contracts/debts/debt.ts'
import type { Db } from '#server/db/database.ts'
import { readSecret } from '#server/db/read-secret.ts'
import type { StoreDeps } from '#server/deps.ts'
import { kroner } from '#contracts/kernel/money.ts'
import { debtRegister } from './tables.ts'

/**
 * Sandbox test persons by national identity number, with fictitious lenders; 'down' simulates an unavailable register.
 */
const REGISTERED: Record<string, readonly Debt[] | 'down'> = {
  // Kari Nordmann
  '24929012190': [
    {
      kind: 'instalmentLoan',
      lender: 'Fjellbanken',
      originalAmount: kroner(250_000),
      remainingAmount: kroner(186_400),
      nominalRate: 14.9,
      termMonths: 60,
      fees: kroner(45),
      coBorrower: false,
    },
    {
      kind: 'instalmentLoan',
      lender: 'Vidda Finans',
      originalAmount: kroner(60_000),
      remainingAmount: kroner(41_250),
      nominalRate: 18.5,
      termMonths: 36,
      fees: kroner(45),
      coBorrower: true,
    },
    {
      kind: 'creditLine',
      lender: 'Skjærgård Kort',
      interestBearing: kroner(38_900),
      notInterestBearing: kroner(2_150),
      limit: kroner(60_000),
      nominalRate: 22.9,
      fees: kroner(35),
    },
    { kind: 'chargeCard', lender: 'Nordlys Betalingskort', interestBearing: 0, notInterestBearing: kroner(6_480) },
  ],
  // Ola Hansen
  '03857821059': [
    {
      kind: 'instalmentLoan',
      lender: 'Vidda Finans',
      originalAmount: kroner(120_000),
      remainingAmount: kroner(97_300),
      nominalRate: 16.4,
      termMonths: 60,
      fees: kroner(45),
      coBorrower: false,
    },
  ],
  // Ingrid Berg
  '17898534030': [
    {
      kind: 'creditLine',
      lender: 'Skjærgård Kort',
      interestBearing: kroner(24_700),
      notInterestBearing: 0,
      limit: kroner(30_000),
      nominalRate: 22.9,
      fees: kroner(35),
    },
    {
      kind: 'chargeCard',
      lender: 'Nordlys Betalingskort',
      interestBearing: kroner(1_200),
      notInterestBearing: kroner(3_950),
    },
  ],
  // Jens Holm
  '06869415330': 'down',
}

/** A keyed hash, so that no national identity number is stored in the database. */
export async function personKey(db: Db, nationalId: string): Promise<string> {
  return createHmac('sha256', await readSecret(db, 'debt register persons'))
    .update(nationalId)
    .digest('base64url')
}

/** Throws if the register is unavailable. */
export async function readRegister({ database: { db } }: StoreDeps, person: string): Promise<Debt[]> {
  const rows = await db.select().from(debtRegister).where(eq(debtRegister.person, person)).orderBy(asc(debtRegister.n))
  if (rows.some(({ down }) => down)) throw new Error('the debt register does not answer')
  return rows.flatMap(({ debt }) => debt ?? [])
}

export async function seedRegister({ database: { db } }: StoreDeps): Promise<void> {
  const rows = await Promise.all(
    Object.entries(REGISTERED).map(async ([nationalId, known]) => {
      const person = await personKey(db, nationalId)
      return known === 'down'
        ? [{ person, n: 0, debt: null, down: true }]
        : known.map((debt, n) => ({ person, n, debt, down: false }))
    }),
  )
  await db.insert(debtRegister).values(rows.flat()).onConflictDoNothing()
}
