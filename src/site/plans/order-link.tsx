import type { ComponentProps } from 'react'
import { LinkButton } from '#src/ui/button.tsx'

type OrderLinkProps = Omit<ComponentProps<typeof LinkButton>, 'onClick'> & { onOrder: () => void }

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
