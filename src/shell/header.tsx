import { Link, NavLink } from 'react-router'
import type { Person } from '#contracts/account/credentials.ts'
import { isActive } from '#contracts/products/offers.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { buttonLook } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { LogoutForm } from './logout-form.tsx'
import { ProductLinks } from './product-links.tsx'

type HeaderProps = { brand: string; person: Person | undefined; onOpenMenu: () => void }

export function Header({ brand, person, onOpenMenu }: HeaderProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <header className={styles.header} data-print="no">
      <Link to={pathTo('home')} className={styles.brand ?? ''}>
        <BotFace size={38} mood="happy" />
        <span>{brand}</span>
      </Link>
      <nav className={styles.menu} aria-label={t('frame.menu')}>
        <NavLink to={pathTo('home')} className={styles.entry ?? ''} end>
          {t('frame.home')}
        </NavLink>
        <Menu label={t('frame.products')} name="top-menu">
          <div className={styles.products}>
            <ProductLinks />
          </div>
        </Menu>
        <NavLink to={pathTo('about')} className={styles.entry ?? ''}>
          {t('frame.about')}
        </NavLink>
        {isActive('customerService', locale) && (
          <NavLink to={pathTo('customer-service')} className={styles.entry ?? ''}>
            {t('frame.customerService')}
          </NavLink>
        )}
        {isActive('blog', locale) && (
          <NavLink to={pathTo('blog')} className={styles.entry ?? ''}>
            {t('frame.blog')}
          </NavLink>
        )}
      </nav>
      <div className={styles.mine}>
        <Menu
          name="top-menu"
          align="end"
          label={
            <>
              <Icon name="globe" />
              <VisuallyHidden>{t('frame.language')}</VisuallyHidden>
            </>
          }
        >
          <LanguageSwitch />
        </Menu>
        {person ? (
          <Menu
            name="top-menu"
            align="end"
            label={
              <>
                <Icon name="person" />
                {t('frame.account')}
              </>
            }
          >
            <div className={styles.account}>
              <Link to={pathTo('products')}>
                <Icon name="sim" />
                {t('frame.overview')}
              </Link>
              <Link to={pathTo('account')}>
                <Icon name="person" />
                {t('frame.details')}
              </Link>
              <LogoutForm />
            </div>
          </Menu>
        ) : (
          locale !== 'sv_SE' && (
            <Link to={pathTo('login')} className={buttonLook({ variant: 'secondary' })}>
              {t('frame.mine', { brand })}
            </Link>
          )
        )}
      </div>
      <a
        href="#push-menu"
        className={styles.open}
        onClick={(event) => {
          event.preventDefault()
          onOpenMenu()
        }}
      >
        <Icon name="menu" size={1.5} />
        {t('frame.menu')}
      </a>
    </header>
  )
}
