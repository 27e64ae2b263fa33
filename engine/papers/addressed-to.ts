import { COMPANY_MARK } from '#engine/answers/known-entry.ts'
import { findAll, type PaperText } from '#engine/papers/paper-text.ts'

const NAME = String.raw`([A-Z][A-Za-z.'-]{0,24}(?: (?:and |& |y )?[A-Z][A-Za-z.'-]{0,24}){1,5})`
/** Where a paper says whom it is for: its greeting, the label above the address, the debtor or the defendant of a court. */
const PLACES: readonly RegExp[] = [
  new RegExp(String.raw`(?:^|\n)(?:Dear|DEAR|Estimad[oa]|Hi|Hello),? ${NAME}(?= ?[,:]|\n|$)`),
  new RegExp(String.raw`(?:^|\n)(?:To|TO|A|Para|Debtor(?: [12])?|Applicant|Victim|Full [Nn]ame|Borrower|Consumer) ?: ?${NAME}`),
  new RegExp(String.raw`(?:^|\n)${NAME},?\s(?:[Dd]efendants?|DEFENDANTS?|[Dd]ebtors?|DEBTORS?)\b`),
  new RegExp(String.raw`\b(?:Defendants?|DEFENDANTS?) ?: ?${NAME}`),
]
const TITLE = /^(?:mr|mrs|ms|miss|dr|mx|sr|sra|srta|applicant|co-?applicant|don|doña)\b\.? ?/i
/** What letters call readers that they do not name, and what a label may be before. */
const NOBODY =
  /\b(?:customer|consumer|member|applicant|resident|tenant|neighbor|sir|madam|borrower|homeowner|client|patient|friend|cardholder|cardmember|account ?holder|policy ?holder|valued|whom|defendants?|debtors?|plaintiff|officer|sheriff|above|named|credit|department|disputes?|state|county|city|court|any|all|each|the|date|unknown|does|cliente|consumidor|solicitante|miembro|sres?|street|road|avenue)\b/i

/** The people that a paper is addressed to, by their whole names; none where it names no one for certain. */
export function addressedTo({ passages }: PaperText): readonly string[] {
  const found = PLACES.flatMap((pattern) => findAll(passages, pattern)).flatMap(({ match }) => peopleIn(match[1] ?? ''))
  return [...new Set(found)]
}

/** `Ignacio and Petra Vale` are two: the family's name stands once. */
function peopleIn(text: string): string[] {
  const parts = text.split(/ (?:and|&|y) /).map((part) => part.replace(TITLE, '').replace(/[,.]$/, '').trim())
  const family = parts.at(-1)?.split(' ').at(-1) ?? ''
  return parts
    .map((part) => (part.includes(' ') || parts.length === 1 ? part : `${part} ${family}`))
    .filter((part) => part.split(' ').length > 1 && !NOBODY.test(part) && !COMPANY_MARK.test(part))
}
