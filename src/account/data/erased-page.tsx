import { paths } from '#src/paths.ts'
import { PageHead } from '#src/pages/page-head.tsx'
import { PageIntro } from '#src/pages/page-intro.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { AccountTexts } from '../account-texts.tsx'

/** The account is erased; what is left to say. */
export function ErasedPage() {
  return (
    <AccountTexts>
      <Erased />
    </AccountTexts>
  )
}

function Erased() {
  const t = useText()
  return (
    <>
      <PageHead title={t('account.erased.title')} noindex />
      <PageIntro heading={t('account.erased.title')} lead={t('account.erased.text')} picture={<BotFace mood="calm" size={200} />}>
        <LinkButton to={paths.home()}>{t('account.erased.home')}</LinkButton>
      </PageIntro>
    </>
  )
}
