import { Form } from 'react-router'
import type { DeviceView } from '#contracts/account/devices.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { IntentButton } from '#src/ui/intent-button.tsx'
import { TitledCard } from '#src/customer/card-page/card-page.tsx'
import styles from '#src/customer/card-page/card-page.module.css'
import { Ways } from '#src/ui/ways.tsx'

export function DeviceList({ devices }: { devices: DeviceView[] }) {
  const t = useText()
  return (
    <TitledCard title={t('account.devices.title')}>
      <p>{t('account.devices.lead')}</p>
      <ul className={styles.rows}>
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post" action={pathTo('security')} preventScrollReset>
          <Ways>
            <IntentButton variant="secondary" intent="endOthers">
              {t('account.devices.endOthers')}
            </IntentButton>
          </Ways>
        </Form>
      )}
    </TitledCard>
  )
}

export function useDeviceName(): (device: Pick<DeviceView, 'browser' | 'system'>) => string {
  const t = useText()
  return ({ browser, system }) =>
    t('account.devices.kind', {
      browser: t(`account.devices.browser.${browser}`),
      system: t(`account.devices.system.${system}`),
    })
}

function Device({ device: { id, browser, system, method, signedInAt, lastSeenAt, isThis } }: { device: DeviceView }) {
  const t = useText()
  const tag = languageTag(useLocale())
  const time = (at: number) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Oslo' }).format(at)
  const name = useDeviceName()({ browser, system })
  return (
    <li>
      <div className={styles.row}>
        <h3>{name}</h3>
        {isThis && <Badge tone="good">{t('account.devices.this')}</Badge>}
      </div>
      <p className={styles.soft}>
        {t(`account.devices.method.${method}`, { time: time(signedInAt) })}{' '}
        {t('account.devices.lastSeen', { time: time(lastSeenAt) })}
      </p>
      {!isThis && (
        <Form method="post" action={pathTo('security')} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <IntentButton variant="secondary" intent="end" aria-label={t('account.devices.endNamed', { name })}>
            {t('account.devices.end')}
          </IntentButton>
        </Form>
      )}
    </li>
  )
}
