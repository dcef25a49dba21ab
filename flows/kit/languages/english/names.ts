import { lines, words } from '../everyday.ts'
import type { Names } from '../names.ts'

export const englishNames: Names = {
  greetingPhrases: ['hi', 'hello'],
  bearers: words('i she he'),
  called: [],
  possessives: words('my the'),
  wholes: ['full'],
  nouns: ['name'],
  behindNoun: [],
  shouldBePhrases: [String.raw`should\s+be(?:\s+spelled)?`],
  introducingPhrases: [String.raw`(?:this|it)\s+(?:is|must\s+be)`, String.raw`i\s+am`, "i['’]m", "it['’]s"],
  behindIntroducing: ['then'],
  toldBehindPhrases: [],
  endingPhrases: ['here', 'thanks', String.raw`thank\s+you`, 'please', String.raw`by\s+the\s+way`, 'btw'],
  nextClausePhrases: [String.raw`(?:and|but)\s+(?:i|want)`],
  beforeOthersPhrases: [...words('and born phone nr number mail is reach me you can on at'), 'e-?mail'],
  particlesLikeWords: [],
  beforeLettersPhrases: words('with and a two double'),
  whereInName: lines('in the middle|at the end'),
  letterEndings: ['s'],
  nounEndings: [],
  asPart: words('in as'),
  shortNouns: [
    ['first', 'first name'],
    ['last', 'last name'],
  ],
  beforeThing: words('on in of'),
  papers: words(
    'passport licen driving driver id bank card agreement contract subscription order account bill invoice screen confirmation sim me',
  ),
  identityPapers: words('passport license licence id bankcard').concat(
    String.raw`bank\s+card`,
    String.raw`birth\s+certificate`,
    String.raw`driver['’]?s\s+licen[cs]e`,
    String.raw`id\s+card`,
  ),
  paperSaysPhrases: words('says reads').concat(String.raw`it['’]s`),
  signsPhrases: [String.raw`(?:(?:best|kind|warm)\s+)?regards`, 'sincerely', String.raw`yours\s+(?:truly|sincerely)`],
  nicknamedPhrases: [String.raw`go(?:es)?\s+by`, String.raw`known\s+as`, String.raw`calls?\s+me`],
  self: ['i', 'my own'],
  asSelf: { subject: 'i', possessive: 'my' },
  inNoName: words('the what why how not is my your don want need same'),
  happensPhrases: [String.raw`(?:the |my )?\p{L}{3,} (?:(?:is|are) )?\p{L}{4,}ing`],
  noNameAlone: words(
    'fuck off yes no thanks hello hi good morning wait stop later nothing ok lol asdf test bot robot idiot',
  ),
}
