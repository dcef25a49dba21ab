import { Suspense } from 'react'
import { useRevalidator } from 'react-router'
import type { SandboxService } from '#contracts/sandbox/sandbox-service.ts'
import { Loader } from '#src/ui/loader.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './flow-sandbox-page.module.css'
import { lazyPart } from '#src/ui/until-fetched.ts'
import { PageHead } from '#src/site/page/page-head.tsx'

const MachineStage = lazyPart(() => import('./machine-stage.tsx'))

export function MachineSandboxPage({ machine, service }: { machine: string; service: SandboxService }) {
  const hydrated = useHydrated()
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHead title={machine} />
      <h1 className={styles.title}>
        <VisuallyHidden>{machine}</VisuallyHidden>
      </h1>
      <Suspense fallback={<Waiting />}>
        {hydrated ? (
          <MachineStage machine={machine} service={service} onChanged={() => void revalidate()} />
        ) : (
          <Waiting />
        )}
      </Suspense>
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Loader />
    </div>
  )
}
