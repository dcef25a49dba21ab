import { useLocation } from 'react-router'
import type { PreviewWords } from './frame-data.ts'
import styles from './preview-banner.module.css'

export default function PreviewBanner({ words }: { words: PreviewWords }) {
  const { pathname } = useLocation()
  return (
    <aside className={styles.banner} aria-label={words.title} data-print="no">
      <strong>{words.title}</strong>
      <span>{words.text}</span>
      <a href={`${pathname}?preview=0`}>{words.leave}</a>
    </aside>
  )
}
