import * as v from 'valibot'
import { FlowName } from '#contracts/chat/flow-name.ts'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { ReadFiles } from './file-changes.ts'

/** The lists of a step whose order can be changed. */
export const STEP_LISTS = ['messages', 'facts', 'choices'] as const
export type StepList = (typeof STEP_LISTS)[number]

/** `key` is how a member is written in the source, `text` the id of what it says, if it is written there. */
const Member = v.object({ key: v.string(), text: v.optional(v.string()) })

/**
 * Response to GET /services/sandbox/steps?flow=&step=: what can be changed in the source of a step. `refused` are
 * sentences that tell what cannot, and why. `isShared`: other flows use the same source.
 */
export const EditableStep = v.object({
  at: v.string(),
  isShared: v.boolean(),
  lists: v.array(v.object({ list: v.picklist(STEP_LISTS), members: v.array(Member), keepsFirst: v.boolean() })),
  ways: v.array(v.object({ at: v.string(), to: v.string() })),
  refused: v.object({ order: v.array(v.string()), step: v.array(v.string()) }),
  read: ReadFiles,
})
export type EditableStep = v.InferOutput<typeof EditableStep>

const Key = v.pipe(v.string(), v.maxLength(200))
const Words = v.partial(v.object(v.entriesFromList(LOCALES, v.pipe(v.string(), v.maxLength(5000)))))

const Order = v.object({
  kind: v.literal('order'),
  orders: v.pipe(v.array(v.object({ list: v.picklist(STEP_LISTS), keys: v.array(Key) })), v.minLength(1)),
})

/** A step put between the step and the one its way `at` leads to; without choices it only says something. */
const NewStep = v.object({
  kind: v.literal('step'),
  at: Key,
  name: Key,
  says: Words,
  choices: v.pipe(v.array(v.object({ name: Key, to: Key, title: Words })), v.maxLength(20)),
})
export type NewStep = v.InferOutput<typeof NewStep>

/** Body of POST /services/sandbox/steps, which writes the files, and of …/steps/difference, which only tells what it would write. */
export const StepEdit = v.object({
  flow: FlowName,
  step: Key,
  change: v.variant('kind', [Order, NewStep]),
  read: ReadFiles,
})
export type StepEdit = v.InferOutput<typeof StepEdit>
