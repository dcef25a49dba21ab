import { createContext, Suspense, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from '#src/ui/until-fetched.ts'
import type { Notice, NoticeListProps } from './notice-list.tsx'

type Notify = (notice: Omit<Notice, 'id' | 'began'>) => void

const NoticeList = lazyPart(async () => {
  const [{ NoticeList: List }, { default: features }] = await Promise.all([
    import('./notice-list.tsx'),
    import('#src/ui/motion-features.ts'),
  ])
  return { default: (props: Omit<NoticeListProps, 'features'>) => <List features={features} {...props} /> }
})

const NotifyContext = createContext<Notify>(() => undefined)

export const useNotify = (): Notify => use(NotifyContext)

export function NoticesHost({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<Notice[]>([])
  const [hasHad, setHasHad] = useState(false)
  const next = useRef(1)
  const notify = useCallback<Notify>((notice) => {
    const id = next.current++
    setHasHad(true)
    setNotices((shown) => [...shown, { ...notice, id, began: performance.now() }])
  }, [])
  const drop = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), [])
  return (
    <NotifyContext value={notify}>
      {children}
      {hasHad && (
        <Suspense>
          <NoticeList notices={notices} onGone={drop} />
        </Suspense>
      )}
    </NotifyContext>
  )
}
