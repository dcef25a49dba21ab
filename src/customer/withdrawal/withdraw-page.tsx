import { Form, useNavigation } from 'react-router'
import type { ResendOutcome, WithdrawalView } from '#contracts/orders/withdrawal.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { CardPage } from '#src/customer/card-page/card-page.tsx'
import { ProductTexts } from '#src/customer/products/product-texts.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { buttonLook, LinkButton } from '#src/ui/button.tsx'
import { IntentButton } from '#src/ui/intent-button.tsx'
import { Outcome } from '#src/ui/outcome.tsx'
import { Ways } from '#src/ui/ways.tsx'
import { Statement } from './statement.tsx'

type WithdrawProps = { view: WithdrawalView; resent: ResendOutcome | undefined }

export function WithdrawPage(props: WithdrawProps) {
  return (
    <ProductTexts>
      <Withdraw {...props} />
    </ProductTexts>
  )
}

function Withdraw({ view, resent }: WithdrawProps) {
  const t = useText()
  const { state, formData } = useNavigation()
  const busy = state !== 'idle' && formData?.get('intent') === 'withdraw'
  const { order } = view
  const action = pathTo('withdraw', { order })
  return (
    <CardPage heading={t('pages.withdrawal.title')} lead={view.state === 'open' ? t('withdrawal.lead') : undefined}>
      <Outcome takesFocus tone={resent === 'tooOften' ? 'problem' : 'good'}>
        {resent && t(`withdrawal.resent.${resent}`)}
      </Outcome>
      <Statement view={view}>
        <Form method="post" action={action} preventScrollReset>
          <Ways>
            <IntentButton intent="withdraw" busy={busy}>
              {t('withdrawal.confirm')}
            </IntentButton>
            <LinkButton to={pathTo('products')} variant="quiet">
              {t('withdrawal.keep')}
            </LinkButton>
          </Ways>
        </Form>
      </Statement>
      <Form method="post" action={action} preventScrollReset>
        <Ways>
          <LinkButton to={pathTo('products')} variant="secondary">
            {t('withdrawal.products')}
          </LinkButton>
          <a className={buttonLook({ variant: 'secondary' })} href={pathTo('order-confirmation', { order })} download>
            {t('withdrawal.confirmation')}
          </a>
          <IntentButton variant="secondary" intent="resend">
            {t('withdrawal.resend')}
          </IntentButton>
        </Ways>
      </Form>
    </CardPage>
  )
}
