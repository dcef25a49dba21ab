import { useState, type ComponentProps } from 'react'
import { listedPlansOn } from '#contracts/catalogue/plans.ts'
import { keysOf } from '#contracts/kernel/keys-of.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import type { Conversation } from '#src/api/portal.ts'
import { Chat } from '#src/chat/chat.tsx'
import { useNotify } from '#src/shell/notices.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { BOT_MOODS, BotFace } from '#src/ui/bot-face.tsx'
import { Button, LinkButton, type ButtonLook } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Flash } from '#src/ui/flash.tsx'
import { Icon, ICON_NAMES } from '#src/ui/icon.tsx'
import { IntentButton } from '#src/ui/intent-button.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { Money } from '#src/ui/money.tsx'
import { Outcome } from '#src/ui/outcome.tsx'
import { PhoneNumber } from '#src/ui/phone-number.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StarRating } from '#src/ui/star-rating.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { Toast } from '#src/ui/toast.tsx'
import { Ways } from '#src/ui/ways.tsx'
import { pathTo } from '#contracts/pages/path-to.ts'
import { LineGlyph } from '#src/site/landings/line-glyph.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { PlanCard } from '#src/site/plans/plan-card.tsx'
import { SubscriptionCard } from '#src/customer/products/subscription-card.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { KitchenProducts } from './kitchen-products.tsx'
import { SAMPLE_DAY } from './kitchen-samples.ts'
import { KitchenShelf } from './kitchen-shelf.tsx'
import styles from './kitchen-sink-page.module.css'

const LINES = ['mobile', 'power', 'insurance', 'refinancing'] as const
const PORTINGS = ['submitted', 'sent', 'accepted', 'scheduled', 'done', 'refused', 'cancelled'] as const
const VARIANTS: Record<NonNullable<ButtonLook['variant']>, true> = {
  primary: true,
  secondary: true,
  quiet: true,
  onFjord: true,
}
const TONES: Record<BadgeTone, true> = { tint: true, good: true, warn: true, bad: true, still: true }
const LOOKS: Record<NonNullable<ComponentProps<typeof Card>['look']>, true> = {
  raised: true,
  tinted: true,
  inactive: true,
}
const stay = () => undefined

