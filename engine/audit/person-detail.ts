import type { Finding } from '#engine/audit/finding.ts'
import type { Evidence } from '#engine/report/evidence.ts'

/** What a finding about who the report says the consumer is speaks of. */
export interface PersonDetail {
  /** For lists: `Address on file`. */
  readonly title: string
  /** For letters: `an address in my file`. */
  readonly words: string
}

const DETAILS: Readonly<Record<string, PersonDetail>> = {
  name: { title: 'Name on file', words: 'a name in my file' },
  alsoKnownAs: { title: 'Name on file', words: 'a name in my file' },
  addresses: { title: 'Address on file', words: 'an address in my file' },
  dateOfBirth: { title: 'Date of birth on file', words: 'the date of birth in my file' },
  ssnLast4: { title: 'Social Security number on file', words: 'the Social Security number in my file' },
  phones: { title: 'Phone number on file', words: 'a phone number in my file' },
  employers: { title: 'Employer on file', words: 'an employer in my file' },
}
const NOTICE: PersonDetail = { title: 'Notice on file', words: 'a notice in my file' }

type Named = Pick<Finding, 'id' | 'rule'>

/** The field it speaks of, `addresses.1`: the id of such a finding ends with its rule and the field. */
export const personField = ({ id, rule }: Named): string => id.slice(id.indexOf(`.${rule}.`) + rule.length + 2)

/** Without the number of its line. */
const nameOfField = (finding: Named): string => personField(finding).split('.')[0] ?? ''

/** Whether it is about a notice of the bureau, and about nothing that is said about the member. */
export const isNotice = (finding: Named): boolean => DETAILS[nameOfField(finding)] === undefined

export const personDetail = (finding: Named): PersonDetail => DETAILS[nameOfField(finding)] ?? NOTICE

/** Of these a list shows no value. */
const PRIVATE: ReadonlySet<string> = new Set(['dateOfBirth', 'ssnLast4', 'phones'])

/** What a finding is about, for lists: the company of its entry, else what the report says about the member. */
export function nameOfFinding(
  finding: Named & { readonly creditorName: string | null; readonly evidence: readonly Pick<Evidence, 'quote'>[] },
): string {
  if (finding.creditorName !== null) return finding.creditorName
  const { title } = personDetail(finding)
  const printed = finding.evidence[0]?.quote ?? ''
  return printed === '' || PRIVATE.has(nameOfField(finding)) ? title : `${title}: ${printed}`
}
