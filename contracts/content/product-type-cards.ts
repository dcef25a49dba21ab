import * as v from 'valibot'
import { SitePath, Text } from './text.ts'

const Card = v.object({
  title: Text,
  text: Text,
  buttonText: Text,
  buttonUrl: SitePath,
  moreText: Text,
  moreAction: SitePath,
})

export const ProductTypeCards = v.object({
  mobile: Card,
  insurance: Card,
  refinancing: Card,
  power: Card,
})
export type ProductTypeCards = v.InferOutput<typeof ProductTypeCards>
