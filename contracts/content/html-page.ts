import * as v from 'valibot'
import { Text } from './text.ts'

/** A page of running text (PAGE-15): a title, one sentence for search results, and HTML. */
export const HtmlPage = v.object({ title: Text, description: Text, content: Text })
export type HtmlPage = v.InferOutput<typeof HtmlPage>
