import { posix } from 'node:path'
import type TypeScript from 'typescript'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { StepList } from '#contracts/sandbox/step-edits.ts'
import { locateSteps } from './locate-steps.ts'
import { afterComma, find, loadTypeScript, memberOf, open, type File } from './source-tree.ts'

type Literal = TypeScript.ObjectLiteralExpression

/** A step as it is written in its source file. `isOwn`: among the steps of `flow.ts`, where another can be put beside it. */
export type StepSource = {
  file: File
  at: string
  property: TypeScript.PropertyAssignment
  literal: Literal
  isOwn: boolean
  isShared: boolean
}

export const folderOf = (flow: FlowName): string => posix.join('flows', flow.replaceAll('_', '-'))

/** The source of a step, or a sentence that tells why it cannot be edited. */
export async function findStep(flow: FlowName, step: string, root: string): Promise<StepSource | string> {
  const compiler = await loadTypeScript()
  const at = (await locateSteps(flow, root))[step]
  const [, path = '', line] = /^(.+):(\d+)$/.exec(at ?? '') ?? []
  const file = compiler && path !== '' ? open(compiler, root, path) : undefined
  if (!file || at === undefined) return `${step} is made by code, so it is changed in the editor.`
  const { ts } = file
  const names = new Set([step.split('.').at(-1), 'start', step])
  const property = find(file, (node) => {
    if (!ts.isPropertyAssignment(node) || lineOf(file, node) !== Number(line)) return undefined
    const written = nameOf(file, node)
    return names.has(written) || names.has(stepNameOf(written)) ? node : undefined
  })
  const literal = property && bare(file, property.initializer)
  if (!property || !literal || !ts.isObjectLiteralExpression(literal))
    return `${step} is made by code at ${at}, so it is changed in the editor.`
  const isOwn = path === posix.join(folderOf(flow), 'flow.ts') && isAmongSteps(file, property)
  return { file, at, property, literal, isOwn, isShared: posix.dirname(path) !== folderOf(flow) }
}

/** The name of the step that asks for a fact. */
const stepNameOf = (fact: string) => fact.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const lineOf = ({ source }: File, { name }: TypeScript.PropertyAssignment) =>
  source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1

const nameOf = ({ ts }: File, { name }: TypeScript.PropertyAssignment) =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : ''

function bare({ ts }: File, expression: TypeScript.Expression): TypeScript.Expression {
  let inner = expression
  while (ts.isAsExpression(inner) || ts.isSatisfiesExpression(inner) || ts.isParenthesizedExpression(inner))
    inner = inner.expression
  return inner
}

function isAmongSteps(file: File, { parent }: TypeScript.PropertyAssignment): boolean {
  const { ts } = file
  return ts.isPropertyAssignment(parent.parent) && nameOf(file, parent.parent) === 'steps'
}

export type Listed = {
  list: StepList
  node: Literal | TypeScript.ArrayLiteralExpression
  members: { key: string; text?: string; node: TypeScript.Node }[]
  keepsFirst: boolean
}

/** The lists of a step that can be put in another order, and a sentence for each that cannot. */
export function listsOf({ file, at, literal }: StepSource): { lists: Listed[]; refused: string[] } {
  const { ts } = file
  const asked = memberOf(file, literal, 'ask')
  const ask = asked && ts.isObjectLiteralExpression(asked) ? asked : literal
  const found: [StepList, TypeScript.Expression | undefined][] = [
    ['messages', memberOf(file, literal, 'say')],
    ['facts', memberOf(file, literal, 'collect')],
    ['choices', memberOf(file, ask, 'choices')],
  ]
  const keepsFirst = memberOf(file, ask, 'consent') !== undefined
  const lists = found.flatMap(([list, written]): (Listed | string)[] => {
    const node = written && bare(file, written)
    if (!node) return []
    if (ts.isArrayLiteralExpression(node)) {
      const members = node.elements.map((one) => ({ ...keyed(file, one), node: one }))
      return checked({ list, node, members, keepsFirst: false }, file, at)
    }
    if (!ts.isObjectLiteralExpression(node)) return [`The ${list} are made by code at ${at}.`]
    const members = node.properties.map((one) => ({ ...keyed(file, one), node: one }))
    return checked({ list, node, members, keepsFirst: keepsFirst && list === 'choices' }, file, at)
  })
  return {
    lists: lists.filter((one) => typeof one !== 'string'),
    refused: lists.filter((one) => typeof one === 'string'),
  }
}

function checked(listed: Listed, { ts, source }: File, at: string): (Listed | string)[] {
  const { list, members, node } = listed
  if (members.length < 2) return []
  const spread = members.find((one) => ts.isSpreadAssignment(one.node) || ts.isSpreadElement(one.node))
  if (spread) return [`The ${list} take in others (${spread.key}), so their order is changed in the editor, at ${at}.`]
  const numbered = members.find(({ key }) => /^'?\d+'?$/.test(key))
  if (numbered) return [`The ${list} are named by numbers, which stand in the order of the numbers.`]
  const last = members.at(-1)?.node.end ?? node.end
  const stray = [
    ...(ts.getTrailingCommentRanges(source.text, node.getStart(source) + 1) ?? []),
    ...(ts.getLeadingCommentRanges(source.text, afterComma(source.text, last)) ?? []),
  ]
  if (stray.length > 0) return [`The ${list} have a comment that belongs to none of them, at ${at}.`]
  return [listed]
}

function keyed(file: File, node: TypeScript.Node): { key: string; text?: string } {
  const { ts, source } = file
  if (ts.isStringLiteralLike(node)) return { key: node.text, text: node.text }
  if (!ts.isPropertyAssignment(node)) return { key: node.getText(source) }
  const key = node.name.getText(source)
  const value = bare(file, node.initializer)
  if (ts.isStringLiteralLike(value)) return { key, text: value.text }
  if (!ts.isObjectLiteralExpression(value)) return { key }
  const said = memberOf(file, value, 'title') ?? memberOf(file, value, 'say')
  const first = said && ts.isArrayLiteralExpression(said) ? said.elements[0] : said
  return first && ts.isStringLiteralLike(first) ? { key, text: first.text } : { key }
}

export type Way = { at: string; node: TypeScript.StringLiteralLike }

/** The ways on whose step is written out in the source of the step, by the path of keys to it. */
export function waysIn({ file, literal }: StepSource): Way[] {
  const { ts, source } = file
  const inside = (node: TypeScript.Node, path: readonly string[]): Way[] => {
    if (ts.isObjectLiteralExpression(node))
      return node.properties.flatMap((one) =>
        ts.isPropertyAssignment(one) ? inside(bare(file, one.initializer), [...path, one.name.getText(source)]) : [],
      )
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((one, index) => inside(bare(file, one), [...path, String(index + 1)]))
    return ts.isStringLiteralLike(node) && isWay(path) ? [{ at: path.join('.'), node }] : []
  }
  return inside(literal, [])
}

/** `leave.to` is a provider, `transferTo` another flow. */
function isWay(path: readonly string[]): boolean {
  const [before, last] = path.slice(-2)
  if (path.length === 1) return path[0] === 'next'
  return before === 'outcomes' || (last === 'to' && before !== 'leave')
}
