import * as v from 'valibot'
import { FLOW_NAMES } from './flow-list.ts'

export const FlowName = v.picklist(FLOW_NAMES)
export type FlowName = v.InferOutput<typeof FlowName>

export const isFlowName = (written: string | null | undefined): written is FlowName => v.is(FlowName, written)
