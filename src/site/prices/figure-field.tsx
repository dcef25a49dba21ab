import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { MOST, readFigure } from './price-list.ts'

type FigureFieldProps = { name: string; label: string; value: number; onChange: (value: number) => void }

/** Invalid input shows an error and leaves the last valid value in place. */
export function FigureField({ name, label, value, onChange }: FigureFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState(String(value))
  const wrong = typed.trim() !== '' && readFigure(typed) === undefined
  return (
    <TextField
      label={label}
      name={name}
      value={typed}
      inputMode="numeric"
      autoComplete="off"
      {...(wrong && { error: t('prices.calc.wrong', { most: MOST }) })}
      onChange={({ target }) => {
        setTyped(target.value)
        const figure = target.value.trim() === '' ? 0 : readFigure(target.value)
        if (figure !== undefined) onChange(figure)
      }}
    />
  )
}
