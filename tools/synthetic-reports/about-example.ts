import type { CreditFile, Person } from '#engine/practice/situation.ts'

const EXAMPLE = { name: 'DANA Q WHITFIELD', alsoKnownAs: [], birth: '1985-04-12', ssnLast4: '5059' }
const HOME = { lines: ['12 ELM ST'], street: '12 ELM ST', city: 'DAYTON', state: 'OH', zip: '45402' }

/** The same file about the person whom the tests register, so that the report is theirs; or about someone like them. */
export function aboutExample(file: CreditFile, change: Partial<Person> = {}): CreditFile {
  const addresses = file.person.addresses.slice(0, 1).map((address) => ({ ...address, ...HOME }))
  return { ...file, person: { ...file.person, ...EXAMPLE, addresses, ...change } }
}
