const MANNERS =
  /[\s,]+(?:er du (?:snill|grei|sød)|är du snäll|vær (?:så )?(?:snill|venlig|sød)|snälla|takk|tack|tak|thanks|thank you|please)[.!]*$/iu

/** Without what is said to be polite: "bytt til 3 gb er du snill" asks for nothing. */
export const withoutManners = (said: string): string => said.replace(MANNERS, '')
