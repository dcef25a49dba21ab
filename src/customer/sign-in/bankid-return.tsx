import type { BankIdTrouble } from '#contracts/account/provider-sign-in.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import styles from './vipps-return.module.css'

export function BankIdReturn({ trouble }: { trouble: BankIdTrouble }) {
  const t = useText()
  return (
    <div className={styles.page}>
      <Card className={styles.card} aria-labelledby="bankid">
        <h2 id="bankid">{t(`pages.login.bankid.${trouble}`)}</h2>
        <p>{t(`pages.login.bankid.${trouble}.wayOn`)}</p>
      </Card>
    </div>
  )
}
