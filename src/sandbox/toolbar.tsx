import { useId, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import { keysOf } from '#contracts/kernel/keys-of.ts'
import { LOCALES, readLocale } from '#contracts/kernel/locale.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { DEVICES, isDevice, type Device } from './device-frame.tsx'
import { type RunStore, useRun } from './run-store.ts'
import styles from './toolbar.module.css'
import { useIsWide } from './use-is-wide.ts'

type BarProps = { name: string; what: ReactNode; children: ReactNode }

/** The header of the workbench. In a narrow window the actions are in a menu. */
export function Bar({ name, what, children }: BarProps) {
  const t = useText()
  const id = useId()
  const isWide = useIsWide()
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={name}>
      <Link className={styles.home} to={pathTo('sandbox-index')} aria-label={t('sandbox.bench.all')}>
        <Icon name="back" />
      </Link>
      {what}
      {isWide ? (
        <div className={styles.row}>{children}</div>
      ) : (
        <>
          <button type="button" className={styles.more} popoverTarget={id} aria-label={t('sandbox.bench.more')}>
            <Icon name="menu" />
          </button>
          <div id={id} popover="auto" className={styles.menu}>
            {children}
          </div>
        </>
      )}
    </div>
  )
}

const VERSIONS = ['inForce', 'candidate'] as const
/** `version`: of the flow, where there is a candidate. */
export type View = { device: Device; paced: boolean; version: (typeof VERSIONS)[number] }

type ToolbarProps = {
  flow: Flow
  store: RunStore
  view: View
  onView: (view: View) => void
  hasCandidate: boolean
  isForked: boolean
  onFork: () => void
  onJoin: () => void
}

export function Toolbar({ flow, store, view, onView, hasCandidate, isForked, onFork, onJoin }: ToolbarProps) {
  const t = useText()
  const navigate = useNavigate()
  const { run } = useRun(store)
  const chooseFlow = (
    <label className={`${styles.field} ${styles.what}`}>
      <span>{t('sandbox.flow')}</span>
      <select
        value={flow.name}
        onChange={({ target }) => void navigate(pathTo('flow-sandbox', { flow: target.value }))}
      >
        {FLOW_NAMES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  )
  return (
    <Bar name={t('sandbox.toolbar')} what={chooseFlow}>
      {hasCandidate && (
        <label className={styles.field}>
          <span>{t('sandbox.version')}</span>
          <select
            value={view.version}
            onChange={({ target }) =>
              onView({ ...view, version: VERSIONS.find((version) => version === target.value) ?? view.version })
            }
          >
            {VERSIONS.map((version) => (
              <option key={version} value={version}>
                {t(`sandbox.version.${version}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.field}>
        <span>{t('sandbox.locale')}</span>
        <select value={run.locale} onChange={({ target }) => store.setLocale(readLocale(target.value) ?? run.locale)}>
          {LOCALES.filter((locale) => flow.locales.includes(locale)).map((locale) => (
            <option key={locale}>{locale}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{t('sandbox.device')}</span>
        <select
          value={view.device}
          onChange={({ target }) => onView({ ...view, device: isDevice(target.value) ? target.value : view.device })}
        >
          {keysOf(DEVICES).map((device) => (
            <option key={device} value={device}>
              {t(`sandbox.device.${device}`, { width: DEVICES[device].width })}
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
      <Button className={styles.action} variant="secondary" onClick={isForked ? onJoin : onFork}>
        {isForked ? t('sandbox.join') : t('sandbox.fork')}
      </Button>
    </Bar>
  )
}
