import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

type IntentButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value'> & { intent: string }

/** Submits its form with the field `intent`, for forms that can be sent in several ways. */
export function IntentButton({ intent, ...rest }: IntentButtonProps) {
  return <Button {...rest} type="submit" name="intent" value={intent} />
}
