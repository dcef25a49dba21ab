import * as v from 'valibot'
import { Text } from './text.ts'

export const ProductList = v.object({
  title: Text,
  description: Text,
  content: v.array(Text),
  helpText: Text,
  helpButtonText: Text,
})
export type ProductList = v.InferOutput<typeof ProductList>
