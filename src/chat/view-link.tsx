import type { MouseEvent } from 'react'
import type { ChatElement } from '#contracts/chat/element.ts'
import { useText } from '#src/i18n/use-text.ts'
import { buttonLook } from '#src/ui/button.tsx'
import styles from './answers.module.css'
import { usePagePath } from './use-page-path.ts'

type ViewLinkProps = { element: ChatElement; sessionId: string | undefined; onOpen: () => void }

export function ViewLink({ element, sessionId, onOpen }: ViewLinkProps) {
  const t = useText()
  const { page } = usePagePath()
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <div className={styles.continue}>
      <a className={buttonLook({ variant: 'secondary' })} href={viewAddress(element, sessionId, page)} onClick={open}>
        {element.parameters.input_button_text ?? t('chat.frame')}
      </a>
    </div>
  )
}

export function viewAddress(
  { extra_parameters: { target = '' } }: ChatElement,
  sessionId: string | undefined,
  page: string,
): string {
  return `${target}?${new URLSearchParams({ session: sessionId ?? '', from: page })}`
}
