import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** How often a page that is looked at asks whether something was published, in milliseconds. */
const EVERY = 20_000

/**
 * Keeps the words of an open page as the CMS has them (CALL-16): asks now and then, and when the page is looked at again, whether
 * what it was made from (`version`) still is all there is; else its data are read anew, without a reload. Shows nothing.
 */
export default function ContentWatch({ version }: { version: string }) {
  const { revalidate, state } = useRevalidator()
  const seen = useRef({ version, state, revalidate })
  useEffect(() => {
    seen.current = { version, state, revalidate }
  }, [version, state, revalidate])

  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== 'visible' || seen.current.state !== 'idle') return
      const asked = seen.current.version
      if ((await newerThan(asked)) && seen.current.version === asked && seen.current.state === 'idle')
        await seen.current.revalidate()
    }
    const asking = () => void ask()
    const timer = setInterval(asking, EVERY)
    document.addEventListener('visibilitychange', asking)
    window.addEventListener('focus', asking)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', asking)
      window.removeEventListener('focus', asking)
    }
  }, [])
  return null
}

/** Whether the CMS holds something else; no answer means no. */
async function newerThan(version: string): Promise<boolean> {
  try {
    const answer = await fetch('/services/cms/version', {
      headers: { 'if-none-match': `"${version}"` },
      signal: AbortSignal.timeout(5_000),
    })
    return answer.status === 200
  } catch {
    return false
  }
}
