import * as v from 'valibot'
import { SitePath, Text } from './text.ts'

/** The card of a kind of product; `moreAction` is where "read more" leads. */
export const ProductTypeCard = v.object({
  title: Text,
  text: Text,
  buttonText: Text,
  buttonUrl: SitePath,
  moreText: Text,
  moreAction: SitePath,
})
export type ProductTypeCard = v.InferOutput<typeof ProductTypeCard>

/** A card for each kind of product; which of them are active in a locale is not the card's to say. */
export const ProductTypeCards = v.object({
  mobile: ProductTypeCard,
  insurance: ProductTypeCard,
  refinancing: ProductTypeCard,
  power: ProductTypeCard,
})
export type ProductTypeCards = v.InferOutput<typeof ProductTypeCards>
