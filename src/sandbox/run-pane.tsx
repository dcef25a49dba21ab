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

/** Draws the chat of a run; given by the page, for the sandbox knows no widget. */
export type DrawChat = (host: PreviewHost, locale: Locale) => ReactNode

type RunPaneProps = {
  store: RunStore
  service: FlowService
  device: Device
  drawChat: DrawChat
  /** Name of the run where two stand side by side, and whether it is the one the drawing shows. */
  name?: string | undefined
  active: boolean
  onActivate: () => void
}

/** One run: the chat as the visitor sees it, the effect it waits for, and its clock. */
export function RunPane({ store, service, device, drawChat, name, active, onActivate }: RunPaneProps) {
  const t = useText()
  const view = useRun(store)
  const [runId] = useState(() => crypto.randomUUID())
  const { epoch, frames, run } = view
  // A past that has changed is another conversation on screen.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const host = useMemo(
    () => createPreviewHost(store, { flow: service.runnable.flow, translate: service.translate(run.locale), lookUp }),
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
