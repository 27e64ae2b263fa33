import type { Finding } from '#engine/audit/finding.ts'

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

/** The id of such a finding ends with the rule and the field, `….person.address_not_yours.addresses.1`. */
export function personDetail({ id, rule }: Pick<Finding, 'id' | 'rule'>): PersonDetail {
  const [field = ''] = id.slice(id.indexOf(`.${rule}.`) + rule.length + 2).split('.')
  return DETAILS[field] ?? NOTICE
}
