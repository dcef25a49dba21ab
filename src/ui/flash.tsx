import { useText } from '#src/i18n/use-text.ts'
import { classNames } from './class-names.ts'
import styles from './flash.module.css'
import { Icon } from './icon.tsx'
import { Loader } from './loader.tsx'

type FlashProps = {
  tone: 'good' | 'problem'
  loading: boolean
  children: string
  onClose: () => void
  onAttention: (gained: boolean) => void
}

export function Flash({ tone, loading, children, onClose, onAttention }: FlashProps) {
  const t = useText()
  return (
    <div
      className={classNames(styles.flash, styles[tone])}
      onPointerEnter={() => onAttention(true)}
      onPointerLeave={({ currentTarget }) => onAttention(currentTarget.contains(document.activeElement))}
      onFocus={() => onAttention(true)}
      onBlur={({ currentTarget }) => onAttention(currentTarget.matches(':hover'))}
    >
      <span className={styles.icon} data-testid={loading ? 'flash-loader' : 'flash-status'}>
        {loading ? <Loader small /> : <Icon name={tone === 'good' ? 'check' : 'warning'} />}
      </span>
      <span role={tone === 'good' ? 'status' : 'alert'}>{children}</span>
      <button type="button" className={styles.close} onClick={onClose} aria-label={t('ui.close')}>
        <Icon name="close" />
      </button>
    </div>
  )
}
