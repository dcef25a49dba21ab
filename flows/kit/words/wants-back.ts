import type { Locale } from '#contracts/kernel/locale.ts'
import { tokensOf } from './tokens.ts'

const BACK: Record<Locale, RegExp> = {
  nb_NO: new RegExp(
    '^(?:(?:nei|oi|ups|oops|beklager|sorry|æsj|hei|vent) )*(?:(?:det|dette|den) (?:var|er|ble|blei|vart) (?:jo )?(?:feil|galt)(?: svar| valg)?|(?:jeg|eg|æ|e) (?:skrev|skreiv|tastet|tasta|trykket|trykte|trykka|valgte|valde|svarte|svara) (?:visst )?(?:feil|galt)|(?:skrev|tastet|trykket|trykte|valgte|svarte|trykka) feil|feil(?: valg| svar| knapp| plan| abonnement)?|gå (?:et steg )?tilbake|gå ett steg tilbake|tilbake|et steg tilbake|forrige(?: spørsmål)?|(?:jeg|eg) (?:ombestemte|ombestemmer) meg|ombestemte meg|(?:jeg vil |kan jeg |kan eg |få )?(?:endre|forandre|rette) (?:på )?(?:det )?(?:forrige |siste )?(?:svaret|svar|det|valget)(?: mitt)?(?: jeg (?:svarte|skrev|valgte))?|det mente jeg ikke|mente ikke det|ups|oops|oi)$',
  ),
  en_US: /^(?:(?:no|oh|oops|sorry|wait) )*(?:(?:that|it|this) (?:was|is) (?:a mistake|wrong)|i (?:made a mistake|chose wrong|picked the wrong one|typed it wrong|changed my mind)|wrong(?: answer| choice| button)?|go back|back|(?:i want to |can i |let me )?change (?:my|the|that)(?: last| previous)? answer|undo|oops)$/,
  sv_SE: /^(?:(?:nej|oj|hoppsan|förlåt|vänta) )*(?:det (?:var|är|blev) fel|jag (?:skrev|tryckte|valde|svarade) fel|(?:skrev|tryckte|valde) fel|fel(?: svar| val| knapp)?|gå tillbaka|tillbaka|jag ändrade mig|(?:jag vill |kan jag )?ändra (?:mitt |det )?(?:förra |senaste )?svar(?:et)?|hoppsan)$/,
  da_DK: /^(?:(?:nej|ups|undskyld|vent) )*(?:det (?:var|er|blev) (?:forkert|en fejl)|jeg (?:skrev|trykkede|valgte|svarede) forkert|(?:skrev|trykkede|valgte) forkert|forkert(?: svar| valg| knap)?|gå tilbage|tilbage|jeg har ombestemt mig|jeg fortryder|(?:jeg vil |kan jeg )?ændre (?:mit |det )?(?:forrige |sidste )?svar(?:et)?|ups)$/,
}

/** Whether a text takes back the last answer ("nei det var feil", "gå tilbake"), and says nothing else. */
export function wantsBack(text: string, locale: Locale): boolean {
  const said = tokensOf(text).join(' ')
  return said.length < 80 && (BACK[locale].test(said) || (locale !== 'en_US' && BACK.en_US.test(said)))
}
