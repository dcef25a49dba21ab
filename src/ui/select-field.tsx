import { useId, type ComponentProps } from 'react'
import styles from './field.module.css'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id'> & {
  label: string
  options: readonly { value: string; label: string }[]
}

export function SelectField({ label, options, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select {...rest} id={id} className={styles.input}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
