import { shareOf, type Coverage } from '#flows/kit/run/coverage.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StepLink } from '../step-link.tsx'
import styles from './panels.module.css'

const KINDS = ['steps', 'ways', 'guards', 'rejections', 'locales'] as const

type CoveragePanelProps = {
  coverage: Coverage
  shown: boolean
  onShow: (shown: boolean) => void
  onSelect: (step: string) => void
}

export function CoveragePanel({ coverage, shown, onShow, onSelect }: CoveragePanelProps) {
  const t = useText()
  const missing = KINDS.flatMap((kind) =>
    coverage[kind].filter(({ by }) => by.length === 0).map((item) => ({ kind, ...item })),
  )
  return (
    <>
      <label className={styles.check}>
        <input type="checkbox" checked={shown} onChange={({ target }) => onShow(target.checked)} />
        {t('sandbox.coverage.show')}
      </label>
      <ul className={styles.figures}>
        {KINDS.map((kind) => {
          const { passed, all } = shareOf(coverage[kind])
          return (
            <li key={kind} className={styles.figure}>
              <b>
                {passed} / {all}
              </b>
              {t(`sandbox.coverage.${kind}`)}
            </li>
          )
        })}
      </ul>
      {missing.length === 0 ? (
        <p className={styles.soft}>{t('sandbox.coverage.whole')}</p>
      ) : (
        <table className={styles.table}>
          <caption className={styles.heading}>{t('sandbox.coverage.missing')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('sandbox.coverage.step')}</th>
              <th scope="col">{t('sandbox.coverage.what')}</th>
            </tr>
          </thead>
          <tbody>
            {missing.map(({ kind, id, step, label }) => (
              <tr key={kind + id}>
                <td>{step && <StepLink step={step} onSelect={onSelect} />}</td>
                <td>
                  {t(`sandbox.coverage.${kind}`)} <code className={styles.code}>{label}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
