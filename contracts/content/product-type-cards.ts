import * as v from 'valibot'
import { SitePath, Text } from './text.ts'

/** The card of a kind of product; `moreAction` is where "read more" leads. */
const Card = v.object({
  title: Text,
  text: Text,
  buttonText: Text,
  buttonUrl: SitePath,
  moreText: Text,
  moreAction: SitePath,
})

/** A card for each kind of product; which of them are active in a locale is not the card's to say. */
export const ProductTypeCards = v.object({
  mobile: Card,
  insurance: Card,
  refinancing: Card,
  power: Card,
})
export type ProductTypeCards = v.InferOutput<typeof ProductTypeCards>
