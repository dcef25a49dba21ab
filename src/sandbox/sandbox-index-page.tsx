import { Suspense } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { FlowEntry } from '#contracts/sandbox/sandbox-service.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import styles from './sandbox-index-page.module.css'
import { lazyPart } from '#src/ui/until-fetched.ts'
import { SandboxTexts } from './sandbox-texts.tsx'

const FlowDrawing = lazyPart(() => import('./flow-preview.tsx').then(({ FlowDrawing: view }) => ({ default: view })))
const Figures = lazyPart(() => import('./flow-preview.tsx').then(({ FlowFiguresOf: view }) => ({ default: view })))

type SandboxIndexPageProps = { flows: readonly FlowEntry[]; machines: readonly string[] }

export function SandboxIndexPage({ flows, machines }: SandboxIndexPageProps) {
  const t = useText()
  return (
    <>
      <PageHead />
      <header className={styles.header}>
        <Link className={styles.home} to={pathTo('home')}>
          <Icon name="back" />
          {t('pages.sandbox.home')}
        </Link>
        <h1 className={styles.title}>{t('pages.sandbox.title')}</h1>
      </header>
      <div className={styles.shelves}>
        <SandboxTexts>
          <section>
            <h2 className={styles.name}>{t('pages.sandbox.flows')}</h2>
            <ul className={styles.entries}>
              {flows.map((entry) => (
                <FlowCard key={entry.flow} {...entry} />
              ))}
            </ul>
          </section>
        </SandboxTexts>
        <section>
          <h2 className={styles.name}>{t('pages.sandbox.machines')}</h2>
          <ul className={styles.entries}>
            {machines.map((machine) => (
              <li key={machine} className={styles.card}>
                <Link className={styles.link} to={pathTo('machine-sandbox', { machine })}>
                  {machine}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}

function FlowCard({ flow, steps, locales, live }: FlowEntry) {
  const t = useText()
  const hydrated = useHydrated()
  return (
    <li className={styles.card}>
      <div className={styles.drawing}>{hydrated && <Suspense>{<FlowDrawing flow={flow} />}</Suspense>}</div>
      <Link className={styles.link} to={pathTo('flow-sandbox', { flow })}>
        {flow}
      </Link>
      <p className={styles.facts}>
        {t('sandbox.index.steps', { count: steps })} · {t('sandbox.index.live', { count: live })}
      </p>
      {hydrated && (
        <Suspense fallback={<Skeleton height="3rem" />}>
          <Figures flow={flow} />
        </Suspense>
      )}
      <p className={styles.locales}>{locales.join(' ')}</p>
    </li>
  )
}
