import { Fragment, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Splitter } from './splitter.tsx'
import { useIsWide } from './use-is-wide.ts'
import styles from './workbench.module.css'

const NAMES = ['drawing', 'run', 'panels'] as const
type Name = (typeof NAMES)[number]

type WorkbenchProps = {
  header: ReactNode
  drawing: ReactNode
  timeline: ReactNode
  run: ReactNode
  panels: ReactNode
  runName: string
  /** Number of runs beside each other; each count remembers its own sizes. */
  runs?: 1 | 2
}

const SIZES = { 1: { run: 27, panels: 24 }, 2: { run: 42, panels: 22 } } as const

/** The whole window: the drawing, the run and the panels beside each other, or as tabs in a narrow window. */
export function Workbench({ header, drawing, timeline, run, panels, runName, runs = 1 }: WorkbenchProps) {
  const t = useText()
  const id = useId()
  const isWide = useIsWide()
  const [tab, setTab] = useState<Name>('drawing')
  const [columns, setColumns] = useState<Record<1 | 2, { run: number; panels: number }>>(SIZES)
  const [below, setBelow] = useState(20)
  const sizes = columns[runs]
  const names: Record<Name, string> = {
    drawing: t('sandbox.bench.drawing'),
    run: runName,
    panels: t('sandbox.bench.panels'),
  }
  const sizeName = (name: string) => t('sandbox.bench.size', { name })
  const timelineId = `${id}-timeline`
  const drawingWithTimeline = (
    <div className={styles.stack} style={isWide ? { gridTemplateRows: tracks([below]) } : undefined}>
      <div className={styles.canvas}>{drawing}</div>
      {isWide && (
        <Splitter
          axis="y"
          name={sizeName(t('sandbox.timeline.name'))}
          controls={timelineId}
          size={below}
          onSize={setBelow}
        />
      )}
      <div id={timelineId} className={styles.timeline} hidden={isWide && below === 0}>
        {timeline}
      </div>
    </div>
  )
  const contents: Record<Name, ReactNode> = { drawing: drawingWithTimeline, run, panels }
  return (
    <div className={styles.bench}>
      <header className={styles.header}>{header}</header>
      {!isWide && <Tabs id={id} names={names} tab={tab} onTab={setTab} />}
      <div
        className={styles.parts}
        style={isWide ? { gridTemplateColumns: tracks([sizes.run, sizes.panels]) } : undefined}
      >
        {NAMES.map((name) => (
          <Fragment key={name}>
            {isWide && name !== 'drawing' && (
              <Splitter
                axis="x"
                name={sizeName(names[name])}
                controls={`${id}-${name}`}
                size={sizes[name]}
                onSize={(size) => setColumns((all) => ({ ...all, [runs]: { ...all[runs], [name]: size } }))}
              />
            )}
            <div
              id={`${id}-${name}`}
              className={styles.part}
              data-part={name}
              hidden={isWide ? name !== 'drawing' && sizes[name] === 0 : name !== tab}
              {...(!isWide && { role: 'tabpanel', 'aria-labelledby': `${id}-${name}-tab` })}
            >
              {contents[name]}
            </div>
          </Fragment>
        ))}
      </div>
    </div>
  )
}

/** A closed part has no track of its own. */
const tracks = (sizes: readonly number[]) =>
  ['minmax(0, 1fr)', ...sizes.map((size) => (size > 0 ? `auto ${size}%` : 'auto'))].join(' ')

type TabsProps = { id: string; names: Record<Name, string>; tab: Name; onTab: (tab: Name) => void }

function Tabs({ id, names, tab, onTab }: TabsProps) {
  const t = useText()
  const pressed = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = NAMES[(NAMES.indexOf(tab) + by + NAMES.length) % NAMES.length] ?? tab
    onTab(next)
    document.getElementById(`${id}-${next}-tab`)?.focus()
  }
  return (
    <div role="tablist" aria-label={t('sandbox.bench.areas')} className={styles.tabs}>
      {NAMES.map((name) => (
        <button
          key={name}
          id={`${id}-${name}-tab`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={name === tab}
          aria-controls={`${id}-${name}`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
          onKeyDown={pressed}
        >
          {names[name]}
        </button>
      ))}
    </div>
  )
}
