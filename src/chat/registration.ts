import type { RegistrationContent } from '#contracts/chat/call.ts'

/** Where a visitor comes from, as the page knows it. */
export type Visit = { search: string; referrer: string; cookie: string }

/** What the widget registers after init (CHAT-19): slug is sourceid, else utm_source, else the referrer, else 'direct'. */
export function registrationOf({ search, referrer, cookie }: Visit, entityId: string | undefined): RegistrationContent {
  const params = new URLSearchParams(search)
  const named = (name: string) => params.get(name) || undefined
  return {
    entity_id: entityId ?? null,
    slug: clean(named('sourceid') ?? named('utm_source') ?? (referrer || 'direct'), 500),
    custom_data: {
      params: Object.fromEntries([...params].slice(0, 50).map(([name, value]) => [clean(name, 100), clean(value, 500)])),
      httpReferrer: clean(referrer, 2000) || null,
      gaCookie: gaCookie(cookie) ?? null,
    },
  }
}

/** The analytics client of a `_ga` cookie such as GA1.1.1203.1699: its last two parts. */
export function gaClientId(cookie: string): string | undefined {
  return gaCookie(cookie)?.split('.').slice(-2).join('.')
}

function gaCookie(cookie: string): string | undefined {
  return /(?:^|;\s*)_ga=([\w.-]{1,200})/.exec(cookie)?.[1]
}

/** Leaves out what the call's contract refuses, so that an odd address never keeps a conversation from beginning. */
function clean(text: string, longest: number): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
      .slice(0, longest)
      .toWellFormed()
  )
}
