import { isEducationLoan, isTaxOrSupport } from '#engine/audit/entry-kinds.ts'
import { mayBeMedical } from '#engine/audit/medical-debt.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { mentions, plainWords } from '#engine/audit/statements.ts'
import { wasRecognised } from '#engine/audit/surely-absent.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'

export const rule: AccountRule = {
  id: 'collector_without_original_creditor',
  about: 'account',
  grade: 'proof',
  title: 'Collection without an original creditor',
  needs: ['originalCreditor'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_1', 'fdcpa_1692g', 'reg_f_1006_38'],
  ask: 'Please name the original creditor, and show what proves this debt.',
  target: 'bureau',
  exonerations: [
    `It's a medical debt, so the name may be coded or left out (${AUTHORITIES.fcra_1681c_a_6.cite}).`,
    "The report names the first owner somewhere else, in a remark or in the account's name.",
    'The company lent the money itself.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  if (account.accountType !== 'collection' || account.originalCreditor !== null) return null
  const isLabelled = account.evidence['originalCreditor'] !== undefined
  if (!isLabelled && !namesOthers(report).has(kindOf(account))) return null
  if (mayBeMedical(account) || isEducationLoan(account) || isTaxOrSupport(account) || namesOwner(account)) return null
  if (mayCollectItsOwn(account)) return null
  const message = 'This is a collection, but the report names no original creditor.'
  return {
    message,
    claim: 'This collection does not name the original creditor.',
    fields: isLabelled ? ['originalCreditor', 'accountType'] : ['accountType'],
  }
}

/** A report never changes once read. */
const known = new WeakMap<Report, ReadonlySet<string>>()

/** The kinds of collections of which the report gives original creditors: another one of the kind has one. */
function namesOthers(report: Report): ReadonlySet<string> {
  const before = known.get(report)
  if (before !== undefined) return before
  const named = report.accounts.filter(
    ({ accountType, originalCreditor }) => accountType === 'collection' && originalCreditor !== null,
  )
  // On a picture the row may have been overlooked: there only the empty row itself counts.
  const kinds = new Set(wasRecognised(report) ? [] : named.map(kindOf))
  known.set(report, kinds)
  return kinds
}

/** A form may have no place for the original creditor on collections that it keeps as loans. */
const kindOf = ({ accountTypeText, loanType }: Account): string => `${accountTypeText ?? ''} | ${loanType ?? ''}`

/** `Purchased from HARBOR BANK`, `Original creditor: …`, `ERC/SPRINT`: named elsewhere on the entry. */
function namesOwner(account: Account): boolean {
  return (
    /\/|\(|\bfor\b|\bobo\b|\bagent\b/i.test(account.creditorName) ||
    mentions(
      account,
      /original (?:creditor|lender)|\bclient\b|on behalf of|(?:purchased|acquired|bought|transferred|assigned|assumed) from (?!an?\b|another\b|the\b|previous\b|prior\b|other\b)/,
    )
  )
}

/** Carriers, utilities, landlords, lenders and shops that list what is owed to themselves. */
const OWN_COMPANY =
  /wireless|mobile\b|telecom|telephone|cellular|communicat|cable|broadband|satellite|internet|verizon|\bat ?& ?t\b|sprint|comcast|xfinity|spectrum|\bcox\b|directv|dish net|electric|energy|power|utilit|\bgas\b|water|edison|apartment|\bapts?\b|property|properties|realty|landlord|residential|rental|leasing|storage|homeowner|condo|insurance|\bbank|credit union|\bfcu\b|\bcu\b|savings|finance|\bloans?\b|lending|motors?\b|\bauto\b|furniture|jewel|rent-?a-?center|aaron|hospital|clinic|medical|dental|university|college|school|academy|gym|fitness|\bclub\b|toll|turnpike|library|county|city of|town of|state of|municipal/

function mayCollectItsOwn(account: Account): boolean {
  const name = plainWords(account.creditorName)
  return OWN_COMPANY.test(name) && !/collect|recover|receivab|\bdebt|credit (?:bureau|serv)|adjust|associates|asset/.test(name)
}
