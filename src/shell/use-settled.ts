import { useEffect, useState } from 'react'

/** Milliseconds after hydration; by then the content the visitor came for has loaded. */
const SETTLES = 3_000

export function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLES)
    return () => clearTimeout(timer)
  }, [])
  return settled
}
