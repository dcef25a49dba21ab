import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 60rem)'

const hasMedia = () => typeof matchMedia === 'function'

/** False where the workbench shows its parts as tabs; must match the media queries of the sandbox's styles. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      if (!hasMedia()) return () => undefined
      const media = matchMedia(WIDE)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => !hasMedia() || matchMedia(WIDE).matches,
    () => true,
  )
}
