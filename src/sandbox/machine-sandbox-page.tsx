import { lazy, Suspense } from 'react'
import { useRevalidator } from 'react-router'
import type { SandboxService } from '#contracts/sandbox/sandbox-service.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import styles from './machine-sandbox-page.module.css'
import { PageHead } from '#src/site/page/page-head.tsx'

const MachineStage = lazy(() => import('./machine-stage.tsx'))

/** One of the browser's machines in the sandbox. All of it is the browser's, fetched when it is looked at. */
export function MachineSandboxPage({ machine, service }: { machine: string; service: SandboxService }) {
  const hydrated = useHydrated()
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHead title={machine} noindex />
      <div className={styles.page}>
        <h1 className={styles.heading}>{machine}</h1>
        <Suspense fallback={<Waiting />}>
          {hydrated ? (
            <MachineStage machine={machine} service={service} onChanged={() => void revalidate()} />
          ) : (
            <Waiting />
          )}
        </Suspense>
      </div>
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height="3rem" />
      <Skeleton height="60svh" />
    </div>
  )
}
