import { CARD_FIELDS, type CardFields } from '#contracts/account/account-card.ts'
import { fieldOf, hasOwnRow, type Card, type CombinedRow, type OwnRow } from '#contracts/account/account-fields.ts'
import { formatPostalCode } from '#contracts/account/rules.ts'
import { formatPhoneInFull } from '#contracts/kernel/phone.ts'
import { useText } from '#src/i18n/use-text.ts'
import styles from './account-card.module.css'

const joined = (parts: (string | undefined)[], by = ' ') => parts.filter(Boolean).join(by)

export function CardRows({ card, fields }: { card: Card; fields: CardFields }) {
  const t = useText()
  const { firstName, middleName, lastName, prefix = '', number = '', zipCode = '', city } = fields
  const combined: Record<CombinedRow, () => string> = {
    name: () => joined([firstName, middleName, lastName]),
    phone: () => number && formatPhoneInFull(`${prefix}${number}`),
    address2: () =>
      joined(
        (['entrance', 'floor', 'apartment'] as const).map(
          (name) => fields[name] && `${t(`account.field.${name}`)} ${fields[name]}`,
        ),
        ', ',
      ),
    place: () => joined([formatPostalCode(zipCode), city]),
  }
  const rows = new Map(
    CARD_FIELDS[card].flatMap((name): [CombinedRow | OwnRow, string][] => {
      const { row } = fieldOf(name)
      if (row) return [[row, combined[row]()]]
      return hasOwnRow(name) ? [[name, fields[name] ?? '']] : []
    }),
  )
  if (!rows.get('address2')) rows.delete('address2')
  return (
    <dl className={styles.rows}>
      {[...rows].map(([row, value]) => (
        <div key={row}>
          <dt>{t(`account.row.${row}`)}</dt>
          <dd className={value ? undefined : styles.empty}>{value || t('account.row.empty')}</dd>
        </div>
      ))}
    </dl>
  )
}
