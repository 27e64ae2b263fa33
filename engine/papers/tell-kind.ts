import type { ToldKind } from '#engine/words/received-paper.ts'

/** Words of which `least` must be there, and one of `own` in any case. */
interface Sign {
  readonly own: readonly RegExp[]
  readonly beside: readonly RegExp[]
  readonly least: number
}

const COURT_NAME =
  /\b(?:(?:superior|district|circuit|county|municipal|justice|civil|supreme|magistrate|chancery|city|state|general sessions) court|court of (?:common pleas|claims|the state|record|general sessions)|small claims|in the (?:\w{1,20} ){0,4}court|tribunal (?:superior|de)|corte (?:superior|de)|juzgado)\b/

/** The agency is not who decided. */
const NO_DECIDER = String.raw`\b(?:(?:did|does|do|has|have|had)(?: not|n't)|took|take|plays?|played|had|has|have|makes?|made|none|neither|not one|no (?:tom[oed6]|toma|decid\w{1,3}))\b[^.]{0,50}\b(?:decisions?|decid(?:e|ed|io)|(?:this|the|our|any) (?:\w{1,20} )?(?:action|choice)|(?:your|the) (?:premium|rate|terms)|decision)\b|\b(?:no|any) (?:say|part|role|hand) in\b`
/** The agency cannot say why. */
const CANNOT_SAY_WHY = String.raw`\b(?:(?:can|could|do|does|will|is|are)(?: not|n't)|cannot|unable|neither|no (?:puede|sabe))\b[^.]{0,60}\b(?:why|reasons?|explain|explanation|por que|razon(?:es)?|motivos?)\b`
/** Nothing was decided yet: the law makes an employer say first what it may decide, and send the report. */
const BEFORE_DECISION = String.raw`\bpre-?\s?adverse\b|\b(?:before|prior to|until) (?:we|any|making|taking|a|our|the)\b[^.]{0,60}\b(?:adverse|final) (?:action|decision)\b|\b(?:have not|haven't|has not|not yet) (?:yet )?(?:been )?(?:decided|made (?:a|our|any|the) (?:\w{1,20} )?decision)\b|\bafter that we (?:will|'ll) make (?:our|a) (?:final )?decision\b|\bnothing is (?:yet )?final\b`

const OF_REPORT = String.raw`\b(?:consumer|credit|background|screening)(?: screening)? (?:reports?|checks?)\b`
const DECIDED =
  /\b(?:(?:have|has) (?:now |since )?(?:decided|withdrawn|rescinded|denied|declined)|(?:was|were|been) (?:denied|declined|withdrawn|rescinded)|(?:are|is|were|was) unable|regret|we (?:decided|withdrew|did not|denied|declined)|decision is final)\b/

/** Whether a notice says that nothing was decided yet, so that what is wrong in the report can still be said in time. */
export const isBeforeDecision = (plain: string): boolean => new RegExp(BEFORE_DECISION).test(plain) && !DECIDED.test(plain)

