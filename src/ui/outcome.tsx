import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import styles from './outcome.module.css'

type OutcomeProps = {
  tone?: 'good' | 'problem'
  /** Moves the focus here when the text comes, where the pressed button is gone. */
  takesFocus?: boolean
  children: string | false | undefined
}

/** What became of an act, read out when it comes. */
export function Outcome({ tone = 'good', takesFocus = false, children }: OutcomeProps) {
  const output = useRef<HTMLOutputElement>(null)
  const said = useRef(children)
  useEffect(() => {
    if (takesFocus && children && said.current !== children) output.current?.focus()
    said.current = children
  }, [takesFocus, children])
  return (
    <output ref={output} tabIndex={takesFocus ? -1 : undefined} className={styles.outcome} data-tone={tone}>
      {children && (
        <>
          <Icon name={tone === 'good' ? 'check' : 'warning'} />
          <span>{children}</span>
        </>
      )}
    </output>
  )
}
