import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import type { ChatElement } from '#contracts/chat/element.ts'
import { FrameMessage } from '#contracts/chat/views.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import styles from './frame-dialog.module.css'
import { usePagePath } from './use-page-path.ts'
import { viewAddress } from './view-link.tsx'

/** A sandboxed frame without `allow-same-origin` has this origin, wherever its page is from. */
const ITS_ORIGIN = 'null'

type FrameDialogProps = { element: ChatElement; sessionId: string | undefined; onClose: () => void }

/**
 * Partner content over the conversation (CHAT-08); closing it returns to the chat. A message counts only from the frame's own
 * window and origin, and only as the schema has it.
 */
export default function FrameDialog({ element, sessionId, onClose }: FrameDialogProps) {
  const t = useText()
  const { page } = usePagePath()
  const frame = useRef<HTMLIFrameElement>(null)
  const title = element.parameters.input_button_text ?? t('chat.frame')

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || origin !== ITS_ORIGIN) return
      if (v.is(FrameMessage, data)) onClose()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [onClose])

  return (
    <Dialog open title={title} onClose={onClose} fill>
      <iframe
        ref={frame}
        className={styles.frame}
        src={viewAddress(element, sessionId, page)}
        title={title}
        sandbox="allow-scripts"
      />
    </Dialog>
  )
}
