import {
  ACCOUNT_FIELDS,
  fieldOf,
  isCardField,
  type CardField,
  type ColumnsOf,
} from '#contracts/account/account-fields.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

type FieldWords<Field extends CardField> = { label: string; row?: string } & (Field extends 'prefix'
  ? { problem?: never }
  : { problem: string }) &
  (Exclude<ColumnsOf<Field>, Field> extends never
    ? { archive?: Partial<Record<ColumnsOf<Field>, string>> }
    : { archive: Record<ColumnsOf<Field>, string> })

const WORDS: { [Field in CardField]: Record<Locale, FieldWords<Field>> } = {
  firstName: {
    nb_NO: { label: 'Fornavn', problem: 'Skriv hele navnet ditt' },
    sv_SE: { label: 'Förnamn', problem: 'Skriv hela ditt namn' },
    da_DK: { label: 'Fornavn', problem: 'Skriv hele dit navn' },
    en_US: { label: 'First name', problem: 'Please type your full name' },
  },
  middleName: {
    nb_NO: { label: 'Mellomnavn', problem: 'Navnet kan bare ha bokstaver' },
    sv_SE: { label: 'Mellannamn', problem: 'Namnet kan bara ha bokstäver' },
    da_DK: { label: 'Mellemnavn', problem: 'Navnet kan kun have bogstaver' },
    en_US: { label: 'Middle name', problem: 'A name has letters only' },
  },
  lastName: {
    nb_NO: { label: 'Etternavn', problem: 'Skriv hele navnet ditt' },
    sv_SE: { label: 'Efternamn', problem: 'Skriv hela ditt namn' },
    da_DK: { label: 'Efternavn', problem: 'Skriv hele dit navn' },
    en_US: { label: 'Last name', problem: 'Please type your full name' },
  },
  email: {
    nb_NO: { label: 'E-post', problem: 'Dette ser ikke ut til å være en gyldig e-postadresse.' },
    sv_SE: { label: 'E-post', problem: 'Det här ser inte ut att vara en giltig e-postadress.' },
    da_DK: { label: 'E-mail', problem: 'Dette ser ikke ud til at være en gyldig e-mailadresse.' },
    en_US: { label: 'E-mail', problem: 'This does not seem to be a valid e-mail address.' },
  },
  prefix: {
    nb_NO: { label: 'Landkode' },
    sv_SE: { label: 'Landskod' },
    da_DK: { label: 'Landekode' },
    en_US: { label: 'Country code' },
  },
  number: {
    nb_NO: {
      label: 'Mobilnummer',
      problem: 'Dette ser ikke ut til å være et gyldig telefonnummer',
      archive: { phone: 'Telefonnummer' },
    },
    sv_SE: {
      label: 'Mobilnummer',
      problem: 'Det här ser inte ut att vara ett giltigt telefonnummer',
      archive: { phone: 'Telefonnummer' },
    },
    da_DK: {
      label: 'Mobilnummer',
      problem: 'Dette ligner ikke et gyldigt telefonnummer',
      archive: { phone: 'Telefonnummer' },
    },
    en_US: {
      label: 'Mobile number',
      problem: 'This does not seem to be a valid phone number',
      archive: { phone: 'Phone number' },
    },
  },
  birthDate: {
    nb_NO: {
      label: 'Fødselsdato (valgfritt)',
      row: 'Fødselsdato',
      problem: 'Skriv datoen som DD/MM/ÅÅÅÅ, en dag som har vært',
    },
    sv_SE: {
      label: 'Födelsedatum (valfritt)',
      row: 'Födelsedatum',
      problem: 'Skriv datumet som DD/MM/ÅÅÅÅ, en dag som har varit',
    },
    da_DK: {
      label: 'Fødselsdato (valgfrit)',
      row: 'Fødselsdato',
      problem: 'Skriv datoen som DD/MM/ÅÅÅÅ, en dag der har været',
    },
    en_US: {
      label: 'Birth date (optional)',
      row: 'Birth date',
      problem: 'Write the date as DD/MM/YYYY, a day in the past',
    },
  },
  address1: {
    nb_NO: {
      label: 'Gate og nummer, eller postboks',
      row: 'Adresse',
      problem: 'Skriv gaten eller postboksen din',
      archive: { streetName: 'Gate', streetNumber: 'Husnummer', streetLetter: 'Bokstav' },
    },
    sv_SE: {
      label: 'Gata och nummer, eller postbox',
      row: 'Adress',
      problem: 'Skriv din gata eller postbox',
      archive: { streetName: 'Gata', streetNumber: 'Husnummer', streetLetter: 'Bokstav' },
    },
    da_DK: {
      label: 'Vej og nummer, eller postboks',
      row: 'Adresse',
      problem: 'Skriv din vej eller postboks',
      archive: { streetName: 'Vej', streetNumber: 'Husnummer', streetLetter: 'Bogstav' },
    },
    en_US: {
      label: 'Street and number, or postbox',
      row: 'Address',
      problem: 'Please type your street name or postbox',
      archive: { streetName: 'Street', streetNumber: 'House number', streetLetter: 'Letter' },
    },
  },
  entrance: {
    nb_NO: { label: 'Oppgang', problem: 'Høyst ti tegn' },
    sv_SE: { label: 'Uppgång', problem: 'Högst tio tecken' },
    da_DK: { label: 'Opgang', problem: 'Højst ti tegn' },
    en_US: { label: 'Entrance', problem: 'Ten characters at most' },
  },
  floor: {
    nb_NO: { label: 'Etasje', problem: 'Høyst ti tegn' },
    sv_SE: { label: 'Våning', problem: 'Högst tio tecken' },
    da_DK: { label: 'Etage', problem: 'Højst ti tegn' },
    en_US: { label: 'Floor', problem: 'Ten characters at most' },
  },
  apartment: {
    nb_NO: { label: 'Bolig', problem: 'Høyst ti tegn', archive: { apartment: 'Leilighet' } },
    sv_SE: { label: 'Lägenhet', problem: 'Högst tio tecken' },
    da_DK: { label: 'Lejlighed', problem: 'Højst ti tegn' },
    en_US: { label: 'Flat', problem: 'Ten characters at most', archive: { apartment: 'Apartment' } },
  },
  zipCode: {
    nb_NO: {
      label: 'Postnummer',
      problem: 'Dette ser ikke ut til å være et gyldig postnummer',
      archive: { postalCode: 'Postnummer' },
    },
    sv_SE: {
      label: 'Postnummer',
      problem: 'Det här ser inte ut att vara ett giltigt postnummer',
      archive: { postalCode: 'Postnummer' },
    },
    da_DK: {
      label: 'Postnummer',
      problem: 'Dette ligner ikke et gyldigt postnummer',
      archive: { postalCode: 'Postnummer' },
    },
    en_US: {
      label: 'Post code',
      problem: 'This does not seem to be a valid post code',
      archive: { postalCode: 'Post code' },
    },
  },
  city: {
    nb_NO: { label: 'Poststed', problem: 'Skriv poststedet ditt' },
    sv_SE: { label: 'Postort', problem: 'Skriv din postort', archive: { city: 'Ort' } },
    da_DK: { label: 'By', problem: 'Skriv din by' },
    en_US: { label: 'City', problem: 'Please type your city' },
  },
}

type Words = { label: string; row?: string; problem?: string; archive?: Readonly<Record<string, string>> }
const wordsOf = (name: CardField, locale: Locale): Words => WORDS[name][locale]

export function accountFieldTexts(locale: Locale): { area: string; texts: Record<string, string> }[] {
  const fields = Object.keys(ACCOUNT_FIELDS).filter(isCardField)
  const inForms = fields.flatMap((name) => {
    const { label, row = label, problem } = wordsOf(name, locale)
    return [
      [`account.field.${name}`, label],
      ...(fieldOf(name).row ? [] : [[`account.row.${name}`, row]]),
      ...(problem ? [[`account.problem.${name}`, problem]] : []),
    ]
  })
  const inArchive = fields.flatMap((name) => {
    const { label, row = label, archive } = wordsOf(name, locale)
    return Object.values(fieldOf(name).keeps).map(({ column }) => [
      `archive.column.${column}`,
      archive?.[column] ?? row,
    ])
  })
  return [
    { area: 'account-fields', texts: Object.fromEntries(inForms) },
    { area: 'server-account-fields', texts: Object.fromEntries(inArchive) },
  ]
}
