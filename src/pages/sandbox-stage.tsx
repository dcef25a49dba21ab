import { lazy, Suspense, useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { useLocale } from '#src/i18n/use-text.ts'
import { FlowSandbox } from '#src/sandbox/flow-sandbox.tsx'
import type { DrawChat } from '#src/sandbox/run-pane.tsx'
import { SandboxTexts } from '#src/sandbox/sandbox-texts.tsx'
import type { View } from '#src/sandbox/toolbar.tsx'
import { useTextsChanged } from '#src/sandbox/live-flows.ts'
import type { FlowSandboxPageProps } from './flow-sandbox-page.tsx'

const SandboxChat = lazy(() => import('./sandbox-chat.tsx'))

/** Introduces the sandbox to the chat widget. */
export default function SandboxStage({ desk, ...entry }: FlowSandboxPageProps) {
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const refresh = useCallback(() => void revalidate(), [revalidate])
  useTextsChanged(refresh)
  const drawChat = useCallback(
    ({ paced }: View): DrawChat =>
      (host, spoken) => (
        <Suspense>
          <SandboxChat host={host} locale={spoken} paced={paced} />
        </Suspense>
      ),
    [],
  )
  return (
    <SandboxTexts>
      <FlowSandbox entry={entry} locale={locale} desk={desk} drawChat={drawChat} onChanged={refresh} />
    </SandboxTexts>
  )
}
