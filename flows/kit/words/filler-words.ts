const HEDGE_BEFORE =
  /^(?:(?:ja|jo|jada|ok|okei|okay|eh|hm+|vel|nja|altså|alltså|yes|well|so|så|nå|nu|men|and|og|och|but)(?:[\s,.!]+)|(?:tror|trur|i think|i guess) (?:(?:det|it) (?:er|är|is) )?)+/iu
const HEDGE_BEHIND =
  /[\s,.!–-]+(?:tror (?:jeg|eg|æ|jag|nok)|trur eg|antar (?:jeg|jag)|antager jeg|vist ?nok|visst|väl|vel|vell|altså|alltså|nok|da|då|så|jo|liksom|(?:sa|sade|sagde) (?:jeg|jag)|i said|i think|i guess|i believe|probably|now|nå|nu|just nu|lige nu|hvis jeg (?:husker|ikke tar).*|om jag minns.*|if i remember.*|egentlig|faktisk|faktiskt|actually|(?:går|er|är|funker|works?|is)(?: helt| just)? (?:bra|fint?|fine|ok)|ok|okei)[.!]*$/iu

/** Without the words that only say how sure someone is, or that lead in: "Lillehammer, tror jeg" is Lillehammer. */
export function withoutHedges(said: string): string {
  const bare = said.trim().replace(HEDGE_BEFORE, '').replace(HEDGE_BEHIND, '')
  return bare === said ? bare : withoutHedges(bare)
}

const MANNERS =
  /[\s,]+(?:er du (?:snill|grei|sød)|är du snäll|vær (?:så )?(?:snill|venlig|sød)|snälla|takk|tack|tak|thanks|thank you|please)[.!]*$/iu

/** Without what is said to be polite: "bytt til 3 gb er du snill" asks for nothing. */
export const withoutManners = (said: string): string => said.replace(MANNERS, '')
