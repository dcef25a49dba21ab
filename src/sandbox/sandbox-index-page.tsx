import { Link } from 'react-router'
import { useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import styles from './sandbox-index-page.module.css'

/** What can be stepped through: every conversation, and the browser's own machines. */
export function SandboxIndexPage({ flows, machines }: { flows: readonly string[]; machines: readonly string[] }) {
  const t = useText()
  const shelves = [
    {
      name: t('pages.sandbox.flows'),
      entries: flows.map((name) => ({ name, to: pathTo('flow-sandbox', { flow: name }) })),
    },
    {
      name: t('pages.sandbox.machines'),
      entries: machines.map((name) => ({ name, to: pathTo('machine-sandbox', { machine: name }) })),
    },
  ]
  return (
    <>
      <PageHead title={t('pages.sandbox.title')} noindex />
      <PageIntro heading={t('pages.sandbox.title')} lead={t('pages.sandbox.lead')} />
      <div className={styles.shelves}>
        {shelves.map(({ name, entries }) => (
          <section key={name}>
            <h2 className={styles.name}>{name}</h2>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.name}>
                  <Link to={entry.to} className={styles.entry}>
                    {entry.name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
