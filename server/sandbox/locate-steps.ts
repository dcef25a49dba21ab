import { posix } from 'node:path'
import type TypeScript from 'typescript'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { childrenOf, find, loadTypeScript, memberOf, open, type File } from './source-tree.ts'
import { ROOT } from './write-replay.ts'

type Place = { name: string; at: string }

/**
 * Returns the source position of each step as `flows/…/file.ts:12`, following imports and parts. Empty if the
 * TypeScript compiler is not installed, as in production.
 */
export async function locateSteps(flow: FlowName, root: string = ROOT): Promise<Record<string, string>> {
  const ts = await loadTypeScript()
  const file = ts && open(ts, root, posix.join('flows', flow.replaceAll('_', '-'), 'flow.ts'))
  const steps = file && find(file, (node) => stepsIn(file, node))
  if (!file || !steps) return {}
  const ownHandover = find(file, (node) => (isNamed(file, node, 'humanHandover') ? node : undefined))
  const places = [
    ...(ownHandover ? [] : exitsOf(file)),
    ...stepsOf(file, steps, []),
    ...(ts.isObjectLiteralExpression(steps.parent.parent) ? partsOf(file, steps.parent.parent) : []),
  ]
  return Object.fromEntries(places.map(({ name, at }) => [name, at]))
}

/** The steps that `defineFlow` adds to a flow. */
function exitsOf({ ts, root }: File): Place[] {
  const part = open(ts, root, 'flows/handover/part.ts')
  const steps = part && find(part, (node) => stepsIn(part, node))
  const adding = open(ts, root, 'flows/kit/compose-flow.ts')
  const leave = adding && find(adding, (node) => (isNamed(adding, node, 'leave') ? node : undefined))
  return [
    ...(leave && ts.isPropertyAssignment(leave) ? placeOf(adding, leave) : []),
    ...(steps ? stepsOf(part, steps, []) : []).map(({ name, at }) => ({
      name: name === 'start' ? 'handover' : `handover.${name}`,
      at,
    })),
  ]
}

/** The steps of the parts that a flow or part uses. */
function partsOf(file: File, declared: TypeScript.ObjectLiteralExpression): Place[] {
  const { ts } = file
  const used = memberOf(file, declared, 'parts')
  if (!used || !ts.isObjectLiteralExpression(used)) return []
  return used.properties.flatMap((use) => {
    const at = use.name && (ts.isIdentifier(use.name) || ts.isStringLiteralLike(use.name)) ? use.name.text : ''
    const part =
      ts.isPropertyAssignment(use) && ts.isObjectLiteralExpression(use.initializer)
        ? memberOf(file, use.initializer, 'part')
        : undefined
    const named = part && ts.isCallExpression(part) ? part.expression : part
    if (!named || !ts.isIdentifier(named)) return []
    return results(file, named.text)
      .flatMap(({ where, value }) => placesOfPart(where, value))
      .map(({ name, at: place }) => ({ name: name === 'start' ? at : `${at}.${name}`, at: place }))
  })
}

function placesOfPart(file: File, defined: TypeScript.Expression): Place[] {
  const { ts } = file
  const [declared] = ts.isCallExpression(defined) ? defined.arguments : []
  if (!declared || !ts.isObjectLiteralExpression(declared)) return []
  const steps = memberOf(file, declared, 'steps')
  return [...(steps ? stepsOf(file, steps, []) : []), ...partsOf(file, declared)]
}

const stepsIn = (file: File, node: TypeScript.Node) =>
  isNamed(file, node, 'steps') && file.ts.isPropertyAssignment(node) ? node.initializer : undefined

function stepsOf(file: File, expression: TypeScript.Expression, seen: readonly TypeScript.Node[]): Place[] {
  const { ts } = file
  if (seen.includes(expression)) return []
  const on = (next: TypeScript.Expression, where = file) => stepsOf(where, next, [...seen, expression])
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression))
    return on(expression.expression)
  if (ts.isConditionalExpression(expression)) return [...on(expression.whenTrue), ...on(expression.whenFalse)]
  if (ts.isObjectLiteralExpression(expression)) {
    return expression.properties.flatMap((property) =>
      ts.isSpreadAssignment(property)
        ? on(property.expression)
        : [...placeOf(file, property), ...collectedIn(file, property)],
    )
  }
  if (ts.isIdentifier(expression)) return results(file, expression.text).flatMap(({ where, value }) => on(value, where))
  if (!ts.isCallExpression(expression) || !ts.isIdentifier(expression.expression)) return []
  return results(file, expression.expression.text).flatMap(({ where, value }) => on(value, where))
}

function placeOf({ ts, path, source }: File, { name }: TypeScript.ObjectLiteralElementLike): Place[] {
  if (!name || !(ts.isIdentifier(name) || ts.isStringLiteralLike(name))) return []
  return [{ name: name.text, at: `${path}:${source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1}` }]
}

/** The questions of a stretch that collects facts. */
function collectedIn(file: File, property: TypeScript.ObjectLiteralElementLike): Place[] {
  const { ts } = file
  if (!ts.isPropertyAssignment(property)) return []
  const stretches = ts.isIdentifier(property.initializer)
    ? results(file, property.initializer.text)
    : [{ where: file, value: property.initializer }]
  return stretches.flatMap(({ where, value }) => {
    if (!ts.isObjectLiteralExpression(value)) return []
    const collect = value.properties.find((member) => isNamed(where, member, 'collect'))
    if (!collect || !ts.isPropertyAssignment(collect) || !ts.isObjectLiteralExpression(collect.initializer)) return []
    return collect.initializer.properties
      .flatMap((fact) => placeOf(where, fact))
      .map(({ name, at }) => ({ name: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), at }))
  })
}

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
