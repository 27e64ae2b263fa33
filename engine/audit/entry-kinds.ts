import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import type { Confirmed } from '#engine/audit/rule.ts'
import { hasUnexplainedCode, mentions, plainWords, says } from '#engine/audit/statements.ts'

/**
 * What kind of account an entry is. These are used to keep silent, so they are generous: a kind counts when any printed
 * type, name or remark points to it.
 */

interface PlainTexts {
  readonly types: string
  readonly name: string
}

/** An account never changes once read, so its words are made plain once. */
const known = new WeakMap<Account, PlainTexts>()

function textsOf(account: Account): PlainTexts {
  const before = known.get(account)
  if (before !== undefined) return before
  const types = plainWords(`${account.accountTypeText ?? ''} | ${account.loanType ?? ''}`)
  const texts = { types, name: plainWords(account.creditorName) }
  known.set(account, texts)
  return texts
}

const typesOf = (account: Account): string => textsOf(account).types
const nameOf = (account: Account): string => textsOf(account).name

/** Whether a printed type, name or remark has one of these words. */
const pointsTo = (account: Account, words: RegExp): boolean =>
  words.test(typesOf(account)) || words.test(nameOf(account)) || mentions(account, words)

const COLLECTOR_TYPE = /collection|debt buyer|debt purchas|factoring|factor company/
const COLLECTOR_NAME =
  /\bcollect|recover(?:y|ies)|portfolio rec|\bpra\b|midland (?:credit|funding)|\bmcm\b|lvnv|resurgent|cavalry|jefferson cap|asset acceptance|credit corp solution|\bi\.?c\.? system|transworld|enhanced rec|convergent|caine|debt|encore|receivable|crown asset|velocity inv|unifin|national credit (?:adj|sys)|first source|absolute res|afni|\berc\b|\bncb\b|medicredit|credence|sequium|aargon|procollect|hunter warfield|spring oaks|galaxy|pinnacle cred/

/** Collection agency, debt buyer or factoring company. */
export function isCollector(account: Account): boolean {
  return (
    account.accountType === 'collection' ||
    account.originalCreditor !== null ||
    COLLECTOR_TYPE.test(typesOf(account)) ||
    COLLECTOR_NAME.test(nameOf(account)) ||
    mentions(account, /debt buyer|factoring|collection agency account/)
  )
}

const EDUCATION = /educat|student|stafford|perkins|\bffel|federal direct|school loan|tuition/
const EDUCATION_NAME =
  /dep(?:t|artmen?t)?\.? ?of ?ed|dpt ed|dept? ?ed|\bed financial|edfinancial|nelnet|mohela|navient|aidvantage|great lakes|fedloan|pheaa|\baes\b|\becmc\b|sallie|\bslm\b|ascendium|trellis|educat|student|\bcornerstone|\bosla\b|\bhesc\b|earnest|college|university|guarant|maximus/

/** Student loan of any kind, government or guaranty-agency holder. A name alone does not make one of a card or a mortgage. */
export function isEducationLoan(account: Account): boolean {
  const before = education.get(account)
  if (before !== undefined) return before
  const is = seemsEducation(account)
  education.set(account, is)
  return is
}

/** Asked by many rules. */
const education = new WeakMap<Account, boolean>()

function seemsEducation(account: Account): boolean {
  const isOtherKind = account.accountType === 'revolving' || account.accountType === 'mortgage'
  return (
    EDUCATION.test(typesOf(account)) || mentions(account, EDUCATION) || (!isOtherKind && EDUCATION_NAME.test(nameOf(account)))
  )
}

const EDUCATION_DEPARTMENT = /^(?:u\.?s\.? )?(?:dep(?:t|artment)?\.? of ed(?:uc(?:ation)?)?)\b/

/** Whether the creditor is the Department of Education itself, whatever servicer follows its name: no private loan is. */
export const isOfEducationDepartment = (account: Account): boolean => EDUCATION_DEPARTMENT.test(nameOf(account))

/** An education loan with clocks of its own: not one that the consumer says is private. */
export function hasEducationClock(account: Account, confirmed: Confirmed): boolean {
  return isEducationLoan(account) && !confirmed.privateLoans.includes(account.id)
}

const TAKEN_OVER =
  /acquir|transfer|consolidat|refinanc|renumber|new (?:account )?number|number (?:was )?changed|lost or stolen|lost\/stolen|stolen|replac|substitut|servicer|servicing|guarant|purchased|merge|assum|convert|modif|renew|recast|new (?:agreement|contract|loan agreement)|reopen|repurchas|bought back/
const SERVICER_NAME =
  /servicing|servicer|loan serv|guarant|nationstar|mr\.? cooper|ocwen|\bphh\b|shellpoint|newrez|select portfolio|\bsps\b|specialized loan|carrington|cenlar|dovenmuehle|loancare|loan care|lakeview|freedom mort|pennymac|rushmore|fay serv|bayview|flagstar|loandepot|roundpoint|\bsls\b/

/** Acquired, transferred, consolidated, refinanced or renumbered; held by a servicer or a guarantor. */
export function isTakenOver(account: Account): boolean {
  return (
    account.status === 'transferred' ||
    hasUnexplainedCode(account) ||
    says(account, 'taken_from_other', 'sold_to_other', 'moved_within', 'refinanced', 'modified') !== null ||
    mentions(account, TAKEN_OVER) ||
    TAKEN_OVER.test(typesOf(account)) ||
    SERVICER_NAME.test(nameOf(account))
  )
}

