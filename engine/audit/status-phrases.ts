/** What a printed phrase says about the account. */
export type Meaning =
  | 'open'
  | 'closed'
  | 'current'
  | 'never_late'
  | 'late_now'
  | 'past_worst'
  | 'charge_off'
  | 'collection'
  | 'repossession'
  | 'voluntary_surrender'
  | 'foreclosure'
  /** Begun; whether it ended so, or was called off, is not said. */
  | 'foreclosure_started'
  | 'reinstated'
  | 'paid'
  | 'settled'
  /** Agreed on; whether it has been paid is not said. */
  | 'settlement_agreed'
  | 'zero_balance'
  | 'paying'
  | 'sold_to_other'
  | 'taken_from_other'
  | 'moved_within'
  | 'refinanced'
  | 'bankruptcy_filed'
  | 'bankruptcy_discharged'
  | 'bankruptcy_undone'
  | 'bankruptcy_of_other'
  | 'disputed'
  | 'dispute_over'
  | 'closed_by_grantor'
  | 'closed_by_consumer'
  | 'deferred'
  | 'forbearance'
  | 'disaster'
  | 'adjustment_pending'
  | 'modified'
  | 'high_credit_is_limit'
  | 'high_credit_is_charge_off'
  | 'deceased'
  | 'defaulted'
  /** Said against it, by a court or because nothing was ever paid. */
  | 'adverse'

interface StatusPhrase {
  /** Anchored at both ends: it is this phrase or it is not. */
  readonly phrase: RegExp
  readonly means: readonly Meaning[]
}

const entry = (pattern: string, ...means: readonly Meaning[]): StatusPhrase => ({ phrase: new RegExp(`^(?:${pattern})$`), means })

const CHAPTER = '(?:chapter|chap\\.?|ch\\.?) (?:7|11|12|13)(?:,? (?:7|11|12|or 12|or 13|13),?)*'
const MONEY = '\\$[\\d,]+(?:\\.\\d\\d)?'
/** A three-digit narrative code or a letter code before the words, as Equifax and some TransUnion prints have them. */
const CODE = '(?:\\d{3} (?:- )?)?'

/**
 * The phrases that the bureaus print, whole: Experian status sentences, TransUnion pay statuses, remarks and ratings,
 * Equifax statuses, enums and narratives, and the words of the three-bureau pages. Order matters: the first match
 * counts. A phrase with an empty meaning is known to prove nothing.
 */
