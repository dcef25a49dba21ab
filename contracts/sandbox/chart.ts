export type ChartKind = 'say' | 'ask' | 'call' | 'branch' | 'end' | 'state' | 'compound' | 'parallel'

export type ChartNode = { id: string; title: string; kind: ChartKind; note?: string; parent?: string }

export type ChartWay = {
  id: string
  from: string
  to: string
  label: string
  by: 'answer' | 'outcome' | 'branch' | 'next' | 'event' | 'time'
}

export type Chart = { name: string; nodes: ChartNode[]; ways: ChartWay[]; starts: string[] }
