import { useState, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button, type ButtonLook } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import styles from './passkey-button.module.css'
import { canUsePasskeys, type PasskeyOutcome } from './use-passkey.ts'

type PasskeyButtonProps = {
  variant?: ButtonLook['variant']
  ask: () => Promise<PasskeyOutcome>
  onDone: (to: string | undefined) => void
  onStepUp?: () => void
  children: ReactNode
}

/** Only where the browser has passkeys and scripts; it stands there from the start, so that nothing moves. */
export function PasskeyButton({ variant, ask, onDone, onStepUp, children }: PasskeyButtonProps) {
  const t = useText()
  const hydrated = useHydrated()
  const [state, setState] = useState<'idle' | 'busy' | 'cancelled' | 'refused' | 'unreached'>('idle')
  if (hydrated && !canUsePasskeys()) return null
  const press = async () => {
    setState('busy')
    const outcome = await ask()
    setState(outcome.kind === 'done' || outcome.kind === 'stepUp' ? 'idle' : outcome.kind)
    if (outcome.kind === 'done') onDone(outcome.to)
    if (outcome.kind === 'stepUp') onStepUp?.()
  }
  return (
    <div className={styles.passkey}>
      <Button variant={variant} disabled={!hydrated} busy={state === 'busy'} onClick={() => void press()}>
        <Icon name="person" />
        {children}
      </Button>
      <p role="alert">{state !== 'idle' && state !== 'busy' && t(`account.passkey.${state}`)}</p>
    </div>
  )
}
