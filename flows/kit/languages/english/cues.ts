import type { Cues } from '../cues.ts'

export const englishCues: Cues = {
  cancel:
    /(?<!\S)(?:cancel|terminate|end|quit|stop) (?:\S+ ){0,2}(?:subscription|plan|contract|account|gb)(?: |$)|(?<!\S)unsubscribe(?: |$)/u,
  stops:
    /(?<!\S)(?:cancel|stop|abort|delete|drop|forget) (?:\S+ )?(?:order|everything|it all|all of it|whole|purchase)(?: |$)|(?<!\S)(?:do not|don t|dont) want (?:it|anything|to (?:order|buy|continue|go on))(?: |$)|^(?:no )?(?:stop|cancel|abort|i give up|nevermind|never mind)(?: this| it)?$|(?<!\S)(?:no longer|not) interested(?: |$)/u,
  later:
    /(?<!\S)(?:dont|don t|do not) order (?:\S+ )?yet(?: |$)|(?=.*(?<!\S)(?:tonight|tomorrow|later|another (?:time|day)|next week|on the weekend|this weekend)(?: |$))(?=.*(?<!\S)(?:do|finish\S*|continue|come|back|try|take|rest|get|wait|see)(?: |$))|(?<!\S)(?:no time|not now|have to go|gotta (?:go|run))(?: |$)|(?<!\S)(?:pausing|pause for|taking a break|brb|be right back|back soon|see you|talk later|ttyl)(?: |$)|(?<!\S)(?:have to|must|need to|gotta) (?:\S+ ){0,2}(?:go|run|leave|catch|dash)(?: |$)|^(?:not now|maybe (?:later|tomorrow)|let me think)$/u,
  noted:
    /(?<!\S)(?:(?:what|which) (?:\S+ ){0,5}(?:down|noted|written|did i (?:give|write|say)|do you have|have you got)|did you (?:get|note|write|change|update|save)|when does (?:it|the agreement) (?:start|begin))(?: |$)/u,
  callWish:
    /^(?:preferably|best|rather) (?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday)(?: please)?$|^(?:preferably |best )?(?:after|before) \d{1,2}(?: ?(?:am|pm))?(?: please| preferably)?$|(?<!\S)(?:(?:call|calls|ring|phone|reach|contact)(?: \S+){0,3} (?:after|before|between|around|at \d|in the (?:evening|morning|afternoon)|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|next week|in english)|english only|(?:preferably|only|best) (?:\S+ )?(?:(?:after|before|between) \d{1,2}|in the (?:evening|evenings|morning|mornings|afternoon))|(?:can|free|available|home|work|working)(?: \S+){0,4} (?:after|before|from|until|till) (?:\d{1,2}|two|three|four|five|six|work|school|lunch))(?: |$)/u,
  english:
    /^(?:(?:can|could|do|you|we|speak\S*|write|talk|in|i|switch|to|change|language|please|only|prefer|need|want|it|this|be) )*english(?: (?:please|only|thanks|instead))*$|(?<!\S)i (?:do not|don t|dont) (?:speak|understand) (?:norwegian|swedish|danish)/u,
  login:
    /(?<!\S)(?:can not|cannot|can t|cant|unable to|could not|couldn t) (?:\S+ ){0,2}(?:log|sign) ?in(?: |$)|(?<!\S)forgot(?:ten)? (?:\S+ ){0,2}password/u,
  bill: /(?<!\S)(?:bill|invoice) (?:\S+ ){0,4}(?:wrong|incorrect|too high|too much|mistake|twice)(?: |$)|(?<!\S)wrong (?:\S+ )?(?:bill|invoice)|(?<!\S)(?:charged|billed) (?:\S+ ){0,2}(?:twice|too much)/u,
  service:
    /(?<!\S)(?:waited|waiting|been) (?:\S+ ){0,4}(?:queue|hold|line)(?: |$)|(?<!\S)want to complain(?: |$)|(?<!\S)(?:terrible|awful|bad) (?:customer )?service/u,
  sorrow:
    /(?<!\S)(?:lost) my (?:husband|wife|mother|father|mum|dad|brother|sister|son|daughter|partner)(?: |$)|(?<!\S)(?:passed away|funeral|suicide|cancer|seriously ill|lost my job|grieving)(?: |$)|(?<!\S)(?:husband|wife|mother|father|mom|dad|son|daughter|brother|sister|partner)(?: \S+)? (?:died|is dead)(?: |$)/u,
  corrects:
    /^(?:it s|its|it is|this is) (?:actually )?for(?: |$)|^(?:forget it|forget that|never mind|forget|no|nope|oops|sorry|wait|hang on|wrong|correction)(?: |$)|(?<!\S)(?:meant|mean|wrong|typo|should (?:be|have been)|instead|rather|change|switch|changed my mind|actually|after all|by the way|(?:down|up) to|doesn t work|forgot|hang on|mistyped|not right|is right|is correct)(?: |$)/u,
  agrees:
    /(?<!\S)(?:have my (?:permission|consent|ok|blessing)|you (?:may|can)(?: |$)|(?:i )?(?:agree|accept|approve|consent|allow)(?! not)|(?:fine|ok|okay|good|cool|happy|all right|alright) (?:with|by|for)|(?:sounds|looks|seems) (?:good|fine|ok|okay|right|fair)|go (?:ahead|for it)|(?:check|fetch|do|run) (?:away|it|them)|no (?:problem|worries|objections?|harm)|(?:can|could) ?n? ?t hurt|don t mind|dont mind)(?: |$)/u,
  refuses:
    /(?<!\S)(?:(?:say|saying) no|rather (?:not|you didn t|you did not|you don t|skip)|(?:do not|don t|dont|won t|will not|would not|wouldn t) (?:want|agree|accept|consent|allow|give|like)|not (?:comfortable|happy|ok|okay|agreeing|accepting|giving)|no way|leave it|not doing|won t do|pass on|refuse|declin\w+|can t agree|(?:rather |d rather |prefer to )?(?:do|handle|sort|manage) (?:it|that|this) (?:out )?myself)(?: |$)/u,
  nouns: {
    name: /(?<!\S)(?:(?:sur|first |last |middle |family )?name|called|spelled|spelt)(?: |$)/u,
    phone: /(?<!\S)(?:(?:phone|mobile|cell)(?: number)?|number)(?: |$)/u,
    email: /(?<!\S)(?:e ?mail(?: address)?|mail)(?: |$)/u,
    street: /(?<!\S)(?:address|street|house number)(?: |$)/u,
    postalCode: /(?<!\S)(?:post(?:al)? ?code|postal|zip(?: code)?)(?: |$)/u,
    city: /(?<!\S)(?:city|town|place)(?: |$)/u,
    birthDate: /(?<!\S)(?:date|birth(?: ?date|day)|date of birth|year|born)(?: |$)/u,
    plan: /(?<!\S)(?:plan|subscription|package|gb)(?: |$)/u,
    numberChoice: /(?<!\S)(?:new number|keep my number)(?: |$)/u,
    currentSupplier: /(?<!\S)(?:supplier|provider)(?: |$)/u,
    startDate: /(?<!\S)(?:start(?:ing)?(?: date)?)(?: |$)/u,
  },
  born: /(?<!\S)(?:born|birthday|birth date|date of birth)(?: |$)/u,
  customer:
    /(?<!\S)(?:(?:put|write|make|set|register)(?: up)? (?:it|that|everything|(?:the )?(?:\S+ )?(?:plan|agreement|contract|order|subscription))(?: out)? (?:to|under|on|in|in the name of|under the name of)|should (?:be|stand|go) (?:to|under|on|in|in the name of|under the name of)) named(?: is name| s name)?(?: |$)|(?<!\S)named (?:(?:is )?(?:who|the one who|the one that) )?(?:should|shall|will) (?:be|stand) (?:on )?(?:the |my )?(?:customer|owner|\S*agreement|\S*contract|\S*plan|\S*order)(?: |$)/u,
  forms: {
    repairs: 'no|wait|oops|sorry|i mean|i meant|correction',
    opens: 'forget it|scratch that|hang on|hold on|no|oops|sorry|wait|but|and|correction',
    subject: 'i|we',
    it: 'it|that|this',
    my: 'my',
    you: 'you',
    can: 'can|could',
    is: "is|was|it['’]s",
    adverbs: 'actually|really|just|in fact',
    should: 'should',
    be: 'be|have been|been|say',
    right: 'right|correct',
    meant: 'meant|mean',
    changes: 'change|make|set|correct|update|switch|fix',
    from: 'from',
    to: 'to|with',
    name: 'name',
    spelled: 'spelled|spelt',
    calls: 'called|go by',
    writes: 'write|put|make it',
    house: String.raw`(?:house|street|building)\s?number|house`,
    family: 'surname|last name|family name',
    given: 'first name|given name',
    middle: 'middle name',
    with: 'with',
    denies: 'not|instead of|rather than',
    and: 'and',
    but: 'but',
    adds: 'add|too|also|as well|plus|forgot',
    only: 'just|only',
    removes:
      '(?:is|are) (?:already )?(?:covered|insured)|can wait|remove|drop|leave out|leave off|take (?:\\S+ ){0,2}(?:out|off|away)|scrap|scratch|lose|skip|without|minus',
    ends: 'ends?|ending|last',
    begins: 'begins?|starts?|first',
    may: 'may',
    takes: 'get|take|have|go with|go for',
    wants: 'want|would like|need',
    forget: 'forget it|forget that|never mind|scratch that',
    drops: 'forget|scrap|drop|ditch',
    became: 'became|came out as|says|reads',
    instead: 'instead',
    longer: 'any ?longer|any ?more|anymore',
    now: 'now',
    stead: 'rather|after all|actually|forgot|too',
    hedgesBefore: 'yes|well|ok|okay|eh|so|and|but|(?:i think|i guess)(?: it is)?',
    hedgesBehind:
      'i said|i think|i guess|i believe|i mean|probably|well|now|if i remember.*|actually|of course|obviously|naturally|(?:works?|is)(?: just)? (?:fine|ok)|by the way|btw|as i said|like i said|ok|okay',
    manners: 'thanks|thank you|please|pls|plz|thx',
    oaths: 'for (?:fucks? sake|gods sake)|ffs',
    tooMuch: 'too (?:much|little|big|large|small|expensive)|more than i (?:need|want)',
    delays: 'later|push|postpone|delay|after',
    advances: 'earlier|before|sooner',
    movesIn: 'move in|moving|keys',
    boundUntil: 'bound|tied|locked in|lock-in|runs out|expires|ends',
    notBefore: 'before|until',
    child: '(?:the|my) (?:child|kid|boy|girl|son|daughter)|he|she',
    childPossessive: "(?:the|my) (?:child|kid|boy|girl|son|daughter)['’]?s|his|her",
    others:
      'husband|wife|partner|boyfriend|girlfriend|spouse|son|daughter|mother|father|mum|mom|dad|brother|sister|grandmother|grandfather|grandma|grandpa|parents|uncle|aunt|cousin|friend|colleague|neighbour|neighbours|neighbors|friends|neighbor|boss|landlord|owner|he|she|his',
  },
}
