import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import styles from './workbench.module.css'

type SplitterProps = {
  /** Accessible name. */
  name: string
  /** Id of the part whose size is changed; it comes after the splitter. */
  controls: string
  axis: 'x' | 'y'
  /** Share of the whole in per cent; 0 when the part is closed. */
  size: number
  onSize: (size: number) => void
}

export const SPLIT = { min: 14, max: 70, step: 2, pageStep: 8 } as const

const sized = (wanted: number) =>
  wanted < SPLIT.min / 2 ? 0 : Math.round(Math.min(SPLIT.max, Math.max(SPLIT.min, wanted)))

/** A bar that is dragged or moved with the arrow keys; Enter closes the part and opens it again. */
export function Splitter({ name, controls, axis, size, onSize }: SplitterProps) {
  const drag = useRef<{ at: number; size: number; whole: number }>(undefined)
  const before = useRef<number>(SPLIT.min * 2)
  const toggle = () => {
    if (size > 0) before.current = size
    onSize(size > 0 ? 0 : before.current)
  }
  const at = ({ clientX, clientY }: PointerEvent) => (axis === 'x' ? clientX : clientY)
  const pressed = (event: KeyboardEvent) => {
    const step = event.shiftKey ? SPLIT.pageStep : SPLIT.step
    const next: Record<string, number> = {
      [axis === 'x' ? 'ArrowLeft' : 'ArrowUp']: Math.max(size + step, SPLIT.min),
      [axis === 'x' ? 'ArrowRight' : 'ArrowDown']: size - step < SPLIT.min ? SPLIT.min : size - step,
      Home: SPLIT.min,
      End: SPLIT.max,
    }
    const wanted = next[event.key]
    if (event.key === 'Enter') toggle()
    else if (wanted !== undefined) onSize(sized(wanted))
    else return
    event.preventDefault()
  }
  return (
    // A separator that can be focused is a control, the window splitter of the ARIA patterns.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.splitter}
      data-axis={axis}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={name}
      aria-controls={controls}
      aria-orientation={axis === 'x' ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(size)}
      aria-valuemin={0}
      aria-valuemax={SPLIT.max}
      onKeyDown={pressed}
      onDoubleClick={toggle}
      onPointerDown={(event) => {
        const whole = event.currentTarget.parentElement?.getBoundingClientRect()
        if (!whole) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { at: at(event), size, whole: axis === 'x' ? whole.width : whole.height }
      }}
      onPointerMove={(event) => {
        if (drag.current) onSize(sized(drag.current.size + ((drag.current.at - at(event)) / drag.current.whole) * 100))
      }}
      onPointerUp={() => {
        drag.current = undefined
      }}
      onPointerCancel={() => {
        drag.current = undefined
      }}
    />
  )
}
