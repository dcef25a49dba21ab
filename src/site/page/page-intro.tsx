import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import styles from './page-intro.module.css'

type PageIntroProps = {
  heading: ReactNode
  lead?: string | readonly string[] | undefined
  picture?: ReactNode
  children?: ReactNode
}

export function PageIntro({ heading, lead, picture, children }: PageIntroProps) {
  return (
    <div className={classNames(styles.intro, picture !== undefined && styles.pictured)}>
      {picture}
      <h1>{heading}</h1>
      {(typeof lead === 'string' ? [lead] : (lead ?? [])).map(
        (paragraph) => paragraph && <p key={paragraph}>{paragraph}</p>,
      )}
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  )
}