export const STATUS_PHRASES: readonly StatusPhrase[] = [
  // Phrases that look like another and are not
  entry(`${CODE}(?:account )?closed or paid account(?:/zero balance)?`),
  entry(`${CODE}pays \\(or paid\\) .*`),
  entry('paid or (?:being paid|making payments).*', 'paying'),
  entry('(?:balance )?paid or being paid by .*', 'paying'),
  entry('payment after (?:charge[- ]?off(?:/collection)?|collection)', 'charge_off', 'paying'),
  entry('payment after repossession', 'repossession', 'paying'),
  entry('(?:paying or paid|paid or paying)(?: account)? with .*', 'paying'),
  entry('wage earner (?:or similar )?plan|(?:included in |in )?wep|bankruptcy or wage earner plan', 'bankruptcy_filed'),
  entry(
    '(?:debt |account )?(?:is )?(?:being )?(?:paid|paying) (?:through|under|in|by) (?:a )?wage earner(?: or similar)? plan',
    'bankruptcy_filed',
    'paying',
  ),

  // Open and closed
  entry('open|open account|account open', 'open'),
  entry('closed|account closed|closed account|closed\\.', 'closed'),
  entry(
    `${CODE}(?:account )?closed by (?:the )?credit grantor|canceled by (?:the )?credit grantor|account closed at (?:the )?credit grantor's request|closed by grantor|account closed by grantor|closed by (?:the )?creditor`,
    'closed',
    'closed_by_grantor',
  ),
  entry(`${CODE}(?:account )?closed (?:by (?:the )?consumer|at (?:the )?consumer's request)`, 'closed', 'closed_by_consumer'),
  entry('account closed due to inactivity|closed due to inactivity|inactive account|account inactive', 'closed'),
  entry('credit line closed', 'closed'),
  entry(
    'refinanced?|refinanced or renewed|(?:account )?closed due to refinanc(?:e|ing)|account closed ?- ?transfer or refinance|loan refinanced',
    'closed',
    'refinanced',
  ),

  // Good standing. "Paid or paying as agreed" is the present state, not a paid debt
  entry('current|current account|account current|(?:the account )?is current|(?:is )?now current', 'current'),
  entry(`(?:current[;,/]? ?)?(?:paid or paying|paying or paid|pays|paying|paid|pays or paid) (?:account )?as agreed`, 'current'),
  entry('current ?/ ?terms met|ok|as agreed|asagreed|pays account as agreed', 'current'),
  entry('zero balance and current account', 'current', 'zero_balance'),
  entry('open ?/ ?never late', 'open', 'current', 'never_late'),
  entry('never late|(?:no|never any) late payments?|never (?:been )?(?:delinquent|past due)', 'current', 'never_late'),
  entry('(?:account )?(?:is )?in good standing|(?:always )?paid on time', 'current'),

  // Late now
  entry(
    `(?:account )?(?:is )?(?:30|60|90|120|150|180)(?:[- ](?:59|89|119|149|179))?(?:\\+| or more| plus)? days?(?: or more)? (?:past due(?: date)?|late|delinquent)(?: as of .+)?`,
    'late_now',
  ),
  entry('late (?:over )?(?:30|60|90|120|150|180)(?: or more)? days|over 120 days past due', 'late_now'),
  entry('late(?:30|60|90|over120)days', 'late_now'),
  entry('(?:past due|delinquent) (?:30|60|90|120|150|180)(?: or more)? days', 'late_now'),
  entry('(?:not more than |more than )?(?:two|three|four|five|six) payments past due', 'late_now'),
  entry('(?:account is )?(?:at least )?120 days (?:or more )?(?:overdue|past due).*', 'late_now'),

  // A past worst is not the present state
  entry(
    `(?:it )?(?:was|previously was|previously|formerly)(?: an?)? (?:past due|(?:30|60|90|120|150|180)|charge|charged|collection|in collection|placed|repossess|voluntar|foreclos|delinquent|late|assigned).*`,
    'past_worst',
  ),
  entry('(?:maximum delinquency|worst|highest) .*', 'past_worst'),

  // Paid derogatory accounts: both facts
  entry(
    `${CODE}paid (?:charge[- ]?off|charged[- ]off(?: account)?|profit and loss|profit and loss write-?off)|charge[- ]?off,? (?:now )?paid|paid,? was (?:a )?charge[- ]?off|paid account,? was (?:a )?charge[- ]?off`,
    'charge_off',
    'paid',
  ),
  entry(
    `${CODE}paid (?:collection(?: account)?|in collection)|collection(?: account)?,? paid|paid,? was (?:a )?collection(?: account)?`,
    'collection',
    'paid',
  ),
  entry(`${CODE}paid repossession|repossession,? paid|paid,? was (?:a )?repossession`, 'repossession', 'paid'),
  entry('account paid in full; was a voluntary surrender|paid voluntary surrender', 'voluntary_surrender', 'paid'),
  entry('account paid after foreclosure started|account paid, foreclosure started', 'paid'),

  // Reinstated
  entry('(?:.* )?(?:redeemed|reinstated)(?: .*)?|repossession; redeemed|voluntary surrender redeemed', 'reinstated'),

  // Charged off & co.
  entry('charge[- ]?off - making payments|profit and loss[ -]now paying', 'charge_off', 'paying'),
  entry('making payments ?- ?foreclosure was initiated', 'foreclosure_started', 'paying'),
  entry(
    `${CODE}(?:account )?(?:charge[- ]?off|charge[- ]?offs|charged[- ]off(?: account| as bad debt| to bad debt| by account provider)?|chargeoff|charged to profit and loss|profit and loss write-?off|unpaid balance (?:reported|charged) (?:as|off as) (?:a )?loss(?: by (?:the )?credit grantor)?|unpaid balance charged off|bad debt)`,
    'charge_off',
  ),
  entry(`${MONEY} (?:written|charged) off|(?:debit |unpaid )?balance (?:was )?written off`, 'charge_off'),
  entry('charged off - check presented was uncollectible|charged off checking account', 'charge_off'),
  entry(
    `${CODE}(?:account )?(?:in collections?|collection(?: account)?|collection agency account(?: - status unknown)?|placed for collection|assigned to collections?|(?:placed|assigned|sent|transferred) (?:for|to) (?:a )?collections?(?: agency)?|seriously past due(?: date)?/assigned to .*|seriously past due)`,
    'collection',
  ),
  entry('collection ?(?:/|or) ?charge[- ]?off|collectionorchargeoff', 'charge_off', 'collection'),
  entry(
    '(?:account is )?assigned to (?:attorney, )?(?:collection agency|internal collections|an attorney|attorney).*',
    'collection',
  ),
  entry(
    `${CODE}(?:(?:in)?voluntary )?repossession(?:/balance owing|/obligation satisfied)?(?: \\(.*\\))?|merchandise (?:was )?(?:repossessed|taken back by (?:the )?credit grantor(?:; there may be a balance due)?)`,
    'repossession',
  ),
  entry('foreclosure or repossession', 'repossession', 'foreclosure'),
  entry(`${CODE}(?:voluntary surrender|voluntarily surrendered)(?:; there may be a balance due)?`, 'voluntary_surrender'),
  entry(
    `${CODE}(?:foreclosure(?:, collateral sold)?|foreclosed|foreclosure completed|credit grantor reclaimed collateral.*|(?:creditor |credit grantor )?(?:received )?deed (?:received )?in lieu(?: of foreclosure)?(?: on .*)?|creditor received deed|real estate taken in lieu(?: of foreclosure)?)`,
    'foreclosure',
  ),
  entry('foreclosure (?:process started|proceedings started|initiated)|foreclosure was initiated', 'foreclosure_started'),

  // Paid and settled
  entry(
    'paid|paid account|account paid|paid in full|account paid in full|paid off|(?:account )?paid satisfactorily|paid,? zero balance|account paid in full,? zero balance',
    'paid',
  ),
  entry('paid,? closed|paid and closed|closed,? paid|paid - credit line closed', 'closed', 'paid'),
  entry('zero balance|(?:account has a |account )?\\$0 balance', 'zero_balance'),
  entry(
    `(?:account )?(?:paid in settlement|settled)(?! (?:in part|partial|pending))(?:[ ./:,-].*)?|(?:account )?(?:legally )?paid (?:in full )?for less than (?:the )?full balance|(?:debt |account )?settled for less(?: than (?:(?:the )?full balance|(?:is |was )?owed))?|settled[ -]+less than (?:the )?full (?:balance|blnc|bal)`,
    'settled',
  ),

  entry('settlement (?:accepted|agreed|arranged|in progress|offer accepted).*', 'settlement_agreed'),

  // Still being paid
  entry(
    '(?:account )?(?:now |making |is )?(?:paying|payments?)(?: (?:under|through|by) .*)?|paying partial payment agreement|now paying|making payments?(?: .*)?',
    'paying',
  ),
  entry(
    '(?:debt |account )?being paid .*|(?:account )?payments? (?:managed|assured) by .*|managed by debt counseling service|in financial counseling|included in orderly payment debt|account payment, wage garnish',
    'paying',
  ),

  // Handed to another company; from one; within the same house
  entry(
    `${CODE}(?:account |debt |loan |balance )?(?:was )?(?:transferred or sold|sold or transferred|transfer(?:red)?/sold|sold|sold to .+|purchased by .+|transferred or sold to .+|transfer or sold)`,
    'sold_to_other',
  ),
  entry(
    '(?:account )?(?:was )?transferred to another (?:lender|company|company/servicer|creditor|bank|servicer|credit grantor)(?:/servicer)?',
    'sold_to_other',
  ),
  entry(
    '(?:account )?transferred to (?:another )?(?:office|branch|department|account|number|new account)(?: .*)?|transferred to recovery|(?:account )?transferred|transfer|transfer account|account closed due to transfer(?: \\(internal\\))?|substitute/replacement account|(?:credit )?card lost or stolen|lost or stolen card',
    'moved_within',
  ),
  entry(
    '(?:account )?(?:was )?(?:acquired|purchased|bought|transferred|assumed) (?:from|by (?:rtc|fdic|ncua)) ?.*',
    'taken_from_other',
  ),

  // Bankruptcy. "Included in or discharged through" does not say which, so it is not a discharge
  entry('(?:debt |account )?included in or discharged (?:through|in) bankruptcy.*', 'bankruptcy_filed'),
  entry(
    '.*(?:bankruptcy|wep|chapter \\d).* (?:of|filed by) (?:another|other|primary|secondary|a different|co-?).*|.*bankruptcy of (?:another person|primary borrower|secondary borrower).*|in wep of other partner.*',
    'bankruptcy_of_other',
  ),
  entry(
    '.*(?:bankruptcy|chapter \\d).*(?:dismissed|withdrawn|withdrew|terminated|not included|rescinded|closed without discharge).*|(?:bankruptcy )?(?:dismissed|withdrawn)(?:/closed)?|not included in bankruptcy|.*withdrew from bankruptcy|bankruptcy (?:voluntarily )?withdrawn',
    'bankruptcy_undone',
  ),
  entry('.*reaffirm.*', 'bankruptcy_undone'),
  entry(
    `(?:debt |account |debts? |balance )?(?:was )?discharged(?:/completed)? (?:through|in|under|via) (?:${CHAPTER} )?bankruptcy(?: ${CHAPTER})?|(?:${CHAPTER} )?bankruptcy(?: ${CHAPTER})?[,;:]? (?:-? ?)?discharged|(?:debt |account )?discharged (?:in |through )?${CHAPTER}(?: bankruptcy)?|(?:debt |account )?included in and discharged (?:through|in) (?:bankruptcy(?: ${CHAPTER})?|${CHAPTER}(?: bankruptcy)?)|bankruptcy discharged ${CHAPTER}|${CHAPTER} discharged|discharged bankruptcy(?: ${CHAPTER})?`,
    'bankruptcy_discharged',
  ),
  entry(
    `${CODE}(?:account |acct\\.? |loan |debt )?(?:incl(?:uded|\\.)? in|petition for|filed|in) (?:${CHAPTER}(?: bankruptcy)?|bankruptcy(?: ${CHAPTER})?)(?: bankruptcy)?|${CHAPTER}(?: bankruptcy)?(?: (?:petition|filing|filed))?|bankruptcy(?: ${CHAPTER})?(?: (?:petition|filing|filed|completed))?|petition for ${CHAPTER} bankruptcy|included in ${CHAPTER}.*|in bk|personal receivership.*`,
    'bankruptcy_filed',
  ),

  // Disputes: over before open, because the longer phrase contains the shorter
  entry(
    `.*(?:dispute (?:is |was |has been )?(?:now )?resolved|resolved[;,. -]+(?:consumer|customer)|previously (?:in dispute|disputed)|was (?:in dispute|disputed)|after resolution|following resolution|dispute investigation completed|investigation (?:is |was )?(?:completed?|done)|now resolved|(?:consumer|customer) disagrees).*`,
    'dispute_over',
  ),
  entry(
    `${CODE}(?:account |acct )?(?:information |info )?(?:is )?(?:disputed by (?:the )?consumer|in dispute|dispute)(?:[,(].*|[- ]+(?:meets|reported|under).*)?`,
    'disputed',
  ),
  entry(
    `${CODE}(?:the )?consumer (?:currently )?disputes(?: (?:this |the )?(?:account|item|acct)(?: information)?)?(?: .*)?`,
    'disputed',
  ),
  entry(
    'dispute (?:of )?account(?: information)?(?: .*)?|dispute[ -]+resolution pending|account information disputed.*|(?:account )?(?:dispute )?under investigation.*|(?:data )?furnisher (?:is )?conducting (?:an )?investigation.*|consumer disputes.*|reinvestigation in progress|account disputed',
    'disputed',
  ),

  // Deferral, forbearance, disaster, adjustment, modification
  entry('(?:.* )?deferred(?:, .*| .*|/.*)?|(?:student loan )?not in repayment|.*deferment.*', 'deferred'),
  entry('.*forbearance.*', 'forbearance'),
  entry('.*(?:natural|declared) (?:or declared |/declared )?disaster.*|affected by .*disaster.*', 'disaster'),
  entry('adjustment pending|insurance claim pending|claim filed with government', 'adjustment_pending'),
  entry('.*loan modified.*|loan modification.*', 'modified'),

  // A court, or nothing ever paid
  entry('judge?ment obtained(?: for (?:the )?balance(?: shown)?)?|suit filed|first payment never received', 'adverse'),

  // Education loans
  entry(
    '(?:(?:student|education|government) )*(?:loan )?(?:is |now )?(?:in )?default(?:ed)?(?: (?:student |education )?loan)?|claim filed with government for insured portion of (?:the )?balance(?: on (?:a )?defaulted loan)?',
    'defaulted',
  ),

  // What the high-credit column really holds
  entry(
    `${CODE}(?:the )?(?:amount in (?:the )?)?(?:h/c|high credit)(?: column)? is (?:the )?(?:credit )?limit|233`,
    'high_credit_is_limit',
  ),
  entry(
    `${CODE}(?:the )?(?:amount in (?:the )?)?(?:h/c|high credit)(?: column)? is (?:the )?original charge-?off amount|174`,
    'high_credit_is_charge_off',
  ),
  entry(
    `${CODE}(?:(?:the )?(?:consumer|customer|borrower|subject|account ?holder|card ?(?:holder|member)) )?(?:is )?(?:reported )?(?:as |to be )?deceased(?: by (?:a |the )?(?:creditor|furnisher|subscriber))?|(?:subscriber|creditor|furnisher) reports (?:the )?(?:consumer|subject|borrower) (?:is |as )?deceased`,
    'deceased',
  ),
  entry(
    `${CODE}(?:account of (?:a )?)?deceased (?:consumer|customer|borrower|account ?holder|card ?(?:holder|member))`,
    'deceased',
  ),
]
