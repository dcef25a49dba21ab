import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Loader } from './loader.tsx'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook & { busy?: boolean }

/** `busy` shows a loader, keeps the focus and ignores presses. */
export function Button({
  variant,
  large,
  wide,
  className,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
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

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'onFjord' | undefined
  large?: boolean | undefined
  wide?: boolean | undefined
  className?: string | undefined
}

export function buttonLook({ variant = 'primary', large, wide, className }: ButtonLook): string {
  return classNames(styles.button, styles[variant], large && styles.large, wide && styles.wide, className)
}

type LinkButtonProps = Omit<LinkProps, 'className'> & ButtonLook

export function LinkButton({ variant, large, wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonLook({ variant, large, wide, className })} />
}
