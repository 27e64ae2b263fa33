import { describe, expect, it } from 'vitest'
import { coverOriginal } from '#server/features/reports/cover-original.ts'

const covered = (text: string): string => Buffer.from(coverOriginal(Buffer.from(text))).toString()

describe('an uploaded text form', () => {
  it.each([
    ['{"ssn": "123456789"}', '{"ssn": "XXXXX6789"}'],
    ['{"SSN":{"number":"123-45-6789"}}', '{"SSN":{"number":"XXX-XX-6789"}}'],
    ['<SocialSecurityNumber>123456789</SocialSecurityNumber>', '<SocialSecurityNumber>XXXXX6789</SocialSecurityNumber>'],
    ['<BORROWER _SSN="123456789" _Name="A"/>', '<BORROWER _SSN="XXXXX6789" _Name="A"/>'],
    ['{"socialSecurity":[{"@type":"x","number":"123 45 6789"}]}', '{"socialSecurity":[{"@type":"x","number":"XXX XX 6789"}]}'],
    ['{"ssn": [{"number":"900998888"},{"number":"900997777"}]}', '{"ssn": [{"number":"XXXXX8888"},{"number":"XXXXX7777"}]}'],
    ['remark: my number is 123-45-6789.', 'remark: my number is XXX-XX-6789.'],
    ['remark: my number is 123 45 6789.', 'remark: my number is XXX XX 6789.'],
    ['{"accountNumber":"98765432"}', '{"accountNumber":"XXXX5432"}'],
    ['<LIABILITY _AccountIdentifier="4447961234567890"/>', '<LIABILITY _AccountIdentifier="XXXXXXXXXXXX7890"/>'],
    ['<td>4447961234567890</td>', '<td>XXXXXXXXXXXX7890</td>'],
  ])('%s', (text, kept) => expect(covered(text)).toBe(kept))

  it.each(['{"zip":"304740256","phone":"8005551234"}', '2024-03-05 1,234.50', 'account number 444796XXXXXX'])(
    'keeps %s',
    (text) => expect(covered(text)).toBe(text),
  )

  it('keeps its letters, whatever their encoding', () => {
    const latin = Buffer.from([0xe9, ...Buffer.from(' ssn 123456789'), 0xfc])
    expect(Buffer.from(coverOriginal(latin)).toString('latin1')).toBe('é ssn XXXXX6789ü')
    const wide = Buffer.from('\uFEFF{"ssn":"123456789"}', 'utf16le')
    expect(Buffer.from(coverOriginal(wide)).toString('utf16le')).toBe('\uFEFF{"ssn":"XXXXX6789"}')
    const unmarked = Buffer.from('{"ssn":"123456789"}', 'utf16le')
    expect(Buffer.from(coverOriginal(unmarked)).toString('utf16le')).toBe('{"ssn":"XXXXX6789"}')
    expect(Buffer.from(coverOriginal(unmarked.swap16())).swap16().toString('utf16le')).toBe('{"ssn":"XXXXX6789"}')
    expect(
      Buffer.from(coverOriginal(Buffer.from(wide).swap16()))
        .swap16()
        .toString('utf16le'),
    ).toBe('\uFEFF{"ssn":"XXXXX6789"}')
  })

  it.each([
    '{"accountNumber":"98765432","ssn":null},',
    '"ssn":["',
    '"ssn" : [ "',
    'ssn',
    'account no ',
    '1',
    '1-',
    ' ',
    '"',
    '<!--',
  ])('of nothing but %s is covered in time that grows with its length', (piece) => {
    const cost = (bytes: number): number => {
      const text = Buffer.from(piece.repeat(Math.ceil(bytes / piece.length)))
      const begun = process.cpuUsage()
      coverOriginal(text)
      const { user, system } = process.cpuUsage(begun)
      return (user + system) / 1000
    }
    cost(10_000)
    const [short, long] = [cost(100_000), cost(800_000)]
    // Eight times the text: what grows with the square takes sixty-four times as long.
    expect(long).toBeLessThan(Math.max(short * 32, 500))
  })
})
