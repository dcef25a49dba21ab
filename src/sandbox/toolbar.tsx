import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import { LOCALES, readLocale } from '#contracts/kernel/locale.ts'
import { useNavigate } from 'react-router'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import { DEVICES, isDevice, type Device } from './device-frame.tsx'
import { type RunStore, useRun } from './run-store.ts'
import styles from './toolbar.module.css'
import type { Flow } from '#flows/kit/flow.ts'

/** How the chat is looked at: the screen's size, and whether bubbles come at the visitor's pace. */
export type View = { device: Device; paced: boolean }

type ToolbarProps = {
  flow: Flow
  store: RunStore
  view: View
  onView: (view: View) => void
  isForked: boolean
  onFork: () => void
  onJoin: () => void
}

/** Which flow, in which language, on which screen. */
export function Toolbar({ flow, store, view, onView, isForked, onFork, onJoin }: ToolbarProps) {
  const t = useText()
  const navigate = useNavigate()
  const { run } = useRun(store)
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('sandbox.toolbar')}>
      <label className={styles.field}>
        {t('sandbox.flow')}
        <select
          value={flow.name}
          onChange={({ target }) => void navigate(pathTo('flow-sandbox', { flow: target.value }))}
        >
          {FLOW_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {t('sandbox.locale')}
        <select value={run.locale} onChange={({ target }) => store.setLocale(readLocale(target.value) ?? run.locale)}>
          {LOCALES.filter((locale) => flow.locales.includes(locale)).map((locale) => (
            <option key={locale}>{locale}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {t('sandbox.device')}
        <select
          value={view.device}
          onChange={({ target }) => onView({ ...view, device: isDevice(target.value) ? target.value : view.device })}
        >
          {Object.entries(DEVICES).map(([device, { width }]) => (
            <option key={device} value={device}>
              {t(`sandbox.device.${device}`, { width })}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={view.paced}
          onChange={({ target }) => onView({ ...view, paced: target.checked })}
        />
        {t('sandbox.paced')}
      </label>
      <Button variant="secondary" onClick={isForked ? onJoin : onFork}>
        {isForked ? t('sandbox.join') : t('sandbox.fork')}
      </Button>
    </div>
  )
}
