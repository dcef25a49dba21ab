import { useEffect } from 'react'

/** Unregisters every service worker found at start: an older portal left some behind (SHELL-14). */
export function useNoServiceWorker(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    navigator.serviceWorker
      .getRegistrations()
      .then((found) => Promise.all(found.map((each) => each.unregister())))
      .catch(() => undefined)
  }, [])
}
