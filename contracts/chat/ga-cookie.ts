/** The value of a `_ga` cookie such as GA1.1.1203.1699, set by an operator's own analytics. */
export const gaCookie = (cookies: string): string | undefined => /(?:^|;\s*)_ga=([\w.-]{1,200})/.exec(cookies)?.[1]

/** The client id is its last two parts. */
export const gaClientId = (cookies: string): string | undefined => gaCookie(cookies)?.split('.').slice(-2).join('.')
