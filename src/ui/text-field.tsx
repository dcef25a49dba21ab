import { useId, type ComponentProps } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string
  hint?: string
  error?: string
}

export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <input
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      <span role="alert">
        {error && (
          <span className={styles.error} id={`${id}-error`}>
            <Icon name="warning" />
            {error}
          </span>
        )}
      </span>
    </div>
  )
}
