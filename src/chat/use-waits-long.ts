import { useEffect, useState } from 'react'

const LONG = 8_000

/** Whether an effect has been waited for so long that the visitor is told (OPS-02). */
export function useWaitsLong(waits: boolean): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setLong(true), LONG)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [waits])
  return long
}
