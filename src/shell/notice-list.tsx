import { AnimatePresence, type FeatureBundle } from 'framer-motion'
import type { ReactNode } from 'react'
import { LEAVES, Motion, Passing } from '#src/ui/motion.tsx'
import { FlashNotice } from './flash-notice.tsx'
import styles from './notices.module.css'
import { ToastNotice } from './toast-notice.tsx'

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
