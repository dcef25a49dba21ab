import type { FlowName } from '#contracts/chat/flow-name.ts'

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
