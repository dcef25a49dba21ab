import type { ChartKind } from '#contracts/sandbox/chart.ts'

/** Every kind of state, a flow's before a machine's. */
export const CHART_KINDS = ['say', 'ask', 'call', 'branch', 'end', 'state', 'compound', 'parallel'] as const satisfies readonly ChartKind[]