const RENTAL =
  /apartment|\bapts?\b|property|properties|landlord|\brent(?:al)?\b|realty|residential|tenant|move-?out|\bliving\b|townho|\blofts?\b/

/** A landlord's entry, often opened for what was owed when the lease had ended. */
const isLandlord = (account: Account): boolean => pointsTo(account, RENTAL)

/** A lease that is handed back early ends in a surrender without a late payment. */
export const isLease = (account: Account): boolean => /\bleas/.test(`${typesOf(account)} | ${nameOf(account)}`)

const DEPOSIT = /checking|overdraft|overdrawn|deposit (?:account|related)|\bdda\b|\bsavings? account/

/** An overdrawn bank account: it becomes a loan account of its own, with its own opening day, when the bank gives it up. */
const isDepositAccount = (account: Account): boolean => DEPOSIT.test(typesOf(account)) || mentions(account, DEPOSIT)

/** An open account of which nothing says what it is may be any of these. */
const isOfNoToldKind = ({ accountType, accountTypeText, loanType }: Account): boolean =>
  accountType === 'open' && accountTypeText === null && loanType === null

/** What was left after the collateral was sold may be booked as an account of its own, with its own opening day. */
const isDeficiency = (account: Account): boolean => pointsTo(account, /deficien/)

/** Those whose dates may lawfully begin with someone else, or before the number they are under. */
export const hasForeignDates = (account: Account): boolean => hasDatesOfAnOwner(account) || isAuthorizedUser(account)

/** The same without the users of a card: no one is added to a card that is closed, whichever of its two days is printed. */
export function hasDatesOfAnOwner(account: Account): boolean {
  return (
    isCollector(account) ||
    isTakenOver(account) ||
    isEducationLoan(account) ||
    isLandlord(account) ||
    isDepositAccount(account) ||
    isDeficiency(account) ||
    isOfNoToldKind(account)
  )
}

/** A user of someone else’s account, who owes nothing on it. */
export function isAuthorizedUser(account: Account): boolean {
  return account.responsibility === 'authorized_user'
}

const SECURED =
  /mortgage|real estate|home equity|home loan|heloc|\bauto|vehicle|motor|\bcar loan|boat|marine|recreational|\brv\b|manufactured|mobile home|modular|\bleas|(?<!un)secured|household goods|time ?share|deed|construction|conventional re|\bfha\b|\bva loan/
const SECURED_NAME = /mortgage|\bauto|motor|home loan|vehicle|\bmtg\b|leasing/

/** Mortgage, vehicle or other secured debt: a lien survives a discharge. */
export function isSecured(account: Account): boolean {
  return (
    account.accountType === 'mortgage' ||
    SECURED.test(typesOf(account)) ||
    SECURED_NAME.test(nameOf(account)) ||
    mentions(account, SECURED)
  )
}

const PUBLIC_DUTY =
  /\btax|internal revenue|\birs\b|child|family support|support obligation|spousal|alimony|restitution|\bfine\b|court|government|attorney general|atty gen|job (?:and|&) family|(?:human|social) services|\bcsea\b|\bdcss\b|dep(?:artmen)?t of revenue/

/** Taxes, support and the like, which a discharge does not touch. */
export function isTaxOrSupport(account: Account): boolean {
  return pointsTo(account, PUBLIC_DUTY)
}

const OWNERS_ASSOCIATION =
  /home ?owners?\b|property owners|condo|\bh\.?o\.?a\b|co-?op(?:erative)?\b|(?:owners|community|condominium) assoc|\bdues\b|assessment/

/** A homeowners or condominium association, to which dues go on falling due. */
export function isOwnersAssociation(account: Account): boolean {
  return pointsTo(account, OWNERS_ASSOCIATION)
}

const CHARGE_CARD =
  /charge card|charge account|^charge$|\| ?charge$|no (?:preset|pre-set)|flexible spending|open account|30[- ]day/

/** A card without a preset limit. */
export function isChargeCard(account: Account): boolean {
  return (
    CHARGE_CARD.test(typesOf(account)) ||
    mentions(account, /no pre-?set|charge card|flexible spending|pays balance in full each month/)
  )
}

/**
 * Files of TrueLink and the pages made from them: an amount that the bureau did not give is 0 there (measured: limits
 * of mortgages, months reviewed, amounts past due of charge-offs), so a 0 is no statement.
 */
export function fillsBlanksWithZero(report: Report): boolean {
  return /iiq|identity-?iq|3b|truelink|consumer-?direct|smart-?credit/i.test(report.format)
}

/** Pages of monitoring services that merge three bureaus under common labels (`High Credit`, `Account Status`). */
export function isThreeBureauPage(report: Report): boolean {
  return /iiq|identity-?iq|three|tri-?merge|3b|truelink|consumer-?direct|smart-?credit|mismo|merge/i.test(report.format)
}

/**
 * Files of resellers that may put what several bureaus say into one entry and list it under each (MISMO's `Blend`): which
 * bureau says what is lost.
 */
export function mayBlendBureaus(report: Report): boolean {
  return /mismo|merge|blend/i.test(report.format)
}
