import { foundIn, saidSentences } from '#engine/letters/claims/said-sentences.ts'

/** What no letter says by itself: each is refused unless something in its sentence carries it. */
export type ThreatKind = 'lawsuit' | 'crime' | 'attorney' | 'pressure' | 'duty' | 'gives_up' | 'promise'

export interface Threat {
  readonly sentence: string
  readonly kind: ThreatKind
}

const YET_TO_COME =
  /\b(?:will|shall|going to|intend\w{0,3}|may|might|can|could|must|ready to|prepared to|plan\w{0,4}|unless|otherwise|or else|if you|consider\w{0,3}|pursue|seek|reserve|next step|no choice|forced)\b/
/** Of a case that was. */
const PAST_CASE = /\b(?:was|were|been|dismissed|vacated|served|settled|ended|sued me|against me|never any|by the court)\b/

type Rule = readonly [kind: ThreatKind, pattern: RegExp, unless?: RegExp]

/** Who must or may not do something, said without naming a law. */
const WHO = '(?:bureaus?|compan(?:y|ies)|creditors?|furnishers?|collectors?|banks?|lenders?)'
const NOBODY = '(?:no (?:one|\\w{1,15})|nobody|nothing)'
const KIND_OF =
  '(?:\\w{1,15} )?(?:accounts?|items?|entry|entries|debts?|collections?|inquiry|inquiries|marks?|payments?|bills?|charge offs?|companies|company|banks?|bureaus?|lenders?|collectors?|creditors?|consumers?|persons?|people|disputes?|complaints?|letters?|mistakes?|errors?)'
const PAPER = '(?:contracts?|agreements?|proof|evidence|signatures?|documents?|papers?|consent|permission|records?)'

/** Whom and what the trade deals with, in general: no word before it points to one of them. */
const TRADE =
  '(?:accounts|items|entries|debts|collections|inquiries|marks|payments|bills|charge offs|companies|banks|bureaus|agencies|lenders|collectors|creditors|furnishers|consumers|disputes|complaints|mistakes|errors|records|judgments|liens|bankruptcies|loans|cards|hospitals|landlords|courts|judges|employers|insurers|balances|lates|repossessions|evictions|reports|mortgages|duplicates|listings|reporting|furnishing)'
const POINTER =
  '(?:my|your|our|their|his|her|its|the|this|that|these|those|both|all|some|many|most|two|three|please|i|we|you|it|they|he|she|there|what|who|how|why|when|if|which|as|to|of|with|in|on|for)'
/** What rules say about things: that they end, bind, or cost. */
const RULED =
  '(?:come off|comes off|go away|goes away|drop off|drops off|fall off|falls off|come down|expires?|lapses?|disappears?|vanish(?:es)?|end|ends|die|dies|lose|loses|owes?|count|counts|get|gets|needs?|stay|stays|last|lasts|remain|remains|answers?|(?:is|are) (?:\\w{1,15} ){0,2}(?:void|gone|removed|deleted|allowed|barred|invalid|entitled|free|liable|limited|protected|exempt|erased|cleared|forbidden|required|crimes?|illegal)|never (?:show|appear|count|list|report)\\w{0,3})'
const PERIOD = '(?:\\w{1,15}) (?:business )?(?:hours?|days?|weeks?|months?|years?)'
const GENERAL = new RegExp(
  `^(?:(?:and|but|also|remember|note|generally|normally|usually|in general|by now|of course|after all|as you know|everyone knows) (?:that )?){0,2}(?:(?!${POINTER}\\b)\\w{1,15} ){0,2}${TRADE} (?:(?!(?:was|were|had|did)\\b)\\w{1,15} ){0,7}?(?:${RULED}|${PERIOD})\\b`,
)
/** Of the writer, the reader, this account, or a figure or a month that the file has. */
const OF_THIS_FILE =
  /\b(?:i|me|my|mine|we|us|our|you|your|yours|this|these|it|its|here|was|were|had|did|please|january|february|march|april|june|july|august|september|october|november|december|(?:19|20)\d{2})\b|\$/

