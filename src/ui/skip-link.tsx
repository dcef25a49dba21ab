import styles from './skip-link.module.css'

/** The first stop of the keyboard: leads past the frame to `#target`. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  )
}
