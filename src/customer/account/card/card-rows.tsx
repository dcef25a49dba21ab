import { CARD_FIELDS, type CardFields } from '#contracts/account/account-card.ts'
import { fieldOf, type Card, type CombinedRow } from '#contracts/account/account-fields.ts'
import { formatPostalCode } from '#contracts/account/rules.ts'
import { formatPhoneInFull } from '#contracts/kernel/phone.ts'
import { useText } from '#src/i18n/use-text.ts'
import styles from './account-card.module.css'

const joined = (parts: (string | undefined)[], by = ' ') => parts.filter(Boolean).join(by)

/** What a card shows when it is not edited; what is not filled in says so. */
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
    CARD_FIELDS[card].map((name): [string, string] => {
      const { row } = fieldOf(name)
      return row ? [row, combined[row]()] : [name, fields[name] ?? '']
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
