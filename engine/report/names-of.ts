/** A whole name as first and last name: the last word is the last name, everything before it the first. */
export function namesOf(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  return { firstName: (lastName === '' ? words : words.slice(0, -1)).join(' '), lastName }
}
