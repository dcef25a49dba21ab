import { Link } from 'react-router'
import { useText } from '#src/i18n/use-text.ts'
import styles from './breadcrumbs.module.css'
import { breadcrumbs } from '#src/site/page/schemas.ts'
import { StructuredData } from '#src/site/page/structured-data.tsx'

type BreadcrumbsProps = { trail: readonly { title: string; to: string }[]; here: string }

export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  const t = useText()
  return (
    <nav aria-label={t('articles.trail')} data-print="no">
      <ol className={styles.trail}>
        {trail.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
      <StructuredData type="BreadcrumbList" of={import.meta.env.SSR && breadcrumbs([...trail, { title: here }])} />
    </nav>
  )
}
