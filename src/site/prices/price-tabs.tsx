import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { anchorOf, type PriceTab } from './price-list.ts'
import styles from './price-tabs.module.css'

type PriceTabsProps = {
  tabs: readonly { tab: PriceTab; panel: ReactNode }[]
  chosen: PriceTab
  onChoose: (tab: PriceTab) => void
  beside?: boolean
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Tabs with keyboard navigation (PAGE-10). Without JavaScript and in print, the tabs are links and all lists show. */
export function PriceTabs({ tabs, chosen, onChoose, beside = false }: PriceTabsProps) {
  const t = useText()
  const live = useHydrated()
  const list = useRef<HTMLElement>(null)

  const go = (to: number) => {
    const { tab } = tabs.at(to % tabs.length) ?? {}
    if (!tab) return
    onChoose(tab)
    list.current?.querySelector<HTMLElement>(`[href="#${anchorOf(tab)}"]`)?.focus()
  }
  const keyed = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined && event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    go(event.key === 'Home' ? 0 : event.key === 'End' ? -1 : tabs.findIndex(({ tab }) => tab === chosen) + (step ?? 0))
  }
  return (
    <div className={styles.tabs} data-beside={beside || undefined} data-live={live || undefined}>
      <nav
        ref={list}
        className={styles.list}
        aria-label={t('prices.tabs')}
        {...(live && { role: 'tablist', onKeyDown: keyed })}
      >
        {tabs.map(({ tab }) => (
          <a
            key={tab}
            href={`#${anchorOf(tab)}`}
            id={`tab-${anchorOf(tab)}`}
            data-chosen={tab === chosen || undefined}
            {...(live && {
              role: 'tab',
              'aria-selected': tab === chosen,
              'aria-controls': anchorOf(tab),
              tabIndex: tab === chosen ? 0 : -1,
              onClick: (event) => {
                event.preventDefault()
                onChoose(tab)
              },
            })}
          >
            {t(`prices.tab.${tab}`)}
          </a>
        ))}
      </nav>
      <div className={styles.panels}>
        {tabs.map(({ tab, panel }) => (
          <section
            key={tab}
            id={anchorOf(tab)}
            className={styles.panel}
            aria-labelledby={`head-${anchorOf(tab)}`}
            data-chosen={tab === chosen || undefined}
            {...(live && { role: 'tabpanel', tabIndex: 0 })}
          >
            <h2 id={`head-${anchorOf(tab)}`}>{t(`prices.tab.${tab}`)}</h2>
            {panel}
          </section>
        ))}
      </div>
    </div>
  )
}
