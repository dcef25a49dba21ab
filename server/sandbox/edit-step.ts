import { join, posix } from 'node:path'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { FileChanges } from '#contracts/sandbox/file-changes.ts'
import type { EditableStep, StepEdit } from '#contracts/sandbox/step-edits.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { contentOf, doesNotFit, hashOf, linesOf, refuseStale, writeFiles, type ChangedFile } from './changed-files.ts'
import { faultsOfChange } from './check-change.ts'
import { addStep, TEXT_TYPES, wordsPath } from './new-step.ts'
import { afterComma, edited, type File, type SourceEdit } from './source-tree.ts'
import { findStep, folderOf, listsOf, waysIn, type Listed, type StepSource } from './step-source.ts'

/** What can be changed in the source of a step (0067). */
export async function editableStep(root: string, flow: FlowName, step: string): Promise<EditableStep> {
  const found = await findStep(flow, step, root)
  if (typeof found === 'string')
    return { at: '', isShared: false, lists: [], ways: [], refused: { order: [found], step: [found] }, read: {} }
  const { lists, refused } = listsOf(found)
  const ways = found.isOwn ? waysIn(found) : []
  return {
    at: found.at,
    isShared: found.isShared,
    lists: lists.map(({ list, members, keepsFirst }) => ({
      list,
      keepsFirst,
      members: members.map(({ key, text }) => ({ key, text })),
    })),
    ways: ways.map(({ at, node }) => ({ at, to: node.text })),
    refused: {
      order: lists.length + refused.length > 0 ? refused : ['The step has nothing whose order could be changed.'],
      step: ways.length > 0 ? [] : [whyNoStep(found)],
    },
    read: Object.fromEntries(
      [found.file.path, wordsPath(flow), TEXT_TYPES].map((path) => [path, hashOf(contentOf(root, path))]),
    ),
  }
}

const whyNoStep = ({ isOwn, at }: StepSource) =>
  isOwn
    ? 'The step leads to no step whose name is written in it, so none can be put behind it.'
    : `The step stands in a part or a function (${at}); there a step is added in the editor.`

/** What `writeStep` would change in the files, not yet checked. Throws where it would refuse. */
export const stepChanges = async (root: string, edit: StepEdit, flow: Flow): Promise<FileChanges> =>
  linesOf(await changedFiles(root, edit, flow))

/**
 * Writes the changed step, all files or none. Throws, having written nothing, if a file is not the one that was read,
 * or if with the change the flows do not compile or the check finds more in them.
 */
export async function writeStep(root: string, edit: StepEdit, flow: Flow): Promise<FileChanges> {
  const changed = await changedFiles(root, edit, flow)
  const isShared = changed.some(({ path }) => path !== TEXT_TYPES && posix.dirname(path) !== folderOf(edit.flow))
  const faults = await faultsOfChange({ root, files: changed, flow: isShared ? undefined : edit.flow })
  if (faults.length > 0) throw doesNotFit(...faults)
  writeFiles(root, changed)
  return linesOf(changed)
}

async function changedFiles(root: string, { flow: name, step, change, read }: StepEdit, flow: Flow) {
  const found = await findStep(name, step, root)
  if (typeof found === 'string') throw doesNotFit(found)
  const { edits, files } =
    change.kind === 'order'
      ? { edits: change.orders.map(({ list, keys }) => reordered(found, list, keys)), files: [] }
      : addStep({ root, found, change, flow })
  const { path, source } = found.file
  const after = await formatted(root, path, edited(source.text, edits))
  const changed: ChangedFile[] = [{ path, before: source.text, after }, ...files]
  refuseStale(changed, read)
  return changed.filter(({ before, after }) => before !== after)
}

function reordered(found: StepSource, list: Listed['list'], keys: readonly string[]): SourceEdit {
  const listed = listsOf(found).lists.find((one) => one.list === list)
  if (!listed) throw doesNotFit(`The order of the ${list} cannot be changed.`)
  const { members, node, keepsFirst } = listed
  const inOrder = keys.flatMap((key) => members.find((one) => one.key === key) ?? [])
  if (inOrder.length !== members.length || new Set(inOrder).size !== members.length)
    throw doesNotFit(`The ${list} are ${members.map(({ key }) => key).join(', ')}; each is named once.`)
  if (keepsFirst && inOrder[0] !== members[0])
    throw doesNotFit(`The box to tick is for the first choice, so ${members[0]?.key} stays first.`)
  const { text } = found.file.source
  const start = node.getStart(found.file.source) + 1
  const gap = /^\s*\n/.test(text.slice(start)) ? '\n' : ' '
  const written = inOrder.map((member) => withComments(found.file, member.node, gap))
  return { start, end: node.end - 1, text: gap + written.join('') }
}

/** A member with the comments above it and, on its line, behind it. */
function withComments({ ts, source }: File, node: Listed['members'][number]['node'], gap: string): string {
  const { text } = source
  const [above] = ts.getLeadingCommentRanges(text, node.pos) ?? []
  const behind = ts.getTrailingCommentRanges(text, afterComma(text, node.end))?.at(-1)
  const comment = behind ? ` ${text.slice(behind.pos, behind.end)}\n` : gap
  return `${text.slice(above?.pos ?? node.getStart(source), node.end)},${comment}`
}

const Config = v.looseObject({ printWidth: v.number() })

/** In the form the project's formatter gives it. */
async function formatted(root: string, path: string, source: string): Promise<string> {
  const { format } = await import('oxfmt')
  const config = v.parse(Config, JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8')))
  const { code, errors } = await format(posix.basename(path), source, config)
  if (errors[0]) throw doesNotFit(`${path} could not be read after the change: ${errors[0].message}`)
  return code
}
