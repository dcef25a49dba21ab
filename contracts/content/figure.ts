import * as v from 'valibot'
import { Text } from './text.ts'

/** A figure worth its size, and what it counts ("18", "banks asked at once"). */
export const Figure = v.object({ id: Text, value: Text, text: Text })
export type Figure = v.InferOutput<typeof Figure>
