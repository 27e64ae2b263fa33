import { SPANISH_WORDINGS } from '#engine/answers/spanish-wordings.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'

/** What some words mean, and how surely. */
export interface Meaning {
  readonly kind: AnswerKind | 'unknown'
  readonly sureness: number
}

interface Wording {
  readonly kind: AnswerKind
  readonly sureness: number
  readonly pattern: RegExp
}

const SURE = 0.95
const FAIR = 0.75
/** Words that count as a result only when no clearer one is near. */
export const LOOSE = 0.55

const said = (kind: AnswerKind, pattern: RegExp, sureness = SURE): Wording => ({ kind, sureness, pattern })

const OFF = '(?:deleted|removed|purged|erased|expunged|suppressed|withdrawn|taken off|dropped)'
const BE = '(?:has|have|had|was|were|is|are|been|be|being|been)'
const THEN = '(?:(?:now|also|already|since|therefore|accordingly|permanently|successfully|subsequently|either|both|being|been) )*'
const MEND = '(?:updated|corrected|modified|changed|revised|amended|adjusted)'
const MENDING =
  '(?:updat(?:e|ed|ing)|correct(?:ed|ing)?|modif(?:y|ied|ying)|chang(?:e|ed|ing)|revis(?:e|ed|ing)|amend(?:ed|ing)?|adjust(?:ed|ing)?)'
const RIGHT =
  '(?:accurate|accurately|correct|correctly|valid|belong(?:s|ing)? to you|(?:is|are|to be) yours|as reported|properly)'

/** What goes from an account, which stays. */
const A_MARK = String.raw`(?:the |this |that |all |any |a |one |your )?(?:[\w-]+ ){0,2}(?:late (?:payment|mark|notation)s?|lates?|delinquenc(?:y|ies)|remarks?|comments?|past due (?:amount|balance|status)|derogatory (?:mark|notation|status)s?|charge-?off (?:status|notation|remark))\b`

/**
 * What a clause says, the more special before the general. These are the words of dispute results as bureaus, companies and
 * collectors write them: a result that was reached, not one that could be.
 */
