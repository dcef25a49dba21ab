import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** Milliseconds between checks for new content while the page is visible. */
const EVERY = 20_000

/** Reloads an open page's data when the CMS content differs from `version` (CALL-16). Renders nothing. */
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

async function newerThan(version: string): Promise<boolean> {
  try {
    const { callPortal } = await import('#src/api/call-portal.ts')
    const { status } = await callPortal('/services/cms/version', {
      headers: { 'if-none-match': `"${version}"` },
      deadline: 5_000,
      throwHttpErrors: false,
    })
    return status === 200
  } catch {
    return false
  }
}
