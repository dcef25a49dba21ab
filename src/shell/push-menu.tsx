import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Person } from '#contracts/account/credentials.ts'
import { isActive } from '#contracts/products/offers.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { buttonLook } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LogoutForm } from './logout-form.tsx'
import { ProductLinks } from './product-links.tsx'
import styles from './push-menu.module.css'

type PushMenuProps = { brand: string; person: Person | undefined; open: boolean; onClose: () => void }

/**
 * A modal <dialog>, so that the browser keeps the focus inside. Without JavaScript the link to #push-menu shows it
 * (SHELL-05).
 */
export function PushMenu({ brand, person, open, onClose }: PushMenuProps) {
  const t = useText()
  const locale = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      id="push-menu"
      className={styles.push}
      aria-label={t('frame.menu')}
      closedby="any"
      onCancel={onClose}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      data-print="no"
    >
      <nav className={styles.inside} aria-label={t('frame.menu')}>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" />
          {t('ui.close')}
        </button>
        <a href="#content" className={styles.leave}>
          <Icon name="close" />
          {t('ui.close')}
        </a>
        <Link to={pathTo('home')}>{t('frame.home')}</Link>
        <details className={styles.products}>
          <summary>
            {t('frame.products')}
            <Icon name="chevron" size={1} />
          </summary>
          <ProductLinks />
        </details>
        <Link to={pathTo('about')}>{t('frame.about')}</Link>
        {isActive('customerService', locale) && (
          <Link to={pathTo('customer-service')}>{t('frame.customerService')}</Link>
        )}
        {isActive('blog', locale) && <Link to={pathTo('blog')}>{t('frame.blog')}</Link>}
        <div className={styles.mine}>
          {person ? (
            <>
              <Link to={pathTo('products')} className={buttonLook({ wide: true })}>
                {t('frame.overview')}
              </Link>
              <Link to={pathTo('account')} className={buttonLook({ variant: 'onFjord', wide: true })}>
                {t('frame.details')}
              </Link>
              <LogoutForm className={buttonLook({ variant: 'onFjord', wide: true })} />
            </>
          ) : (
            locale !== 'sv_SE' && (
              <Link to={pathTo('login')} className={buttonLook({ wide: true })}>
                {t('frame.mine', { brand })}
              </Link>
            )
          )}
        </div>
        <LanguageSwitch />
      </nav>
    </dialog>
  )
}
