import { chargedOffAndCo, type Place } from '#engine/audit/entry-words.ts'
import { mentions, plainWords } from '#engine/audit/statements.ts'
import { classificationOf } from '#engine/matching/original-creditor.ts'
import type { Account } from '#engine/report/account.ts'

/** A type, a classification or a whole remark that says so: `Medical or Health Care`, `Medical debt`, `(Medical)`. */
const CLASS =
  /^\W*medical(?:(?: or |\/| and | )health ?care)?(?: (?:debt|collections?|accounts?|bills?|services?|payment data))?\W*$/
/** Names that no one but a provider of care has; `ANIMAL HOSPITAL` and `HOSPITALITY` are none. */
const PROVIDER =
  /\bhospitals?\b|\bmedical (?:center|centre|group|associates|clinic|services|imaging|ctr)\b|\bphysicians?\b|\bradiolog|\banesthesi|\bcardiolog|\borthop(?:a?edic)|\bpediatric|\bpatholog|\boncolog|\bhealth systems?\b|\bambulance\b|\bemergency medicine\b|\blaborator(?:y|ies)\b|\bdiagnostics\b|\burgent care\b|\bsurgery cent(?:er|re)\b|\bdermatolog|\bneurolog|\burolog|\bobstetric|\bgynecolog|\bgastroenterolog|\bdent(?:al|istry|ists?)\b|\borthodont|\bchiropract|\b(?:family|internal|sports) medicine\b|\bfamily practice\b|\bphysical therapy\b|\bophthalmolog|\boptometr|\bpodiatr|\bnephrolog|\bpulmonolog|\brheumatolog|\bendocrinolog|\bpsychiatr|\bhospice\b|\bmidwi(?:fe|ves)\b/
const NO_CARE =
  /\banimal|\bpets?\b|\bphoto|\blanguage\b|\bauto(?:motive)?\b|\bvehicle|\bengine|\bveterinar|\bvet\b|\bequine\b|\bdoll\b|\bphone\b|\bcomputer|\bstaffing|\bsupply\b|\bfinanc|\bcredit\b|\bmutual\b|\binsur|\bapartment|\bparking|\bpropert|\brealty|\buniform|\bcosmetics\b|\bdental (?:plan|supp|lab)|\bdelta dental\b/
/** A printed classification of another trade outweighs what the name sounds like. */
const OTHER_TRADE =
  /retail|telecom|wireless|utilit|cable|cellular|bank|financ|government|educat|insur|rental|leas|auto|personal services|oil|advertis|real estate/
/** The line of business that TransUnion prints before the original creditor: medical or health care. */
const MEDICAL_CLASS = '02'

/** A medical collection by the entry's own word, and where it says so; null for every other entry. */
export function medicalCollection(account: Account): Place | null {
  return chargedOffAndCo(account)?.kind === 'collection' ? medicalSign(account) : null
}

function medicalSign(account: Account): Place | null {
  const { loanType, accountTypeText, originalCreditor, remarks } = account
  if (CLASS.test(plainWords(loanType ?? ''))) return 'loanType'
  if (CLASS.test(plainWords(accountTypeText ?? ''))) return 'accountTypeText'
  const remark = remarks.findIndex((text) => CLASS.test(plainWords(text)))
  if (remark >= 0) return `remarks.${remark}`
  const lender = plainWords(originalCreditor ?? '')
  const isProvider = PROVIDER.test(lender) && !NO_CARE.test(lender) && !OTHER_TRADE.test(plainWords(loanType ?? ''))
  const inBrackets = /\([^()]*\)\W*$/.exec(lender)?.[0] ?? ''
  return isProvider || CLASS.test(lender) || CLASS.test(inBrackets) || classificationOf(originalCreditor) === MEDICAL_CLASS
    ? 'originalCreditor'
    : null
}

const LIKE_CARE =
  /medic|health|hospital|clinic|physician|doctor|dental|dentist|orthodon|surg|\bcare\b|ambulance|\bems\b|radiolog|laborator|\blabs?\b|pharm|therap|nurs|patient|\bmd\b|\bdds\b|provider/

/** Whether any printed word hints at care. Far too loose to conclude from, and used only to keep silent. */
export function mayBeMedical(account: Account): boolean {
  const { creditorName, originalCreditor, loanType, accountTypeText } = account
  const names = plainWords([creditorName, originalCreditor, loanType, accountTypeText].join(' | '))
  return LIKE_CARE.test(names) || mentions(account, LIKE_CARE) || classificationOf(originalCreditor) === MEDICAL_CLASS
}
