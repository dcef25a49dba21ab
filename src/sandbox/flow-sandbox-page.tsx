import { Suspense } from 'react'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { Loader } from '#src/ui/loader.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './flow-sandbox-page.module.css'
import { PageHead } from '#src/site/page/page-head.tsx'
import { lazyPart } from '#src/ui/until-fetched.ts'
import type { FlowSandboxPageProps } from './sandbox-stage.tsx'

const SandboxStage = lazyPart(() => import('./sandbox-stage.tsx'))

export function FlowSandboxPage(props: FlowSandboxPageProps) {
  const hydrated = useHydrated()
  return (
    <>
      <PageHead title={props.flow} />
      <h1 className={styles.title}>
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
    </>
  )
}
