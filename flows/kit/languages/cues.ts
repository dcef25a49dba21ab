import type { FactName } from '#contracts/chat/facts.ts'

/** The facts that a correction or an announcement can name ("nummeret er …", "feil dato"). */
export type NamedFact = Extract<
  FactName,
  | 'name'
  | 'phone'
  | 'email'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'birthDate'
  | 'plan'
  | 'numberChoice'
  | 'currentSupplier'
  | 'startDate'
>

/** What a language says a wish, a complaint or a correction with; matched against `phraseOf` of the utterance. */
export type Cues = {
  cancel: RegExp
  /** Stops the order or the conversation. */
  stops: RegExp
  /** Asks to begin anew ("start på nytt"). */
  restarts: RegExp
  /** Says that nothing is right ("alt er feil"). */
  allWrong: RegExp
  /** Says that what is asked was told or asked before ("har allerede sagt det"). */
  toldBefore: RegExp
  /** Says what one has come for, and answers nothing ("jeg trenger et mobilabonnement"). */
  orders: RegExp
  /** Puts it off to another time. */
  later: RegExp
  /** Asks what was told before ("hvilken adresse står det", "når begynner det"). */
  noted: RegExp
  /** Asks for a call at a time ("ring etter 16", "jeg kan bare etter fire"). */
  callWish: RegExp
  /** Would rather have an e-mail than a call ("send meg heller en e-post"). */
  emailWish: RegExp
  english: RegExp
  login: RegExp
  bill: RegExp
  service: RegExp
  sorrow: RegExp
  /** Would rather not live. */
  despair: RegExp
  /** Opens a correction, or says that something is wrong or to be another. */
  corrects: RegExp
  /** Agrees to what is asked, or refuses it, in more words than yes and no. */
  agrees: RegExp
  refuses: RegExp
  nouns: Record<NamedFact, RegExp>
  born: RegExp
  /** Says whose agreement it is to be, where `named` stands for a full name ("skriv det på named"). */
  customer: RegExp
  /** Says who is to be called, likewise ("ring named"). */
  called: RegExp
  forms: Forms
}

/**
 * Words that a correction is built with ("nei, jeg mente …", "… ikke …", "nummeret slutter på …"), as alternatives of a
 * regular expression. Those of every language are understood in every conversation; empty where a language has none.
 */