export const WORDINGS: readonly Wording[] = [
  said('reinserted', /\bre-?\s?insert(?:ed|ion|ing)\b/),
  said('reinserted', /\b(?:put|placed|added|restored|moved) back\b/),
  said('reinserted', /\b(?:reinstated|restored|returned|added again|re-?added) (?:on|in|to|into|onto) your\b/),
  said(
    'reinserted',
    /\bpreviously (?:deleted|removed)\b.*\b(?:reinstated|restored|again|returned|reappear|added|report(?:ed|ing))\b/,
  ),
  said('reinserted', /\b(?:appears?|report(?:ed|ing|s)|included|listed)\b.{0,40}\bagain\b/, FAIR),

  said('blocked', new RegExp(String.raw`\b${BE} ${THEN}blocked\b`)),
  said('blocked', /\bwe(?:'ve| have)? (?:now |also )*(?:blocked|(?:placed|put|applied) a block)\b/),
  said('blocked', /\bblock (?:has been|was|is now) (?:placed|applied|added|put|in place)\b/),
  said('blocked', /\b(?:suppressed|removed)\b.*\bidentity theft\b/, FAIR),

  said('frivolous', /\b(?:frivolous|irrelevant)\b/),
  said(
    'frivolous',
    /\b(?:not|no|unable to|declin\w+ to|won't)\b.{0,60}\b(?:investigat\w+|reinvestigat\w+|process\w*|review\w*|initiat\w+)\b.{0,120}\b(?:previous(?:ly)?|already|same|duplicate|no new|new information|new documentation)\b/,
  ),
  said(
    'frivolous',
    /\b(?:previously|already) (?:investigated|disputed|verified|reviewed|processed|responded)\b.{0,160}\b(?:not|no|unable|declin\w+)\b/,
  ),
  said('frivolous', /\b(?:substantially|essentially) (?:the same|similar)\b|\bduplicate (?:of a|dispute|request)\b/, FAIR),
  said(
    'frivolous',
    /\b(?:will not|won't|did not|are not|aren't|cannot) (?:be )?(?:open(?:ing)?|start(?:ing)?|begin(?:ning)?|do(?:ing)?|conduct(?:ing)?) (?:another|a new|a second) (?:re-?)?investigation\b/,
  ),
  said(
    'frivolous',
    /\b(?:sent|submitted|prepared|made) by (?:a |an )?(?:third party|credit repair|unauthori[sz]ed)\b.{0,60}\b(?:not|unable|declin\w+)\b/,
  ),
  said(
    'frivolous',
    /\b(?:suspicious (?:request|mail|letter|correspondence)|did not appear to (?:come|be sent) (?:from|by) you|not (?:sent|authorized|submitted) by you)\b/,
    FAIR,
  ),
  said(
    'frivolous',
    /\b(?:will not|won't|did not|are not|(?:not (?:going|required|obligated|able)|unable|no need|do not (?:have|intend|plan)|declin\w+) to) (?:be )?(?:(?:re-?)?investigat\w+|conduct\w* an? (?:re-?)?investigation|initiat\w+ (?:a|an|any))\b/,
    FAIR,
  ),

  said(
    'updated_in_part',
    /\bverified(?: (?:as|to be) (?:accurate|correct))?,? ?(?:and|but|with|\/|&|however),? ?(?:was |has been |we |other |some |unrelated |additional |also )*(?:information |items? )?(?:has |have |was |were )?(?:been )?(?:also )?(?:updated|changed|modified)\b/,
  ),
  said(
    'updated_in_part',
    new RegExp(String.raw`\b(?:partial(?:ly)?|in part|some of|part of|a portion of|certain)\b.{0,60}\b${MEND}\b`),
  ),
  said('updated_in_part', new RegExp(String.raw`\b${MEND}\b.{0,20}\b(?:in part|partially|only (?:in )?part)\b`)),
  said(
    'updated_in_part',
    new RegExp(
      String.raw`\b${MENDING}\b.{0,100}\b(?:remaining|other|rest|all else|everything else)\b.{0,60}\b(?:verified|accurate|accurately|unchanged|remains?|not changed|correct|confirmed)\b`,
    ),
  ),

  said(
    'verified',
    /(?:\b(?:not|cannot|unable to|declin\w+ to|no (?:basis|reason|grounds) to|refus\w+ to|never|nor)|n't)(?: (?:be|been|being|to|have|has|had|any|the|this|that|it|your|from|made|make|making|account|item|entry|information|tradeline|inquiry|a))* (?:delet(?:e|ed|ing)|remov(?:e|ed|ing)|chang(?:es?|ed|ing)|corrections?|modif(?:y|ied)|alter(?:ed)?|updat(?:e|ed))\b/,
  ),
  said(
    'verified',
    /\bno (?:change|changes|correction|corrections|modification|update|updates)\b.{0,40}\b(?:made|necessary|required|needed|warranted|result\w*|to (?:your|the|this))\b/,
  ),
  said('verified', /\bnothing (?:was|has been|is) (?:changed|modified|updated|corrected|deleted|removed)\b|\bchanged nothing\b/),
  said('verified', /\bno errors? (?:occurred|was (?:found|made)|were (?:found|made))\b/),
  said('verified', /\b(?:unchanged|found no (?:error|errors|inaccura\w+|discrepanc\w+|basis|evidence))\b/),

  // A mark or a remark that goes is a change of the account, which stays.
  said('updated', new RegExp(String.raw`\b(?:delet(?:e|ed|ing|ion of)|remov(?:e|ed|ing|al of)) ${A_MARK}`)),
  said(
    'updated',
    new RegExp(
      String.raw`\b(?:we|has|have|been|was|will)\b.{0,100}\b(?:request|instruct|direct|ask|submit|notif|advis)\w{0,5}\b.{0,120}\b(?:delet(?:e|ed|ing|ion of)|remov(?:e|ed|ing|al of)|tak(?:e|en|ing)) ${A_MARK}`,
    ),
  ),
  said(
    'updated',
    new RegExp(
      String.raw`\b(?:late payments?|lates?|delinquenc(?:y|ies)|late marks?|remarks?|notations?|comments?)\b.{0,60}\b${BE} ${THEN}${OFF}\b`,
    ),
  ),
  ...SPANISH_WORDINGS.map(([kind, pattern]) => said(kind, pattern)),
  said('deleted', /\b(?:not|n't) (?:belong to you|yours)\b.{0,40}\b(?:delet|remov)(?:ed|ing)\b/),

  said('deleted', new RegExp(String.raw`\b${BE} ${THEN}${OFF}\b`)),
  said(
    'deleted',
    new RegExp(
      String.raw`\bwe(?:'ve|'re|'ll| have| had| are| will(?: be)?)? ${THEN}(?:delet(?:ed|ing|e)|remov(?:ed|ing|e)|suppress(?:ed|ing)|purg(?:ed|ing)|(?:withdrew|withdrawn)(?! (?:our|your|the) (?:\w+ ){0,2}offer\b)|expunged|erased)\b`,
    ),
  ),
  said(
    'deleted',
    new RegExp(
      String.raw`\b(?:${OFF} (?:from|off)|(?<!\byou )t(?:ook|aken) (?:\w{1,20} ){1,4}(?:off|out of)) (?:your|the|our) (?:\w+ ){0,3}(?:file|files|report|reports|history|bureaus?|agencies|database|reporting)\b`,
    ),
  ),
  said(
    'deleted',
    /\b(?:we|our (?:office|company|records)|has|have|been|was)\b.{0,100}\b(?:request(?:ed|ing)?|instruct(?:ed|ing)?|direct(?:ed|ing)?|ask(?:ed|ing)?|submit(?:ted|ting)?|sent|notif(?:ied|ying)|advised|contact(?:ed|ing)|told)\b.{0,120}\b(?:delet(?:e|ion|ed|ing)|remov(?:e|al|ed|ing)|tak(?:e|en|ing) (?:\w{1,20} ){0,4}off)\b/,
  ),
  said(
    'deleted',
    /\brequest to (?:delete|remove)\b.{0,80}\b(?:was|has been|have been|were) (?:sent|submitted|made|processed|transmitted)\b/,
  ),
  said(
    'deleted',
    /\b(?:delet(?:e|ion)|removal) (?:request |notice )?(?:has been|was|is being|have been) (?:sent|submitted|requested|made|processed|completed|reported|transmitted)\b/,
  ),
  said('deleted', /\b(?:decided|agreed|elected|chosen|arranged) to (?:delete|remove|withdraw|suppress)\b/),
  said(
    'deleted',
    /\b(?:deletion|removal) of\b.{0,60}\b(?:was|has been|have been|is) (?:completed?|processed|made|done|requested|confirmed)\b/,
  ),
  said('deleted', /\b(?:tradeline|account|item|entry|listing) (?:is )?(?:deleted|removed)\b/, FAIR),
  said(
    'deleted',
    /\bno longer (?:be )?(?:appear\w*|report\w*|list\w*|show\w*|display\w*|included|reflected|part of|on (?:your|the|file))\b/,
  ),
  said('deleted', /\b(?:ceased|stopped|discontinued) (?:all |our |the |any )?(?:credit )?report\w*\b/),
  said(
    'deleted',
    /\b(?:not|n't) (?:currently |being )*(?:reporting|reported|appear(?:ing)?|listed|displayed|on file|present)\b/,
    FAIR,
  ),

  said('updated', new RegExp(String.raw`\b${BE} ${THEN}${MEND}\b`)),
  said('updated', new RegExp(String.raw`\bwe(?:'ve|'re|'ll| have| are| will(?: be)?)? ${THEN}${MENDING}\b`)),
  said(
    'updated',
    /\b(?:asked|requested|instructed|told|directed|advised)\b.{0,100}\b(?:make|making) (?:these|the following|this|the) (?:changes?|corrections?|updates?)\b/,
  ),
  said('updated', /\bwe (?:will )?now report\b/),
  said('updated', /\bagree that (?:an?|our|this|the) (?:\w{1,20} )?(?:error|mistake) (?:was|had been) made\b/, FAIR),
  // `We will have the balance changed.`
  said('updated', new RegExp(String.raw`\bwe(?:'ll| will|'ve| have) (?:have|had)\b.{0,80}\b${MEND}\b`)),
  said('updated', /\b(?:changes?|corrections?|updates?) (?:was|were|has been|have been) made\b/),
  said(
    'updated',
    /\bmade (?:the |a |some |this |these )?(?:following |requested |necessary |appropriate )?(?:change|correction|update|adjustment)s?\b/,
  ),
  said('updated', /\bupdated to (?:show|reflect|report|read|indicate)\b|\b(?:changed|corrected|updated) from\b/),
  said('updated', /\bnow (?:being )?(?:shows?|reports?|reported|reflects?|reads?|lists?|listed)\b/, FAIR),
  said(
    'updated',
    /\b(?:we|has|have|been|was)\b.{0,40}\b(?:request(?:ed)?|instruct(?:ed)?|submit(?:ted)?|sent|notif(?:ied|ying)|asked)\b.{0,100}\b(?:updates?|updated|correct|corrected|corrections?|modify|changes?|amend)\b/,
    FAIR,
  ),

  said(
    'verified',
    new RegExp(
      String.raw`\b(?:verified|verifies|confirmed|confirms?|validated|certified|substantiated|determined|found|concluded|reported back|indicated|advised|established|shows?|affirmed|responded)\b[^.]{0,90}\b${RIGHT}\b`,
    ),
  ),
  said('verified', /\b(?:has|have|was|were|been|is) (?:\w+ )?(?:re-?)?(?:verified|confirmed|validated|substantiated)\b/),
  said(
    'verified',
    /\b(?:we|creditor|company|furnisher|lender|source|client|bank|collector|equifax|experian|transunion) (?:has |have |'ve )?(?:re-?)?(?:verified|confirmed|validated)\b/,
  ),
  said(
    'verified',
    /\b(?:is|are|being|was|were|be) (?:being |currently )*report(?:ed|ing) (?:accurately|correctly|properly|as accurate)\b/,
  ),
  said(
    'verified',
    /\b(?:information|account|item|reporting|entry|it|tradeline|debt|balance|record|history|status)s? (?:on file |in question |you disputed |disputed |reported |(?:that )?we report(?:ed)? )?(?:is|are|was|were|appears? to be) (?:both |fully |complete and |true and )?(?:accurate|correct|valid)\b/,
  ),
  said(
    'verified',
    /\bmeets? (?:the |all )?(?:fcra|(?:requirements? of the )?fair credit reporting act|requirements? of the fcra)\b/,
  ),
  said(
    'verified',
    /\b(?:will |shall |is to |to )?(?:remains?|stays?|continues? to (?:be reported|report|appear|remain|be listed|show))\b/,
    0.9,
  ),

  said(
    'more_information_wanted',
    /\b(?:need|needs|require|requires|request|requesting|must have|lack|lacking|missing|await|awaiting)\b.{0,60}\b(?:additional|more|further|following|supporting|other) (?:\w+ ){0,2}(?:information|documentation|documents?|identification|proof|details?|items?)\b/,
  ),
  said(
    'more_information_wanted',
    /\b(?:need|needs|require|requires|must have|ask you for|(?:send|provide|mail|give) us)\b.{0,40}\bthe following\b(?! (?:changes?|corrections?|results?|reasons?))/,
  ),
  said(
    'more_information_wanted',
    /\b(?:please|kindly|you must|you need to|you will need to|we ask that you|ask you to|need you to|require you to|asking you to)\b.{0,30}\b(?:provide|send|submit|supply|furnish|include|enclose|mail|upload|return|complete|forward)\b.{0,160}\b(?:copy|copies|proof|identification|driver'?s? licen[sc]e|utility bill|social security card|documents?|documentation|information|affidavit|police report|bank statement|form|details?)\b/,
  ),
  // What is wanted is listed below.
  said('more_information_wanted', /\b(?:please|kindly) (?:provide|send|submit|mail|include)(?: us)?(?: with)?:/, FAIR),
  said(
    'more_information_wanted',
    /\b(?:unable|not able|could not|couldn't|cannot|were not able)(?: to)? (?:verify|confirm|authenticate|locate|identify|match|find|validate)\b.{0,40}\b(?:your (?:identity|identification|current address|address|file|credit file|credit report|account|request)|who you are|a file)\b/,
  ),
  said(
    'more_information_wanted',
    /\b(?:insufficient|incomplete|not (?:provide|include|contain|enough)\w*|did not (?:provide|include|contain|enclose)|without)\b.{0,40}\b(?:enough|sufficient|adequate|necessary|required|supporting)? ?(?:information|documentation|identification|proof|details?)\b/,
  ),
  said(
    'more_information_wanted',
    /\bproof of (?:your )?(?:identity|identification|address|residence)\b.{0,60}\b(?:needed|required|missing)\b/,
  ),
  said(
    'more_information_wanted',
    /\bnot (?:sufficient|enough|adequate)\b.{0,40}\b(?:verify|confirm|investigate|process|identify|locate)\b/,
  ),
  said(
    'more_information_wanted',
    /\b(?:additional|more|further|supporting|other) (?:\w+ )?(?:information|documentation|documents?|identification|proof|details?)\b.{0,30}\b(?:is|are) (?:required|needed|necessary|missing)\b/,
  ),
  said(
    'more_information_wanted',
    /\b(?:cannot|can't|could not|unable to|not able to) (?:investigate|process|review)\b.{0,60}\bbecause (?:it|you|your (?:letter|dispute|request)) (?:does|did|do)(?: not|n't)\b(?!.{0,40}\bnew\b)/,
  ),
  said('more_information_wanted', /\b(?:needs?|requires?) (?:an? |the |your )?(?:copy|copies|proof|photocopy)\b/),
  said(
    'more_information_wanted',
    /\b(?:cannot|unable to|not able to) (?:process|complete|investigate|proceed|continue|begin|honor)\b.{0,80}\b(?:until|without|unless) (?:you|we (?:have|receive)|a|the|proof)\b/,
  ),
  said(
    'more_information_wanted',
    /\b(?:cannot|can't|could not|not able to|unable to|haven't been able to) (?:yet )?(?:investigate|process|review|look into|begin|start|act on|open)\b.{0,40}\byet\b(?!.*\b(?:days|in progress|under way|hear from the|results?)\b)/,
  ),
  said(
    'more_information_wanted',
    /\b(?:search(?:ed)?|look(?:ed)?)\b.{0,30}\b(?:file|record)\b.{0,160}\b(?:did not|didn't|could not|couldn't|unable to) (?:find|locate)\b/,
  ),
  said(
    'more_information_wanted',
    /\b(?:no|not|unable to|could not) (?:\w+ ){0,2}(?:credit )?(?:file|record)\b.{0,40}\b(?:under|match\w*|found|for you|with the)\b|(?:\b(?:not|unable to)|n't) (?:find|locate|match) (?:a|any|your) (?:credit )?(?:file|record)\b|\bno such file\b/,
  ),
  said(
    'more_information_wanted',
    /\bconsumer contact (?:is )?(?:needed|required)\b|\b(?:needs?|must|asks?|requires?)\b.{0,20}\b(?:hear from|contact from|speak with|talk to) you\b|\bplease (?:contact|call) (?:the (?:creditor|company|lender|furnisher|source)|them) directly\b/,
    FAIR,
  ),
  said(
    'verified',
    /\bwhat (?:we|they) report\b.{0,60}\b(?:is|was) (?:\w+ )?(?:accurate|correct)\b|\b(?:will make|made) no changes?\b(?!.{0,20}\byet\b)/,
  ),
  said('updated', /\b(?:the following|with these|made these) (?:changes?|corrections?|updates?)\b/, FAIR),
  said(
    'updated',
    /\b(?:company|creditor|furnisher|lender|member|source|bank|collector) (?:has |have |also )*(?:changed|corrected|updated|modified)\b(?! (?:its|their|his|her|hands|owners?|ownership|names?|policy|to a new)\b)/,
  ),
  said('updated', /\b(?:modified|changed|corrected|updated) by (?:the )?(?:source|furnisher|company|creditor|member)\b/),
  said(
    'verified',
    /\b(?:information|account|item|entry|tradeline|debt|balance|record)s?(?: (?!you\b|not\b|if\b|whether\b|believe\b)\w+){0,6} (?:is|are|was|were) (?:complete and )?(?:accurate|correct|valid)\b/,
    FAIR,
  ),
  said('updated', /\badditional information has been provided from the original source\b/, LOOSE),
]
