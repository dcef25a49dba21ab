import type { Card, CardFields } from '#contracts/account/account-card.ts'
import { formatPostalCode } from '#contracts/account/rules.ts'
import { formatPhoneInFull } from '#contracts/kernel/phone.ts'
import { useText } from '#src/i18n/use-text.ts'
import styles from './account-card.module.css'

/** What a card shows when it is not edited; what is not filled in says so. */
export function CardRows({ card, fields }: { card: Card; fields: CardFields }) {
  const t = useText()
  const { firstName, middleName, lastName, email, prefix = '', number = '', birthDate, address1, entrance, floor, apartment, zipCode = '', city } = fields
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
  const within = [
    entrance && `${t('account.field.entrance')} ${entrance}`,
    floor && `${t('account.field.floor')} ${floor}`,
    apartment && `${t('account.field.apartment')} ${apartment}`,
  ].filter(Boolean)
  const rows =
    card === 'personal'
      ? [
          [t('account.row.name'), joined(firstName, middleName, lastName)],
          [t('account.field.email'), email],
          [t('account.row.phone'), number && formatPhoneInFull(`${prefix}${number}`)],
          [t('account.row.birthDate'), birthDate],
        ]
      : [
          [t('account.row.address1'), address1],
          ...(within.length > 0 ? [[t('account.row.address2'), within.join(', ')]] : []),
          [t('account.row.place'), joined(formatPostalCode(zipCode), city)],
        ]
  return (
    <dl className={styles.rows}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={value ? undefined : styles.empty}>{value || t('account.row.empty')}</dd>
        </div>
      ))}
    </dl>
  )
}
