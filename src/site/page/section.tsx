import { useId, type ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import styles from './section.module.css'

type SectionProps = {
  heading: string
  /** One or several paragraphs. */
  intro?: string | readonly string[] | undefined
  sunk?: boolean
  aside?: boolean
  centred?: boolean
  children: ReactNode
}

export function Section({ heading, intro, sunk = false, aside = false, centred = false, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classNames(styles.section, sunk && styles.sunk)} aria-labelledby={id} data-below-fold>
      <div className={classNames(styles.inside, aside && styles.beside, centred && styles.centred)}>
        <div className={styles.head}>
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
          {(typeof intro === 'string' ? [intro] : (intro ?? [])).map(
            (paragraph) =>
              paragraph && (
                <p key={paragraph} className={styles.intro}>
                  {paragraph}
                </p>
              ),
          )}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