export function KitchenSinkPage({ chat }: { chat: Conversation }) {
  const t = useText()
  const notify = useNotify()
  const [open, setOpen] = useState(false)
  const word = t('pages.kitchen.word')
  return (
    <>
      <PageHead />
      <PageIntro heading={t('pages.kitchen.title')} lead={t('pages.kitchen.lead')} />
      <div className={styles.sink}>
        <KitchenShelf name="Button, LinkButton, IntentButton">
          {keysOf(VARIANTS).map((variant) => (
            <div key={variant} className={classNames(styles.things, variant === 'onFjord' && styles.fjord)}>
              <Button variant={variant}>{word}</Button>
              <Button variant={variant} large>
                {word}
              </Button>
              <Button variant={variant} busy>
                {word}
              </Button>
              <Button variant={variant} disabled>
                {word}
              </Button>
              <LinkButton to={pathTo('kitchen-sink')} variant={variant}>
                {word}
              </LinkButton>
            </div>
          ))}
          <Button wide>{word}</Button>
          <form method="get">
            <IntentButton intent="sample">{word}</IntentButton>
          </form>
        </KitchenShelf>
        <KitchenShelf name="Badge">
          {keysOf(TONES).map((tone) => (
            <Badge key={tone} tone={tone}>
              {word}
            </Badge>
          ))}
        </KitchenShelf>
        <KitchenShelf name="TextField, SelectField">
          <TextField label={word} name="plain" />
          <TextField label={word} hint={t('pages.kitchen.hint')} name="hint" />
          <TextField label={word} error={t('pages.kitchen.error')} name="error" />
          <TextField label={word} hint={t('pages.kitchen.hint')} error={t('pages.kitchen.error')} name="both" />
          <SelectField
            label={word}
            name="select"
            options={LINES.map((line) => ({ value: line, label: line }))}
            defaultValue="power"
          />
        </KitchenShelf>
        <KitchenShelf name="Outcome">
          <Outcome>{t('pages.kitchen.hint')}</Outcome>
          <Outcome tone="problem">{t('pages.kitchen.error')}</Outcome>
        </KitchenShelf>
        <KitchenShelf name="Ways" wide>
          <Ways>
            <Button>{word}</Button>
            <Button variant="secondary">{word}</Button>
          </Ways>
        </KitchenShelf>
        <KitchenShelf name="Dialog, Flash, Toast">
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Dialog
          </Button>
          <Button variant="secondary" onClick={() => notify({ kind: 'flash', tone: 'good', text: word })}>
            Flash
          </Button>
          <Button variant="secondary" onClick={() => notify({ kind: 'flash', tone: 'problem', text: word })}>
            Flash problem
          </Button>
          <Button variant="secondary" onClick={() => notify({ kind: 'toast', tone: 'good', text: word })}>
            Toast
          </Button>
          <Button variant="secondary" onClick={() => notify({ kind: 'toast', tone: 'problem', text: word })}>
            Toast problem
          </Button>
          <Flash tone="good" loading onClose={stay} onAttention={stay}>
            {word}
          </Flash>
          <Flash tone="good" loading={false} onClose={stay} onAttention={stay}>
            {word}
          </Flash>
          <Flash tone="problem" loading={false} onClose={stay} onAttention={stay}>
            {word}
          </Flash>
          <Toast tone="good" onClose={stay}>
            {t('pages.kitchen.hint')}
          </Toast>
          <Toast tone="problem" onClose={stay}>
            {word}
          </Toast>
        </KitchenShelf>
        <KitchenShelf name="Menu">
          {(['start', 'end'] as const).map((align) => (
            <Menu key={align} label={word} align={align}>
              <LinkButton to={pathTo('home')} variant="quiet">
                {word}
              </LinkButton>
            </Menu>
          ))}
        </KitchenShelf>
        <KitchenShelf name="Loader, Skeleton">
          <Loader label={word} />
          <Loader small />
          <Skeleton width="12rem" height="1.5rem" />
        </KitchenShelf>
        <KitchenShelf name="StarRating, Money, PhoneNumber">
          <StarRating rating={0} />
          <StarRating rating={3.4} />
          <StarRating rating={5} />
          <Money amount={123_456} />
          <Money amount={49_900} />
          <PhoneNumber number="+4791234567" />
        </KitchenShelf>
        <KitchenShelf name="Card">
          {keysOf(LOOKS).map((look) => (
            <Card key={look} look={look}>
              {word}
            </Card>
          ))}
          {listedPlansOn(SAMPLE_DAY)
            .slice(0, 2)
            .map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
        </KitchenShelf>
        <KitchenShelf name="SubscriptionCard, PortationTracker" wide>
          <SubscriptionCard subscription={{ ...sample, id: 'active', state: 'ACTIVE', forChild: 'Ola' }} />
          <SubscriptionCard subscription={{ ...sample, id: 'ended', phoneNumber: '', state: 'ENDED' }} />
          {PORTINGS.map((state, at) => (
            <SubscriptionCard
              key={state}
              subscription={{
                ...sample,
                id: state,
                phoneNumber: `+479000010${at}`,
                portation: { phoneNumber: `+479000010${at}`, state, date: '2026-12-03' },
              }}
            />
          ))}
        </KitchenShelf>
        <KitchenProducts />
        <KitchenShelf name="BotFace">
          {BOT_MOODS.map((mood) => (
            <BotFace key={mood} mood={mood} size={96} />
          ))}
        </KitchenShelf>
        <KitchenShelf name="LineGlyph">
          {LINES.map((line) => (
            <LineGlyph key={line} line={line} />
          ))}
        </KitchenShelf>
        <KitchenShelf name="Icon">
          {ICON_NAMES.map((name) => (
            <Icon key={name} name={name} size={1.75} />
          ))}
        </KitchenShelf>
        <KitchenShelf name="Chat" wide>
          <div className={styles.chat}>
            <Chat conversation={chat} />
          </div>
        </KitchenShelf>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={word}>
        {t('pages.kitchen.lead')}
      </Dialog>
    </>
  )
}

const sample: SubscriptionOverview = {
  id: 'sample',
  orderId: 'sample',
  subscriptionName: '6 GB',
  plan: '6gb',
  phoneNumber: '+4791234567',
  state: 'ORDERED',
  monthly: 33_900,
  created: '2026-11-21',
}
