import * as v from 'valibot'
import { Text } from './text.ts'

export const Figure = v.object({ id: Text, value: Text, text: Text })
export type Figure = v.InferOutput<typeof Figure>
