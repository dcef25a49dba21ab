import { useEffect, useState } from 'react'

/** How long after it lives a page counts as settled, in milliseconds: what the visitor came for has been fetched by then. */
const SETTLES = 3_000

/** Whether the page has lived for a while, so that what is not urgent may be fetched. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLES)
    return () => clearTimeout(timer)
  }, [])
  return settled
}
