import { useRouteLoaderData } from 'react-router'
import type { Day } from '#contracts/kernel/days.ts'

/** The day whose prices a page shows: the server's, which made the page; the browser's own only where the page's frame is missing. */
export const useToday = (): Day => useRouteLoaderData<{ today: Day }>('root')?.today ?? dayHere()

const dayHere = (): Day => new Date().toISOString().slice(0, 10)
