// A page of the debt register's own, shown once in a frame of the portal.
import { randomUUID } from 'node:crypto'
import { readDebts } from './registers.js'

const LASTS = Number(process.env.VIEW_LASTS ?? 60_000)
const WORDS = {
  nb_NO: { lang: 'nb-NO', title: 'Gjelden din hos registeret', done: 'Ferdig', gone: 'Siden kan åpnes én gang.' },
  sv_SE: { lang: 'sv-SE', title: 'Dina skulder hos registret', done: 'Klar', gone: 'Sidan kan öppnas en gång.' },
  da_DK: { lang: 'da-DK', title: 'Din gæld hos registret', done: 'Færdig', gone: 'Siden kan åbnes én gang.' },
  en_US: { lang: 'en-US', title: 'Your debts at the register', done: 'Done', gone: 'The page can be opened once.' },
}
const views = new Map()

export function openView({ nationalId, locale, portal, back }, origin) {
  if (!(locale in WORDS) || !URL.canParse(portal) || !URL.canParse(back)) return [400, { code: 'invalid' }]
  const id = randomUUID()
  views.set(id, { nationalId, locale, portal, back, until: Date.now() + LASTS })
  return [200, { address: `${origin}/views/${id}` }]
}

export function showView(id, response) {
  const view = views.get(id)
  views.delete(id)
  const known = view && view.until > Date.now()
  const { lang, title, done, gone } = WORDS[view?.locale ?? 'nb_NO']
  const nonce = randomUUID()
  const listed = known
    ? readDebts(view)[1]
        .map(({ lender }) => `<li>${lender}</li>`)
        .join('')
    : ''
  const body = known
    ? `<ul>${listed}</ul><p><a id="done" href="${escaped(view.back)}">${done}</a></p>`
    : `<p>${gone}</p>`
  // A link leads back without scripts. In a frame the portal's window is told instead, and closes it.
  const script = known
    ? `const tell = (event) => { event.preventDefault(); parent.postMessage({ from: 'view', happened: 'done' }, ${JSON.stringify(view.portal).replaceAll('<', '\\u003c')}) }
if (parent !== window) {
  document.getElementById('done').addEventListener('click', tell)
  addEventListener('keydown', (event) => event.key === 'Escape' && tell(event))
}`
    : ''
  const framedBy = known ? new URL(view.portal).origin : "'none'"
  response
    .writeHead(known ? 200 : 410, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors ${framedBy}`,
    })
    .end(
      `<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1>${body}</main><script nonce="${nonce}">${script}</script></html>`,
    )
}

const escaped = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
