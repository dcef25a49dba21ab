import type { ComponentProps } from 'react'
import { LinkButton } from '#src/ui/button.tsx'

type OrderLinkProps = Omit<ComponentProps<typeof LinkButton>, 'onClick'> & { onOrder: () => void }

/** Opens an order chat over the page (CHAT-17); pressed before the scripts are there, or without them, it leads to the page `to` of the line. */
export function OrderLink({ onOrder, ...rest }: OrderLinkProps) {
  return (
    <LinkButton
      {...rest}
      onClick={(event) => {
        event.preventDefault()
        onOrder()
      }}
    />
  )
}
