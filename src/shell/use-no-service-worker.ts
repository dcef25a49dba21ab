import { useEffect } from 'react'

/** Removes service workers that an older version of the portal left behind (SHELL-14). */
export function useNoServiceWorker(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    navigator.serviceWorker
      .getRegistrations()
      .then((found) => Promise.all(found.map((each) => each.unregister())))
      .catch(() => undefined)
  }, [])
}
