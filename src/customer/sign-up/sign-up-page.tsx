import { useCallback, useLayoutEffect, useRef, type FormEvent, useState, type RefObject } from 'react'
import { Link, useNavigate, useSubmit } from 'react-router'
import { AnimatePresence } from 'framer-motion'
import { useActorRef, useSelector } from '@xstate/react'
import { SIGN_UP_STEPS, type SignUpProblem } from '#contracts/account/sign-up.ts'
import { WORK_FIELD } from '#contracts/kernel/puzzle.ts'
import { useSolvedPuzzle } from '#src/api/use-solved-puzzle.ts'
import { AccountTexts } from '#src/customer/account/account-texts.tsx'
import { ProviderButton } from '#src/customer/sign-in/provider-button.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { Motion } from '#src/ui/motion.tsx'
import { signupMachine } from '#machines/signup/signup-machine.ts'
import styles from './sign-up-card.module.css'
import { StepCard, type SignUpOpening } from './step-card.tsx'
import { StepList } from './step-list.tsx'

type SignUpPageProps = {
  opening: SignUpOpening
  refused: { problem: SignUpProblem; written: string } | undefined
}

export function SignUpPage(props: SignUpPageProps) {
  return (
    <AccountTexts>
      <Motion>
        <SignUpCard {...props} />
      </Motion>
    </AccountTexts>
  )
}

function SignUpCard({ opening, refused }: SignUpPageProps) {
  const { step, vipps, recovery, sandbox } = opening
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const holdForm = useCallback((open: HTMLFormElement | null) => void (form.current = open), [])
  const { actor, problem, busy, turning, isWorking } = useSignUp({ opening, refused }, form)
  const at = SIGN_UP_STEPS.indexOf(step) + 1
  const shown = useRef(opening)
  const [turn, setTurn] = useState({ at, back: false })
  if (turn.at !== at) setTurn({ at, back: at < turn.at })

  // Runs before paint, so that a key pressed at once reaches the new field. The first step leaves the focus where it
  // is.
  useLayoutEffect(() => {
    const card = form.current?.parentElement
    if (shown.current !== opening)
      (card?.querySelector<HTMLElement>('input[name=written]:not([type=hidden])') ?? card)?.focus()
    shown.current = opening
  }, [opening])
  useLayoutEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problem])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const again =
      event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter?.getAttribute('value') === 'again'
    const written = new FormData(event.currentTarget).get('written')
    actor.send(
      again
        ? { type: 'visitor.askedForCode' }
        : { type: 'visitor.submitted', written: typeof written === 'string' ? written : '' },
    )
  }

  return (
    <div className={styles.page}>
      <PageHead
        title={t('account.signUp.title', { step: t(`account.signUp.${step}.short`), at })}
        description={t('account.signUp.description')}
        canonical={pathTo('signup', { id: 1 })}
        noindex={at > 1}
      />
      <div className={styles.inside}>
        <StepList at={at} />
        <div className={styles.stage} data-turning={turning || undefined}>
          <AnimatePresence initial={false} custom={turn.back}>
            <StepCard
              key={step}
              onOpen={holdForm}
              back={turn.back}
              opening={opening}
              written={refused?.written}
              problem={problem}
              busy={busy}
              isWorking={isWorking}
              onSubmit={submit}
              onEdit={() => actor.send({ type: 'visitor.edited' })}
              onBack={() => actor.send({ type: 'visitor.wentBack' })}
            />
          </AnimatePresence>
        </div>
        {at === 1 && vipps && <ProviderButton provider="vipps" sandbox={sandbox} />}
        <p className={styles.already}>
          {t('account.signUp.already')} <Link to={pathTo('login')}>{t('account.signUp.logIn')}</Link>
        </p>
        {recovery && (
          <p className={styles.already}>
            <Link to={pathTo('recover')}>{t('pages.login.recover')}</Link>
          </p>
        )}
      </div>
    </div>
  )
}

function useSignUp(
  { opening, refused }: { opening: SignUpPageProps['opening']; refused: SignUpPageProps['refused'] },
  form: RefObject<HTMLFormElement | null>,
) {
  const { step, status, puzzle } = opening
  const submit = useSubmit()
  const navigate = useNavigate()
  const locale = useLocale()
  const [machine] = useState(() => {
    const send = (more?: Record<string, string>) => {
      const fields = new FormData(form.current ?? undefined)
      for (const [name, value] of Object.entries(more ?? {})) fields.set(name, value)
      void submit(fields, { method: 'post', preventScrollReset: true })
    }
    return signupMachine.provide({
      actions: {
        keepAnswer: () => send(),
        register: () => send(),
        logIn: () => send(),
        askForCode: (_, { work }) => send({ intent: 'again', ...(work !== undefined && { [WORK_FIELD]: work }) }),
        showStep: (_, { step: next }) =>
          void navigate(pathTo('signup', { id: SIGN_UP_STEPS.indexOf(next) + 1 }), { preventScrollReset: true }),
      },
    })
  })
  const [input] = useState(() => ({
    step,
    status,
    locale,
    problem: refused?.problem,
    calm: typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))
  const actor = useActorRef(machine, { input })
  const shown = useRef(opening)
  const isWorking = useSolvedPuzzle(puzzle, (work) => actor.send({ type: 'visitor.askedForCode', work }))

  // Runs before paint, so that no answer to the new step reaches a machine still at the previous one.
  useLayoutEffect(() => {
    const { step: before } = shown.current
    if (shown.current !== opening)
      actor.send({
        type: 'step.opened',
        step: opening.step,
        status: opening.status,
        back: SIGN_UP_STEPS.indexOf(opening.step) < SIGN_UP_STEPS.indexOf(before),
      })
    shown.current = opening
  }, [actor, opening])
  useLayoutEffect(() => {
    if (refused) actor.send({ type: 'server.refused', problem: refused.problem })
  }, [actor, refused])

  const problem = useSelector(actor, (snapshot) =>
    snapshot.matches({ validation: 'faulty' }) ? snapshot.context.problem : undefined,
  )
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ submission: 'sending' }))
  const turning = useSelector(actor, (snapshot) => snapshot.matches({ motion: 'turning' }))
  return { actor, problem, busy, turning, isWorking }
}
