import { Link } from 'react-router'
import type { BankIdTrouble, VippsLogin } from '#contracts/account/provider-sign-in.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { BankIdReturn } from './bankid-return.tsx'
import { VippsReturn } from './vipps-return.tsx'
import type { Conversation } from '#src/api/portal.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Hero } from '#src/site/landings/hero.tsx'
import { homeLine } from '#src/site/landings/home-line.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import styles from './login-page.module.css'
import { ProviderButton } from './provider-button.tsx'

type LoginProps = {
  chat: Conversation
  login: VippsLogin | undefined
  vipps: boolean
  bankId: { isOffered: boolean; trouble: BankIdTrouble | undefined }
  recovery: boolean
  sandbox: boolean
}

export function LoginPage({ chat, login, vipps, bankId, recovery, sandbox }: LoginProps) {
  const t = useText()
  const line = homeLine(useLocale())
  return (
    <div data-tint={line}>
      <PageHead noindex={login !== undefined || bankId.trouble !== undefined} />
      {login && <VippsReturn login={login} />}
      {bankId.trouble && <BankIdReturn trouble={bankId.trouble} />}
      <Hero
        line={line}
        heading={t('pages.login.header')}
        lead={t('pages.login.text')}
        chatTitle={t('pages.login.title')}
        conversation={chat}
      >
        <div className={styles.ways}>
          {vipps && <ProviderButton provider="vipps" sandbox={sandbox} />}
          {bankId.isOffered && <ProviderButton provider="bankid" sandbox={sandbox} />}
          <PasskeySignIn />
          {recovery && <Link to={pathTo('recover')}>{t('pages.login.recover')}</Link>}
        </div>
      </Hero>
    </div>
  )
}
