import { useLayoutEffect, useRef } from 'react'

/** From this window width on the next input is focused by itself (CHAT-09). CSS pixels. */
const FOCUS_FROM = 800

/**
 * After an answer the focus goes to the next input or group of suggestions, on windows wide enough (CHAT-09); on others
 * it stays on the conversation. It is never taken from elsewhere: only after an answer, and while nothing else has it.
 */
export function useFocusOnward(asked: number | undefined) {
  const panel = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const hasAnswered = useRef(false)

  useLayoutEffect(() => {
    if (asked === undefined || !hasAnswered.current) return
    hasAnswered.current = false
    const { activeElement } = document
    if (innerWidth < FOCUS_FROM || (activeElement !== content.current && activeElement !== document.body)) return
    const onward = [...(panel.current?.querySelectorAll<HTMLElement>('[data-onward]') ?? [])]
    const next = onward.find((element) => element instanceof HTMLInputElement) ?? onward[0]
    next?.focus({ preventScroll: true })
  }, [asked])

  /** Keeps the focus in the conversation, and the panel as tall as it is, while the answered form goes away. */
  const holdFocus = () => {
    hasAnswered.current = true
    panel.current?.style.setProperty('--held', `${panel.current.offsetHeight}px`)
    content.current?.focus({ preventScroll: true })
  }
  return { panel, content, holdFocus }
}
