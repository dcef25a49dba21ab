import { createHash, timingSafeEqual } from 'node:crypto'

/** What is kept in place of a long random token: whoever reads the database cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Compares secrets in a time that tells nothing about either. */
export const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)))
