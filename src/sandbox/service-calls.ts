import * as v from 'valibot'
import {
  type AskBetween,
  Differences,
  FlowFigures,
  FoundBetween,
  Funnel,
  MaskedConversation,
  RealOutcome,
  type RealEffect,
  StoredConversations,
  type StoredReplay,
} from '#contracts/sandbox/sandbox-service.ts'
import { FileChanges } from '#contracts/sandbox/file-changes.ts'
import { EditableStep, type StepEdit } from '#contracts/sandbox/step-edits.ts'
import { EditableTexts, type EditTexts } from '#contracts/sandbox/text-edits.ts'
import type { Found } from '#contracts/chat/found.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { untilFetched } from '#src/ui/until-fetched.ts'

// A change to a flow is compiled and checked before it is written.
const PATIENCE = 120_000

export const askService = (request: RealEffect) => call('effects', RealOutcome, request)

export async function lookUp(question: AskBetween): Promise<Found | undefined> {
  const answered = await call('questions', FoundBetween, question)
  return answered.ok ? answered.value.found : undefined
}

export const askFunnel = (flow: FlowName, period: { from: string; to: string; page: string; version: string }) =>
  call(
    `flows/${flow}/funnel?${new URLSearchParams(Object.entries(period).filter(([, value]) => value !== ''))}`,
    Funnel,
  )

export const askFigures = (flow: FlowName) => call(`flows/${flow}/figures`, FlowFigures)

export const askConversations = (flow: FlowName) => call(`flows/${flow}/conversations`, StoredConversations)

/** The server masks personal data. */
export const askConversation = (id: string) => call(`conversations/${encodeURIComponent(id)}`, MaskedConversation)

export type ReplayPlace = { kind: 'flows' | 'machines'; name: string }

/** Development only. */
export const storeReplay = ({ kind, name }: ReplayPlace, replay: StoredReplay) =>
  call(`${kind}/${encodeURIComponent(name)}/replays`, v.object({ name: v.string() }), replay)

/** Without a `base`, what the flow's candidate changes. */
export const askDifferences = (flow: FlowName, text: string, base?: string) =>
  call(`flows/${flow}/differences`, Differences, { text, ...(base !== undefined && { base }) })

/** Development only, like those below. */
export const askTexts = (ids: readonly string[]) =>
  call(`texts?${new URLSearchParams(ids.map((id) => ['id', id]))}`, EditableTexts)

export const askTextChanges = (edit: EditTexts) => call('texts/difference', FileChanges, edit)

export const storeTexts = (edit: EditTexts) => call('texts', FileChanges, edit)

export const askStep = (flow: FlowName, step: string) =>
  call(`steps?${new URLSearchParams({ flow, step })}`, EditableStep)

export const askStepChanges = (edit: StepEdit) => call('steps/difference', FileChanges, edit)

export const storeStep = (edit: StepEdit) => call('steps', FileChanges, edit)

async function call<Shape extends v.GenericSchema>(path: string, shape: Shape, json?: object) {
  const { askPortal } = await untilFetched(() => import('#src/api/call-portal.ts'))
  return askPortal(`/services/sandbox/${path}`, shape, { deadline: PATIENCE, ...(json && { method: 'post', json }) })
}
