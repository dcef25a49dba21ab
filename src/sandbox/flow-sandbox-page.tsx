import { lazy, Suspense } from 'react'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { Loader } from '#src/ui/loader.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './flow-sandbox-page.module.css'
import { PageHead } from '#src/site/page/page-head.tsx'
import type { FlowSandboxPageProps } from './sandbox-stage.tsx'

const SandboxStage = lazy(() => import('./sandbox-stage.tsx'))

/** A flow in the sandbox (FLOW-07). All of it is the browser's: what it needs is fetched when it is looked at. */
export function FlowSandboxPage(props: FlowSandboxPageProps) {
  const hydrated = useHydrated()
  return (
    <>
      <PageHead title={props.flow} noindex />
      <div className={styles.page}>
        <h1>
          <VisuallyHidden>{props.flow}</VisuallyHidden>
        </h1>
        <Suspense
          fallback={
            <div className={styles.waiting}>
              <Loader />
            </div>
          }
        >
          {hydrated ? (
            <SandboxStage key={`${props.flow} ${props.step}`} {...props} />
          ) : (
            <div className={styles.waiting} />
          )}
        </Suspense>
      </div>
    </>
  )
}
