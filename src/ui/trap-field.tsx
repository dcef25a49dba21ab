import { TRAP_FIELD } from '#contracts/kernel/trap-field.ts'
import styles from './trap-field.module.css'

/** A field that people neither see nor reach by key: whoever fills it is a program (TRU-05). */
export function TrapField() {
  return <input name={TRAP_FIELD} className={styles.trap} tabIndex={-1} autoComplete="off" aria-hidden />
}
