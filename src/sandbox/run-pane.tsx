import { useMemo, useState, type ReactNode } from 'react'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import { isRealEffect } from '#contracts/sandbox/sandbox-service.ts'
import type { EffectCall } from '#flows/kit/turn.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Clock } from './clock.tsx'
import { askService, lookUp } from './service-calls.ts'
import { DeviceFrame, type Device } from './device-frame.tsx'
import type { FlowService } from './flow-service.ts'
import { Outcomes } from './outcomes.tsx'
import { createPreviewHost, type PreviewHost } from './preview-host.ts'
import { type RunStore, useRun } from './run-store.ts'
import styles from './run-pane.module.css'

/** Injected by the page, because the sandbox does not import the chat widget. */
export type DrawChat = (host: PreviewHost, locale: Locale) => ReactNode

type RunPaneProps = {
  store: RunStore
  service: FlowService
  device: Device
  drawChat: DrawChat
  name?: string | undefined
  active: boolean
  onActivate: () => void
}

export function RunPane({ store, service, device, drawChat, name, active, onActivate }: RunPaneProps) {
  const t = useText()
  const view = useRun(store)
  const [runId] = useState(() => crypto.randomUUID())
  const { epoch, frames, run } = view
  // A new `epoch` means that past moves changed, so the chat must start over.
  const host = useMemo(
    () => createPreviewHost(store, { flow: service.runnable.flow, translate: service.translate(run.locale), lookUp }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [store, service, run.locale, epoch],
  )
  const last = frames.at(-1)

  const ask = async ({ effect, needs }: EffectCall): Promise<string | undefined> => {
    if (!isRealEffect(effect) || !last) return t('sandbox.failed')
    const answered = await askService({
      effect,
      needs,
      run: runId,
      turn: frames.length,
      now: last.now,
      locale: run.locale,
    })
    if (!answered.ok) return answered.code ?? t('sandbox.failed')
    return store.make({ kind: 'settle', effect, ...answered.value })
  }

  return (
    <section
      className={styles.pane}
      aria-label={name ?? t('sandbox.chat')}
      data-active={active || undefined}
      onFocusCapture={onActivate}
      onPointerDownCapture={onActivate}
    >
      {name && <h2 className={styles.name}>{name}</h2>}
      <DeviceFrame device={device}>
        <div key={`${epoch} ${run.locale}`} className={styles.chat} lang={languageTag(run.locale)}>
          {drawChat(host, run.locale)}
        </div>
      </DeviceFrame>
      {view.stuck && <output className={styles.stuck}>{t('sandbox.stuck', { why: view.stuck })}</output>}
      {last && <Outcomes frame={last} real={service.service.writes} onSettle={store.make} onAsk={ask} />}
      {last && <Clock now={last.now} onWait={store.make} />}
    </section>
  )
}
