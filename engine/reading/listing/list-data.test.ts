import { describe, expect, it } from 'vitest'
import type { DataNode } from '#engine/reading/listing/data-tree.ts'
import { listData } from '#engine/reading/listing/list-data.ts'
import { LISTING } from '#engine/reading/listing/listing.ts'

const value = (name: string, text: string): DataNode => ({ name, text, children: [] })
const parts = (name: string, ...children: DataNode[]): DataNode => ({ name, text: null, children })
const shownIn = (root: DataNode): string =>
  listData(root)
    .pages.flatMap(({ texts }) => texts.map(({ text }) => text))
    .join('\n')

describe('a listing of data', () => {
  it('knows the place of each value, on its page', () => {
    const accounts = Array.from({ length: 200 }, (_, index) =>
      parts('Account', value('name', `BANK ${index}`), value('balance', String(index))),
    )
    const root = parts('file', ...accounts)
    const { pages, placeOf } = listData(root)
    expect(pages.length).toBeGreaterThan(5)
    for (const one of accounts.flatMap(({ children }) => children)) {
      const place = placeOf(one)
      const text = pages[(place?.page ?? 0) - 1]?.texts.find(
        ({ x, y }) => Math.abs(x - (place?.box[0] ?? 0)) < 0.01 && Math.abs(y - (place?.box[1] ?? 0)) < 0.01,
      )
      expect(text?.text).toBe(one.text)
      expect(place?.quote).toBe(one.text)
      expect((place?.box[0] ?? 0) + (place?.box[2] ?? 0)).toBeLessThanOrEqual(LISTING.width)
    }
  })

  it('has no place for parts and for nothing', () => {
    const empty = value('limit', '')
    const root = parts('file', empty)
    expect([listData(root).placeOf(root), listData(root).placeOf(empty)]).toEqual([null, null])
  })

  it('shows of numbers that name a person or an account the last four', () => {
    const root = parts(
      'file',
      value('ssn', '900120123'),
      value('_AccountIdentifier', '4447961234567890'),
      value('note', 'no. 123456789012 of 900-12-0123'),
    )
    expect(shownIn(root)).not.toMatch(/90012|44479612|12345678/)
    expect(shownIn(root)).toContain('XXXX7890')
  })

  it('shows amounts, telephones and months of digits whole', () => {
    const root = parts(
      'file',
      value('balance', '000001234'),
      value('telephone', '8005550100'),
      value('_Data', '111111111'),
      value('status', '9999999999111CC'),
    )
    for (const text of ['000001234', '8005550100', '111111111', '9999999999111CC']) expect(shownIn(root)).toContain(text)
  })

  it('leaves out what one program packed for another', () => {
    const packed = value('OriginalData', 'VFU0UjA2MjAxMTE4'.repeat(40))
    const root = parts('file', packed, value('name', 'BANK'), value('text', 'PLAIN WORDS OF A STATEMENT '.repeat(20)))
    expect(shownIn(root)).not.toContain('VFU0')
    expect(shownIn(root)).toContain('PLAIN WORDS')
    expect(listData(root).placeOf(packed)).toBeNull()
  })
})
