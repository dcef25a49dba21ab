import { useLocation } from 'react-router'
import { languageTag, LOCALES } from '#contracts/kernel/locale.ts'
import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import { useLocale } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './language-switch.module.css'

const OWN_NAMES = { nb_NO: 'Norsk', sv_SE: 'Svenska', da_DK: 'Dansk', en_US: 'English' } as const

export function LanguageSwitch() {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={FORM_ACTIONS.language} className={styles.languages}>
      <input type="hidden" name="from" value={pathname + search} />
      {LOCALES.map((each) => (
        <button
          key={each}
          type="submit"
          name="locale"
          value={each}
          lang={languageTag(each)}
          aria-current={each === locale || undefined}
        >
          {OWN_NAMES[each]}
          {each === locale && <Icon name="check" size={1} />}
        </button>
      ))}
    </form>
  )
}
