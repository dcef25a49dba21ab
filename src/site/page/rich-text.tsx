import { useMemo } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { trustedHtml } from '#src/ui/trusted-html.ts'
import styles from './rich-text.module.css'

/** `html` must have been sanitized on the server (SEC-03). */
export function RichText({ html }: { html: string }) {
  const t = useText()
  const open = `<div class="${styles.scroll}" role="group" tabindex="0" aria-label="${t('articles.table').replaceAll('"', '&quot;')}"><table`
  const framed = html.replaceAll('<table', open).replaceAll('</table>', '</table></div>')
  // React writes the HTML anew whenever this is another object.
  const trusted = useMemo(() => trustedHtml(framed), [framed])
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: trusted }} />
}
