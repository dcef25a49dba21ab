import { asc, eq, sql } from 'drizzle-orm'
import { supersededElements } from '#contracts/chat/changeable.ts'
import type { ChatElement } from '#contracts/chat/element.ts'
import { DEFAULT_LOCALE, readLocale, type Locale } from '#contracts/kernel/locale.ts'
import type { EvidenceContent, PersonalParts } from '#contracts/orders/evidence.ts'
import { chatSession, chatTurn } from '#server/brain/tables.ts'
import type { DbOrTx } from '#server/db/database.ts'

export type Conversation = Pick<EvidenceContent, 'flow' | 'locale'> & Pick<PersonalParts, 'shown' | 'answers'>

/** What the conversation showed at its last summary, and every answer that counted. */
export async function conversationShown(db: DbOrTx, session: string): Promise<Conversation | undefined> {
  const { elements, flow, flowVersion, createdAt } = chatTurn
  const rows = await db
    .select({
      locale: chatSession.locale,
      spoken: sql<string | null>`${chatSession.facts}->>'language'`,
      turn: { elements, flow, flowVersion, createdAt },
    })
    .from(chatSession)
    .leftJoin(chatTurn, eq(chatTurn.session, chatSession.id))
    .where(eq(chatSession.id, session))
    .orderBy(asc(chatTurn.n))
  const [row] = rows
  if (!row) return undefined
  const turns = rows.flatMap(({ turn }) => turn ?? [])
  const superseded = supersededElements(turns.flatMap(({ elements }) => elements))
  const said = turns.flatMap((turn) =>
    turn.elements.filter(({ seq }) => !superseded.has(seq)).map((element) => ({ element, turn })),
  )
  const confirming = said.findLast(({ element }) => element.content_type === 'summary')?.turn ?? turns.at(-1)
  const asked = (at: number) => said.slice(0, at).findLast(({ element }) => element.from === 'bot')?.element
  return {
    locale: languageOf(row),
    flow: confirming?.flow ? { name: confirming.flow, version: confirming.flowVersion ?? '' } : null,
    shown: said.flatMap(({ element, turn }) =>
      turn === confirming && element.from === 'bot' ? [shownOf(element)] : [],
    ),
    answers: said.flatMap(({ element, turn }, at) =>
      element.from === 'visitor' ? [answerOf(element, asked(at), turn.createdAt)] : [],
    ),
  }
}

const languageOf = ({ locale, spoken }: { locale: string; spoken: string | null }): Locale =>
  readLocale(String(spoken)) ?? readLocale(locale) ?? DEFAULT_LOCALE

const shownOf = ({ utterance, summary, suggested_responses }: ChatElement): PersonalParts['shown'][number] => ({
  text: utterance,
  ...(summary && { rows: summary.map(({ label, value }) => ({ label, value })) }),
  ...(suggested_responses.length > 0 && { buttons: suggested_responses.map(({ title }) => title) }),
})

function answerOf(
  { utterance, payload }: ChatElement,
  asked: ChatElement | undefined,
  at: Date,
): PersonalParts['answers'][number] {
  const ticked = asked?.parameters.consent_label
  return {
    at: at.toISOString(),
    question: asked?.utterance ?? '',
    answer: utterance,
    ...(payload !== undefined && { chosen: payload }),
    ...(ticked !== undefined && { ticked }),
  }
}
