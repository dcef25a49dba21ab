import { useRouteLoaderData } from 'react-router'
import type { Day } from '#contracts/kernel/days.ts'

/** The day on which the server rendered the page; the browser's day only when the root loader failed. */
export const useToday = (): Day => useRouteLoaderData<{ today: Day }>('root')?.today ?? dayHere()

const dayHere = (): Day => new Date().toISOString().slice(0, 10)
