/** What an Intelligent Mail barcode says. */
export interface MailPiece {
  /** The three digits that the operator agreed with the Postal Service: class of mail and services. */
  readonly serviceType: string
  /** Six digits, or nine that begin with 9. */
  readonly mailerId: string
  /** From 0 to 999,999: not used again for at least 45 days. */
  readonly serial: number
  /** Five or nine digits of the ZIP code. */
  readonly route: string
}

export const MAILER_ID = /^(?:[0-8]\d{5}|9\d{8})$/
export const SERVICE_TYPE = /^\d{3}$/
/** The room of a serial next to a Mailer ID of nine digits; the longer room of the other is filled with zeros. */
export const MOST_SERIAL = 999_999

/** The digits of USPS-B-3200: barcode identifier, service type, mailer, serial, route; null where a part of them is none. */
export function mailPieceDigits({ serviceType, mailerId, serial, route }: MailPiece): string | null {
  const isWhole = SERVICE_TYPE.test(serviceType) && MAILER_ID.test(mailerId) && /^\d{5}(?:\d{4})?$/.test(route)
  if (!isWhole || !Number.isInteger(serial) || serial < 0 || serial > MOST_SERIAL) return null
  // The identifier is of presorted mail; 00 is of any other.
  return `00${serviceType}${mailerId}${String(serial).padStart(15 - mailerId.length, '0')}${route}`
}

/** The ZIP code at the end of the last line of an address, digits only; null where none is there. */
export function routeOf(lines: readonly string[]): string | null {
  const found = /(?<!\d)(\d{5})(?:-(\d{4}))?\s*$/.exec(lines.at(-1) ?? '')
  return found?.[1] === undefined ? null : found[1] + (found[2] ?? '')
}