export type Forms = {
  /** Puts right what was just said. */
  repairs: string
  /** Leads in, and says nothing of the value. */
  opens: string
  subject: string
  it: string
  my: string
  you: string
  can: string
  /** Stands between what is spoken of and its value. */
  is: string
  /** Stands between both, and says nothing of the value. */
  adverbs: string
  should: string
  be: string
  right: string
  better: string
  meant: string
  changes: string
  /** Takes one thing for another ("swap travel for car"), and what stands between both. */
  exchanges: string
  exchangedFor: string
  /** Takes back what was chosen, for what is named with it ("ombestemte meg, innbo"). */
  changesMind: string
  from: string
  to: string
  name: string
  spelled: string
  /** Says what somebody is called, or asks to have it written. */
  calls: string
  writes: string
  house: string
  family: string
  given: string
  /** Says that a family name is that of somebody else ("samme etternavn som meg"). */
  sameFamily: string
  middle: string
  with: string
  /** What stands behind it is denied. */
  denies: string
  /** Takes what is named behind it, and not what stands behind `than` ("heller 12 gb enn 6"). */
  prefers: string
  than: string
  and: string
  but: string
  /** One more of what can be chosen together, or one less. */
  adds: string
  only: string
  removes: string
  ends: string
  begins: string
  /** Asks for leave, as `can` does. */
  may: string
  /** Leads to what is chosen ("ta 6 gb", "vil ha 6 gb"). */
  takes: string
  wants: string
  /** Takes back what was said before. */
  forget: string
  /** Drops what is named behind it ("glem 3 gb, gjør det til 6"). */
  drops: string
  /** Says what stands there, which is wrong ("postnummeret ble 0355"). */
  became: string
  /** Says that another is taken in its place ("i stedet"). */
  instead: string
  /** Says that what is denied held before ("ikke Lie lenger"), and what holds now. */
  longer: string
  now: string
  /** Says that it is another or one more, or only hedges ("heller", "også", "egentlig"). */
  stead: string
  /** Before and behind a value, says how sure someone is or only leads in. */
  /** Says only that it comes to mind ("forresten"), and that nothing was wrong. */
  asides: string
  hedgesBefore: string
  hedgesBehind: string
  manners: string
  /** A swear word behind what is said. */
  oaths: string
  /** One in the middle of a question ("vad fan är skillnaden"). */
  oathsInside: string
  /** Says that there is too much or too little of it. */
  tooMuch: string
  /** Complains of a price ("that's a rip-off"), and chooses nothing. */
  dear: string
  /** Moves a day to a later or an earlier one. */
  delays: string
  advances: string
  /** Speaks of moving, keys or coming in, when power is to begin. */
  movesIn: string
  /** Says that the date of the month stays ("i januari samma dag"). */
  sameDay: string
  /** Tells when a home becomes one's own. */
  takesOver: string
  /** Tells until when another agreement lasts. */
  boundUntil: string
  /** Behind a no: not until then. */
  notBefore: string
  /** The child that something is ordered for, and what is the child's. */
  child: string
  childPossessive: string
  /** Opens a question about what was done ("did you change it"). */
  haveYou: string
  /** Whatever is sent to an address as a bill is no place that gets power or a SIM card. */
  bills: string
  /** Who may pay them besides people, and one more of a bill. */
  payers: string
  copies: string
  /** Somebody or something else, whose values are not the visitor's. */
  others: string
  /** Refuses nothing in front of a question ("nei, men …"). */
  mereNo: string
  /** Begins a clause of its own, and behind what is said, gives its reason. */
  joins: string
  reasons: string
  /** A word that is shortened, whose stop ends no clause ("kl. 15"). */
  shortened: string
  /** Names a floor or a door behind its number. */
  floors: string
  /** Says whose agreement it is to be ("sett det på Kari Vik"). */
  decides: string
  /** "Kari Vikens navn". */
  behindPossessive: string
  /** Whose relative somebody is, before and behind the word for them. */
  beforePerson: string
  behindPerson: string
  /** "I 82", "årgang 1982". */
  beforeYear: string
  /** Names a power of attorney, takes it back, and lets us fetch what it is for. */
  attorney: string
  withdraws: string
  fetches: string
  /** Tells what was put by mistake ("jeg skrev 5, det er 15"). */
  wrote: string
  /** Tells what is meant after all ("tenkte først på mai, men la oss si juni"). */
  letsSay: string
  /** Says that something is wrong or to be changed, and not what. */
  wrong: string
  /** The year of a date of birth ("feil år, 75"). */
  year: string
  beforeValue: string
  /** "Tibber som jeg har nå". */
  iHave: string
  /** Names the digits of a number, and says that two of them were swapped. */
  digits: string
  swaps: string
  /** Says which name was told first ("jag skrev efternamnet först"), and names both. */
  first: string
  bothNames: string
  /** Titles in front of a name, which are none of its parts, and which of several of one name somebody is. */
  titles: string
  generations: string
  /** Before the family name one was born with, and before the one of a marriage. */
  bornAs: string
  marriedAs: string
  /** Says where one lives, and where something is to be sent ("jeg bor i …, men send det til …"). */
  lives: string
  sends: string
  /** Between the end of a number and its digits ("slutter på 45"). */
  behindEnds: string
  /** Says that a number is the one to call or to send a code to. */
  calledOn: string
  /** "Bruk det andre nummeret mitt". */
  uses: string
  /** One more than the other. */
  also: string
  /** Of him or her, without a word for who that is. */
  theirs: string
  /** The value that was told at first ("den første mailen likevel"), and the one before. */
  firstTold: string
  toldBefore: string
  /** Leaves or takes back what was put right ("behold den", "som det var"). */
  keeps: string
  asItWas: string
  /** Says that it was told before ("jeg sa jo …", "… som sagt"). */
  saysAgain: string
  /** Names a telephone that takes no SMS. */
  landline: string
}
