import type { PostalAddress, PostOrder, PostRefusal } from '#adapters/post/port.ts'

const HEADER_REACH = 1024

/** Whether it has the form of an address in the United States. */
export function isAddress({ name, line1, city, state, zip }: PostalAddress): boolean {
  return [name, line1, city].every((line) => line.trim() !== '') && /^[A-Z]{2}$/.test(state) && /^\d{5}(?:-\d{4})?$/.test(zip)
}

function isPdf(pdf: Uint8Array): boolean {
  return Buffer.from(pdf.buffer, pdf.byteOffset, Math.min(pdf.byteLength, HEADER_REACH)).includes('%PDF-')
}

/** What every post office refuses, or null. */
export function refusalOf({ pdf, to, from }: PostOrder): PostRefusal | null {
  if (!isPdf(pdf)) return 'not_a_pdf'
  return isAddress(to) && isAddress(from) ? null : 'bad_address'
}
