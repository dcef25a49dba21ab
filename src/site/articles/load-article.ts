import { redirect } from 'react-router'
import { answerPath, isOfLine } from '#contracts/content/answer-path.ts'
import type { PlanId } from '#contracts/catalogue/plans.ts'
import type { FaqCategory } from '#contracts/content/faq.ts'
import { titlesOf } from '#contracts/content/title.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { ChatEntry, Portal } from '#src/api/portal.ts'
import { askedFlow, mobileChat, refinancingChat } from '#src/site/landings/landing-chat.ts'
import type { ArticlePageProps } from './article-page.tsx'
import type { Reading } from './article-reading.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { titlesToBegin } from './titles-to-begin.ts'

type ArticleRequest = { line: FaqCategory; slug: string | undefined; query: URLSearchParams }

const NAMED = 8
const SECTIONS = { mobile: pathTo('mobile'), insurance: pathTo('insurance'), refinancing: pathTo('refinancing') }

export type ArticleSource = Pick<Portal, 'locale' | 'conversation' | 'report'> & {
  content: Pick<Portal['content'], 'posts' | 'articles'>
}

/** Redirects to the section page when the article is unknown or cannot be loaded (PAGE-18). */
export async function loadArticle(
  portal: ArticleSource,
  { line, slug, query }: ArticleRequest,
): Promise<ArticlePageProps> {
  const { locale, conversation, report } = portal
  const loaded = await Promise.all([readingOf(portal, line, slug ?? ''), titlesOf(portal.content, locale, line)]).catch(
    report,
  )
  const [article, titles] = loaded ?? []
  if (!article || !titles) throw redirect(SECTIONS[line])
  const others = titles.filter(({ title }) => title !== article.title)
  return {
    section: line,
    article,
    ...titlesToBegin(others, line, NAMED, query),
    chat: await conversation(chatOf(locale, line, query, article.plan)),
  }
}

async function readingOf(
  { content, locale }: ArticleSource,
  line: FaqCategory,
  slug: string,
): Promise<Reading | undefined> {
  const post = (await content.posts(locale)).find((each) => each.slug === slug && each.category === line)
  const path = `/${line}/${slug}`
  if (post) {
    const { title, subtitle, date, updated, content: html, plan } = post
    return {
      title,
      path,
      subtitle,
      description: subtitle,
      date,
      html,
      ...(updated && { updated }),
      ...(plan && { plan }),
    }
  }
  const found = (await content.articles(locale)).find((each) => each.slug === slug && isOfLine(line, each))
  return (
    found && {
      title: found.question,
      path: answerPath(found),
      description: found.answer[0] ?? '',
      answer: found.answer,
    }
  )
}

function chatOf(locale: Locale, line: FaqCategory, query: URLSearchParams, plan: PlanId | undefined): ChatEntry {
  if (line === 'mobile') return mobileChat({ locale, query, ...(plan && { plan }) })
  if (line === 'refinancing') return refinancingChat(query, locale)
  return { flow: askedFlow(locale, 'insurance_leads', [query.get('flow')]), step: query.get('step') ?? 'init' }
}
