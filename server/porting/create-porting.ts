import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { readName } from '#contracts/account/rules.ts'
import { readPhone } from '#contracts/account/sign-in.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { PortingPort } from '#contracts/products/portation.ts'
import type { Tx } from '#server/db/database.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import { sendText } from '#server/budgets/send-message.ts'
import { canReceiveSms } from '#server/sms/can-receive-sms.ts'
import { checkNumber } from '#server/orders/check-number.ts'
import { isNumberHere } from '#server/orders/numbers-here.ts'
import { portingDays } from '#server/orders/portation-status.ts'
import { portation, portationApproval, subscription } from '#server/orders/tables.ts'
import { APPROVAL_PATH, makeApproval } from './approvals.ts'
import { openPorting, sendAgain, type OpenPorting } from './send-again.ts'

const DAY = 86_400_000
const LINKS_A_DAY = 3

type Visitor = { entity: string | undefined; locale: Locale; here: string }

/** What a signed-in customer can do about their own portings (BEY-08). */
export function createPorting(deps: SendCodeDeps, { entity, locale, here }: Visitor): PortingPort {
  const { database, runtime, translate, env } = deps
  const opened = async <T>(
    id: string,
    act: (tx: Tx, open: OpenPorting, now: number) => Promise<T>,
  ): Promise<T | 'notNow'> => {
    if (entity === undefined) return 'notNow'
    const now = runtime.now()
    return database.transaction(async (tx) => {
      const open = await openPorting(tx, { id, owner: entity, now })
      return open ? act(tx, open, now) : 'notNow'
    })
  }

  return {
    askOwner: async (id) => {
      const made = await opened(id, async (tx, { porting, ways, customerName: name }, now) => {
        if (!ways.includes('askOwner')) return 'notNow'
        if (!canReceiveSms(porting.phone)) return 'unsent'
        const lately = and(eq(portationApproval.subscription, id), gt(portationApproval.createdAt, new Date(now - DAY)))
        if ((await tx.$count(portationApproval, lately)) >= LINKS_A_DAY) return 'tooMany'
        return { name, to: porting.phone, token: await makeApproval(tx, porting, now) }
      })
      if (typeof made === 'string') return made
      const { name, to, token } = made
      const link = `${here}${APPROVAL_PATH}/${token}`
      const text = translate(locale, 'sms.numberOwner', { name, brand: env.BRAND, link })
      const sent = await sendText(deps, { to, text, key: `number-owner:${randomUUID()}` })
      if (!sent.ok) return 'unsent'
      await database.db
        .update(portation)
        .set({ ownerAskedAt: new Date(runtime.now()) })
        .where(eq(portation.subscription, id))
      return 'ownerAsked'
    },

    chooseDate: (id, day) =>
      opened(id, async (tx, open, now) => {
        if (!open.ways.includes('chooseDate')) return 'notNow'
        if (!portingDays(now).includes(day)) return 'badDate'
        if (open.porting.refusal !== null && open.porting.refusedAt !== null && open.porting.refusedAt.getTime() <= now)
          return sendAgain(tx, open, { chosenDay: day }, now)
        await tx.update(portation).set({ chosenDay: day }).where(eq(portation.subscription, id))
        return 'dateChosen'
      }),

    tryAgain: (id, written) =>
      opened(id, async (tx, open, now) => {
        const { ways, porting } = open
        const isCorrected = written.ownerName.trim() !== '' || written.phone.trim() !== ''
        if (!isCorrected && ways.includes('correct')) return 'unchanged'
        if (!ways.includes(isCorrected ? 'correct' : 'tryAgain')) return 'notNow'
        const ownerName = written.ownerName.trim() === '' ? porting.ownerName : written.ownerName.trim()
        if (ownerName !== null && ownerName !== porting.ownerName && !readName(ownerName)) return 'badName'
        const phone = written.phone.trim() === '' ? porting.phone : readPhone(written.phone)
        if (phone === undefined) return 'badNumber'
        if (phone === porting.phone) return sendAgain(tx, open, { ownerName }, now)
        const check = await checkNumber(tx, phone)
        if (!check.portable) return check.refusal === 'not_mobile' ? 'badNumber' : 'notPortable'
        if (await isNumberHere(tx, phone)) return 'numberHere'
        await tx.update(subscription).set({ phone }).where(eq(subscription.id, id))
        return sendAgain(tx, open, { phone, ownerName, approvedAt: null }, now)
      }),
  }
}
