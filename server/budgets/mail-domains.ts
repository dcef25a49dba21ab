const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Where people of all kinds have their mailboxes: many orders with one of these tell nothing. */
const SHARED = names(`
  gmail.com googlemail.com outlook.com outlook.no outlook.dk hotmail.com hotmail.no hotmail.se hotmail.dk live.com live.no
  live.se live.dk msn.com icloud.com me.com mac.com yahoo.com yahoo.no yahoo.se yahoo.dk proton.me protonmail.com pm.me
  fastmail.com gmx.com gmx.net online.no getmail.no broadpark.no lyse.net altibox.no telia.com telia.se comhem.se
  bredband.net spray.se home.se swipnet.se tele2.se mail.dk stofanet.dk jubii.dk ofir.dk youmail.dk webspeed.dk
`)

/** Mailboxes for ten minutes, known by name; those with new names show by how many customers share one. */
const THROWAWAY = names(`
  10minutemail.com 10minutemail.net 20minutemail.com dispostable.com discard.email emailondeck.com fakeinbox.com
  getairmail.com getnada.com grr.la guerrillamail.com guerrillamail.info guerrillamail.net guerrillamail.org
  guerrillamailblock.com inboxkitten.com mail-temp.com mailcatch.com maildrop.cc mailinator.com mailinator.net mailnesia.com
  mailpoof.com mailsac.com mintemail.com moakt.com mohmal.com mytemp.email nada.email sharklasers.com spam4.me
  spamgourmet.com temp-mail.io temp-mail.org tempail.com tempinbox.com tempmail.com tempmail.dev tempmail.net tempr.email
  throwawaymail.com trashmail.com trashmail.de trashmail.net yopmail.com yopmail.fr yopmail.net
`)

export type MailDomain = { domain: string; kind: 'shared' | 'throwaway' | 'own' }

/** Services give out subdomains as well: the longest known ending counts. */
export function mailDomainOf(email: string): MailDomain {
  const domain = email.toLowerCase().split('@').at(-1) ?? ''
  const endings = domain.split('.').map((_, at, parts) => parts.slice(at).join('.'))
  if (endings.some((ending) => THROWAWAY.has(ending))) return { domain, kind: 'throwaway' }
  return { domain, kind: endings.some((ending) => SHARED.has(ending)) ? 'shared' : 'own' }
}
