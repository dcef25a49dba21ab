import { LOCALES, languageTag, type Locale } from '#contracts/kernel/locale.ts'
import type { NewStep } from '#contracts/sandbox/step-edits.ts'
import { useText } from '#src/i18n/use-text.ts'
import { askStepChanges, storeStep } from '#src/sandbox/service-calls.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './edit-texts.module.css'
import panels from './panels.module.css'
import { SavingControls, useSaving } from './saving.tsx'
import type { StepFormProps } from './step-form.ts'

type Choice = NewStep['choices'][number]
/** What is written in the form. `at` and `to` are empty until something else than the first is chosen. */
export type AddedStep = Pick<NewStep, 'at' | 'name' | 'says' | 'choices'>

export const NOTHING_ADDED: AddedStep = { at: '', name: '', says: {}, choices: [] }

type AddStepProps = StepFormProps & { added: AddedStep; onAdded: (added: AddedStep) => void }

/** Puts a step behind the one shown: it says something, and asks if it has choices. */
export function AddStep({ service, source, editOf, added, onAdded, onAgain, onSaved }: AddStepProps) {
  const t = useText()
  const { locales, steps } = service.runnable.flow
  const spoken = LOCALES.filter((locale) => locales.includes(locale))
  const way = source.ways.find(({ at }) => at === added.at) ?? source.ways[0]
  const change: NewStep = {
    ...added,
    kind: 'step',
    at: way?.at ?? '',
    choices: added.choices.map((choice) => ({ ...choice, to: choice.to || (way?.to ?? '') })),
  }
  const edit = editOf(change, source.read)
  const saving = useSaving({
    hasChanges: true,
    show: () => askStepChanges(edit),
    store: () => storeStep(edit),
    onSaved,
  })
  const write = (more: Partial<AddedStep>) => {
    onAdded({ ...added, ...more })
    saving.reset()
  }
  const writeChoice = (index: number, more: Partial<Choice>) =>
    write({ choices: added.choices.map((choice, at) => (at === index ? { ...choice, ...more } : choice)) })
  return (
    <form onSubmit={saving.show} className={panels.plain}>
      <label className={panels.label}>
        {t('sandbox.add.way')}
        <select
          className={panels.input}
          value={way?.at}
          // The form stands where its button was pressed.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={added === NOTHING_ADDED}
          onChange={({ target }) => write({ at: target.value })}
        >
          {source.ways.map(({ at, to }) => (
            <option key={at} value={at}>
              {`${at} → ${to}`}
            </option>
          ))}
        </select>
      </label>
      <label className={panels.label}>
        {t('sandbox.add.name')}
        <input
          className={panels.input}
          value={added.name}
          spellCheck={false}
          autoCapitalize="none"
          placeholder="ask_again"
          onChange={({ target }) => write({ name: target.value })}
        />
      </label>
      <Words name={t('sandbox.add.says')} spoken={spoken} words={added.says} onWords={(says) => write({ says })} />
      {added.choices.map((choice, index) => (
        // Choices are only added at the end and taken away from there.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={index} className={styles.text}>
          <legend className={panels.heading}>{t('sandbox.add.choice', { number: index + 1 })}</legend>
          <label className={panels.label}>
            {t('sandbox.add.choiceName')}
            <input
              className={panels.input}
              value={choice.name}
              spellCheck={false}
              autoCapitalize="none"
              onChange={({ target }) => writeChoice(index, { name: target.value })}
            />
          </label>
          <label className={panels.label}>
            {t('sandbox.add.leadsTo')}
            <select
              className={panels.input}
              value={choice.to || way?.to}
              onChange={({ target }) => writeChoice(index, { to: target.value })}
            >
              {Object.keys(steps).map((step) => (
                <option key={step}>{step}</option>
              ))}
            </select>
          </label>
          <Words
            name={t('sandbox.add.title')}
            spoken={spoken}
            words={choice.title}
            onWords={(title) => writeChoice(index, { title })}
          />
        </fieldset>
      ))}
      <div className={panels.row}>
        <Button variant="quiet" onClick={() => write({ choices: [...added.choices, { name: '', to: '', title: {} }] })}>
          {t('sandbox.add.more')}
        </Button>
        {added.choices.length > 0 && (
          <Button variant="quiet" onClick={() => write({ choices: added.choices.slice(0, -1) })}>
            {t('sandbox.add.fewer')}
          </Button>
        )}
      </div>
      <SavingControls saving={saving} onAgain={onAgain} />
    </form>
  )
}

type WordsProps = {
  name: string
  spoken: readonly Locale[]
  words: NewStep['says']
  onWords: (words: NewStep['says']) => void
}

function Words({ name, spoken, words, onWords }: WordsProps) {
  return (
    <fieldset className={styles.text}>
      <legend className={panels.heading}>{name}</legend>
      {spoken.map((locale) => (
        <label key={locale} className={panels.label}>
          {locale}
          <textarea
            className={panels.prose}
            value={words[locale] ?? ''}
            lang={languageTag(locale)}
            onChange={({ target }) => onWords({ ...words, [locale]: target.value })}
          />
        </label>
      ))}
    </fieldset>
  )
}
