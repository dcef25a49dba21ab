/** What a state is, for the eye: what happens there, or how it is made of others. */
export type ChartKind = 'say' | 'ask' | 'call' | 'branch' | 'end' | 'state' | 'compound' | 'parallel'

/** A state of a chart. `note` is one line on what happens there; `parent` the state it lies in. */
export type ChartNode = { id: string; title: string; kind: ChartKind; note?: string; parent?: string }

/** A way from one state to another: what takes it, and its name. Of several with the same ends each has an id of its own. */
export type ChartWay = {
  id: string
  from: string
  to: string
  label: string
  by: 'answer' | 'outcome' | 'branch' | 'next' | 'event' | 'time'
}

/** A statechart as it is drawn, of a flow or of a machine. `starts` are the states it can begin at. */
export type Chart = { name: string; nodes: ChartNode[]; ways: ChartWay[]; starts: string[] }