const SIGNS: Readonly<Record<ToldKind, Sign>> = {
  discharge: {
    own: [
      /\border (?:of discharge|discharging debtor|granting (?:a )?discharge)\b/,
      /\bdischarge of (?:the )?(?:debtor|joint debtors)\b/,
      /\b(?:a )?discharge (?:under|pursuant to) (?:11 u\.? ?s\.? ?c|section|title 11)/,
      /\bdebtors? (?:is|are|was|were|having been) granted a discharge\b/,
      /\borden de (?:exoneracion|descargo|liberacion)\b/,
    ],
    beside: [
      /\bbankruptcy court\b|\btribunal de quiebras\b/,
      /\bchapter (?:7|11|12|13)\b|\bcapitulo (?:7|11|12|13)\b/,
      /\bit is ordered\b|\bby the court\b/,
      /\bcase (?:number|no\.?|#)/,
      /\bdebtor\b/,
    ],
    least: 2,
  },
  court_paper: {
    own: [
      /\bsummons\b/,
      /\bplaintiffs?\b[^]{0,400}\bdefendants?\b/,
      /\b(?:lawsuit|action|complaint|suit) (?:has been|was|is) (?:started|filed|commenced|brought|begun)\b[^.]{0,40}\bagainst you\b/,
      /\byou (?:are being|have been) sued\b/,
      /\bwrit of (?:garnishment|execution|attachment)\b|\bnotice of (?:levy|garnishment)\b|\bearnings withholding order\b/,
      /\b(?:entry of|default|final) judgment (?:is|was|has been) (?:hereby )?entered\b/,
      /\bdemandantes?\b[^]{0,400}\bdemandad[oa]s?\b|\bcitacion judicial\b|\bcitacion\b[^]{0,200}\bdemanda\b/,
      /\bnotice of (?:chapter \d{1,2} )?bankruptcy case\b/,
      /\border (?:dismissing|of dismissal|confirming|converting|closing|discharging (?:the )?(?:trustee|receiver|garnishee))\b/,
      /\bcase (?:(?:is|was|has been) (?:hereby )?)?closed without (?:entry of )?(?:an? )?discharge\b/,
      /\bin (?:re|the matter of):? [^]{0,120}\bdebtors?\b/,
      /\bcivil warrant\b|\bwarrant in debt\b|\banswer in an? (?:civil )?action\b/,
    ],
    beside: [
      COURT_NAME,
      /\bbankruptcy court\b/,
      /\b(?:case|cause|docket|index|civil action|caso|expediente) (?:number|no\.?|#|numero)|\bno\. ?\d/,
      /\b(?:default )?judgment\b|\bsentencia\b/,
      /\bserved\b|\bservice of (?:this|the) summons\b|\bnotificad[oa]\b/,
      /\b(?:plaintiff|petitioner|demandante)s?\b/,
      /\b(?:attorney for|clerk of|abogado d)/,
    ],
    least: 2,
  },
  collection_notice: {
    own: [
      /\b(?:is|are|from)\b (?:a )?debt collectors?\b|'(?:re|m) a debt collector\b/,
      /\b(?:attempt(?:ing)?|trying|asked us) to collect (?:(?:an?|this|the|these|your|unpaid|overdue|past[- ]due|back|owed) ){0,3}(?:debts?|tolls?|fines?|rent|taxes|dues|assessments?|tuition|bills?|balances?|fees|premiums|charges)\b/,
      /\b(?:attempt(?:ing)?|trying) to collect (?:it|one|them)\b|\bcollects? (?:\w{1,20} ){0,2}debts?\b|\bcollecting (?:for|on behalf of)\b/,
      /\b(?:cobrar|cobro de) una deuda\b|\bcobrador de deudas\b/,
    ],
    beside: [
      /\bdispute (?:all or )?(?:any )?(?:part of )?(?:the|this) debt\b|\bhow can you dispute the debt\b|\bdisputar (?:toda|la totalidad|la deuda)/,
      /\b(?:the|this) debt is (?:not correct|disputed)\b|\b(?:dispute|notify)\b[^.]{0,120}\bvalidity of (?:the|this) debt\b|\bdebt (?:will be|to be|is) (?:assumed|valid)/,
      /\bwithin (?:30|thirty)(?: \(30\))? days\b[^.]{0,80}\b(?:this|of) (?:notice|letter|debt)\b/,
      /\b(?:total )?amount of (?:the|this) debt\b|\b(?:balance|amount|total) (?:due|owed)\b|\bcurrent balance\b|\bmonto (?:total )?de la deuda\b|\bsaldo\b/,
      /\b(?:original|current) creditor\b|\bacreedor (?:original|actual)\b/,
      /\bour information (?:shows|is correct)\b|\bwe will assume (?:that )?(?:the debt|this debt|it) (?:is|to be)\b|\bnuestra informacion (?:muestra|es correcta)\b/,
      /\b(?:placed|assigned|referred)\b[^.]{0,60}\b(?:collection|our office|with us)\b|\baccount with\b[^.]{0,60}\b(?:has been|is|was) with us\b/,
      /\bdebts? (?:listed here,? )?(?:that |which )?you owe\b|\b(?:that|which) you owe to\b|\bdeuda que usted\b/,
      /\b(?:may|can|want to|do not|don't) dispute (?:this|the) debt\b/,
      /\b(?:used (?:for that purpose|to collect)|use any information you give us)\b/,
      /\byou (?:now )?owed?\b[^.$]{0,30}\$ ?\d/,
      /\bdebt collectors?\b/,
      /\b(?:call|write)(?: to)? us by\b[^.]{0,60}\bdispute\b/,
      /\b(?:creditor|client|acreedor)\s?:|\bour client\b|\basked us to collect\b/,
      /\b(?:still unpaid|remains? unpaid|(?:second|final|last) (?:notice|request|demand)|balance ?: ?\$)/,
      /\b(?:settlement|settled?) (?:offer|amount|in full)\b|\bconsider (?:the|this|your) account settled\b/,
    ],
    least: 2,
  },
  refusal: {
    own: [
      // The law makes whoever decides by a report say that the agency did not decide, and cannot say why.
      new RegExp(String.raw`(?:${NO_DECIDER})[^]{0,160}(?:${CANNOT_SAY_WHY})|(?:${CANNOT_SAY_WHY})[^]{0,160}(?:${NO_DECIDER})`),
      new RegExp(String.raw`^(?=[^]*${OF_REPORT})[^]*(?:${BEFORE_DECISION})`),
      /\bnotice of (?:action taken|adverse action|credit denial|denial|action on (?:your|an) application)\b|\badverse action (?:notice|letter)\b|\b(?:application|applicant)\b[^.]{0,12}\badverse action\b|\b(?:withdrawn|rescinded|revoked) (?:our|your|the) (?:\w{1,20} ){0,2}offer\b|\bstatement of (?:credit )?denial\b|\baviso de (?:accion adversa|denegacion)/,
      /\b(?:unable|not able|(?:were|was|are|is)n't able|cannot|can not|can't|could not|couldn't|will not|won't|decided not|not in a position|regret|we did not|we didn't|we have not|we haven't)\b[^.]{0,40}\b(?:approve|offer|extend|grant|open|issue|raise|increase|accept|provide|rent|lease|insure|honor|fulfill|start|connect|activate)\b/,
      /\b(?:only|on (?:the )?condition|provided|unless|but)\b[^.]{0,40}\b(?:co-?signer|guarantor|deposit)\b[^]{0,240}\b(?:consumer|credit) reports?\b/,
      /\b(?:application|request|solicitud)\b[^.]{0,80}\b(?:(?:was|has been|is|been|were):? (?:not approved|denied|declined|turned down|rejected|refused)|(?:denegada|rechazada|negada|no fue aprobada|no ha sido aprobada))\b/,
      /\b(?:denied|declined|turned down|rejected|not approved) (?:your|the) (?:recent )?(?:\w{1,20} ){0,4}(?:application|request)\b/,
      /\b(?:lowered|reduced|decreased|suspended|closed|limited) (?:your|the) (?:\w{1,20} ){0,2}(?:credit (?:line|limit)|line of credit|account)\b/,
      /\bno (?:podemos|pudimos|podremos) (?:aprobar|otorgar|ofrecer|aceptar|aumentar|conceder|abrir|iniciar|rentar|alquilar|asegurar)|\bdecid\w{1,4} no (?:aprobar|otorgar|conceder|aceptar)|\b(?:hemos|se ha) (?:rechazado|denegado|negado) su solicitud/,
      /\b(?:because of|due to) (?:the )?information (?:contained |found )?in (?:an? |your )?(?:\w{1,20} ){0,2}(?:consumer|credit) reports?\b/,
      /\b(?:need|require|asks? for|asked for|pay) an? (?:\w{1,20} )?deposit\b[^]{0,240}\b(?:consumer|credit) reports?\b/,
      /\b(?:terms|rate)\b[^.]{0,80}\b(?:may be|are|is) (?:less favorable|higher) than\b|\bpremium\b[^.]{0,40}\bhigher than it would have been\b|\bnot qualify for our (?:lowest|best)\b/,
    ],
    beside: [
      /\b(?:principal|specific|main|following|these|the|primary) reasons?\b|\breasons? for (?:our|this|the|your|denial|action)|\b(?:razones|motivos) (?:principales|de|por|son)|\b(?:razon|motivo)(?:es|s)? ?:|\b(?:here is|this is|these are the reasons) why\b/,
      /\b(?:based|relied)\b[^.]{0,80}\b(?:consumer|credit) report(?:ing)?\b|\b(?:based|relied)\b[^.]{0,80}\binformation\b|\binformation in an? (?:\w{1,20} )?report\b|\binformation from (?:consumer|credit) reports?\b|\bbased\b[^.]{0,40}\b(?:on|upon) (?:an? |your |the )?reports? (?:from|by|of)\b|\b(?:usamos|utilizamos|consultamos) un (?:informe|reporte)\b|\bbas(?:ad[oa]|[oed6])\b[^.]{0,80}\b(?:informe|reporte|informacion)/,
      /\b(?:consumer|credit) reporting (?:agency|agencies|company|companies)\b|\bcredit bureaus?\b|\bagencia de (?:informes|informacion|reportes?)/,
      /\bequal credit opportunity act\b|\becoa\b|\bigualdad de oportunidades de credito\b/,
      /\b(?:credit|your (?:\w{1,20} )?|fico) ?score\b|\bpunt(?:aje|uacion) (?:de|crediticia)/,
      /\b(?:credit line|line of credit|credit limit|loan|credit card|mortgage|lease|tenan\w{1,4}|rental|apartment|insurance|policy|employ\w{0,4}|position|account|prestamo|tarjeta|credito|hipoteca)\b/,
      /\binforme del consumidor\b|\bsolicitud de (?:alquiler|arrendamiento|credito|prestamo|empleo|vivienda)\b/,
      /\bfree copy (?:of (?:your|each|the) (?:credit )?(?:report|file)|from each(?: of them)?)\b|\bfree report from (?:each|it|them)\b|\b(?:ask|request)\b[^.]{0,40}\bfor a free copy\b|\breport from them free of charge\b|\binformation in (?:an? |your )?(?:consumer|credit) reports? affected\b|\bcopia (?:gratuita|gratis)\b/,
      /\bcopy of your credit report from\b[^.]{0,60}\bwithout charge\b|\b(?:used|looked at|considered|reviewed) (?:information (?:from|in) )?your credit report\b/,
      /\bsummary of (?:(?:your|the) )?rights\b/,
      new RegExp(NO_DECIDER),
      new RegExp(CANNOT_SAY_WHY),
    ],
    least: 2,
  },
  answer: { own: [], beside: [], least: 0 },
  identity: {
    own: [
      /\b(?:driver'?s? licen[sc]e|identification card|id card|passport|permanent resident|social security card|tarjeta de identificacion|licencia de conducir|pasaporte|consular)\b/,
      /\bidentity theft (?:report|affidavit|victim'?s? complaint)\b|\bftc report number\b|\bidentitytheft\.gov\b/,
      /\b(?:police department|sheriff'?s? (?:office|department)|state police)\b[^]{0,200}\b(?:victim|case|incident|report) (?:information )?(?:card|receipt|number|no\b|#)|\b(?:police|incident|offense|crime) report\b|\breport(?:ing)? officer\b|\breporte policial\b/,
      /\b(?:utility|electric|gas|water|energy|phone|internet|cable) (?:bill|statement|service)\b|\b(?:service address|meter (?:number|reading)|kwh|kilowatt)/,
      /\b(?:lease|rental) agreement\b|\bresidential lease\b/,
    ],
    beside: [
      /\b(?:dob|date of birth|birth ?date|fecha de nacimiento)\b/,
      /\b(?:exp(?:ires?)?|iss(?:ued)?|expiration)\b/,
      /\b(?:sex|height|hgt|eyes|weight|wgt|class|organ donor|surname|given names|nationality)\b/,
      /\b(?:service (?:address|location)|account number|meter|usage|kwh|therms)\b/,
      /\b(?:bill(?:ing)? (?:period|date)|amount due|total due|previous balance|current charges)\b/,
      /\b(?:victim|complainant|suspect|officer|badge|case number|incident number|report number|offense|statute)\b/,
      /\bunder penalt(?:y|ies) of perjury\b|\bfederal trade commission\b/,
      /\b(?:department of (?:motor vehicles|licensing|public safety|state)|police department|sheriff)\b/,
      /\b(?:tenant|landlord|premises)\b/,
      /\b(?:rent|term)\b[^.]{0,20}\.?[^.]{0,60}\b(?:a month|monthly|per month|(?:19|20)\d\d)\b/,
    ],
    least: 2,
  },
}

const hits = (text: string, patterns: readonly RegExp[]): number => patterns.filter((pattern) => pattern.test(text)).length

const has = (kind: ToldKind, text: string): boolean => {
  const { own, beside, least } = SIGNS[kind]
  return hits(text, own) > 0 && hits(text, beside) >= least
}

/** That what was written answers something the member sent about what is reported. */
const RESPONDS =
  /\b(?:your (?:recent |credit bureau |credit reporting |credit |direct |written ){0,3}(?:dispute|claim of (?:inaccuracy|identity theft|fraud)|fraud claim|identity theft (?:claim|report)|notice of error)(?! (?:must|should|will|can|may|has to|form|by))|credit bureau dispute|dispute (?:that )?you (?:have |had |recently ){0,2}(?:submitted|sent|filed|made|raised)|your (?:\w{1,20} ){0,3}request (?:to (?:re-?investigate|investigate|remove|delete|correct|block|update|change|verify|validate)|for (?:\w{1,20} ){0,2}(?:removal|deletion|correction|validation|verification|(?:re-?)?investigation))|(?:you|that you) (?:have |had |recently )*(?:disputed|questioned|asked (?:us )?(?:about|to (?:block|delete|remove|correct|change|update|verify|(?:re-?)?investigate|look (?:at|into)))|wrote (?:to )?us about)|(?:dispute|(?:re-?)?investigation) results|re-?investigat\w{1,6} (?:is|was|has been|results|certain)|results? of (?:our|your|the) (?:\w{1,20} ){0,3}(?:re-?investigation|investigation|dispute|request|review)|su (?:reciente )?disputa|usted (?:disput|impugn)[oed6]|resultados de (?:la|nuestra|su) (?:investigacion|disputa))\b/
/** An agency may call a dispute a request. */
const COMPLETED =
  /\byour request (?:has been|is|was) (?:now )?(?:completed?|processed|finished)\b[^.]{0,40}\.? ?(?:the|here are the|these are the|your) results\b/
/** An agency that did nothing, as it believes that someone else wrote. */
const SUSPECTED =
  /\bsuspicious (?:request|mail|letter|correspondence|communication)\b|\b(?:request|letter|correspondence|dispute)\b[^.]{0,80}\b(?:not (?:sent|submitted|authorized|made) by you|(?:did|does|do) not appear to (?:be|come|have (?:been|come))[^.]{0,30}\bfrom you|(?:sent|submitted|prepared) by (?:an? )?(?:third party|credit (?:repair|clinic)))/
const ABOUT_LETTER =
  /\b(?:received|response to|responding to|reply to|replying to|reviewed|regarding|concerning|re:|got|recibimos|respuesta a) (?:your|su) (?:\w{1,20} ){0,3}(?:letter|correspondence|inquiry|request|complaint|carta)\b/
const OF_REPORTING =
  /\b(?:credit (?:report|bureau|file|reporting|history)s?|consumer reporting|tradeline|what we report|we (?:now )?report|our reporting|reporting (?:of|to)|(?:with|to|at) the (?:credit )?bureaus|automated universal dataform|data report|reported (?:it |this |that )?to (?:the )?(?:credit bureaus?|equifax|experian|trans ?union|innovis)|from your credit|furnish\w{0,3}|informes? de credito|reportes? de credito)\b/
/** What the member called wrong, or is asked to say. */
const CALLED_WRONG =
  /\binformation (?:that )?(?:(?:you (?:believe|think|say|feel|consider) (?:is |are |to be )?|(?:is|was) )?(?:incorrect|inaccurate|wrong|incomplete|not correct)|(?:is )?(?:being )?(?:disputed|in dispute))\b/
/** Nothing is looked at before the member has sent something. */
const WAITS_FOR_PAPERS =
  /\b(?:before we (?:can|are able to|may)|in order (?:for us )?to|so that we can) (?:begin|start|complete|continue|proceed|process|conduct|investigate|review|research|look into)\b[^.]{0,60}\b(?:need|require|send|provide)\b|\bwe (?:will )?(?:need|require) the following\b[^.]{0,80}\bbefore we can\b/
/** What the member said about what is reported, where no dispute is named. */
const TOLD_US =
  /\b(?:you (?:wrote|told|stated|said|say|believe|claimed|let us know)(?: (?:to )?us)?(?: (?:on|in) [^.]{1,30}?)? that\b|your letter (?:says|said|states|stated|tells) (?:us )?that\b|(?:writing|wrote|letter|call) (?:to us )?about (?:your|the|late|a)\b|(?:after|since) your (?:call|letter|visit)\b)/
/** What a company does with what a member told it of an account. */
const CLAIM =
  /\b(?:look into|investigat\w{1,3}|review|process) your (?:\w{1,20} )?claim\b[^]{0,400}\b(?:copy of|police report|affidavit|photo id)\b/
const ASKS_FOR_PROOF =
  /\b(?:we (?:will )?need|please (?:send|provide|submit|return|include)|send us|you (?:must|need to) (?:send|provide))\b[^.]{0,160}\b(?:following|copy|copies|police report|affidavit|proof)\b/
/** Who writes does something: asks, tells, sends, corrects; now, before, or as a promise. */
const WE_ACT = new RegExp(
  [
    // Who only gets or helps to get something done does it for everyone: an advertisement.
    String.raw`\b(?:we|i)\b(?! (?:report|furnish|get|help)\b)[^]{0,80}?\b(?:(?:ask|request|tell|told|instruct|direct|notif|advis|submit|sen[dt]|fil(?:e|ed|ing)\b|transmit|made|mak)\w{0,6}|(?:updat|correct|delet|remov)(?:ed|ing))\b`,
    String.raw`\b(?:we|i)(?:'ll| will)\b[^]{0,80}?\bhave\b`,
    String.raw`\b(?:the following|these (?:changes|corrections)|(?:the|this|our) correction) (?:was|were|has been|have been) sent to`,
    String.raw`\b(?:we|i) (?:now|will now) report (?:it|this|the|your)`,
    String.raw`\b(?:agree|found) that\b[^]{0,80}\b(?:reported (?:was|is|were|are) (?:wrong|incorrect|inaccurate|in error)|(?:error|mistake) (?:was|had been) made)\b`,
  ].join('|'),
)
/** A change of what is reported. */
const CHANGE =
  /\b(?:delet|remov|correct|updat|chang|fix)(?:e|es|ed|ing|ion|ions|al)?\b|\b(?:tak(?:e|en|ing)|took)\b[^]{0,80}\b(?:off|out of)\b|\b(?:automated universal dataform|aud)\b|\b(?:will )?now report\b|\b(?:error|mistake|wrong|incorrect|inaccurate)\b/
/** What hangs on something that has not happened is an offer; what the member did is no act of the writer. A month is none. */
const OFFERED = /\b(?:if|once|after|when|upon|unless|until|pay|may(?! \d)|might|can)\b/
const BY_MEMBER = /\byou (?:have |had |recently )?(?:asked|told|requested|instructed|directed|wrote|want)\b/
/** A sentence in which the writer has a change of what is reported made. */
const hasChanged = (sentence: string): boolean => {
  const own = sentence.replace(BY_MEMBER, '')
  const act = WE_ACT.exec(own)
  return act !== null && CHANGE.test(own.slice(act.index)) && !(/\bwill\b(?! not\b)|'ll\b/.test(act[0]) && OFFERED.test(own))
}
const hasChangeMade = (plain: string): boolean => TO_BUREAUS.test(plain) && plain.split(/[.!?](?=\s|$)/).some(hasChanged)
/** A request that does not say what it is about. */
const NAMES_NOTHING =
  /\byour (?:letter|request|correspondence) (?:does not|doesn't|did not|didn't) (?:say|tell us|identify|list|name|specify|include)\b[^.]{0,60}\b(?:accounts?|items?|information|what|which)\b/
/** A search of an agency's files that found no one. */
const NO_FILE =
  /\b(?:search(?:ed)?|look(?:ed)?|checked)\b[^.]{0,30}\b(?:credit |consumer )?(?:file|record|report)\b[^.]{0,160}\b(?:did not|didn't|could not|couldn't|unable to) (?:find|locate)\b|\b(?:did not|didn't|could not|couldn't|cannot|can't|unable to|not able to) (?:find|locate|match)\b[^.]{0,40}\b(?:credit |consumer |your )(?:file|record|report)\b|\b(?:we have|there is) no (?:credit |consumer )?file\b/
/** A favor that is asked for about what is reported is nothing that one applies for. */
const FAVOR =
  /\b(?:goodwill|courtesy) (?:requests?|adjustments?|deletions?|removals?|changes?|corrections?)\b|\bgesture of goodwill\b/
/** A bureau's results, told without the word dispute. */
const FOUND = /\bhere (?:is|are) (?:what we found|what happened|our findings|the results)\b[^]{0,400}\bresults?\s?:/
/** The bureaus, or what is reported to them. */
const TO_BUREAUS =
  /\b(?:equifax|experian|trans ?union|innovis|lexis ?nexis|chex ?systems|nctue|credit (?:report|file|bureau)s?|the bureaus|tradeline)\b/
/** A letter about something else, or the member's own: what it says about disputes and deletions is no result. */
const NO_ANSWER =
  /\b(?:(?:security|credit) freeze|fraud alert|active duty alert) (?:has been|was|is|have been|on your|to your)\b|\b(?:added|placed|removed|lifted|set) (?:an? |the |your )?(?:\w{1,20} ){0,2}(?:security freeze|credit freeze|fraud alert|active duty alert)\b|\b(?:i am writing to|i (?:hereby |formally )?)(?:dispute|request that you)\b|\bi am (?:disputing|requesting)\b|\bdata breach\b|\b(?:your credit score and the price you pay|understanding your credit score)\b|\bdemands? (?:for )?arbitration\b|\b(?:para|escribo) (?:impugnar|disputar)\b|\b(?:change|new (?:account|inquiry|address)) (?:was |has been )?(?:found|detected|noticed|spotted) (?:on|in) your\b|\bwe(?:'ve| have)? (?:noticed|detected|spotted) (?:an? )?(?:new )?(?:change|account|inquiry|address)\b/

/** Whether a paper is sure to be no answer, though it speaks of disputes and bureaus. */
export const isNoAnswer = (plain: string): boolean => NO_ANSWER.test(plain)

/** Words of the law's model notice of a debt: its conditions are no result, whatever they say about right and wrong. */
const FIRST_NOTICE =
  /\b(?:call or write to us by|how can you dispute the debt|what else can you do|we will assume (?:that )?(?:our information|(?:the|this) debt) is|(?:the|this) debt will be assumed|within (?:30|thirty)(?: \(30\))? days (?:of|after|from) (?:receiving|receipt)|llame o escriba)/
const DONE =
  /\b(?:(?:have|has|had|was|were|been|we) (?:\w{1,20} ){0,2}(?:completed|finished|concluded|investigated|looked into|reviewed|verified|confirmed|received your dispute|updated|corrected|deleted|removed|found|determined|validated|checked|answered|responded|conducted (?:an?|our) (?:\w{1,20} )?(?:investigation|review|search)|made no changes?)|(?:here|this) is what (?:came|we (?:found|did|decided|changed))|we (?:have |now |also )*(?:sent|submitted) an? (?:automated|aud|correction|update)|(?:terminamos|hemos (?:terminado|completado|concluido|revisado|investigado)|investigamos|verificamos|corregimos|eliminamos|revisamos|confirmamos|no (?:la |lo )?investigaremos|no (?:vamos a|podemos|podremos) investigar)\b|(?:is|are) (?:now )?complete|(?:declin(?:ed|ing) to|cannot|can't|could not|unable to|not able to|will not|won't) block|we (?:have|got) your (?:\w{1,20} ){0,2}(?:dispute|letter|request)\b|(?:cannot|can't|could not|unable to|not able to|will not|before we can) (?:yet )?(?:investigate|process|complete|act on|start|begin|review|look into) (?:your (?:dispute|request)|it|this)\b|thank you for (?:your|contacting|writing)|in response to your|after (?:an|our) investigation|this (?:is in )?respon(?:se|ds) to)\b/

/** Whether a paper's own words say that it answers a dispute; without them, only a result makes an answer of a letter about what is reported. */
export const answersDispute = (plain: string): boolean =>
  !isNoAnswer(plain) &&
  ((RESPONDS.test(plain) && DONE.test(plain)) ||
    hasChangeMade(plain) ||
    ([COMPLETED, SUSPECTED, FOUND, NAMES_NOTHING].some((pattern) => pattern.test(plain)) && TO_BUREAUS.test(plain)))

/**
 * What a paper is, told by words that only such a paper has; null where its words do not say.
 * @param plain All words of the paper in small letters with plain signs.
 */
export function tellKind(plain: string): ToldKind | null {
  if (has('discharge', plain)) return 'discharge'
  const isCourt = has('court_paper', plain)
  const isResponse = answersDispute(plain)
  if (isCourt && !isResponse) return 'court_paper'
  if (has('collection_notice', plain) && (!isResponse || (FIRST_NOTICE.test(plain) && !SURELY_RESPONDS.test(plain))))
    return 'collection_notice'
  if (has('refusal', plain) && !isResponse && !FAVOR.test(plain)) return 'refusal'
  const isReply = ABOUT_LETTER.test(plain) || TOLD_US.test(plain)
  const isOfClaim = TOLD_US.test(plain) && CLAIM.test(plain)
  const isOfWaiting = isReply && WAITS_FOR_PAPERS.test(plain) && CALLED_WRONG.test(plain)
  const isOfSearch = NO_FILE.test(plain) && TO_BUREAUS.test(plain)
  if (
    isResponse ||
    (!isNoAnswer(plain) && ((isReply && OF_REPORTING.test(plain) && DONE.test(plain)) || isOfClaim || isOfSearch || isOfWaiting))
  )
    return 'answer'
  // Who asks for a proof of identity sends none.
  if (has('identity', plain) && !ASKS_FOR_PROOF.test(plain)) return 'identity'
  return null
}

/** A collector that validates a debt repeats the words of its first notice; what it answers it says in the past. */
const SURELY_RESPONDS =
  /\b(?:(?:we|have|has) (?:have )?received your (?:\w{1,20} ){0,2}(?:dispute|letter|request)|in response to your|responding to your|(?:completed|concluded) (?:our|the|an) (?:\w{1,20} )?(?:investigation|review)|results of (?:our|your)|you (?:recently )?disputed|thank you for your (?:recent )?(?:dispute|letter))\b/
