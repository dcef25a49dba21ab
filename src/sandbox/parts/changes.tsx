import { useText } from '#src/i18n/use-text.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './changes.module.css'
import { jsonChanges, jsonText } from './json-changes.ts'

/** What differs between two JSON values, such as facts or a context before and after a move (SAND-02). */
export function Changes({ before, after }: { before: unknown; after: unknown }) {
  const t = useText()
  const changes = jsonChanges(before, after)
  if (changes.length === 0) return <p className={styles.none}>{t('sandbox.changes.none')}</p>
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.path} className={styles.change}>
          <dt>{change.path || t('sandbox.changes.whole')}</dt>
          <dd>
            <Side name={t('sandbox.changes.before')} value={change.before} as="del" />
            <Side name={t('sandbox.changes.after')} value={change.after} as="ins" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Side({ name, value, as: Mark }: { name: string; value: unknown; as: 'del' | 'ins' }) {
  if (value === undefined) return null
  return (
    <Mark>
      <VisuallyHidden>{name} </VisuallyHidden>
      {jsonText(value)}
    </Mark>
  )
}
