import { useCallback, useState } from 'react'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import type { MaskedConversation } from '#contracts/sandbox/sandbox-service.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { askConversation, askConversations } from '#src/sandbox/service-calls.ts'
import { useAsked } from '../use-asked.ts'
import { AnswerOf } from './answer-of.tsx'
import styles from './panels.module.css'

/** Opens a stored conversation as a run; the server masks its personal data. */
export function ConversationsPanel({ flow, onOpen }: { flow: FlowName; onOpen: (text: string) => void }) {
  const t = useText()
  const time = new Intl.DateTimeFormat(languageTag(useLocale()), {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Oslo',
  })
  const { asked, again } = useAsked(useCallback(() => askConversations(flow), [flow]))
  const [problem, setProblem] = useState<string>()
  const [cut, setCut] = useState<MaskedConversation['cut']>()
  const open = async (id: string) => {
    const found = await askConversation(id)
    setProblem(found.ok ? undefined : (found.code ?? t('sandbox.failed')))
    setCut(found.ok ? found.value.cut : undefined)
    if (found.ok) onOpen(found.value.text)
  }
  return (
    <>
      <p className={styles.soft}>{t('sandbox.conversations.masked')}</p>
      <p role="alert" className={styles.error}>
        {problem}
      </p>
      <output className={styles.error}>
        {cut && t('sandbox.conversations.cut', { ...cut, stood: cut.stood ?? '–' })}
      </output>
      <AnswerOf asked={asked} onAgain={again}>
        {(conversations) =>
          conversations.length === 0 ? (
            <p className={styles.soft}>{t('sandbox.conversations.none')}</p>
          ) : (
            <ul className={styles.plain}>
              {conversations.map(({ id, begunAt, locale, turns, step, ended }) => (
                <li key={id} className={styles.item}>
                  <span>
                    {time.format(Date.parse(begunAt))} · {locale} · {t('sandbox.conversations.turns', { count: turns })}
                  </span>
                  <span className={styles.row}>
                    <code className={styles.code}>{ended ?? step ?? '–'}</code>
                    <Button variant="quiet" onClick={() => void open(id)}>
                      {t('sandbox.open')}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </AnswerOf>
    </>
  )
}
