import {
  type Pattern,
  words,
  FEW,
  HEDGE,
  THING,
  POINTED,
  KIN,
  OTHER,
  I_DID,
  I_NOT,
  REPORTED,
} from '#engine/letters/claims/claim-words.ts'
import { TOLD_PATTERNS } from '#engine/letters/claims/told-patterns.ts'

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
      '\\b(?:nothing to do with me|not related to me|unrelated to me|not about me|not me\\b|wrong person|mistaken identity|mixed (?:up )?(?:file|with)|mixed up(?! (?:(?:the|these|those|your|their|its|my|our|two|both|some|a few) ){1,2}(?:\\w{1,15} )?(?:dates?|days?|months?|years?|numbers?|digits|amounts?|figures?|payments?|papers?|letters?|balances?)\\b)|mix up|(?:some ?one|some ?body) else|not responsible for|never existed)\\b',
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
  ['mine', words(`${I_DID}(?:made|ran up) (?:all )?(?:of )?(?:the|these|those) (?:\\w{1,15} ){0,2}(?:charges?|purchases?)\\b`)],
  [
    'mine',
    words('\\bmy (?:own )?(?:account|card|loan|debt)\\b'),
    /\b(?:not|never|nor|neither|if|whether|please|ask|request|dispute|other|others|bank|about|correct|stolen|lost|taken|hacked|compromised|used)\b/,
  ],
  ['mine', words(`${I_DID}(?:had|held|kept|used) ${POINTED} (?:${THING} )?(?:since|for|as long as)\\b`)],
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
      `${I_DID}(?:fell behind|fallen behind|missed (?:a|the|my|some|two|one|three|several)|late (?:on|with|in|for|once|twice|by|because|when|after|due)|behind (?:on|with)|defaulted|unable to pay|stopped (?:paying|making)|quit paying|failed to pay|forgot|overlooked|neglected)\\b|\\bi (?:did|could) not (?:pay|make)\\b|\\bmy (?:own )?(?:fault|mistake)\\b`,
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
  ...TOLD_PATTERNS,
]
