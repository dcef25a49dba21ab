import type { ComponentProps, MouseEvent } from 'react'
import { buttonLook, type ButtonLook } from './button-look.ts'
import { Loader } from './loader.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook & { busy?: boolean }

/** A button. `busy` keeps its place and focus, shows a loader and takes no second press. */
export function Button({ variant, large, wide, className, busy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook({ variant, large, wide, className })}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy && <Loader small />}
      {children}
    </button>
  )
}
