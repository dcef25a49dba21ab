import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '#src/i18n/use-text.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import styles from './splash-page.module.css'

export const SPLASH_LASTS = 1_000

/** Goes on by itself, with scripts and without (SHELL-07). */
export function SplashPage({ brand, to }: { brand: string; to: string }) {
  const t = useText()
  const navigate = useNavigate()
  const title = t('pages.splash.title', { brand })

  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), SPLASH_LASTS)
    return () => clearTimeout(timer)
  }, [navigate, to])

  return (
    <div className={styles.splash}>
      <PageHead title={title} />
      <noscript>
        <meta httpEquiv="refresh" content={`${SPLASH_LASTS / 1000};url=${to}`} />
      </noscript>
      <BotFace mood="happy" size={140} />
      <h1>{title}</h1>
      <Link to={to} replace className={styles.on ?? ''}>
        {t('pages.splash.on')}
      </Link>
    </div>
  )
}
