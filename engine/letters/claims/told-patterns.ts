import {
  type Pattern,
  words,
  KIN,
  I_DID,
  I_NOT,
  REPORTED,
  HELPERS,
  WRITING,
  TOLD_OF,
  PAST,
  OBJECT,
} from '#engine/letters/claims/claim-words.ts'

/** What happened to the writer, and what they or others did. */
export const TOLD_PATTERNS: readonly Pattern[] = [
  [
    'circumstance',
    words(
      '\\b(?:my|our) (?:\\w{1,15} ){0,2}(?:father|mother|dad|mom|mum|parents?|son|daughter|kids?|child|children|brother|sister|cousin|uncle|aunt|nephew|niece|husband|wife|ex|spouse|partner|roommate|family|friend|neighbor|boyfriend|girlfriend)\\b|\\b(?:with|has|have|share|shares|of) (?:my|the same|a similar) name\\b',
    ),
  ],
  [
    'not_received',
    words(
      `${I_NOT}(?:receive|received|get|got|see|saw|seen|told|notified|informed|sent|given|shown)\\b|\\b(?:(?:no one|nobody) (?:ever |has |had )?|you (?:have |had |did )?(?:never|not) )(?:\\w{1,15} ){0,3}(?:told|tell|notif\\w{1,5}|inform\\w{0,3}|sent|send|answered|answer|replied|reply|respond\\w{0,3})\\b|\\bi (?:got|received|had) no(?:thing)?\\b|\\bno (?:\\w{1,15} )?(?:letters?|notices?|bills?|statements?|calls?|answers?|reply|word) (?:\\w{1,15} ){0,2}(?:reached|came|arrived|got)\\b`,
    ),
  ],
  [
    'report_made',
    words(
      '\\b(?:police|sheriff|identitytheft gov|ftc|federal trade commission|detective|affidavits?|notari[sz]ed|sworn|under oath|penalty of perjury|authorities)\\b',
    ),
  ],
  [
    'how_often',
    words(
      `\\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|umpteenth|\\d{1,3}(?:st|nd|rd|th)) (?:\\w{1,15} )?(?:letter|time|request|dispute|notice|attempt|complaint|call|email|try)\\b`,
    ),
  ],
  [
    'how_often',
    words(
      '\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|several|many|multiple|numerous|countless|few|some|dozens?|hundreds?|thousands?|of|other|more) (?:\\w{1,15} ){0,2}(?:times|letters|calls|disputes|requests|attempts|complaints|occasions|emails|visits)\\b',
    ),
  ],
  [
    'how_often',
    words(
      '\\b(?:dozens?|repeatedly|again and again|over and over|time and (?:time )?again|every (?:single )?(?:day|week|month)|thrice|more than once|for (?:days|weeks|months|years)|constantly|continually)\\b|\\b(?:once|twice) (?:already|before|by|in writing)\\b|\\b(?:called|wrote|written|asked|disputed|complained|told) (?:\\w{1,15} ){0,3}twice\\b',
    ),
  ],
  [
    'contact',
    words(
      `${I_DID}(?:hung up|called|phoned|telephoned|spoke|spoken|talked|emailed|e mailed|visited|met|contacted|notified|informed|complained|faxed|applied|submitted|provided|explained|proved|shown|showed|warned)\\b`,
    ),
  ],
  [
    'said_by_others',
    words(
      `\\b(?:you|they|he|she|it|representatives?|agents?|employees?|managers?|supervisors?|clerk|court|judge|doctor|${KIN}|company|collector|office|bureau) (?:have |has |had |already |even |also |itself |themselves |yourself |once |then ){0,3}(?:promised|agreed|admitted|confirmed|assured|gave (?:me|us|him|her) (?:\\w{1,15} ){0,2}(?:word|promise)|told (?:me|us|him|her|my \\w{1,15})|said (?:to me|so|that|it|this|they|he|she)|refused|ignored|lied|apologi[sz]ed|acknowledged|conceded|threatened|harassed|assured|dismissed|vacated)\\b`,
    ),
  ],
  [
    'circumstance',
    words(
      '\\b(?:hospital\\w{0,5}|surgery|cancer|illness|disabled|disability|unemployed|unemployment|laid off|deployed|deployment|active duty|divorc\\w{1,4}|widow\\w{0,3}|pandemic|hardship|homeless|evict\\w{1,4}|accident|pregnan\\w{1,3}|incarcerated|in jail|in prison|bankrupt|veteran|minor|underage|student|disaster|hurricane|flood|moved|abroad|retired|elderly|immigrant|when i was|jobless|out of work|dying|hospice|teenagers?|too young|a child|(?:hard|tough|difficult|bad) times|authori[sz]ed user|co ?signer|power of attorney)\\b',
    ),
    REPORTED,
  ],
  [
    'circumstance',
    words(
      '\\bi (?:have |had )?(?:lost|quit|left) my (?:\\w{1,15} )?(?:job|home|house|husband|wife|income|work|employment|son|daughter|mother|father|spouse)\\b|\\b(?:in|of|part of) my (?:\\w{1,15} )?bankruptcy\\b|\\bmy (?:\\w{1,15} )?(?:husband|wife|spouse|mother|father|son|daughter|child|partner|brother|sister) (?:\\w{1,15} )?(?:died|passed|fell ill|is ill|was ill|has|had)\\b|\\bi (?:was|am|became|got) (?:\\w{1,15} )?(?:ill|sick|injured|alive|married|single|abroad)\\b',
    ),
  ],
  [
    'said_by_others',
    words(
      '\\b(?:at|against) me\\b|\\byou (?:\\w{1,15} ){0,2}\\w{2,12}ed (?:me|us)\\b|\\b(?:was|were|been) (?:\\w{1,15} )?(?:consolidated|refinanced|modified|deferred|returned|surrendered|included in)\\b',
    ),
    /\b(?:please|reports?|reported|shows?|shown|says?|lists?|listed|gives?|states?|if|whether)\b/,
  ],
  // What the writer asked, wrote or was once is told, though a letter asks and writes by itself.
  [
    'own_act',
    words(
      `(?<!\\b${TOLD_OF} )\\b(?:i|we) (?:(?:${HELPERS}) ){0,3}(?:asked|requested|disputed(?! (?:it|this) (?:in my letter|with)\\b)|wrote|told|demanded|offered|gave|returned|waited|used to|learned)\\b`,
    ),
  ],
  ['own_act', words(`(?<!\\b${TOLD_OF} )\\b(?:i|we) (?:was|were|had(?! (?:no|never)\\b)) \\w{1,20}`)],
  [
    'told_event',
    words(
      `(?<!\\b${TOLD_OF} )\\b(?:they|he|she|nobody|no one|everyone|everybody|some ?one|some ?body|(?:my|our) (?:\\w{1,15} ){0,2}(?!(?:i|we|you|who|which|that|what)\\b)\\w{1,15}) (?:(?:never|also|already|once|only|just|still|even|ever|then|later|had|have|has) ){0,3}${PAST}\\b`,
    ),
    REPORTED,
  ],
  [
    'told_event',
    words(
      `(?<!\\b${TOLD_OF} )\\b(?:the|your|their|his|her|its|an?) (?:\\w{1,15} ){0,2}(?!(?:not|be|is|are|was|were|been|to|of|who|whoever|which|that|what)\\b)\\w{1,15} (?:(?:never|also|already|once|only|just|still|even|then|later|had|have|has) ){0,3}${PAST} ${OBJECT}\\b`,
    ),
    REPORTED,
  ],
  [
    'told_event',
    words(
      `\\b(?:was|were|had been|got) (?:\\w{1,15} ){0,2}(?:covered|handled|returned|delayed|lost|cancel+ed|approved|rejected|misapplied|misplaced|forwarded|bounced|sent|mailed|delivered|taken|given|charged|billed|garnished|shipped) (?:by|to|in|at|for|because|when)\\b|\\bbilling (?:errors?|mistakes?|mix ups?|disputes?)\\b|\\bthere (?:was|were|had been) (?:never |not )?(?:an?|no|some|any) \\w{1,20}`,
    ),
    REPORTED,
  ],
  [
    'told_event',
    words(
      '\\bmy (?:\\w{1,15} ){0,2}\\w{1,15} (?:can|will|could) (?:confirm|prove|show|testify|verify)\\b|\\b(?:letters?|emails?|receipts?|(?:bank|tax|my|their|own) (?:\\w{1,15} )?(?:records?|statements?|papers?)) (?:\\w{1,15} ){0,2}(?:says?|shows?|proves?|confirms?)\\b|\\bnever (?:arrived|came|reached|happened|worked|existed|showed up)\\b',
    ),
  ],
  ['told_event', words('\\byour (?:\\w{1,15} ){0,2}\\w{1,15} (?:was|were) \\w{1,20}'), REPORTED],
  [
    'own_act',
    words(
      '\\bi (?:have |had |also |am ){0,2}(?:enclos\\w{1,3}|attach\\w{0,3}|includ\\w{1,3}) (?!(?:(?:an? )?cop(?:y|ies) of (?:the |my |your |each )?(?:pages?|papers?|report|id|identification|bill|item|letter)|proof of my|what|this|it|them|everything|documents?)\\b)|\\bi (?:\\w{1,15} ){0,2}(?:sent|mailed|wrote|gave) (?:\\w{1,15} ){0,5}(?:before|already|earlier|certified|registered|fax|email|twice|again|last)\\b|\\bi already (?:sent|wrote|gave|asked|answered)\\b',
    ),
  ],
  [
    'told_event',
    words(
      '\\b(?:they|he|she|(?:the |your )?(?:collectors?|agents?|lenders?)) (?:\\w{1,15} ){0,2}[a-z]{3,15} (?:me|us|my \\w{1,15})\\b',
    ),
    REPORTED,
  ],
  // What went on at the company, and why they did it.
  [
    'said_by_others',
    words(
      '\\b(?:did|has|have|was|were|had) (?:your|the|a|one of your) (?:\\w{1,15} )?(?:managers?|agents?|representatives?|clerk|employees?|supervisors?|staff|workers?|people|lady|man|woman|guy)\\b|\\b(?:why|how) (?:did|do|have|could|can|would) you (?:\\w{1,15} )?(?:hang|hung|lie|lied|refus|ignor|promis|threat|harass|yell|laugh|tell|told|sell|sold|shar|lose|lost|reject|call)',
    ),
  ],
  [
    'said_by_others',
    words(
      '\\b(?:you|they|your \\w{1,15}) (?:\\w{1,15} ){1,4}(?:(?:just |only )?to (?:save|make|earn|hide|protect|cover|avoid) (?:\\w{1,15} )?(?:money|costs?|work|time|profits?|yoursel\\w{1,5}|themselves|mistakes|errors|tracks|paying|trouble)|out of (?:spite|greed|habit|laziness)|because (?:you|they) (?:do not )?(?:want|care|like|hate))\\b',
    ),
  ],
  ['how_often', words('\\b(?:not|hardly|never) the (?:first|only|last) (?:\\w{1,15} )?(?:time|one|mistake|error)\\b')],
  [
    'how_often',
    words(
      '\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,3}) (?:\\w{1,15} )?(?:late (?:marks?|payments?)|inquiries|collections|charge offs|late|errors|mistakes|payments|debts|disputes|complaints)\\b',
    ),
  ],
  [
    'told_event',
    words(
      '\\b(?:all|both|every|each|neither|none|no|the others?|two|three|other)(?: of)?(?: the| my| your| these)?(?: \\w{1,15})? (?:bureaus?|reports?|companies|creditors?|lenders?|banks?) (?:all |already |also |now |have |has |had |once ){0,2}(?:shows?|lists?|reports?|says?|agrees?|agreed|carry|carries|deletes?|confirms?|\\w{2,15}ed)\\b',
    ),
    /\b(?:please|if|whether|that you reported)\b/,
  ],
  [
    'told_event',
    words(
      '\\b(?:payments?|checks?|money|transfers?|refunds?|bills?|everything|account|debt|loan|card|it|they|this|that) (?:was|were|has been|have been|had been|has|have|had)(?: already| long| once| also| always| each| all){0,2}(?: been)? (?:made|sent|mailed|cashed|processed|posted|cleared|proven|proved|promised|agreed|arrived|bounced|gone through|come through)\\b|\\b(?:payments?|checks?|money|transfers?|refunds?) (?:never |had |has |always )?(?:cleared|posted|arrived|bounced|went through|came through|reached)\\b',
    ),
    REPORTED,
  ],
  [
    'own_act',
    words(
      '\\b(?:comes?|goes|come|go|came|went) (?:along )?with (?:this|it|my letter)\\b|\\b(?:is|are|was|were) (?:also )?(?:attached|enclosed|included)\\b|\\b(?:attached|enclosed) (?:is|are|you will find|please find|find)\\b',
    ),
  ],
  // What has been going on, what never was, and what a figure is or is not.
  ['told_event', words('\\b(?:has|have|had) been (?:\\w{1,15} )?(?!(?:report|show|list|furnish|print)ing\\b)\\w{2,15}ing\\b')],
  ['told_event', words('\\b(?:was|were|been) never \\w{1,20}'), REPORTED],
  [
    'told_event',
    words(
      '\\b(?:balance|limit|amount|payments?|fee|debt|dates?|number|creditor|lender|owner|collector|delinquency) (?:\\w{1,15} ){0,2}(?:is|was|are|were) (?:not (?:[$\\d]|(?:january|february|march|april|may|june|july|august|september|october|november|december|zero)\\b)|(?:\\w{1,15} )?(?:zero|nothing|less|more|lower|higher|smaller|larger|bigger|earlier|later|older|different)\\b)',
    ),
    REPORTED,
  ],
  ['circumstance', words('\\bi (?:am|was|turned|will be) (?:\\w{1,15} )?\\d{1,3}\\b')],
  // A sentence without its subject is the writer's.
  [
    'own_act',
    words(
      '^(?:never|not once|only|already|also) (?:\\w{1,15} ){0,2}(?:had|opened|owned|used|signed|applied|paid|called|wrote|lived|worked|received|got|heard|asked|agreed|missed|owed|closed|been)\\b|^(?:paid|called|wrote|mailed|faxed|settled|closed|returned|moved|disputed) (?:it|this|that|them|you|in|off|by|on|to|the|every|all|twice|online)\\b',
    ),
  ],
  ['own_act', words(`(?<!\\b${TOLD_OF} )\\b(?:i|we) (?:(?:${HELPERS}) ){0,4}(?!(?:${HELPERS}|${WRITING})\\b)[a-z]{1,20}\\b`)],
  [
    'harm',
    words(
      `\\bi (?:was|am|have been|had been|got|am being|keep being) (?:\\w{1,15} )?(?:denied|refused|turned down|rejected|declined|harassed|humiliated|harmed|hurt|charged more)\\b|\\b(?:cost|costs|costing) me\\b|\\b(?:kept|keeps|stopped|stops|prevented|prevents|turned|sent) (?:me|us) (?:from|away|down|out)\\b|\\bi (?:have )?(?:lost|suffer\\w{0,3})\\b|\\b(?:damag\\w{1,3}|harm\\w{0,3}|hurt\\w{0,3}|ruin\\w{0,3}|destroy\\w{0,3}) (?:me|my|us)\\b|\\bmy (?:\\w{1,15} )?(?:score|credit|rating) (?:\\w{1,15} )?(?:dropped|fell|fallen|suffers?|suffered|is ruined|went down|has been)\\b|\\bi (?:could|can) not (?:\\w{1,15} )?(?:get|buy|rent|qualify|refinance|sleep|find)\\b|\\b(?:emotional|mental|distress|sleepless|stress|anxiety)\\b`,
    ),
  ],
]
