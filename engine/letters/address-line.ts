/** The parts of an address that was typed on one line. */
export interface AddressParts {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

const WHOLE =
  /^(?<street>.*\S)\s*,\s*(?<city>[^,\d\s](?:[^,\d]*[^,\d\s])?)\s*,\s*(?<state>[A-Za-z]{2})\.?,?\s+(?<zip>\d{5}(?:-\d{4})?)$/

/** `12 Elm Street, Dayton, OH 45402` by its parts; null where it is not such a line, and no part is guessed. */
export function splitAddress(line: string): AddressParts | null {
  const parts = WHOLE.exec(line.trim())?.groups
  if (parts === undefined) return null
  const { street = '', city = '', state = '', zip = '' } = parts
  return { street, city, state: state.toUpperCase(), zip }
}

/** An account number with no more than its last four digits; null where it has none. */
export function maskNumber(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' ? null : `XXXX${digits.slice(-4)}`
}
