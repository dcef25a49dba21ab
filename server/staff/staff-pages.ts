import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import type { Translate } from '#server/deps.ts'
import { fact, html, smallPage, type Markup } from '#server/edge/small-page.ts'
import type { Staff } from './staff-session.ts'
import type { Person } from './person-of-item.ts'
import type { WorkItem } from './work-items.ts'

type Page = { locale: Locale; translate: Translate; staff: Staff; now: number }

/** Lists what waits without naming any person. */
export function listPage({
  items,
  told,
  ...page
}: Page & { items: readonly WorkItem[]; told: 'retried' | 'resolved' | 'gone' | undefined }): Response {
  const { locale, translate, staff } = page
  const title = translate(locale, 'staff.title')
  const body = html`<h1>${title}</h1>
    ${told && html`<p role="status"><strong>${translate(locale, `staff.told.${told}`)}</strong></p>`}
    <p>
      ${items.length === 0 ? translate(locale, 'staff.nothing') : translate(locale, 'staff.count', { count: items.length })}
    </p>
    ${items.map(
      (item) =>
        html`<section>
          <h2>${titleOf(page, item)}</h2>
          ${factsOf(page, item)} ${form(page, item, 'show')} ${staff.role === 'mend' ? acts(page, item) : undefined}
        </section>`,
    )}
    ${signOut(page)}`
  return smallPage({ locale, title, body })
}

/** Shows whom an item is about; the look is logged before. */
export function itemPage({ item, person, ...page }: Page & { item: WorkItem; person: Person }): Response {
  const { locale, translate, staff } = page
  const title = titleOf(page, item)
  const body = html`<h1>${title}</h1>
    <p class="soft">${translate(locale, 'staff.logged')}</p>
    ${factsOf(page, item)}
    <dl>
      ${person.facts.map(({ label, value }) => fact(label, value))}
      ${person.facts.length === 0 ? fact(translate(locale, 'staff.person'), translate(locale, 'staff.unknown')) : undefined}
    </dl>
    ${staff.role === 'mend' ? acts(page, item) : undefined}
    <p><a href="/staff/orders">${translate(locale, 'staff.back')}</a></p>
    ${signOut(page)}`
  return smallPage({ locale, title, body })
}

function titleOf({ locale, translate }: Page, { kind, name, title }: WorkItem): string {
  const detail = title ? translate(locale, title) : kind === 'effect' ? name : undefined
  const what = translate(locale, `staff.kind.${kind}`)
  return detail === undefined ? what : `${what}: ${detail}`
}

function factsOf({ locale, translate, now }: Page, { state, reason, attempts, since, id, way }: WorkItem): Markup {
  const time = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Oslo',
  })
  const hours = Math.floor((now - since.getTime()) / 3_600_000)
  return html`<dl>
    ${fact(translate(locale, 'staff.state'), translate(locale, `staff.state.${state}`))}
    ${reason && fact(translate(locale, 'staff.reason'), reason)}
    ${fact(translate(locale, 'staff.since'), translate(locale, 'staff.age', { time: time.format(since), hours }))}
    ${fact(translate(locale, 'staff.attempts'), String(attempts))} ${fact(translate(locale, 'staff.id'), id)}
    ${way && fact(translate(locale, 'staff.way'), translate(locale, `staff.way.${way}`))}
  </dl>`
}

const acts = (page: Page, item: WorkItem): Markup =>
  html`${item.kind === 'holder' ? undefined : form(page, item, 'retry')} ${form(page, item, 'resolve')}`

const form = ({ locale, translate }: Page, { kind, id }: WorkItem, act: 'show' | 'retry' | 'resolve'): Markup =>
  html`<form method="post" action="/staff/orders/${act}" class="row">
    <input type="hidden" name="kind" value="${kind}" /><input type="hidden" name="id" value="${id}" />
    <label
      >${translate(locale, act === 'resolve' ? 'staff.note' : 'staff.why')}
      <input name="reason" required minlength="5" maxlength="500" autocomplete="off" />
    </label>
    <button>${translate(locale, `staff.act.${act}`)}</button>
  </form>`

const signOut = ({ locale, translate, staff }: Page): Markup =>
  html`<form method="post" action="/staff/logout">
    <button>${translate(locale, 'staff.signOut')}<span>${staff.name}</span></button>
  </form>`
