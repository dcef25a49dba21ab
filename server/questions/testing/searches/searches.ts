/**
 * Searches by the slugs of the articles that answer them, separated by |. Both lists were written before the index;
 * words were added to the index for misses in `workedWith`, none for `heldOut`.
 */
export type Searches = { workedWith: Record<string, string>; heldOut: Record<string, string> }

export const typed = (written: string): string[] =>
  written.split(/[|\n]/).flatMap((search) => (search.trim() === '' ? [] : [search.trim()]))
