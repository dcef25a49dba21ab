import * as v from 'valibot'
import { POST_CATEGORIES, Post, Slug } from '#contracts/content/post.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { OutsidePage, OutsidePost } from '#server/gateways/content/port.ts'
import type { ContentDocument, Snapshot } from '#server/content/content-document.ts'
import { fitFields, type Known } from './fit-fields.ts'
import type { OutsidePlace } from './outside-pages.ts'

/** Null means that the server has no such page; a missing entry means that it never answered. */
export type Copy = { pages: Record<string, OutsidePage | null>; posts: Record<string, OutsidePost[]> }
export const EMPTY_COPY: Copy = { pages: {}, posts: {} }

/** Published external pages override ours, as do the posts of every category the server answered for (CALL-16). */
export function outsideDocuments(
  locale: Locale,
  copy: Copy,
  places: readonly OutsidePlace[],
  ours: Snapshot,
  known: Known,
): ContentDocument[] {
  const bodies = new Map<string, Record<string, unknown>>()
  for (const { key, name, part, entries, html } of places) {
    const page = copy.pages[key]
    const base =
      bodies.get(name) ??
      (ours.seed('page', locale, name) ?? ours.seed('page', 'en_US', name) ?? ours.seed('page', 'nb_NO', name))?.body
    if (!page || !base) continue
    const before = part ? bodyOf(bodyOf(base[part[0]])[part[1]]) : base
    const fitted = fitFields(page, before, entries, known, html)
    bodies.set(name, part ? { ...base, [part[0]]: { ...bodyOf(base[part[0]]), [part[1]]: fitted } } : fitted)
  }
  const made = [...bodies].map(([name, body]): ContentDocument => ({
    kind: 'page',
    locale,
    name,
    status: 'publish',
    body,
    version: 0,
    updatedAt: new Date(0),
  }))
  return [
    ...made,
    ...ours.seeds('page', locale).filter(({ name }) => !bodies.has(name)),
    ...posts(locale, copy, ours, known),
  ]
}

function posts(locale: Locale, copy: Copy, ours: Snapshot, known: Known): ContentDocument[] {
  const answered = POST_CATEGORIES.filter((category) => copy.posts[category] !== undefined)
  const kept = ours
    .seeds('post', locale)
    .filter(({ body }) => !answered.some((category) => category === body['category']))
  return [
    ...kept,
    ...answered.flatMap((category) =>
      (copy.posts[category] ?? []).flatMap((post) => postDocument(locale, category, post, known)),
    ),
  ]
}

function postDocument(locale: Locale, category: string, post: OutsidePost, known: Known): ContentDocument[] {
  if (!v.is(Slug, post['slug'])) return []
  const day = (time: unknown) => (typeof time === 'string' ? time.slice(0, 10) : undefined)
  const written = {
    ...post,
    date: day(post['date']),
    updated: day(post['modified']),
    subtitle: post['subtitle'] ?? post['excerpt'] ?? post['title'],
  }
  const body = { ...fitFields(written, {}, Post.entries, known, 'content'), category }
  return [{ kind: 'post', locale, name: post['slug'], status: 'publish', body, version: 0, updatedAt: new Date(0) }]
}

const bodyOf = (value: unknown): Record<string, unknown> =>
  v.is(v.record(v.string(), v.unknown()), value) ? value : {}
