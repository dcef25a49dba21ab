import { isRouteErrorResponse, useLocation } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useText } from '#src/i18n/use-text.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'

export function RouteError({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <TroublePage />
}

function TroublePage() {
  const t = useText()
  const { pathname, search } = useLocation()
  const title = t('pages.error.title')
  return (
    <>
      <PageHead title={title} noindex />
      <PageIntro heading={title} lead={t('pages.error.text')} picture={<BotFace mood="sorry" size={200} />}>
        <LinkButton to={pathname + search} reloadDocument>
          {t('pages.error.again')}
        </LinkButton>
        <LinkButton to={pathTo('home')} variant="secondary">
          {t('pages.toHome')}
        </LinkButton>
        <LinkButton to={pathTo('customer-service')} variant="secondary">
          {t('pages.toService')}
        </LinkButton>
      </PageIntro>
    </>
  )
}
