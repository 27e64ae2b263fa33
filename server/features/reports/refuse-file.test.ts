import { describe, expect, it } from 'vitest'
import { refuseKind } from '#server/features/reports/refuse-file.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))

describe('a file that is no report', () => {
  it.each([
    ['text', bytesOf('Personal Credit Report for: JANE SAMPLE\nAccount Name\nFIRST HARBOR BANK\n')],
    ['text with tabs and accents', bytesOf('Name:\tJOSÉ NÚÑEZ\r\nBalance\t$5\r\n')],
    ['text as Windows keeps it', utf16('Personal Credit Report for: JANE SAMPLE')],
  ])('%s: says how to save the page', (_, bytes) => {
    const { code, message } = refuseKind('unknown', bytes)
    expect(code).toBe('unsupported_type')
    expect(message).toMatch(/Save as PDF/)
  })

  it.each([
    ['numbers of a program', new Uint8Array(Array.from({ length: 300 }, (_, index) => (index * 37) % 32))],
    ['nothing', new Uint8Array()],
  ])('%s: is of no known kind', (_, bytes) => {
    expect(refuseKind('unknown', bytes).message).toMatch(/no matter what its name says/)
  })

  it('a data file that was cut off is damaged', () => {
    expect(refuseKind('unknown', bytesOf('{"CREDIT_RESPONSE": ["')).code).toBe('damaged_file')
  })
})
