import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { ChatElement } from '#contracts/chat/element.ts'
import { FrameMessage } from '#contracts/chat/views.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import styles from './frame-dialog.module.css'
import { usePagePath } from './use-page-path.ts'
import { viewAddress } from './view-link.tsx'

/** A sandboxed frame without `allow-same-origin` always has the origin "null". */
const ITS_ORIGIN = 'null'

/** `element` is undefined while the dialog is closed. */
type FrameDialogProps = { element: ChatElement | undefined; sessionId: string | undefined; onClose: () => void }

/**
 * Partner content over the conversation (CHAT-08). Accepts only valid messages from its own frame window and origin.
 */
export default function FrameDialog({ element, sessionId, onClose }: FrameDialogProps) {
  const t = useText()
  const { page } = usePagePath()
  const frame = useRef<HTMLIFrameElement>(null)
  const [last, setLast] = useState(element)
  if (element && element !== last) setLast(element)
  const title = last?.parameters.input_button_text ?? t('chat.frame')

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || origin !== ITS_ORIGIN) return
      if (v.is(FrameMessage, data)) onClose()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [onClose])

  return (
    <Dialog open={element !== undefined} title={title} onClose={onClose} fill>
      <iframe
        ref={frame}
        className={styles.frame}
        src={last && viewAddress(last, sessionId, page)}
        title={title}
        sandbox="allow-scripts"
      />
    </Dialog>
  )
}
