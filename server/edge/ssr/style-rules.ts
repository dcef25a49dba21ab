import * as v from 'valibot'

export const STYLE_RULES_FILE = 'build/first-screen.json'

/** Elements (`name`), classes (`.name`) and attributes (`[name]`, `[name=value]`). */
const Marks = v.array(v.string())

export const StyleRule = v.object({
  /** Enclosing at-rules, outermost first. */
  inside: v.array(v.string()),
  /** `subject` are the marks of the styled element, `context` those of its ancestors and preceding siblings. */
  selectors: v.array(v.object({ text: v.string(), subject: Marks, context: Marks })),
  declarations: v.array(v.string()),
})
export type StyleRule = v.InferOutput<typeof StyleRule>

export const StyleRules = v.record(v.string(), v.array(StyleRule))
export type StyleRules = v.InferOutput<typeof StyleRules>

export const attributeMark = (name: string, value?: string): string =>
  value === undefined ? `[${name}]` : `[${name}=${value}]`
