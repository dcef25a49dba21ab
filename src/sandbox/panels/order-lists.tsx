import { useEffect, useRef, useState } from 'react'
import type { EditableStep, StepList } from '#contracts/sandbox/step-edits.ts'
import type { MessageId } from '#locales/message-id.ts'
import { useText } from '#src/i18n/use-text.ts'
import { askStepChanges, storeStep } from '#src/sandbox/service-calls.ts'
import styles from './order-lists.module.css'
import panels from './panels.module.css'
import { SavingControls, useSaving } from './saving.tsx'
import type { StepFormProps } from './step-form.ts'

/** The keys of the lists whose order was changed. */
export type Orders = Readonly<Partial<Record<StepList, readonly string[]>>>

type OrderListsProps = StepFormProps & { orders: Orders; onOrders: (orders: Orders) => void }

export function OrderLists({
  service,
  flowContext,
  source,
  editOf,
  orders,
  onOrders,
  onAgain,
  onSaved,
}: OrderListsProps) {
  const changed = source.lists.flatMap(({ list, members }) => {
    const keys = orders[list]
    return keys && keys.join('\n') !== members.map(({ key }) => key).join('\n') ? [{ list, keys: [...keys] }] : []
  })
  const edit = editOf({ kind: 'order', orders: changed }, source.read)
  const saving = useSaving({
    hasChanges: changed.length > 0,
    show: () => askStepChanges(edit),
    store: () => storeStep(edit),
    onSaved,
  })
  const values = service.runnable.flow.values(flowContext)
  return (
    <form onSubmit={saving.show} className={panels.plain}>
      {source.lists.map(({ list, members, keepsFirst }) => (
        <OrderList
          key={list}
          list={list}
          keys={orders[list] ?? members.map(({ key }) => key)}
          labelOf={(wanted) => {
            const { text } = members.find(({ key }) => key === wanted) ?? {}
            return text === undefined ? wanted : service.speak(flowContext.locale, text, values)
          }}
          keepsFirst={keepsFirst}
          onKeys={(keys) => {
            onOrders({ ...orders, [list]: keys })
            saving.reset()
          }}
        />
      ))}
      <SavingControls saving={saving} onAgain={onAgain} />
    </form>
  )
}

const TITLES = {
  messages: 'sandbox.order.messages',
  facts: 'sandbox.order.facts',
  choices: 'sandbox.order.choices',
} as const satisfies Record<StepList, MessageId>

type OrderListProps = {
  list: StepList
  keys: readonly string[]
  labelOf: (key: string) => string
  keepsFirst: EditableStep['lists'][number]['keepsFirst']
  onKeys: (keys: readonly string[]) => void
}

function OrderList({ list, keys, labelOf, keepsFirst, onKeys }: OrderListProps) {
  const t = useText()
  const [moved, setMoved] = useState<{ key: string; by: -1 | 1 }>()
  const items = useRef<HTMLOListElement>(null)
  // The button that was pressed moves with its line, which takes the focus off it.
  useEffect(() => {
    if (moved) items.current?.querySelector<HTMLElement>(`[data-moves="${CSS.escape(moved.key)} ${moved.by}"]`)?.focus()
  }, [moved])
  const first = keepsFirst ? 1 : 0
  const move = (key: string, by: -1 | 1) => {
    const from = keys.indexOf(key)
    const other = keys[from + by]
    if (other === undefined || from < first || from + by < first) return
    onKeys(keys.map((one) => (one === key ? other : one === other ? key : one)))
    setMoved({ key, by })
  }
  const name = t(TITLES[list])
  return (
    <div>
      <h3 className={panels.heading}>{name}</h3>
      <ol ref={items} aria-label={name} className={panels.plain}>
        {keys.map((key, index) => (
          <li key={key} className={styles.member}>
            <span className={styles.what}>{labelOf(key)}</span>
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                type="button"
                className={styles.move}
                data-moves={`${key} ${by}`}
                aria-label={t(by < 0 ? 'sandbox.order.up' : 'sandbox.order.down', { what: labelOf(key) })}
                aria-disabled={index < first || index + by < first || index + by >= keys.length || undefined}
                onClick={() => move(key, by)}
              >
                {by < 0 ? '↑' : '↓'}
              </button>
            ))}
          </li>
        ))}
      </ol>
      <output className={panels.soft}>
        {moved &&
          t('sandbox.order.moved', {
            what: labelOf(moved.key),
            place: keys.indexOf(moved.key) + 1,
            count: keys.length,
          })}
      </output>
    </div>
  )
}
