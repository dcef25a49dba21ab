import { createContext, lazy, Suspense, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { untilFetched } from '#src/ui/until-fetched.ts'
import styles from './notices.module.css'

type Tone = 'good' | 'problem'
type Notice = { id: number; began: number; kind: 'flash' | 'toast'; tone: Tone; text: string }
type Notify = (notice: Omit<Notice, 'id' | 'began'>) => void

/** What a notice looks like is fetched when there is one: no page needs it to be read. */
const FlashNotice = lazy(() => untilFetched(() => import('./flash-notice.tsx')))
const ToastNotice = lazy(() => untilFetched(() => import('./toast-notice.tsx')))

const NotifyContext = createContext<Notify>(() => undefined)

/** Says something in a flash message (SHELL-12) or a toast (SHELL-13). */
export const useNotify = (): Notify => use(NotifyContext)

/** Where notices appear, above the page, in the order they came. */
export function NoticesHost({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<Notice[]>([])
  const next = useRef(1)
  const notify = useCallback<Notify>((notice) => {
    const id = next.current++
    setNotices((shown) => [...shown, { ...notice, id, began: performance.now() }])
  }, [])
  const drop = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), [])
  return (
    <NotifyContext value={notify}>
      {children}
      {notices.length > 0 && (
        <Suspense>
          <div className={styles.flashes}>
            {notices.map(
              (notice) => notice.kind === 'flash' && <FlashNotice key={notice.id} {...notice} onGone={drop} />,
            )}
          </div>
          <div className={styles.toasts}>
            {notices.map(
              (notice) => notice.kind === 'toast' && <ToastNotice key={notice.id} {...notice} onGone={drop} />,
            )}
          </div>
        </Suspense>
      )}
    </NotifyContext>
  )
}