const RULES: readonly Rule[] = [
  [
    'lawsuit',
    /\b(?:law ?suits?|suits?|litigat\w{1,4}|legal (?:action|proceedings?|steps|remed(?:y|ies)|measures|consequences|recourse|claim)|class action|court action|arbitration|small claims|courtrooms?|court papers|summons(?:es)?|papers (?:\w{1,15} ){0,2}from (?:the|a) court|subpoena\w{0,2}|suing|sue)\b/,
  ],
  [
    'lawsuit',
    /\b(?:(?:statutory|punitive|actual|treble) damages|damages (?:of|from|for|under)|(?:be|are|held|hold you|find you) (?:\w{1,15} ){0,2}(?:liable|accountable|responsible for damages)|liability|(?:see|meet|take|bring|drag|haul) (?:\w{1,15} ){0,3}(?:in|to|before|into) (?:\w{1,15} )?(?:court|judge|justice)|(?:a |the )?(?:judge|jury|court) (?:will|shall|can|may|must))\b/,
  ],
  [
    'crime',
    /\b(?:felon(?:y|ies|s|ious)|misdemeanors?|criminals?|criminally|crimes?|prosecut\w{1,5}|indict\w{0,5}|jail|prison|racketeer\w{0,5}|rico|extort\w{0,4}|blackmail\w{0,3}|negligen\w{1,4}|willful\w{0,4}|malicious\w{0,2}|reckless\w{0,4}|bad faith|you (?:\w{1,15} ){0,3}(?:in violation|violat\w{1,5})|your (?:\w{1,15} )?violations?|fraud on your part|your fraud|libel\w{0,3}|slander\w{0,3}|defam\w{1,6}|perjury|embezzl\w{1,5}|larceny|arrest(?:ed)?)\b/,
    /\b(?:victims? of (?:a |this |the )?crime|criminal (?:record|history|case)|under penalty of perjury|i was in (?:jail|prison)|a criminal (?:\w{1,15} ){0,2}(?:opened|used|stole))\b/,
  ],
  [
    'crime',
    /\b(?:you|they|he|she|your (?:\w{1,15} )?\w{1,15}|the (?:bureau|company|bank|lender|creditor|collector|agency)) (?:\w{1,15} ){0,3}(?:knowingly|intentionally|deliberately|purposely|lied|lies|cheat\w{0,3}|fabricated|invented|deceived|misled|swindled|made (?:it|this|that|all of this|everything) up|stole|robbed|sold my (?:\w{1,15} )?(?:data|information|file|identity))\b|\b(?:theft|robbery|stealing) (?:by|on the part of) (?:you|your)\b|\b(?:you|they) (?:all |people |guys )?are (?:\w{1,15} ){0,2}(?:crooks?|liars?|thieves|thief|scammers?|frauds?|criminals?|con artists?|cheats?|dishonest|corrupt|evil)\b|\b(?:your|the|this) (?:\w{1,15} )?(?:company|bank|bureau|agency|business|firm|outfit|lender|collector) (?:is|are) (?:\w{1,15} ){0,2}(?:scam|fraud|racket|crooks?|liars?|thieves|criminals?|corrupt)\b|\bon purpose\b/,
    /\bnot (?:\w{1,15} )?(?:lie|on purpose)\b/,
  ],
  [
    'lawsuit',
    /\b(?:in|to|into|before) (?:\w{1,15} )?(?:courts?|a judge)\b|\bhear from (?:me|us) (?:\w{1,15} ){0,3}(?:court|judge)\b/,
    /\b(?:bankruptcy|records?|docket|filed|case|clerk)\b/,
  ],
  [
    'attorney',
    /\b(?:attorneys?|lawyers?|legal (?:counsel|team|representati\w{2,3}|advis[eo]rs?|aid)|counsel|law firm|solicitors?)\b/,
    /\b(?:attorneys? general|(?:power|powers) of attorney)\b/,
  ],
  [
    'pressure',
    /\b(?:or else|(?:expect|demand|claim|seek) (?:\w{1,15} ){0,2}compensation|demand that you pay|(?:will|shall) be reported to|you will (?:regret|be sorry|pay)|(?:to|with) the (?:media|press|newspapers?|news)|social media|go public|(?:bad|negative) review|(?:face|facing|risk|pay|expect|incur) (?:\w{1,15} ){0,2}(?:fines?|penalt(?:y|ies)|sanctions?|consequences)|(?:serious|severe|grave|dire) consequences|(?:fined?|penali[sz]ed|sanctioned|punished|shut down|investigated) (?:by|for|under)|(?:last|final) (?:warning|chance)|be warned|warn you|put you on notice|make you pay|boycott\w{0,3}|cost you|at stake|(?:had|you) better|(?:everyone|everybody|the world|others|people) (?:will |shall )?(?:knows?|hears?|learns?)|or i (?:will |shall )?(?:go|take|move|turn|act)|(?:the )?(?:press|media|newspapers) (?:will|shall)|(?:post|publish|share) (?:\w{1,15} ){0,3}(?:reviews?|everywhere|online|publicly|about (?:you|this|it))|(?:failure|refusal) to (?:\w{1,15} ){1,3}(?:will|shall|may|means?|is|constitutes?|counts?|amounts?)|(?:silence|no (?:answer|reply|response)) (?:\w{1,15} ){0,5}(?:means?|agrees?|agreement|consent|admission|acceptance)|(?:will|shall) (?:result in|lead to|trigger) (?:\w{1,15} ){0,2}(?:action|steps|complaints?)|report you to\b|(?:call|get|send) (?:the )?(?:police|cops|sheriff)|(?:seek|seeking|claim|claiming|want|pursue|recover) (?:\w{1,15} ){0,2}damages|know where (?:you|your)|next stop|lose (?:your|its|the) (?:license|charter|job|business|customers?)|(?:make sure|ensure) (?:that )?(?:you|your|this costs)|see to it that|(?:go|take (?:this|it)) all the way|find out what i|hold (?:you|your \w{1,15}) (?:responsible|accountable|to account)|(?:tell|warn|alert) (?:the |your )?(?:world|public|everyone|everybody|customers|investors|shareholders)|(?:post|share|publish|put|spread) (?:this|it|that|your \w{1,15}) (?:\w{1,15} )?(?:on|to|online|all over|everywhere|in)(?! (?:writing|order|the mail|my file|your letter))|come after you|(?:shut|close|take) you down|pay for (?:this|what you))\b/,
  ],
  // A threat in soft words: what others may learn of it, whom one may bring in, what would be wise.
  [
    'pressure',
    /\b(?:(?:my|our) (?:\w{1,15} )?(?:followers|subscribers|viewers|readers|audience|channel|blog|podcast)|tiktok|youtube|instagram|facebook|twitter|reddit|yelp|trustpilot|go(?:es|ing)? viral|headlines?|publicity|journalists?|reporters?|your (?:\w{1,15} )?(?:reputation|image|good name|shareholders|investors|customers)|(?:it )?would be (?:a )?(?:\w{1,15} )?(?:shame|pity|too bad|unfortunate|embarrassing) (?:if|for you|when)|would (?:hate|not want) (?:to (?:have to|see|bring|get|involve|make|go)|for (?:you|your|this|anyone))|you (?:\w{1,15} ){0,2}would not (?:want|like) |for your own (?:good|sake)|in your (?:own |best ){1,2}interests?|(?:wise|smart|wiser|smarter) (?:of you |for you )?to|while you still can|before it is too late|i (?:have|know) (?:\w{1,15} ){0,2}(?:friends|contacts|connections|people) (?:at|in|who)|(?:bring|get|pull|drag|call|involve|loop|notify|alert|contact) (?:\w{1,15} ){0,3}(?:regulators?|authorities|media|press|senator|congress\w{0,5}|governor)|(?:get|turn|become) (?:\w{1,15} )?(?:ugly|costly|expensive|unpleasant|nasty)|the (?:hard|easy) way|not the last (?:\w{1,15} ){0,3}(?:hear|see|me)|(?:running|run) out of patience|patience is|regret (?:this|it|not)|sleep well|watching you|we both know|think (?:twice|about what)|(?:see|know|find out|imagine|guess|wait for) what happens|higher up|(?:will|shall|may|might|have to|forced to|choice but to|ready to|going to|must) take (?:this|it) (?:further|elsewhere|up the)|escalat\w{1,4})\b/,
    /\b(?:my reputation|stolen|shared my|posted my)\b/,
  ],
  [
    'duty',
    /\b(?:you|it|they|your company|the (?:bureau|company|creditor|furnisher|bank|collector)|(?:a |every |any )?(?:bureaus?|compan(?:y|ies)|creditors?|furnishers?|collectors?|banks?)|experian|equifax|transunion) (?:\w{1,15} )?(?:must\b(?! (?:have|be))|shall\b|ought to\b|(?:is|are) (?:\w{1,15} )?(?:required|obliged|obligated|bound|compelled|supposed|forbidden|prohibited|barred|not allowed|not permitted|not entitled)\b|(?:has|have|had) (?:\w{1,15} )?(?:to (?:delete|remove|correct|pay|prove|answer|respond|investigate|stop|cease|send|show|give|provide|report|verify|validate|refund|compensate)|(?:no|the|a|any) (?:\w{1,15} )?(?:right|duty|obligation|choice|authority|responsibility|permission))\b|owes? me\b|may not (?:legally |lawfully )?(?:report|collect|charge|keep|list|include|furnish|contact|call|sell|continue|demand|ask)\b)/,
    /\b(?:if|whether) (?:you|they|it|there) (?:had|have|has) (?:no|the|a|any)\b/,
  ],
  [
    'duty',
    /\b(?:(?:the|a|federal|state|consumer|this|that|every|any|no|credit|such|our|my) (?:\w{1,15} )?(?:laws?|statutes?|acts?|regulations?|rules?|codes?|constitution) (?:\w{1,15} ){0,2}(?:requires?|required|says?|states?|obliges?|obligates?|demands?|forbids?|prohibits?|gives?|grants?|entitles?|allows?|permits?|provides?|mandates?|compels?|makes?|calls? for|is clear|protects?|guarantees?)|(?:by|against|required by|according to|in violation of|contrary to|breaks?|broke|breaking|above) (?:\w{1,15} ){0,2}(?:laws?|statutes?|regulations?)|as a matter of law|under (?:the |federal |state |our )?laws?\b|need a license|(?:illegal|unlawful|unconstitutional)\w{0,2}|legally|lawfully|violat\w{1,5}|(?:your|their|a|the|its) (?:legal |statutory |lawful )?(?:duty|duties|obligations?) (?:to|is|under|and|as|of)|non ?compliance|in breach)\b/,
    /\b(?:do(?:es)? not (?:have|need) to)\b/,
  ],
  [
    'duty',
    /\b(?:i (?:am|have) (?:\w{1,15} )?(?:entitled|a right|the right)|my (?:legal |statutory |civil |constitutional |consumer )?rights?) (?:to|under|by|require|demand|is|are)\b/,
  ],
  [
    'duty',
    new RegExp(
      `\\b(?:you (?:\\w{1,15} )?need to|you can not (?:keep|report|leave|list|hold|charge|collect|do)|(?:it is|falls) (?:up to|on|upon) you|the burden (?:of proof )?(?:is|lies|rests|falls)|no business \\w{1,15}ing|every right|(?:breaking|bending|ignoring) (?:the|all) (?:rules|law)|not (?:permitted|allowed)|${NOBODY} (?:can(?! (?:be|owe|have) (?:\\w{1,15} )?[$\\d])|may|must)\\b|${WHO} (?:(?:can|may) not|must|needs? to)\\b|${PAPER} (?:\\w{1,15} )?(?:must|shall|has to|have to|needs? to|is needed|are needed|is required|are required))\\b`,
    ),
    /\b(?:if|whether|please|was|were) (?:you|it|they|not|this)\b|\bplease\b/,
  ],
  [
    'duty',
    /\byou have (?:only |just |exactly |at most |no more than )?(?!(?:(?:30|thirty|45|forty five) |(?:5|five) business ))(?:\w{1,15} ){1,3}(?:minutes?|hours?|days?|weeks?|months?)\b|\b(?:debt|account|contract|claim|obligation|entry|note|agreement) (?:is|becomes|are|was) (?:\w{1,15} )?(?:void|null|invalid|unenforceable|not enforceable|not valid|uncollectible|extinguished)\b|\bonly (?:the |an? |your )?(?:\w{1,15} ){0,2}(?:bureaus?|compan(?:y|ies)|creditors?|furnishers?|collectors?|banks?|lenders?|owners?|holders?) (?:can|may|must)\b/,
    /\b(?:if|whether|how many|reported|shows?|lists?)\b/,
  ],
  // A rule of anyone's law: of no account of one's own, and without a word that names the law.
  [
    'duty',
    new RegExp(
      `(?:^(?:an?|most|old)|\\b(?:any|every|each|all|no|such)) ${KIND_OF} (?:(?!(?:that|which|who|whose|this|my|i|if) )\\w{1,15} ){0,5}(?:(?:has|have|needs?|gets?) to|must|(?:can|may) (?:not|only|never) (?:be )?(?:reported?|collected?|list(?:ed)?|kept?|keep|charged?|sold|sell|contact|call|stay|remain|shown?|appear|used?|pull|ask|demand|refuse|hold|held|sue)|(?:is|are|becomes?) (?:\\w{1,15} )?(?:void|allowed|free to|entitled|off limits))\\b`,
    ),
    /\b(?:verified|proven|proved|confirmed|for seven years|for ten years|for (?:7|10) years|only for a permissible|please)\b/,
  ],
  [
    'duty',
    /\b(?:when|whenever|if|once|where|as soon as|after) (?:two|a|an|any|both|all|the|no) (?:\w{1,15} ){1,8}(?:automatically|(?:the|it|this|that) (?:\w{1,15} ){0,3}(?:counts|wins|prevails|governs|controls|applies|lapses|expires|falls|comes off|goes away|disappears|drops off))\b/,
  ],
  [
    'duty',
    /\b(?!(?:i|we|you|they|it|this|that|these|not|never|would|if|may|will|could) )(?:\w{1,15}) (?:has|have) to (?:be gone|come off|go\b|go away|come down|leave|disappear|drop off|fall off|end)\b/,
  ],
  [
    'gives_up',
    new RegExp(
      `^(?:(?:and|but|so|yes|actually|in fact|honestly|of course|naturally|admittedly|obviously|clearly|certainly|no doubt|well|sure|i (?:think|believe|know|see|agree)(?: that)?) ){0,3}(?:the|your|this|that|its|these|those|both|all) (?:\\w{1,15} ){0,4}(?:is|are|was|were|looks?|seems?) (?:\\w{1,15} )?(?:right|correct|accurate|true|valid|fine|in order|legitimate|justified|fair|real|genuine|proper)$`,
    ),
    /\b(?:whether|unless|if|which|what|who|how|not|never|neither|rest|others?|remaining|name|address|birth|number|only|or|be|earlier|page|letter)\b/,
  ],
  // Leave that someone gives, and time.
  [
    'gives_up',
    /\b(?:you (?:may|can|could|are (?:free|welcome|allowed) to|have my (?:permission|consent) to)|i (?:\w{1,15} )?(?:authorize|permit|allow) you to) (?:\w{1,15} )?(?:(?:call|contact|talk to|speak (?:to|with)|visit|ask) (?:my (?!report|letter|last|disput|request)|anyone|anybody|whoever|everyone)|(?:take|debit|withdraw|charge|garnish|deduct|draw) (?:\w{1,15} ){0,4}(?:money|accounts?|paycheck|wages|card|funds|payments?))|\btake (?:as long|all the time|whatever time|a while)\b|\bwhenever you (?:can|like|have time|want|get to)\b|\bi (?:can|am happy to|do not mind to) wait\b|\bthere is no deadline\b/,
    /\b(?:not|never|before|only|if|whether|show)\b/,
  ],
  ['crime', /\b(?:idiots?|morons?|imbeciles?|clowns|jerks?|bastards?|scum|incompetents?|shame on you)\b/],
  [
    'gives_up',
    /\bi (?:\w{1,15} )?(?:agree|accept|believe|know|see) (?:that )?(?:this|it|that|the (?:\w{1,15} ){0,3}\w{1,15}) (?:is|are|was|were) (?:\w{1,15} ){0,3}(?:valid|correct|right|accurate|true|legitimate|owed)\b/,
    /\b(?:not|never|whether|if|only)\b/,
  ],
  [
    'gives_up',
    /\b(?:keep|leave) (?:it|this|that) if you\b|\bit is what it is\b|\bi do not mind (?:if|that|it)\b|\bi am (?:\w{1,15} )?sure (?:that )?(?:you are|you were|it is) (?:right|correct|accurate)\b|\b(?:fine|okay|ok|all right) to (?:leave|keep)\b|\bi take (?:it|this|that) back\b/,
  ],
  [
    'duty',
    /\bno (?:\w{1,15} ){0,3}(?:debt|account|item|entry|lender|collector) (?:\w{1,15} ){0,3}(?:may|can|must) (?:be|stay|remain)\b|\bright to (?:a |an |the |have )(?:\w{1,15} ){0,2}(?:deletion|removal|deleted|removed|refund)\b|\bstatutes? of limitations?\b|\blimitations? period\b|\btime barred\b|\bha(?:s|ve) no (?:legal |lawful )?(?:right|authority|standing|power) to\b/,
    /\b(?:if|whether|ask|what|dismissed|judge)\b/,
  ],
  [
    'gives_up',
    /\b(?:never mind|disregard|forget) (?:about )?(?:this|my|the|it|that|what)\b|\b(?:dispute|request|letter|complaint)s? (?:is |as )?(?:withdrawn|closed|moot|settled|resolved|dropped|cancel+ed|void)\b|\bno need (?:to|for)\b|\bclose (?:my|this|the) (?:dispute|case|request)\b|\bi (?:can|could) live with\b|\bi (?:\w{1,15} )?deserved? (?:it|this|that|the)\b|\bis (?:being )?reported (?:correctly|accurately|rightly|truthfully)\b|\b(?:leave|keep) (?:everything|all of (?:it|this)|it all|things|them) (?:as|the way)\b|\bthis is (?:not|no) (?:a |my )?(?:dispute|complaint)\b|\b(?:the|this|that|it|there) (?:\w{1,15} ){0,3}(?:is|are|was|were) (?:not|no|nothing) (?:longer )?(?:wrong|inaccurate|incorrect|false|untrue|an? (?:error|mistake)|errors?|mistakes?)\b(?! of m)|\bthe (?:\w{1,15} )?(?:history|status|amounts?|dates?|date \w{1,15}|entry|item|collection|late marks?|listing|remarks?) (?:is|are) (?:\w{1,15} )?(?:right|correct|accurate|true|valid|fine)$|\b(?:everything|all of it|all this) (?:\w{1,15} ){0,3}is (?:right|correct|accurate|true|valid|fine)\b/,
    /\b(?:whether|unless|until|if|please leave my other|verify|shown?|prove|check|no need to (?:call|phone|apologize|worry|thank))\b/,
  ],
  [
    'gives_up',
    /\bi (?:\w{1,15} )?understand (?:if|when|why) (?:you|it|they) (?:\w{1,15} )?(?:can|may|might|do|will|would|are|must)\b/,
  ],
  [
    'gives_up',
    /\b(?:ignore|disregard|forget|drop) (?:\w{1,15} )?(?:my|this) (?:\w{1,15} )?(?:disputes?|letters?|requests?)\b|\bleave (?:it|this|that|the (?:\w{1,15} ){0,2}(?:account|entry)) as\b|\bfeel free to (?:keep|leave|report|list)\b|\bi (?:fully |do )?agree with (?:your|the|this)\b|\bi (?:was|am|may be|might be|could be|could well be) (?:\w{1,15} )?(?:wrong|mistaken)\b|\b(?:maybe|perhaps|possibly) i (?:\w{1,15} )?(?:am|was) (?:wrong|mistaken)\b|\b(?:may|might|could) (?:well )?be (?:my|our) (?:\w{1,15} )?(?:error|fault|mistake)\b|\bi (?:am|feel) (?:\w{1,15} )?(?:happy|content|satisfied|fine|ok|okay) with\b|\b(?:keep|go on|continue) reporting\b|\bi (?:\w{1,15} )?(?:suppose|guess|concede|admit|acknowledge|grant)\b|\b(?:this|it|that|the (?:\w{1,15} ){0,3}\w{1,15}) (?:may|might|could) (?:well )?be (?:\w{1,15} )?(?:accurate|correct|right|true|valid)\b|\bi have no (?:\w{1,15} )?(?:disputes?|complaints?|issue) (?:with|about)\b|\b(?:the|your|this|that) (?:\w{1,15} )?(?:reporting|report|record|account|debt|balance|amount|total|figure|bill|information) (?:is|was|looks|seems) (?:\w{1,15} )?(?:right|correct|accurate|true|valid)(?:$| (?:but|yet|though|although|still|please|and|so|i|my|we|just|to me)\b)|\b(?:is|are) (?:\w{1,15} )?(?:deserved|earned|justified)$|\bno (?:action|change|correction|answer|reply) is (?:needed|required|necessary)\b|\bsure (?:that )?(?:it|this) is wrong\b|\btake back (?:what|my|all)\b|\bi (?:\w{1,15} )?accept (?:the|this|that) (?:\w{1,15} )?(?:entry|account|report|balance|record|information)\b|\bi (?:might|may|could) (?:well )?have (?:been|paid|missed)\b|\b(?:no (?:problem|issue|objection|quarrel)|nothing wrong) with\b|\byou (?:\w{1,15} )?are (?:\w{1,15} )?(?:right|correct) (?:about|on|that|to|in)\b|\b(?:maybe|perhaps|probably) (?:you are )?(?:right|correct|accurate|true|wrong of me)\b|\b(?:this|it|that|the entry|the account) is (?:probably |all |just |quite |perfectly )?(?:fine|all right|ok|okay)\b|\b(?:and|that|because) (?:it|this) is (?:accurate|correct|valid|true)$/,
    /\b(?:not(?! sure)|never|check|whether|unless|if|verify|show|prove)\b/,
  ],
  [
    'gives_up',
    /\bi (?:\w{1,15} )?(?:(?:do|will|would|can) not |no longer |never )(?:\w{1,15} ){0,2}(?:dispute|contest|challenge|question|object|deny)\b|\bi (?:am|was) (?:not|no longer) (?:\w{1,15} ){0,2}(?:disputing|contesting|challenging|questioning|objecting|denying)\b(?! (?:anything|any|the|my) (?:else|other))|\b(?:take (?:all )?(?:your|the|as much) time|(?:no|not in a) (?:hurry|rush))\b|\bi (?:\w{1,15} )?(?:waive|withdraw|retract|relinquish|abandon|forgo|renounce|drop|give up)\b|\bi (?:do not|am not|would not) (?:\w{1,15} )?(?:say|saying|claim|claiming|allege|alleging|suggest) (?:\w{1,15} )?(?:that )?(?:this|it|the (?:\w{1,15} ){0,2}(?:account|entry|debt|item|balance)) (?:is|was) (?:\w{1,15} )?(?:wrong|inaccurate|incorrect|false|untrue|an error)\b|\b(?:this|it|that|the (?:\w{1,15} ){0,2}(?:account|entry|debt|item|balance|report|information|payment history)) (?:is|was|are|may be|may well be) (?:\w{1,15} ){0,2}(?:accurate|correct|true|right|valid|legitimate) (?:as|and|after|so|in)\b|\byou do not (?:need|have) to (?:change|correct|delete|remove|do|answer|investigate|fix)\b|\bdo not (?:investigate|reinvestigate|delete|correct|change|remove|answer)\b|\bi know (?:that )?i (?:owe|was|am)\b|\bi know that (?:\w{1,15} ){0,3}(?:no law|not obliged|not required|not have to|free to)\b/,
    /\b(?:please|certified|determined|whether|until|unless|if|only)\b/,
  ],
  // What is owed, said for certain: a debt that is admitted can be collected again.
  [
    'gives_up',
    /\bi (?:still |do |really |indeed |know (?:that )?i |fully ){0,2}owe (?:it|this|that|all of (?:it|this)|the (?:\w{1,15} )?(?:debt|money|balance|amount|bill)|you (?:this|that|the|money))\b/,
    /\b(?:not|never|whether|if|how|show|prove|proof|why|think|says?|claims?|disput\w{1,4}|deny|denied)\b/,
  ],
  [
    'gives_up',
    new RegExp(
      `\\b(?:my|this|our) (?:\\w{1,15} )?(?:dispute|letter|request|complaint) (?:\\w{1,15} ){0,3}(?:is|was|were|may be|might be|must be) (?:\\w{1,15} ){0,3}(?:thin|weak|wrong|mistaken|frivolous|baseless|unfounded|groundless|silly|premature|vague|unclear|incomplete|too (?:early|late|short))\\b`,
    ),
    /\b(?:not|never|neither|calls?|called|says?|said|why|whether|if)\b/,
  ],
  // A threat that only its tone tells: what the reader had better fear, and what the writer knows of them.
  [
    'pressure',
    /\bif i were (?:you|in your)\b|\bi (?:\w{1,15} )?know (?:exactly |very well )?(?:where (?:you|your|he|she|they)|who (?:you|your boss)|what (?:you did|your) )\b|\btick ?tock\b|\b(?:clock|time) is (?:ticking|running (?:out|down))\b|\b(?:you|your \w{1,15}) (?:\w{1,15} )?(?:will|would|should|might) (?:\w{1,15} )?sleep\b|\bwatch (?:your back|out|your step)\b|\b(?:mark|remember) my (?:words?|name)\b|\b(?:wait and see|you will see|see what happens|see how you like|see who (?:laughs|wins|blinks)|coming for you|pay(?:ing)? (?:you )?a visit|visit your (?:office|home)|come (?:by|to) your (?:office|home)|not (?:be )?(?:so )?(?:nice|polite|patient|friendly) (?:next|any|for)|patience (?:is|has) (?:\w{1,15} ){0,2}(?:out|over|thin|end\w{0,2}|limits?)|what goes around|karma)\b/,
  ],
  // What is still to be paid, said as one's own knowledge, can be collected again.
  [
    'gives_up',
    /\bthere (?:is|was) (?:still |indeed |really )?(?:some |a |an )?(?:\w{1,15} )?(?:money|balance|debt|amount|sum|something) (?:still )?(?:owed|owing|due|left|outstanding|to pay)\b|\bi still have (?:something |money |a balance )?(?:to pay|left to pay)\b/,
    /\b(?:not|no|never|nothing|say|says|said|claims?|claimed|reports?|reported|shows?|whether|if|how|why|think)\b/,
  ],
  // A promise of money begins old debts again; an offer has its own letter.
  [
    'promise',
    /\bi (?:will|shall|would|promise to|agree to|vow to|am (?:\w{1,15} )?(?:ready|willing|happy|prepared|going) to|can) (?:\w{1,15} ){0,2}(?:pay|settle|repay|send (?:you )?(?:\w{1,15} ){0,2}(?:money|payments?|checks?|rest|amount)|make (?:\w{1,15} )?payments?)\b/,
    /\b(?:pay (?:\w{1,15} ){0,3}(?:on time|every|each|my bills|attention)|never|not|before i|had to|once i have that in hand)\b/,
  ],
  [
    'pressure',
    /\b(?:not|never) (?:\w{1,15} )?(?:someone|somebody|a person|a man|a woman|one|the (?:kind|type|sort)) (?:\w{1,15} ){0,3}(?:you|anybody|anyone|one|people) (?:\w{1,15} ){0,3}(?:cross|mess|anger|ignore|fight|play|upset|fool)\b|\byou (?:\w{1,15} )?(?:do|will|would) not want (?:to (?:\w{1,15} )?(?:cross|mess|anger|find out|see|fight|test|meet|have)|me)\b|\b(?:picked|chose|chosen|messed with|messing with) the wrong (?:person|man|woman|one|customer)\b|\bdo not (?:test|try|push|provoke|underestimate) me\b|\bi (?:do not|never) (?:forgive|forget)\b/,
  ],
  // How things are in general is a rule, though no word of it names the law; of this file it says nothing.
  ['duty', GENERAL, OF_THIS_FILE],
]

/** A choice of words that only a case that was makes harmless. */
const isTold = (kind: ThreatKind, said: string): boolean => kind === 'lawsuit' && PAST_CASE.test(said) && !YET_TO_COME.test(said)

function threatsIn(said: string): readonly ThreatKind[] {
  const found = RULES.filter(
    ([kind, pattern, unless]) => pattern.test(said) && !(unless?.test(said) ?? false) && !isTold(kind, said),
  )
  return [...new Set(found.map(([kind]) => kind))]
}

/** Sentences that threaten, that name a duty, or that give the dispute up; what a company is called is none. */
export const findThreats = (text: string, names: readonly string[] = []): readonly Threat[] =>
  saidSentences(text, names).flatMap((said) => foundIn(said, threatsIn).map((kind) => ({ sentence: said.sentence, kind })))
