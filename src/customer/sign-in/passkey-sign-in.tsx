import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import styles from './login-page.module.css'

/** Stands on the page from the start, so that nothing moves; its code is fetched when it is pressed. */
export function PasskeySignIn() {
  const t = useText()
  const isReady = useHydrated() && 'PublicKeyCredential' in window
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const press = async () => {
    setState('busy')
    const outcome = await import('#src/customer/passkeys/use-passkey.ts')
      .then(({ signInWithPasskey }) => signInWithPasskey())
      .catch(() => undefined)
    if (outcome?.kind === 'done') location.assign(outcome.to ?? '/welcome')
    else setState('failed')
  }
  return (
    <div className={styles.passkey}>
      <Button variant="secondary" disabled={!isReady} busy={state === 'busy'} onClick={() => void press()}>
        <Icon name="person" />
        {t('pages.login.passkey')}
      </Button>
      <p role="alert">{state === 'failed' && t('pages.login.passkeyFailed')}</p>
    </div>
  )
}
