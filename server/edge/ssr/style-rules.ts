import * as v from 'valibot'

/** Where the build leaves the rules of its stylesheets, by the address of the sheet. */
export const STYLE_RULES_FILE = 'build/first-screen.json'

/** Elements (`name`), classes (`.name`) and attributes (`[name]`, `[name=value]`). */
const Marks = v.array(v.string())

export const StyleRule = v.object({
  /** The at-rules around it, outermost first. */
  inside: v.array(v.string()),
  /** Each with the marks of what it styles, and of what must stand around or before that. */
  selectors: v.array(v.object({ text: v.string(), subject: Marks, context: Marks })),
  declarations: v.array(v.string()),
})
export type StyleRule = v.InferOutput<typeof StyleRule>

export const StyleRules = v.record(v.string(), v.array(StyleRule))
export type StyleRules = v.InferOutput<typeof StyleRules>

/** An attribute as rules and pages both name it. */
export const attributeMark = (name: string, value?: string): string =>
  value === undefined ? `[${name}]` : `[${name}=${value}]`
