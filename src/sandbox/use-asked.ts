import { useCallback, useEffect, useState } from 'react'
import type { Result } from '#contracts/kernel/result.ts'

export type Asked<T> = { state: 'asking' } | { state: 'there'; value: T } | { state: 'failed'; why: string | undefined }

type Question<T> = { ask: () => Promise<Result<T>>; round: object }

/** Asks when mounted, when `ask` changes and when `again` is called. A late answer to an earlier request is dropped. */
export function useAsked<T>(ask: () => Promise<Result<T>>): { asked: Asked<T>; again: () => void } {
  const [answer, setAnswer] = useState<Question<T> & { asked: Asked<T> }>()
  const [round, setRound] = useState({})
  useEffect(() => {
    let isOver = false
    const listen = async () => {
      const result = await ask()
      if (!isOver)
        setAnswer({
          ask,
          round,
          asked: result.ok ? { state: 'there', value: result.value } : { state: 'failed', why: result.code },
        })
    }
    void listen()
    return () => {
      isOver = true
    }
  }, [ask, round])
  const isMine = answer?.ask === ask && answer.round === round
  return { asked: isMine ? answer.asked : { state: 'asking' }, again: useCallback(() => setRound({}), []) }
}
