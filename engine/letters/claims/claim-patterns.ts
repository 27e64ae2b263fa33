import type { ClaimKind } from '#engine/letters/claims/claim-kinds.ts'
import {
  FEW,
  HEDGE,
  THING,
  POINTED,
  KIN,
  OTHER,
  I_DID,
  I_NOT,
  REPORTED,
  HELPERS,
  WRITING,
  TOLD_OF,
  PAST,
  OBJECT,
} from '#engine/letters/claims/claim-words.ts'

type Pattern = readonly [kind: ClaimKind, pattern: RegExp, unless?: RegExp]

const words = (source: string): RegExp => new RegExp(source)

/** How people say it, by kind; the last of a row, where given, takes a sentence out again. */
export const CLAIM_PATTERNS: readonly Pattern[] = [
  [
    'not_mine',
    words(
      `\\b(?:not|never|nor|neither) ${HEDGE}(?:mine\\b|my (?:\\w{1,15} ){0,2}(?:${THING}|own|responsibility|address|name|employer|information|doing)\\b)`,
    ),
  ],
  [
    'not_mine',
    words(
      `\\b(?:none|nothing) (?:of|in|about|on) (?:this|it|these|that|them|the ${FEW}${THING}) (?:is|are|was|were|belongs) (?:to me|mine)\\b`,
    ),
  ],
  ['not_mine', words(`\\bbelong(?:s|ed|ing)? to ${OTHER}\\b`)],
  ['not_mine', words(`\\b(?:taken out|opened|made|used|signed|applied for|run up|ordered) by ${OTHER}\\b`)],
  ['not_mine', words('\\bknow nothing (?:about|of)\\b|\\b(?:complete |total )?stranger to me\\b')],
  ['not_mine', words('\\b(?:not|never) (?:\\w{1,15} )?belong(?:s|ed)? to me\\b')],
  ['not_mine', words(`\\b(?:is|was|are|were) (?:\\w{1,15} )?(?:${OTHER} )(?:else )?(?:person )?(?:is )?${THING}`)],
  [
    'not_mine',
    words(
      `${I_NOT}(?:open|opened|own|owned|had|have|held|hold|sign|signed|cosigned|co signed|take out|took out|taken out|use|used|incur|incurred|create|created|owe|owed) (?:for )?(?:${POINTED}|an? ${FEW}${THING}|any|anything|up for)`,
    ),
  ],
  [
    'not_mine',
    words(
      `${I_NOT}(?:recogni[sz]ed?|know|knew|known|recall|remember|heard? of|deal|dealt|do business|done business|did business)\\b`,
    ),
  ],
  [
    'not_mine',
    words(
      `${I_NOT}(?:an? |your |their )?(?:been )?(?:a |the |your )?(?:customer|client|patient|borrower|cardholder|account holder|tenant|member|owner)\\b`,
    ),
  ],
  [
    'not_mine',
    words(
      '\\b(?:unknown|unfamiliar|foreign) to me\\b|\\bi (?:have|had) (?:no|never any) (?:\\w{1,15} )?(?:knowledge|record|recollection|memory|idea|relationship|contract|agreement|business|dealings?|connection|account|debt|loan|card)\\b',
    ),
  ],
  [
    'not_mine',
    words(
      '\\b(?:nothing to do with me|not related to me|unrelated to me|not about me|not me\\b|wrong person|mistaken identity|mixed (?:up )?(?:file|with|up)|mix up|(?:some ?one|some ?body) else|not responsible for|never existed)\\b',
    ),
  ],
  [
    'not_authorized',
    words(
      `${I_NOT}(?:appl(?:y|ied|ying)|authori[sz]ed?|allow|allowed|permit|permitted|consent|consented|approve|approved|ask|asked|request|requested|agree|agreed|give|gave|given) (?:for|to|any|my|this|that|it|you|the|such|a|with|there|here|at|anywhere|them)\\b`,
    ),
  ],
  [
    'not_authorized',
    words(
      '\\bwithout (?:\\w{1,15} ){0,2}(?:my|any|having) (?:\\w{1,15} ){0,2}(?:knowledge|consent|permission|authori[sz]ation|approval|asked|applied)\\b|\\b(?:unauthori[sz]ed|not authori[sz]ed|no permission|no authori[sz]ation)\\b',
    ),
  ],
  ['not_authorized', words('\\bno ?(?:one|body) (?:\\w{1,15} ){0,2}(?:my|any) (?:permission|consent|authori[sz]ation)\\b')],
  [
    'authorized',
    words(
      `${I_DID}(?:(?:applied|authori[sz]ed|allowed|permitted|approved|consented|agreed)\\b|asked for (?:this|that|the|a) (?:\\w{1,15} ){0,2}(?:loan|card|credit|check|inquiry|account))`,
    ),
  ],
  [
    'theft',
    words(
      '\\b(?:identity (?:theft|thief|thieves|fraud)|(?:stolen|stole|steal|steals|stealing) (?:my|identity|from me)|victims? of(?! (?:human |sex |labor |severe |domestic )?(?:traffick|violence|abus|coerc))|fraudulent|fraudulently|fraudsters?|forged|forgery|forger|impersonat\\w{1,5}|impost[eo]rs?|hacked|hackers?|scam\\w{0,5}|phish\\w{1,4}|data breach|stolen)\\b',
    ),
  ],
  [
    'coercion',
    words(
      '\\b(?:traffick\\w{1,5}|coerc\\w{1,4}|forced|under duress|against my will|without a choice|no choice|abus(?:ed|ive|er|ers)|domestic violence|blackmail\\w{0,3}|tricked)\\b|\\bi (?:was|were|had been) (?:\\w{1,15} ){0,2}(?:threatened|made to|pressured|manipulated)\\b',
    ),
  ],
  ['theft', words('\\bsignatures? (?:\\w{1,15} ){0,3}(?:fake|false|copied|not mine)\\b|\\bfakes?\\b')],
  ['theft', words('\\bfraud\\b(?! (?:alert|department|team|unit|division|specialist|victim assistance))')],
  [
    'theft',
    words(
      `\\b${OTHER} (?:else )?(?:person )?(?:must have |may have |has |have |had |who )?(?:opened|used|took|taken|applied|made|forged|created|signed|stole|stolen|got hold)\\b`,
    ),
  ],
  [
    'theft',
    words(
      '\\bmy (?:\\w{1,15} ){0,2}(?:identity|wallet|purse|cards?|mail|information|data|phone|laptop|passport|license|number) (?:was|were|had been|has been|have been|got) (?:\\w{1,15} )?(?:stolen|taken|lost|used|hacked|leaked|compromised|misused)\\b|\\bmy (?:\\w{1,15} ){0,2}(?:information|data|number) (?:leaked|got out)\\b',
    ),
  ],
  [
    'never_late',
    words(
      '\\b(?:never|not|without) (?:\\w{1,15} ){0,4}(?:late|missed|miss|delinquent|behind|overdue|past due|defaulted|default|skipped)\\b(?! (?:fee|charge))',
    ),
    /\b(?:shows?|report(?:s|ed|ing)?|list(?:s|ed)?|says?|marked|printed|prints?|to be|should)\b/,
  ],
  [
    'never_late',
    words(
      '\\b(?:always|every|each|all) (?:\\w{1,15} ){0,6}(?:on time|timely|punctual\\w{0,2}|promptly|before (?:it|they) (?:was|were) due|when due)\\b|\\b(?:paid|made|sent|pay) (?:\\w{1,15} ){0,5}(?:on time|when due|early|in advance|by the due date)\\b|\\b(?:before|by|on|ahead of) (?:its|their|the|each|every) due dates?\\b|\\b(?:payments?|bills?) (?:was|were) (?:\\w{1,15} ){0,3}on time\\b',
    ),
  ],
  [
    'never_late',
    words(
      '\\bno (?:late|missed) payments?\\b|\\b(?:late|missed) payments? (?:\\w{1,15} ){0,3}(?:never happened|did not happen)\\b|\\bi (?:was|have been|had been|am) (?:\\w{1,15} )?(?:current|up to date)\\b',
    ),
    /\b(?:shows?|reports?|lists?|says?)\b/,
  ],
  [
    'never_late',
    words(
      '\\bmy (?:\\w{1,15} ){0,3}(?:history|record|payments) (?:\\w{1,15} ){0,4}(?:spotless|perfect|clean|flawless|good|excellent|impeccable|unblemished)\\b',
    ),
  ],
  [
    'mine',
    words(`\\b(?:is|was|are|were) (?:in fact |indeed |really |all )?(?:mine\\b|my (?:own )?${THING}\\b)`),
    /\b(?:not|never|nor|neither|if|whether|show|shown|prove|proof|proves) (?:\w{1,15} ){0,6}(?:mine|my)\b/,
  ],
  ['mine', words(`${I_DID}(?:opened|open|own|owned|took out|signed) (?:${POINTED}|an account)`)],
  [
    'mine',
    words('\\bmy (?:own )?(?:account|card|loan|debt)\\b'),
    /\b(?:not|never|nor|neither|if|whether|please|ask|request|dispute|other|others|bank|about|correct|stolen|lost|taken|hacked|compromised|used)\b/,
  ],
  ['mine', words('\\bbelongs? to me\\b'), /\b(?:not|never|whether) (?:\w{1,15} )?belongs? to me\b/],
  [
    'admission',
    words(
      `\\bi (?:still |also |do |did |may |might |must |probably |likely |really |indeed |fully |hereby |readily ){0,3}(?:owe\\b|owed\\b|admit|acknowledge|concede|confess|accept responsibility|accept (?:the|this|that) (?:debt|balance)|take responsibility|am responsible|was responsible|am liable|promise to pay|agree to pay|will pay\\b)`,
    ),
    /\bi owe (?:you )?(?:nothing|no\b)|\b(?:whether|if|that|show|prove) (?:\w{1,15} )?i (?:still )?owe/,
  ],
  [
    'admission',
    words(
      `${I_DID}(?:fell behind|fallen behind|missed (?:a|the|my|some|two|one|three|several)|late (?:on|with|in|for|once|twice|by)|behind (?:on|with)|defaulted|unable to pay|failed to pay|forgot|overlooked|neglected)\\b|\\bi (?:did|could) not (?:pay|make)\\b|\\bmy (?:own )?(?:fault|mistake)\\b`,
    ),
    /\bnot (?:\w{1,15} )?my (?:own )?(?:fault|mistake)\b/,
  ],
  [
    'admission',
    words('\\b(?:skipped|missed) (?:\\w{1,15} ){0,2}(?:payments?|installments?|months?)\\b'),
    /\b(?:not|never|no|once|without|reports?|reported|shows?|lists?|says?|or|any)\b/,
  ],
  [
    'owes_nothing',
    words(
      '\\b(?:owe|owed|owing) (?:you |them |him |her |it |the company )?(?:nothing|no|not)\\b|\\b(?:not|never) (?:\\w{1,15} )?owe[ds]?\\b|\\bnothing (?:is|was) (?:owed|due|owing)\\b|\\b(?:debt|balance) (?:is|was) (?:\\w{1,15} )?(?:satisfied|forgiven|cancel+ed|discharged|waived)\\b',
    ),
    REPORTED,
  ],
  [
    'paid',
    words(
      `${I_DID}(?:paid|repaid|settled|satisfied|cleared|(?:sent|mailed|wired) (?:\\w{1,15} ){0,3}(?:payments?|checks?|money|amount|sum|balance)|made (?:\\w{1,15} ){0,5}payments?|transferred|wired)\\b`,
    ),
  ],
  [
    'paid',
    words(
      '\\b(?:was|were|is|been|have been|has been|got) (?:\\w{1,15} ){0,3}(?:paid|settled|satisfied|reimbursed|refunded|resolved|cleared|wiped out)\\b',
    ),
    REPORTED,
  ],
  [
    'paid',
    words(
      `\\b(?:my |the )?(?:${KIN}|insurance company|estate|court|trustee|va|medicare|medicaid) (?:\\w{1,15} )?(?:has |had |already |fully |have ){0,3}(?:paid|settled|covered|reimbursed)\\b`,
    ),
  ],
  [
    'closed_by_me',
    words(
      `${I_DID}(?:closed|shut|cancel+ed|(?:asked|told|instructed|wanted|got|had|called|wrote|requested) (?:(?!(?:why|who|if|whether|not|never|when|how|that|because|after|before|and|but)\\b)\\w{1,15} ){0,6}(?:close|closed|closing|closure|cancel+|cancel+ed|cancel+ation|shut))\\b|\\b(?:closed|cancel+ed|shut) (?:\\w{1,15} ){0,3}(?:by me|(?:at|on|upon) my (?:\\w{1,15} )?(?:request|wish|order|instructions?)|myself|because i (?:asked|wanted|told))\\b|\\bmy (?:\\w{1,15} )?request to (?:\\w{1,15} )?(?:close|cancel)\\b|\\b(?:closing|closure|cancel+ation) was (?:\\w{1,15} ){0,2}(?:my|mine)\\b|\\bme who (?:\\w{1,15} )?(?:closed|shut|ended|cancel+ed)\\b`,
    ),
  ],
  [
    'never_closed',
    words(
      `${I_NOT}(?:close|closed|cancel|cancel+ed|ask you to close)\\b|\\bclosed by (?:the |my )?(?:creditor|bank|lender|issuer|company)\\b|\\b(?:creditor|bank|lender|issuer|company|you|they) (?:\\w{1,15} )?closed (?:it|this|the|my)\\b|${I_NOT}ask (?:for it|for this|for that|them|to have it|that it) (?:\\w{1,15} ){0,3}clos|\\bnot closed (?:by me|at my request)\\b`,
    ),
    REPORTED,
  ],
  [
    'circumstance',
    words(
      '\\b(?:my|our) (?:\\w{1,15} ){0,2}(?:father|mother|dad|mom|mum|parents?|son|daughter|kids?|child|children|brother|sister|cousin|uncle|aunt|nephew|niece|husband|wife|ex|spouse|partner|roommate|family|friend|neighbor|boyfriend|girlfriend)\\b|\\b(?:with|has|have|share|shares|of) (?:my|the same|a similar) name\\b',
    ),
  ],
  ['rehabilitated', words('\\brehabilitat(?:ed|ion)\\b'), /\b(?:not|never)\b/],
  ['not_rehabilitated', words('\\b(?:not|never) (?:\\w{1,15} ){0,3}rehabilitat(?:ed|ion)\\b')],
  ['private_loan', words('\\b(?:private (?:\\w{1,15} ){0,2}loan|not a federal loan)\\b'), /\bnot a private\b/],
  [
    'federal_loan',
    words(
      '\\b(?:federal (?:\\w{1,15} ){0,3}loan|not a private loan|government loan|department of education|federally (?:guaranteed|insured|held|backed))\\b',
    ),
    /\bnot a federal\b/,
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
