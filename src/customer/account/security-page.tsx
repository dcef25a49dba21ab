import type { DeviceView } from '#contracts/account/devices.ts'
import type { PasskeyView } from '#contracts/account/passkeys.ts'
import { AccountTexts } from './account-texts.tsx'
import { CardPage } from '#src/customer/card-page/card-page.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { DeviceList, useDeviceName } from './security/device-list.tsx'
import { PasskeyList } from './security/passkey-list.tsx'
import { BankIdCard } from './security/bankid-card.tsx'
import { Outcome } from '#src/ui/outcome.tsx'

export const SECURITY_NOTICES = [
  'ended',
  'othersEnded',
  'recovered',
  'bankIdConnected',
  'gone',
  'renamed',
  'removed',
  'noPasskey',
  'noName',
  'noBankId',
] as const
const TROUBLE = new Set<(typeof SECURITY_NOTICES)[number]>(['gone', 'noPasskey', 'noName', 'noBankId'])

type SecurityProps = {
  devices: DeviceView[]
  passkeys: PasskeyView[]
  offersPasskeys: boolean
  bankId: 'offered' | 'connected' | undefined
  done: (typeof SECURITY_NOTICES)[number] | undefined
}

export function SecurityPage(props: SecurityProps) {
  return (
    <AccountTexts>
      <Security {...props} />
    </AccountTexts>
  )
}

function Security({ devices, passkeys, offersPasskeys, bankId, done }: SecurityProps) {
  const t = useText()
  const nameOf = useDeviceName()
  const here = devices.find(({ isThis }) => isThis)
  return (
    <CardPage heading={t('account.security.title')} lead={t('account.security.lead')}>
      <Outcome takesFocus tone={done && TROUBLE.has(done) ? 'problem' : 'good'}>
        {done && t(`account.security.${done}`)}
      </Outcome>
      <DeviceList devices={devices} />
      {(offersPasskeys || passkeys.length > 0) && (
        <PasskeyList passkeys={passkeys} offers={offersPasskeys} here={here && nameOf(here)} />
      )}
      {bankId && <BankIdCard isConnected={bankId === 'connected'} />}
    </CardPage>
  )
}
