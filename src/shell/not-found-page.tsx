import { isActive } from '#contracts/products/offers.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { LinkButton } from '#src/ui/button.tsx'
import lost from '#src/site/landings/art/lost.svg?no-inline'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'

export function NotFoundPage() {
  const t = useText()
  const locale = useLocale()
  const title = t('pages.notFound.title')
  return (
    <>
      <PageHead title={title} noindex />
      <PageIntro
        heading={title}
        lead={t('pages.notFound.text')}
        picture={<img src={lost} width="640" height="420" alt="" />}
      >
        <LinkButton to={pathTo('home')}>{t('pages.toHome')}</LinkButton>
        {isActive('mobile', locale) && (
          <LinkButton to={pathTo('mobile')} variant="secondary">
            {t('pages.toMobile')}
          </LinkButton>
        )}
        <LinkButton to={pathTo('customer-service')} variant="secondary">
          {t('pages.toService')}
        </LinkButton>
      </PageIntro>
    </>
  )
}
