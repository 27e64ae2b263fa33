/** What a PDF file says (ISO 32000-1, 7.3): a name is a string, a PDF string is its bytes. */
export type PdfValue = null | boolean | number | string | Uint8Array | PdfArray | PdfDict | PdfReference | PdfStream
export type PdfArray = readonly PdfValue[]
export type PdfDict = ReadonlyMap<string, PdfValue>

/** An object that stands elsewhere in the file. */
export class PdfReference {
  readonly object: number
  constructor(object: number) {
    this.object = object
  }
}

/** A dictionary and the bytes that follow it, as they appear in the file. */
export class PdfStream {
  readonly dict: PdfDict
  readonly raw: Uint8Array
  constructor(dict: PdfDict, raw: Uint8Array) {
    this.dict = dict
    this.raw = raw
  }
}

/** Thrown at whatever the plain reader does not know for certain: PDFium reads that page or file instead. */
export class NotPlain extends Error {}

/** `throw` as an expression. */
export function leave(why: string): never {
  throw new NotPlain(why)
}

export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map

export const isArray = (value: PdfValue | undefined): value is PdfArray => Array.isArray(value)

const isNumber = (value: PdfValue): value is number => typeof value === 'number'

/** An array of numbers, of that many where it is said. */
export function numbersOf(value: PdfValue, count?: number): readonly number[] {
  if (!isArray(value) || !value.every(isNumber) || (count !== undefined && value.length !== count))
    return leave('an array is not of numbers')
  return value
}
