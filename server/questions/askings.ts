/** Ways to ask for an article, by its name. */
export type Askings = ReadonlyMap<string, readonly string[]>

/** The name of what is asked often and that no article answers. */
export const UNANSWERED = '-'

/** Parses "name > way | way", one article a line. */
export const askings = (written: string): Askings =>
  new Map(
    written
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', said = ''] = line.split(' > ')
        return [name.trim(), ways(said)] as const
      }),
  )

/** Parses "way | way". */
export const ways = (written: string): string[] => written.split('|').map((way) => way.trim())
