import { Suspense, useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { useLocale } from '#src/i18n/use-text.ts'
import { FlowSandbox } from './flow-sandbox.tsx'
import type { DrawChat } from './run-pane.tsx'
import { SandboxTexts } from './sandbox-texts.tsx'
import type { View } from './toolbar.tsx'
import { useTextsChanged } from './live-flows.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { lazyPart } from '#src/ui/until-fetched.ts'
import type { SandboxService } from '#contracts/sandbox/sandbox-service.ts'

const SandboxChat = lazyPart(() => import('./sandbox-chat.tsx'))

export default function SandboxStage({ service, ...entry }: FlowSandboxPageProps) {
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
      <FlowSandbox entry={entry} locale={locale} service={service} drawChat={drawChat} onChanged={refresh} />
    </SandboxTexts>
  )
}

export type FlowSandboxPageProps = {
  flow: FlowName
  step: string
  product?: string
  productValue?: string
  service: SandboxService
}
