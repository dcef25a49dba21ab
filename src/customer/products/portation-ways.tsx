import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useActionData, useFetcher } from 'react-router'
import { pathTo } from '#contracts/pages/path-to.ts'
import {
  isPortingDone,
  type PortationOverview,
  type PortingOutcome,
  type WayOn,
} from '#contracts/products/portation.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import styles from './overview/portation-tracker.module.css'

/** What the action of the products page answers an act on a porting with. */
export type PortingAnswer = { porting: { subscription: string; outcome: PortingOutcome } }

type PortationWaysProps = {
  subscription: string
  portation: PortationOverview
  dayOf: (day: string) => string
  timeOf: (at: number) => string
}

export function PortationWays({ subscription, portation, dayOf, timeOf }: PortationWaysProps) {
  const t = useText()
  const fetcher = useFetcher<PortingAnswer>()
  const posted = useActionData<Partial<PortingAnswer>>()
  const said = useRef<HTMLOutputElement>(null)
  const answer = (fetcher.data ?? posted)?.porting
  const outcome = answer?.subscription === subscription ? answer.outcome : undefined
  const busy = fetcher.state !== 'idle'
  useEffect(() => {
    if (fetcher.data) said.current?.focus()
  }, [fetcher.data])

  const { dates = [], ownerAsked, state } = portation
  const isRefused = state === 'refused'
  const shown = portation.ways ?? (isRefused ? ['service' as const] : [])
  const form = { method: 'post', action: pathTo('products'), className: styles.way } as const
  const named = <input type="hidden" name="subscription" value={subscription} />
  const ways: Record<WayOn, ReactNode> = {
    askOwner: (
      <fetcher.Form {...form}>
        {named}
        <p>
          {ownerAsked
            ? t('products.port.askOwner.asked', { time: timeOf(Date.parse(ownerAsked)) })
            : t('products.port.askOwner.text')}
        </p>
        <Button
          type="submit"
          name="porting"
          value="askOwner"
          busy={busy}
          variant={ownerAsked ? 'secondary' : 'primary'}
        >
          {t(ownerAsked ? 'products.port.askOwner.again' : 'products.port.askOwner.go')}
        </Button>
      </fetcher.Form>
    ),
    correct: (
      <details>
        <summary>{t('products.port.correct.title')}</summary>
        <fetcher.Form {...form}>
          {named}
          <TextField name="ownerName" label={t('products.port.correct.name')} autoComplete="off" maxLength={120} />
          <TextField
            name="phone"
            label={t('products.port.correct.number')}
            type="tel"
            autoComplete="off"
            maxLength={20}
          />
          <Button type="submit" name="porting" value="tryAgain" busy={busy} variant="secondary">
            {t('products.port.correct.go')}
          </Button>
        </fetcher.Form>
      </details>
    ),
    chooseDate: dates.length > 0 && (
      <details open={isRefused}>
        <summary>{t('products.port.chooseDate.title')}</summary>
        <fetcher.Form {...form}>
          {named}
          <SelectField
            name="day"
            label={t('products.port.chooseDate.day')}
            defaultValue={portation.date}
            options={dates.map((day) => ({ value: day, label: dayOf(day) }))}
          />
          <Button type="submit" name="porting" value="chooseDate" busy={busy} variant="secondary">
            {t('products.port.chooseDate.go')}
          </Button>
        </fetcher.Form>
      </details>
    ),
    tryAgain: (
      <fetcher.Form {...form}>
        {named}
        <Button type="submit" name="porting" value="tryAgain" busy={busy} variant="secondary">
          {t('products.port.tryAgain')}
        </Button>
      </fetcher.Form>
    ),
    newNumber: <Link to={pathTo('mobile')}>{t('products.port.newNumber')}</Link>,
    oldProvider: <p>{t('products.port.oldProvider')}</p>,
    service: <Link to={pathTo('customer-service')}>{t('products.port.service')}</Link>,
  }
  return (
    <div className={styles.ways}>
      <output ref={said} tabIndex={-1} className={styles.outcome}>
        {outcome && (
          <>
            <Icon name={isPortingDone(outcome) ? 'check' : 'warning'} />
            {t(`products.port.outcome.${outcome}`)}
          </>
        )}
      </output>
      {shown.map((way) => (
        <div key={way}>{ways[way]}</div>
      ))}
    </div>
  )
}
