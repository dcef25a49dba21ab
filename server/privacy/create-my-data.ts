import { createHash } from 'node:crypto'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { planOf } from '#contracts/catalogue/plans.ts'
import { DATA_SECTIONS, type DataSection, type ErasureOutcome, type ErasureView } from '#contracts/account/my-data.ts'
import { readCode } from '#contracts/account/rules.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import type { MyDataPort } from '#src/api/portal.ts'
import { invoice } from '#server/billing/tables.ts'
import { subscription } from '#server/orders/tables.ts'
import { rowsOf } from '#server/db/personal-data.ts'
import { powerSubscription } from '#server/power/tables.ts'
import type { AccountServiceDeps, Visitor } from '#server/accounts/create-account-service.ts'
import type { RegisterDeps } from '#server/accounts/change-account.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { isDoubted } from '#server/identity/account-holder.ts'
import { checkCode, CODE_PROBLEMS } from '#server/identity/one-time-code.ts'
import { lastBalance } from '#server/billing/last-invoices.ts'
import type { InvoiceFileDeps } from '#server/billing/invoice-pdf.ts'
import { sendCode } from '#server/identity/send-code.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import { archiveOf } from './archive.ts'
import { consentsOf, withdrawConsent } from './consents.ts'
import { erase } from './erase.ts'
import { lastInvoicesOf } from './last-invoices.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

type MyDataDeps = AccountServiceDeps &
  RegisterDeps &
  InvoiceFileDeps & { beforeErasure: (id: string) => Promise<void>; consentsChanged?: (id: string) => void }

/** Lets a person view, download and erase their data (ACC-04, BEY-11). */
export function createMyData(
  deps: MyDataDeps,
  { entity, headers, locale, address }: Omit<Visitor, 'isFresh'>,
): MyDataPort {
  const { cookies, runtime } = deps
  const last = lastInvoicesOf(deps, headers)
  const own = async () => (entity === undefined ? undefined : findCustomer(deps, entity))
  /** A code is valid only for the sign-in that requested it. */
  const asker = () =>
    `erase:${createHash('sha256')
      .update(cookies.read(headers, 'login') ?? '')
      .digest('base64url')}`

  async function endsOf(id: string): Promise<string[]> {
    const { db } = deps.database
    const mobile = await db
      .select({ plan: subscription.plan, phone: subscription.phone })
      .from(subscription)
      .where(and(eq(subscription.legalEntity, id), isNull(subscription.endedAt)))
    const power = await db
      .select({ street: powerSubscription.street, city: powerSubscription.city })
      .from(powerSubscription)
      .where(and(eq(powerSubscription.legalEntity, id), isNull(powerSubscription.endedAt)))
    return [
      ...mobile.map(({ plan, phone }) => `${planOf(plan).name}, ${formatPhone(phone)}`),
      ...power.map(({ street, city }) => `${street}, ${city}`),
    ]
  }

  async function owedBy(id: string): Promise<Pick<ErasureView, 'last' | 'unpaid' | 'unmetered'>> {
    const { db } = deps.database
    const unpaid = await db.$count(invoice, and(eq(invoice.legalEntity, id), isNull(invoice.paidAt)))
    const metered = await db.$count(
      powerSubscription,
      and(
        eq(powerSubscription.legalEntity, id),
        isNull(powerSubscription.endedAt),
        isNotNull(powerSubscription.meteringPoint),
      ),
    )
    return { last: await lastBalance(deps, db, id), unpaid, unmetered: metered > 0 }
  }

  return {
    consents: async () => (entity === undefined ? [] : consentsOf(deps, entity)),
    withdraw: async (id) => {
      if (entity === undefined || !(await withdrawConsent(deps, entity, id))) return false
      deps.consentsChanged?.(entity)
      return true
    },
    archive: async () => {
      if (entity === undefined) return undefined
      recordEvent(deps, { name: 'sensitive_read', account: entity, details: { what: 'archive' } })
      return archiveOf(deps, entity, locale)
    },
    erasure: async () => {
      const account = await own()
      return (
        account && { ...KEEPS, ...(await owedBy(account.id)), ends: await endsOf(account.id), phone: account.phone }
      )
    },
    askForCode: async () => {
      const account = await own()
      if (!account) return { kind: 'refused', problem: 'codeExpired' }
      if (await isDoubted(deps, account.id)) return { kind: 'stepUp' }
      const { outcome: notice } = await sendCode(deps, {
        phone: account.phone,
        purpose: 'erasure',
        asker: { id: asker(), network: address, proven: true },
        locale,
        key: runtime.id(),
      })
      return { kind: 'asked', notice }
    },
    erase: async (written): Promise<ErasureOutcome> => {
      const account = await own()
      const code = readCode(written)
      if (!account || code === undefined) return { kind: 'refused', problem: 'code' }
      if (await isDoubted(deps, account.id)) return { kind: 'stepUp' }
      const { outcome } = await checkCode(deps, {
        phone: account.phone,
        purpose: 'erasure',
        code,
        asker: asker(),
        key: runtime.id(),
      })
      if (outcome !== 'right') return { kind: 'refused', problem: CODE_PROBLEMS[outcome] }
      await deps.beforeErasure(account.id)
      const remembered = await last.remember(await erase(deps, account.id))
      recordEvent(deps, { name: 'user_deleted', account: account.id })
      return {
        kind: 'erased',
        cookies: [
          ...(['login', 'visitor', 'origin', 'signup', 'phoneChange', 'provenNumbers'] as const).map((name) =>
            cookies.write(name, '', 0),
          ),
          ...remembered,
        ],
      }
    },
    lastInvoices: last.list,
    lastInvoiceFile: last.file,
  }
}

const sectionsWith = (rows: 'deleted' | 'kept'): DataSection[] =>
  DATA_SECTIONS.filter((section) =>
    PERSONAL_TABLES.some((personal) => personal.section === section && rowsOf(personal) === rows),
  )

const KEEPS = { kept: sectionsWith('kept'), deleted: sectionsWith('deleted') }
