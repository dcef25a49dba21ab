import type * as v from 'valibot'
import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import { ChatLanding } from '#contracts/content/landings.ts'
import { camelCase, DOCUMENTS, type DocumentDeclaration } from '#contracts/content/documents.ts'
import { PlanPage } from '#contracts/content/plan-page.ts'
import { landingContents } from '#contracts/pages/page-chat.ts'
import type { PagePlace } from '#server/gateways/content/port.ts'

/** `part` is where in our document the fields go; `html` names the field that is HTML. */
export type OutsidePlace = {
  key: string
  name: string
  part?: readonly [string, string]
  place: PagePlace
  entries: Record<string, v.GenericSchema>
  html?: string
}

/** The pages read from an external server (CALL-16). `ids`: REST page numbers; `campaigns`: extra refinancing pages. */
export function outsidePages(ids: ReadonlyMap<string, string>, campaigns: readonly string[]): OutsidePlace[] {
  const { outside, shape } = DOCUMENTS['refinancing-landing-page']
  return [
    ...Object.entries<DocumentDeclaration>(DOCUMENTS).flatMap(([name, document]) => placesOf(name, document, ids)),
    ...landingContents().flatMap((name) => placesOf(name, { shape: ChatLanding }, ids)),
    ...campaigns.map((path) => addressed(path, { ...outside, uri: path }, shape)),
    ...PLAN_IDS.map((plan): OutsidePlace => ({
      ...addressed('plans', { ...PLAN, uri: `mobile-product/mobile-product-${plan}` }, PlanPage),
      part: ['plans', plan],
    })),
  ]
}

const PLAN = {
  group: 'mobileProduct',
  fields: 'title firstMessage subscriptionValue includedLeft includedRight excludedLeft excludedRight',
}

function placesOf(
  name: string,
  { shape, id, outside }: DocumentDeclaration,
  ids: ReadonlyMap<string, string>,
): OutsidePlace[] {
  if (outside) return [addressed(name, outside, shape)]
  const key = id ?? camelCase(name)
  const pageId = ids.get(key) ?? id
  return pageId === undefined || name === 'plans'
    ? []
    : [{ key: pageId, name, place: { pageId }, entries: shape.entries }]
}

const addressed = (
  name: string,
  { html, ...place }: NonNullable<DocumentDeclaration['outside']>,
  { entries }: DocumentDeclaration['shape'],
): OutsidePlace => ({ key: place.uri, name, place, entries, ...(html !== undefined && { html }) })
