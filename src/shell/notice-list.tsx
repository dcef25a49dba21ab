import styles from './notices.module.css'
import { AnimatePresence, type FeatureBundle } from 'framer-motion'
import { useCallback, useEffect, type ReactNode } from 'react'
import { LEAVES, Motion, Passing } from '#src/ui/motion.tsx'
import { useActorRef, useSelector } from '@xstate/react'
import { flashMachine, isClosed, showsLoader } from '#machines/flash/flash-machine.ts'
import { Flash } from '#src/ui/flash.tsx'
import { Toast } from '#src/ui/toast.tsx'

export type Notice = { id: number; began: number; kind: 'flash' | 'toast'; tone: 'good' | 'problem'; text: string }

export type NoticeListProps = { features: FeatureBundle; notices: readonly Notice[]; onGone: (id: number) => void }

export function NoticeList({ features, notices, onGone }: NoticeListProps) {
  return (
    <Motion features={features}>
      <div className={styles.flashes}>
        <AnimatePresence>
          {notices.map(
            (notice) =>
              notice.kind === 'flash' && (
                <Sliding key={notice.id} from={-16}>
                  <FlashNotice {...notice} onGone={onGone} />
                </Sliding>
              ),
          )}
        </AnimatePresence>
      </div>
      <div className={styles.toasts}>
        <AnimatePresence>
          {notices.map(
            (notice) =>
              notice.kind === 'toast' && (
                <Sliding key={notice.id} from={16}>
                  <ToastNotice {...notice} onGone={onGone} />
                </Sliding>
              ),
          )}
        </AnimatePresence>
      </div>
    </Motion>
  )
}

function Sliding({ from, children }: { from: number; children: ReactNode }) {
  const away = { opacity: 0, y: from }
  return (
    <Passing keeps="place" initial={away} exit={{ ...away, transition: LEAVES }}>
      {children}
    </Passing>
  )
}

type FlashNoticeProps = {
  id: number
  began: number
  tone: 'good' | 'problem'
  text: string
  onGone: (id: number) => void
}

function FlashNotice({ id, began, tone, text, onGone }: FlashNoticeProps) {
  const actor = useActorRef(flashMachine, { input: { at: began } })
  const loading = useSelector(actor, showsLoader)
  const closed = useSelector(actor, isClosed)

  useEffect(() => {
    if (closed) onGone(id)
  }, [closed, id, onGone])

  return (
    <Flash
      tone={tone}
      loading={loading}
      onClose={() => actor.send({ type: 'user.closed' })}
      onAttention={(gained) =>
        actor.send({ type: gained ? 'attention.gained' : 'attention.lost', at: performance.now() })
      }
    >
      {text}
    </Flash>
  )
}

type ToastNoticeProps = { id: number; tone: 'good' | 'problem'; text: string; onGone: (id: number) => void }

function ToastNotice({ id, tone, text, onGone }: ToastNoticeProps) {
  const close = useCallback(() => onGone(id), [id, onGone])
  return (
    <Toast tone={tone} onClose={close}>
      {text}
    </Toast>
  )
}
