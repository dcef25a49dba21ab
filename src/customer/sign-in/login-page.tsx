import type { VippsLogin } from '#contracts/account/vipps.ts'
import { VippsReturn } from './vipps-return.tsx'
import type { Conversation } from '#src/api/portal.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Hero } from '#src/site/landings/hero.tsx'
import { homeLine } from '#src/site/landings/home-line.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { VippsButton } from './vipps-button.tsx'

/** `login`: how a sign-in with Vipps ended, when one came back; `vipps`: whether it is offered; `sandbox`: by a stand-in. */
type LoginProps = { chat: Conversation; login: VippsLogin | undefined; vipps: boolean; sandbox: boolean }

/** The home landing with the sign-in conversation, and Vipps beside it (PAGE-03, CALL-14). */
export function LoginPage({ chat, login, vipps, sandbox }: LoginProps) {
  const t = useText()
  const line = homeLine(useLocale())
  return (
    <div data-tint={line}>
      <PageHead title={t('pages.login.title')} description={t('pages.login.text')} noindex={login !== undefined} />
      {login && <VippsReturn login={login} />}
      <Hero
        line={line}
        heading={t('pages.login.header')}
        lead={t('pages.login.text')}
        chatTitle={t('pages.login.title')}
        conversation={chat}
      >
        {vipps && <VippsButton sandbox={sandbox} />}
      </Hero>
    </div>
  )
}
