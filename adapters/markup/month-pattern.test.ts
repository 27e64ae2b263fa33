import { describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { memberText } from '#adapters/markup/month-pattern.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { parseXml } from '#adapters/markup/parse-xml.ts'

describe('the text of a member', () => {
  it.each([
    ['paymentHistory', ' CC1', ' CC1'],
    ['enhancedPaymentHistory84', ' CC1', ' CC1'],
    ['paymentHistory1to24', ' 11/1', ' 11/1'],
    ['_Data', ' CX1', ' CX1'],
    ['status', ' CCU1CC ', ' CCU1CC '],
    ['status', ' C', 'C'],
    ['status', ' ', ''],
    ['status', ' current ', 'current'],
    ['status', ' OPEN', 'OPEN'],
    ['paymentHistory', '   ', ''],
    ['creditorName', ' A BANK ', 'A BANK'],
  ])('%s of "%s" is "%s"', (name, text, wanted) => {
    expect(memberText(name, text)).toBe(wanted)
  })

  it('is the same in JSON and in an attribute of XML', () => {
    const json = parseJson('{"@_Data": " C1"}', DEFAULT_BOUNDS)
    const xml = parseXml('<P _Data=" C1" _Name=" C1"/>', DEFAULT_BOUNDS)
    const texts = [json, xml].map((root) => (typeof root === 'string' ? root : root.children.map(({ text }) => text)))
    expect(texts).toEqual([[' C1'], [' C1', 'C1']])
  })
})
