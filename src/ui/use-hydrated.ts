import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the scripts have taken the page over; false in the served HTML and while it is being taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
