import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { offeredEntry } from '#contracts/chat/flow-offers.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { ownChat, type OwnChat, type PageDeclaration } from '#contracts/pages/page.ts'
import { PAGE_DECLARATIONS } from '#contracts/pages/pages.ts'
import type { Flow } from '#flows/kit/flow.ts'

const FILE = 'contracts/pages/pages.ts'

type Flows = Readonly<Record<string, Pick<Flow, 'entries' | 'locales'>>>
type Pages = Readonly<Record<string, Pick<PageDeclaration, 'chat'>>>

/** Pages whose conversation begins where its flow has no entry, or in a flow that is not offered there (FLOW-02). */
export function wrongPageEntries(flows: Flows, root: string, pages: Pages = PAGE_DECLARATIONS): string[] {
  const lines = readFileSync(join(root, FILE), 'utf8').split('\n')
  return Object.entries(pages).flatMap(([page, declaration]) => {
    const chat = ownChat(declaration.chat)
    if (!chat) return []
    const line = lines.findIndex((written) => /^ {2}'?([\w-]+)'?:/.exec(written)?.[1] === page) + 1
    const faults = LOCALES.flatMap((locale) => faultOf(chat, locale, flows))
    return [...new Set(faults)].map((fault) => `${FILE}:${Math.max(line, 1)}  badEntry  ${page}: ${fault}`)
  })
}

function faultOf(chat: OwnChat, locale: Locale, flows: Flows): string[] {
  const named = typeof chat.flow === 'string' ? chat.flow : chat.flow[locale]
  const { flow, step } = offeredEntry({ flow: named, step: chat.step }, locale)
  const target = flows[flow]
  if (!target) return [`begins ${flow}, which does not exist`]
  if (!target.locales.includes(locale)) return [`begins ${flow}, which is not offered in ${locale}`]
  return target.entries.includes(step) ? [] : [`begins ${flow} at ${step}, which is no entry of it`]
}
