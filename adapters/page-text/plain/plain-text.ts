import { latin1 } from '#adapters/page-text/plain/read-value.ts'
import { leave, type PdfValue } from '#adapters/page-text/plain/values.ts'

/** A text string of the file (ISO 32000-1, 7.9.2.2): UTF-16 behind its mark, else letters on which all encodings agree. */
export function plainText(value: PdfValue): string {
  if (!(value instanceof Uint8Array)) return leave('a text is no string')
  if (value[0] === 0xfe && value[1] === 0xff && value.length % 2 === 0)
    return Buffer.from(value.subarray(2)).swap16().toString('utf16le')
  return value.every((byte) => byte >= 0x20 && byte < 0x7f) ? latin1(value) : leave('a text is written oddly')
}
