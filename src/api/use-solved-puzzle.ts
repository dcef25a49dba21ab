import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#src/ui/use-hydrated.ts'

/**
 * Solves a puzzle unseen and tells its solution (TRU-05). True from the first paint until the puzzle is gone; where a
 * browser cannot solve it, false, and the page says how to go on.
 */
export function useSolvedPuzzle(puzzle: string | undefined, onSolved: (work: string) => void): boolean {
  const isHydrated = useHydrated()
  const [unsolved, setUnsolved] = useState<string>()
  const tell = useRef(onSolved)
  useEffect(() => void (tell.current = onSolved))
  useEffect(() => {
    if (puzzle === undefined) return
    let isGone = false
    const solve = async () => {
      const work = await (await import('./work-for.ts')).workFor(puzzle)
      if (!isGone) tell.current(work)
    }
    solve().catch(() => setUnsolved(puzzle))
    return () => void (isGone = true)
  }, [puzzle])
  return isHydrated && puzzle !== undefined && puzzle !== unsolved
}
