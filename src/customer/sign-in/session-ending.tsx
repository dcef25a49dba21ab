import { useState } from 'react'
import { useFetcher } from 'react-router'
import { AccountTexts } from '#src/customer/account/account-texts.tsx'
import { LogoutForm } from '#src/shell/logout-form.tsx'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { buttonLook, Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { languageTag } from '#contracts/kernel/locale.ts'
import styles from './session-ending.module.css'

/** Warns before the session ends and offers to extend it (AUTH-02, WCAG 2.2.1). `expires` is in ms since 1970. */
export default function SessionEnding(props: { expires: number }) {
  return (
    <AccountTexts>
      <Ending {...props} />
    </AccountTexts>
  )
}

function Ending({ expires }: { expires: number }) {
  const t = useText()
  const locale = useLocale()
  const fetcher = useFetcher<{ stays: boolean }>()
  const [open, setOpen] = useState(true)
  const time = new Intl.DateTimeFormat(languageTag(locale), { hour: '2-digit', minute: '2-digit' }).format(expires)
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={t('account.ending.title')}>
      <p>{t('account.ending.text', { time })}</p>
      {fetcher.data?.stays === false && <p role="alert">{t('account.ending.cannot')}</p>}
      <div className={styles.ways}>
        <fetcher.Form method="post" action={pathTo('stay')}>
          <Button type="submit" busy={fetcher.state !== 'idle'}>
            {t('account.ending.stay')}
          </Button>
        </fetcher.Form>
        <LogoutForm className={buttonLook({ variant: 'secondary' })} />
      </div>
    </Dialog>
  )
}
