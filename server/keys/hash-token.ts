import { createHash } from 'node:crypto'

/** What is kept in place of a long random token: whoever reads the database cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
