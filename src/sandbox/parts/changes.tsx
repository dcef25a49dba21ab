import { useText } from '#src/i18n/use-text.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './changes.module.css'

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

/** `path` is dotted, with `[n]` for list items; `undefined` means absent. */
type JsonChange = { path: string; before: unknown; after: unknown }

export function jsonChanges(before: unknown, after: unknown, path = ''): JsonChange[] {
  if (Object.is(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path)
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => jsonChanges(before[key], after[key], path ? `${path}.${key}` : key))
  }
  return [{ path, before, after }]
}

/** Equal items at both ends are skipped, so that removing the first item is one change rather than many. */
function listChanges(before: readonly unknown[], after: readonly unknown[], path: string): JsonChange[] {
  const shorter = Math.min(before.length, after.length)
  const same = (one: unknown, other: unknown) => jsonChanges(one, other).length === 0
  const firstOther = before.findIndex((item, at) => at >= shorter || !same(item, after[at]))
  const head = firstOther < 0 ? shorter : firstOther
  let tail = 0
  while (tail < shorter - head && same(before.at(-1 - tail), after.at(-1 - tail))) tail += 1
  const [gone, come] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)]
  return Array.from({ length: Math.max(gone.length, come.length) }).flatMap((_, at) =>
    jsonChanges(gone[at], come[at], `${path}[${head + at}]`),
  )
}

const jsonText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
