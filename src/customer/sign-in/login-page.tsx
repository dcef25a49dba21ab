import type { VippsLogin } from '#contracts/account/vipps.ts'
import { VippsReturn } from './vipps-return.tsx'
import type { Conversation } from '#src/api/portal.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Hero } from '#src/site/landings/hero.tsx'
import { homeLine } from '#src/site/landings/home-line.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import styles from './login-page.module.css'
import { VippsButton } from './vipps-button.tsx'

type LoginProps = { chat: Conversation; login: VippsLogin | undefined; vipps: boolean; sandbox: boolean }

export function LoginPage({ chat, login, vipps, sandbox }: LoginProps) {
  const t = useText()
  const line = homeLine(useLocale())
  return (
    <div data-tint={line}>
      <PageHead noindex={login !== undefined} />
      {login && <VippsReturn login={login} />}
      <Hero
        line={line}
        heading={t('pages.login.header')}
        lead={t('pages.login.text')}
        chatTitle={t('pages.login.title')}
        conversation={chat}
      >
        <div className={styles.ways}>
          {vipps && <VippsButton sandbox={sandbox} />}
          <PasskeySignIn />
        </div>
      </Hero>
    </div>
  )
}
