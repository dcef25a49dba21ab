import styles from './skeleton.module.css'

/** Holds the place of something that loads, in its final size (CSS lengths), so that nothing jumps. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
