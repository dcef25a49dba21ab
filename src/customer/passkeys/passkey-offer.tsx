import { useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { pathTo } from '#contracts/pages/path-to.ts'
import { AccountTexts } from '#src/customer/account/account-texts.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TitledCard } from '#src/customer/card-page/card-page.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { Ways } from '#src/ui/ways.tsx'
import { useNotify } from '#src/shell/notices.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { canUsePasskeys, makePasskey } from './use-passkey.ts'

/** It is in the page from the server, so that nothing moves when scripts arrive. */
export function PasskeyOffer() {
  const hydrated = useHydrated()
  if (hydrated && !canUsePasskeys()) return null
  return (
    <AccountTexts>
      <Offer />
    </AccountTexts>
  )
}

/** Asked once, after the first sign-in; the account page has the same (TRU-03). */
function Offer() {
  const t = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const { submit } = useFetcher()
  const [isAnswered, setAnswered] = useState(false)
  if (isAnswered) return null
  const made = () => {
    setAnswered(true)
    notify({ kind: 'flash', tone: 'good', text: t('account.security.passkeyMade') })
  }
  const decline = () => {
    setAnswered(true)
    void submit({ intent: 'decline' }, { method: 'post', action: pathTo('security') })
  }
  return (
    <TitledCard title={t('account.passkey.offer')}>
      <p>{t('account.passkey.lead')}</p>
      <Ways>
        <PasskeyButton
          ask={() => makePasskey(t('account.passkey.first'))}
          onDone={made}
          onStepUp={() => void navigate(pathTo('security'))}
        >
          {t('account.passkey.make')}
        </PasskeyButton>
        <Button variant="quiet" onClick={decline}>
          {t('account.passkey.notNow')}
        </Button>
      </Ways>
    </TitledCard>
  )
}
