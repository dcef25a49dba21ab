import styles from './panels/panels.module.css'

export function StepLink({ step, onSelect }: { step: string; onSelect: (step: string) => void }) {
  return (
    <button type="button" className={styles.step} onClick={() => onSelect(step)}>
      {step}
    </button>
  )
}
