/** What a visitor asked the price lists in the address, so that they answer without scripts. Figures are whole numbers. */
export type Asked = { country?: string; minutes?: number; calls?: number; messages?: number; mb?: number }

/** The most of anything that a calculator reckons with. */
export const MOST = 1_000_000

/** A figure as typed: a whole number from 0 to the most, spaces allowed; undefined when it is none. */
export function readFigure(typed: string | null): number | undefined {
  const digits = typed?.replace(/[\s\u00a0.]/g, '') ?? ''
  if (!/^\d{1,7}$/.test(digits)) return undefined
  const figure = Number(digits)
  return figure <= MOST ? figure : undefined
}

/** Reads the query of a price page; what is no figure is as if it were not asked. */
export function readAsked(query: URLSearchParams): Asked {
  const country = query.get('land')?.slice(0, 60)
  const figures = { minutes: readFigure(query.get('minutter')), calls: readFigure(query.get('samtaler')), messages: readFigure(query.get('meldinger')), mb: readFigure(query.get('mb')) }
  const given = Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== undefined))
  return { ...(country && { country }), ...given }
}
