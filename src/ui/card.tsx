import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'section'> & { look?: 'raised' | 'tinted' | 'inactive' }

export function Card({ look = 'raised', className, ...rest }: CardProps) {
  return <section {...rest} className={classNames(styles.card, look !== 'raised' && styles[look], className)} />
}
