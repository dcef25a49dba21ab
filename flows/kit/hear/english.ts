import type { Cues } from './language-cues.ts'

export const english: Cues = {
  cancel:
    /(?<!\S)(?:cancel|terminate|end|quit|stop) (?:\S+ ){0,2}(?:subscription|plan|contract|account|gb)(?: |$)|(?<!\S)unsubscribe(?: |$)/u,
  english:
    /^(?:(?:can|could|do|you|we|speak\S*|write|talk|in|i|switch|to|change|language|please|only|prefer|need|want|it|this|be) )*english(?: (?:please|only|thanks|instead))*$|(?<!\S)i (?:do not|don t|dont) (?:speak|understand) (?:norwegian|swedish|danish)/u,
  login:
    /(?<!\S)(?:can not|cannot|can t|cant|unable to|could not|couldn t) (?:\S+ ){0,2}(?:log|sign) ?in(?: |$)|(?<!\S)forgot(?:ten)? (?:\S+ ){0,2}password/u,
  bill: /(?<!\S)(?:bill|invoice) (?:\S+ ){0,4}(?:wrong|incorrect|too high|too much|mistake|twice)(?: |$)|(?<!\S)wrong (?:\S+ )?(?:bill|invoice)|(?<!\S)(?:charged|billed) (?:\S+ ){0,2}(?:twice|too much)/u,
  service: /(?<!\S)want to complain(?: |$)|(?<!\S)(?:terrible|awful|bad) (?:customer )?service/u,
  sorrow:
    /(?<!\S)(?:passed away|funeral|suicide|cancer|seriously ill|lost my job|grieving)(?: |$)|(?<!\S)(?:husband|wife|mother|father|mom|dad|son|daughter|brother|sister|partner)(?: \S+)? (?:died|is dead)(?: |$)/u,
  corrects:
    /^(?:it s|its|it is|this is) (?:actually )?for(?: |$)|^(?:no|nope|oops|sorry|wait|hang on|wrong|correction)(?: |$)|(?<!\S)(?:meant|mean|wrong|typo|should (?:be|have been)|instead|rather|change|switch|changed my mind|actually|after all|forgot|hang on|mistyped|not right|is right|is correct)(?: |$)/u,
  nouns: {
    name: /(?<!\S)(?:(?:sur|first |last |middle |family )?name|called|spelled|spelt)(?: |$)/u,
    phone: /(?<!\S)(?:(?:phone|mobile|cell)(?: number)?|number)(?: |$)/u,
    email: /(?<!\S)(?:e ?mail(?: address)?|mail)(?: |$)/u,
    street: /(?<!\S)(?:address|street|house number)(?: |$)/u,
    postalCode: /(?<!\S)(?:post(?:al)? ?code|zip(?: code)?)(?: |$)/u,
    city: /(?<!\S)(?:city|town|place)(?: |$)/u,
    birthDate: /(?<!\S)(?:date|birth(?: ?date|day)|date of birth|year|born)(?: |$)/u,
    plan: /(?<!\S)(?:plan|subscription|package|gb)(?: |$)/u,
    numberChoice: /(?<!\S)(?:new number|keep my number)(?: |$)/u,
    currentSupplier: /(?<!\S)(?:supplier|provider)(?: |$)/u,
    startDate: /(?<!\S)(?:start(?:ing)?(?: date)?)(?: |$)/u,
  },
  born: /(?<!\S)(?:born|birthday|birth date|date of birth)(?: |$)/u,
}
