import { fieldOf, type CardField as FieldName } from '#contracts/account/account-fields.ts'
import { PHONE_PREFIXES } from '#contracts/account/phone-of-fields.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import styles from './account-card.module.css'

type CardFieldProps = {
  name: FieldName
  value: string
  wrong: boolean
  onChange: (value: string) => void
  onLeave: () => void
}

const COUNTRIES = { '+47': 'NO', '+46': 'SE', '+45': 'DK' } as const

export function CardField({ name, value, wrong, onChange, onLeave }: CardFieldProps) {
  const t = useText()
  const label = t(`account.field.${name}`)
  const { placeholder, ...input } = fieldOf(name).input
  return (
    <div className={styles[name]}>
      {name === 'prefix' ? (
        <SelectField
          name={name}
          label={label}
          value={value}
          options={PHONE_PREFIXES.map((prefix) => ({
            value: prefix,
            label: `${prefix} ${t(`account.country.${COUNTRIES[prefix]}`)}`,
          }))}
          onChange={({ target }) => onChange(target.value)}
          {...input}
        />
      ) : (
        <TextField
          {...input}
          name={name}
          label={label}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
          {...(placeholder && { placeholder: t(placeholder) })}
          {...(wrong && { error: t(`account.problem.${name}`) })}
        />
      )}
    </div>
  )
}
