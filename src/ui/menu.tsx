import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'

type MenuProps = { label: ReactNode; align?: 'start' | 'end'; name?: string; children: ReactNode }

/** Built on <details>, so that it opens without JavaScript. */
export function Menu({ label, align = 'start', name, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)

  const close = () => details.current?.removeAttribute('open')
  const button = () => details.current?.querySelector('summary')
  const stops = () => [...(details.current?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])]

  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && details.current?.open) {
      event.stopPropagation()
      close()
      button()?.focus()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    details.current?.setAttribute('open', '')
    const all = stops()
    const at = all.findIndex((stop) => stop === document.activeElement)
    all.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % all.length)?.focus()
  }
  const left = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !details.current?.contains(event.relatedTarget)) close()
  }
  const chosen = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={details}
      className={classNames(styles.menu, align === 'end' && styles.end)}
      name={name}
      onKeyDown={keyed}
      onBlur={left}
    >
      <summary className={styles.button}>
        {label}
        <span className={styles.chevron}>
          <Icon name="chevron" size={1} />
        </span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div className={styles.panel} onClick={chosen}>
        {children}
      </div>
    </details>
  )
}
