import type { FlowName } from '#contracts/chat/flow-name.ts'

/** The sales card of a line of products (PROD-02). `orderLink` is where the order button leads without scripts. */
export type SalesCardContent = {
  title: string
  subtitle: string
  leftBoxLabel: string
  leftBoxValue: string
  rightBoxLabel: string
  rightBoxValue: string
  price: string
  priceText: string
  orderButtonText: string
  orderLink: string
  moreButtonText: string
  moreLink: string
  goalFlow: FlowName
  step: string
  productName: string
}
