import { useId, type ComponentProps, type ReactNode } from 'react'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { Card } from '#src/ui/card.tsx'
import styles from './card-page.module.css'

type CardPageProps = Pick<ComponentProps<typeof PageIntro>, 'heading' | 'lead'> & {
  noindex?: boolean
  children: ReactNode
}

/** A page of cards below each other: account, data, security, withdrawal. */
export function CardPage({ heading, lead, noindex = false, children }: CardPageProps) {
  return (
    <>
      <PageHead noindex={noindex} />
      <PageIntro heading={heading} lead={lead} />
      <div className={styles.page}>{children}</div>
    </>
  )
}

export function TitledCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  )
}
