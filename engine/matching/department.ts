/** What a bank's department does, where the name of the entry says it: two departments have two accounts. */
export type Department = 'cards' | 'cars' | 'homes' | 'students'

const DEPARTMENTS: readonly (readonly [says: RegExp, department: Department])[] = [
  [/\b(?:CARDS?|CRD)\b/, 'cards'],
  [/\bAUTO(?:MOBILE)?(?: (?:FIN|LN|LOAN|LEND|CRED)[A-Z]*|$)/, 'cars'],
  [/\b(?:MORTGAGE|MORT|MTGE?)\b|\b(?:HOME|HM) (?:LN|LOAN|LEND|EQ)/, 'homes'],
  [/\b(?:STUDENT|STDNT|EDUCATION) (?:LN|LOAN|LEND)/, 'students'],
]

/** Null where the name says none or two, or where a stroke parts a bank from a store. */
export function departmentOf(name: string): Department | null {
  if (name.includes('/')) return null
  const plain = name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()
  const [found, ...more] = DEPARTMENTS.filter(([says]) => says.test(plain))
  return found === undefined || more.length > 0 ? null : found[1]
}
