import * as v from 'valibot'
import { AccountChange } from '#contracts/account/account-change.ts'
import { changeOf, CARD_FIELDS, phoneOf, problemsIn, type CardProblems, type CardRules } from '#contracts/account/account-card.ts'
import { Country } from '#contracts/kernel/country.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { fault, ok } from '#contracts/kernel/result.ts'
import type { AccountPort } from '#src/api/portal.ts'
import type { Cookies } from '../http/cookies.ts'
import { changeAccount } from '../services/account/change-account.ts'
import { findCustomer } from '../services/account/find-customer.ts'
import { toAccount, type LegalEntity } from '../services/account/to-account.ts'
import type { SendCodeDeps } from '../services/deps.ts'
import { createPhoneChange } from './phone-change.ts'

export type AccountDeskDeps = SendCodeDeps & { cookies: Cookies }

/** Whose account it is (`undefined`: nobody is signed in), their request's cookies, language, and hashed address where it is counted. */
export type Visitor = { entity: string | undefined; headers: Headers; locale: Locale; address: string | null }

/** One's own account, as /account reads and changes it (ACC-01 to 03). */
export function createAccountDesk(deps: AccountDeskDeps, visitor: Visitor): AccountPort {
  const own = async () => (visitor.entity === undefined ? undefined : findCustomer(deps, visitor.entity))
  const rulesOf = ({ country }: LegalEntity): CardRules => ({ country: v.is(Country, country) ? country : 'NO', today: osloDay(deps.world.now()) })

  return {
    read: async () => {
      const row = await own()
      return row && { account: toAccount(row), rules: rulesOf(row) }
    },
    save: async (card, fields) => {
      const row = await own()
      if (!row) return fault('refused')
      const problems = problemsIn(card, fields, rulesOf(row))
      if (Object.keys(problems).length > 0) return { ok: false, reason: 'invalid', problems }
      const change = v.safeParse(AccountChange, changeOf(card, fields))
      const changed = change.success ? await changeAccount(deps, row.id, change.output) : undefined
      if (!changed?.ok) return { ok: false, reason: 'invalid', problems: Object.fromEntries(CARD_FIELDS[card].slice(0, 1).map((name) => [name, true])) satisfies CardProblems }
      const phone = card === 'personal' ? phoneOf(fields) : undefined
      return ok({ phone: phone === row.phone ? undefined : phone })
    },
    phone: createPhoneChange(deps, visitor),
  }
}
