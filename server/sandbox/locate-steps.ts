import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type TypeScript from 'typescript'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { ROOT } from './write-replay.ts'

type Ts = typeof TypeScript
type Place = { name: string; at: string }
/** A file of flows as it is parsed; `path` from the project's root, with slashes. */
type File = { ts: Ts; root: string; path: string; source: TypeScript.SourceFile }

/**
 * Where each step of a flow is written, `flows/…/file.ts:12`, found by following its imports; steps that `prefixSteps` renames
 * are found by their new names. Empty where there is no TypeScript compiler, as in production.
 */
export async function locateSteps(flow: FlowName, root: string = ROOT): Promise<Record<string, string>> {
  const ts = await import('typescript').then(
    (module) => module.default,
    () => undefined,
  )
  const file = ts && open(ts, root, posix.join('flows', flow.replaceAll('_', '-'), 'flow.ts'))
  const steps =
    file &&
    find(file, (node) =>
      isNamed(file, node, 'steps') && file.ts.isPropertyAssignment(node) ? node.initializer : undefined,
    )
  if (!file || !steps) return {}
  return Object.fromEntries(stepsOf(file, steps, []).map(({ name, at }) => [name, at]))
}

function open(ts: Ts, root: string, path: string): File | undefined {
  if (!existsSync(join(root, path))) return undefined
  return {
    ts,
    root,
    path,
    source: ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true),
  }
}

/** The steps an expression comes to, as far as that can be read: object literals, spread functions and constants. `seen` stops a circle. */
function stepsOf(file: File, expression: TypeScript.Expression, seen: readonly TypeScript.Node[]): Place[] {
  const { ts } = file
  if (seen.includes(expression)) return []
  const on = (next: TypeScript.Expression, where = file) => stepsOf(where, next, [...seen, expression])
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression))
    return on(expression.expression)
  if (ts.isConditionalExpression(expression)) return [...on(expression.whenTrue), ...on(expression.whenFalse)]
  if (ts.isObjectLiteralExpression(expression)) {
    return expression.properties.flatMap((property) =>
      ts.isSpreadAssignment(property) ? on(property.expression) : placeOf(file, property),
    )
  }
  if (ts.isIdentifier(expression)) return results(file, expression.text).flatMap(({ where, value }) => on(value, where))
  if (!ts.isCallExpression(expression) || !ts.isIdentifier(expression.expression)) return []
  const [first, second] = expression.arguments
  if (expression.expression.text === 'prefixSteps' && first && ts.isStringLiteralLike(first) && second) {
    return on(second).map(({ name, at }) => ({ name: first.text + name, at }))
  }
  return results(file, expression.expression.text).flatMap(({ where, value }) => on(value, where))
}

function placeOf({ ts, path, source }: File, { name }: TypeScript.ObjectLiteralElementLike): Place[] {
  if (!name || !(ts.isIdentifier(name) || ts.isStringLiteralLike(name))) return []
  return [{ name: name.text, at: `${path}:${source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1}` }]
}

/** What a name stands for: a constant's value, or what a function returns; in this file or the one it is imported from. */
function results(file: File, name: string): { where: File; value: TypeScript.Expression }[] {
  const { ts } = file
  const declared = find(file, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) return node
    return ts.isVariableDeclaration(node) && isNamed(file, node, name) ? node.initializer : undefined
  })
  if (declared) return returned(file, declared).map((value) => ({ where: file, value }))
  const from = find(file, (node) =>
    ts.isImportDeclaration(node) && imports(file, node, name) ? node.moduleSpecifier : undefined,
  )
  const other = from && ts.isStringLiteral(from) ? open(ts, file.root, pathOf(file, from.text)) : undefined
  return other ? results(other, name) : []
}

const pathOf = ({ path }: File, specifier: string) =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier)

function imports({ ts }: File, { importClause }: TypeScript.ImportDeclaration, name: string): boolean {
  const bindings = importClause?.namedBindings
  return (
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.some((element) => element.name.text === name)
  )
}

function returned(file: File, declared: TypeScript.Node): TypeScript.Expression[] {
  const { ts } = file
  if (!ts.isFunctionDeclaration(declared) && !ts.isArrowFunction(declared))
    return ts.isExpression(declared) ? [declared] : []
  if (!declared.body) return []
  if (ts.isExpression(declared.body)) return [declared.body]
  const inside = (node: TypeScript.Node): TypeScript.Expression[] => {
    if (ts.isFunctionLike(node)) return []
    return ts.isReturnStatement(node) && node.expression ? [node.expression] : childrenOf(file, node).flatMap(inside)
  }
  return inside(declared.body)
}

function isNamed({ ts }: File, node: TypeScript.Node, name: string): boolean {
  return (
    (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
    ts.isIdentifier(node.name) &&
    node.name.text === name
  )
}

/** The first thing looked for, from the outside in. */
function find<Found>(file: File, looks: (node: TypeScript.Node) => Found | undefined): Found | undefined {
  for (
    let level: TypeScript.Node[] = [file.source];
    level.length > 0;
    level = level.flatMap((node) => childrenOf(file, node))
  ) {
    for (const node of level) {
      const found = looks(node)
      if (found !== undefined) return found
    }
  }
  return undefined
}

function childrenOf({ ts }: File, node: TypeScript.Node): TypeScript.Node[] {
  const children: TypeScript.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  return children
}
