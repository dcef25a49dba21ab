import { Link, type LinkProps } from 'react-router'
import { buttonLook, type ButtonLook } from './button-look.ts'

type LinkButtonProps = Omit<LinkProps, 'className'> & ButtonLook

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function LinkButton({ variant, large, wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonLook({ variant, large, wide, className })} />
}
