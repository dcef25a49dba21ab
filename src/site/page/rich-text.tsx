import { useText } from '#src/i18n/use-text.ts'
import styles from './rich-text.module.css'

/** HTML of the content service as running text. It was cleaned on the server before it got here (SEC-03); wide tables scroll. */
export function RichText({ html }: { html: string }) {
  const t = useText()
  const open = `<div class="${styles.scroll}" role="group" tabindex="0" aria-label="${t('articles.table').replaceAll('"', '&quot;')}"><table`
  const framed = html.replaceAll('<table', open).replaceAll('</table>', '</table></div>')
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: framed }} />
}
