import type { ComponentProps } from 'react'
import { PHONE_PREFIXES, type CardField as FieldName } from '#contracts/account/account-card.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import styles from './account-card.module.css'

type CardFieldProps = { name: FieldName; value: string; wrong: boolean; onChange: (value: string) => void; onLeave: () => void }

/** Fields as keyboards and password managers know them. */
const HINTS: Record<FieldName, Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>> = {
  firstName: { autoComplete: 'given-name', maxLength: 60 },
  middleName: { autoComplete: 'additional-name', maxLength: 60 },
  lastName: { autoComplete: 'family-name', maxLength: 60 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  prefix: {},
  number: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 16 },
  birthDate: { inputMode: 'numeric', autoComplete: 'bday', maxLength: 10 },
  address1: { autoComplete: 'address-line1', maxLength: 100 },
  entrance: { maxLength: 10 },
  floor: { maxLength: 10 },
  apartment: { maxLength: 10 },
  zipCode: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 7 },
  city: { autoComplete: 'address-level2', maxLength: 60 },
}
const COUNTRIES = { '+47': 'NO', '+46': 'SE', '+45': 'DK' } as const

/** One field of a card with its label and, once it was left, what is wrong with it. */
export function CardField({ name, value, wrong, onChange, onLeave }: CardFieldProps) {
  const t = useText()
  const label = t(`account.field.${name}`)
  const place = styles[name]
  return (
    <div className={place}>
      {name === 'prefix' ? (
        <SelectField
          name={name}
          label={label}
          value={value}
          options={PHONE_PREFIXES.map((prefix) => ({ value: prefix, label: `${prefix} ${t(`account.country.${COUNTRIES[prefix]}`)}` }))}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="tel-country-code"
        />
      ) : (
        <TextField
          {...HINTS[name]}
          name={name}
          label={label}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
          {...(name === 'birthDate' && { placeholder: t('account.field.birthDate.form') })}
          {...(wrong && { error: t(`account.problem.${name}`) })}
        />
      )}
    </div>
  )
}
