import * as v from 'valibot'
import { Text } from './text.ts'

export const HtmlPage = v.object({ title: Text, description: Text, content: Text })
export type HtmlPage = v.InferOutput<typeof HtmlPage>
