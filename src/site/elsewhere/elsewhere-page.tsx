import { useLocation } from 'react-router'
import { areaTexts } from '#src/i18n/area-texts.tsx'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Hero } from '#src/site/landings/hero.tsx'
import { homeLine } from '#src/site/landings/home-line.ts'
import { LineCards } from '#src/site/landings/line-cards.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { Section } from '#src/site/page/section.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import styles from './elsewhere-page.module.css'
import type { Elsewhere } from './load-elsewhere.ts'

const ElsewhereTexts = areaTexts({
  nb_NO: () => import('virtual:catalogue/elsewhere/nb_NO'),
  sv_SE: () => import('virtual:catalogue/elsewhere/sv_SE'),
  da_DK: () => import('virtual:catalogue/elsewhere/da_DK'),
  en_US: () => import('virtual:catalogue/elsewhere/en_US'),
})

export default function ElsewherePage(props: Elsewhere) {
  return (
    <ElsewhereTexts>
      <SoldElsewhere {...props} />
    </ElsewhereTexts>
  )
}

function SoldElsewhere({ product, cards, chat }: Elsewhere) {
  const t = useText()
  const line = homeLine(useLocale())
  const { pathname } = useLocation()
  const titles: Partial<Record<typeof product, string>> = {
    mobile: t('elsewhere.mobile'),
    insurance: t('elsewhere.insurance'),
    refinancing: t('elsewhere.refinancing'),
  }
  const title = titles[product] ?? t('elsewhere.other')
  return (
    <div data-tint={line}>
      <PageHead title={title} noindex />
      <Hero
        line={line}
        heading={title}
        lead={t('elsewhere.lead')}
        chatTitle={t('elsewhere.chat')}
        conversation={chat}
      />
      {cards.length > 0 && (
        <Section heading={t('elsewhere.here')} aside>
          <div className={styles.card}>
            <LineCards cards={cards} />
          </div>
        </Section>
      )}
      <Section heading={t('elsewhere.norway')} intro={t('elsewhere.norwayText')} sunk aside>
        <form method="post" action={FORM_ACTIONS.language} className={styles.ways}>
          <input type="hidden" name="from" value={pathname} />
          <Button type="submit" name="locale" value="nb_NO" variant="secondary">
            {t('elsewhere.inNorwegian')}
          </Button>
          <LinkButton to={pathTo('customer-service')} variant="secondary">
            {t('elsewhere.service')}
          </LinkButton>
        </form>
      </Section>
    </div>
  )
}
