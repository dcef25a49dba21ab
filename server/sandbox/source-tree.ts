import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type TypeScript from 'typescript'

export type Ts = typeof TypeScript
/** A source file as the TypeScript compiler reads it. */
export type File = { ts: Ts; root: string; path: string; source: TypeScript.SourceFile }

/** Undefined if the compiler is not installed, as in production. */
export const loadTypeScript = (): Promise<Ts | undefined> =>
  import('typescript').then(
    (module) => module.default,
    () => undefined,
  )

export function open(ts: Ts, root: string, path: string): File | undefined {
  if (!existsSync(join(root, path))) return undefined
  return {
    ts,
    root,
    path,
    source: ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true),
  }
}

export function memberOf({ ts }: File, object: TypeScript.ObjectLiteralExpression, name: string) {
  for (const member of object.properties) {
    if (!member.name || !ts.isIdentifier(member.name) || member.name.text !== name) continue
    if (ts.isPropertyAssignment(member)) return member.initializer
    if (ts.isShorthandPropertyAssignment(member)) return member.name
  }
  return undefined
}

export function find<Found>(file: File, looks: (node: TypeScript.Node) => Found | undefined): Found | undefined {
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

export function childrenOf({ ts }: File, node: TypeScript.Node): TypeScript.Node[] {
  const children: TypeScript.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  return children
}

/** The end of a member with the comma behind it, if there is one. */
export const afterComma = (text: string, end: number): number => end + (/^\s*,/.exec(text.slice(end))?.[0].length ?? 0)

/** The text from `start` to `end` is replaced. */
export type SourceEdit = { start: number; end: number; text: string }

export const edited = (source: string, edits: readonly SourceEdit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source)
