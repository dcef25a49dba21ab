import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import { TitledCard } from '#src/customer/card-page/card-page.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'

export function BankIdCard({ isConnected }: { isConnected: boolean }) {
  const t = useText()
  return (
    <TitledCard title={t('account.security.bankid')}>
      <p>{t(isConnected ? 'account.security.bankid.connected' : 'account.security.bankid.lead')}</p>
      {!isConnected && (
        <form method="post" action={`${FORM_ACTIONS.proof}/bankid/connect`}>
          <Button type="submit" variant="secondary">
            {t('account.security.bankid.connect')}
          </Button>
        </form>
      )}
    </TitledCard>
  )
}
