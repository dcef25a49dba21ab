import styles from './skeleton.module.css'

/** `width` and `height` are CSS lengths; use the final size to avoid a layout shift. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
