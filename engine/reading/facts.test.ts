import { describe, expect, it } from 'vitest'
import { alsoPrinted, asPrinted, dayAsOf, factReader, leadingMoney, type Notes } from '#engine/reading/facts.ts'
import { labelValues } from '#engine/reading/lines/label-values.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { typesetLines } from '#engine/reading/lines/typeset.ts'
import { parseMoney } from '#engine/values/money.ts'

describe('amounts and days inside a text', () => {
  it('are read from its head and from behind `as of`', () => {
    expect(leadingMoney('$1,025 as of 10/01/2024')).toBe(102_500)
    expect(['-$45.00', '$-45.00', '($45.00)', '-45'].map(leadingMoney)).toEqual([-4500, -4500, -4500, -4500])
    expect(['(45', '45)', '($45.00', '- -45', 'as of 10/01/2024'].map(leadingMoney)).toEqual([null, null, null, null, null])
    expect(dayAsOf('$25 as of 10/01/2024')).toBe('2024-10-01')
    expect(dayAsOf('$999 past due as of Nov 2024.')).toBe('2024-11')
    expect(dayAsOf('$25')).toBeNull()
  })
})

describe('facts from label rows', () => {
  const labels = ['Balance', 'Credit Limit', 'Terms', 'Highest Balance'] as const
  const rows = labelValues(
    pageLines(typesetLines(['Balance | $999', 'Credit Limit | -', 'Terms |', 'Highest Balance | none of it'])),
    labels,
  )

  it('note the place of the value, or of the label that has nothing behind it', () => {
    const notes: Notes = {}
    const { read } = factReader(rows, notes)
    expect(read(['Balance'], ['currentBalance'], parseMoney)).toBe(99_900)
    expect(read(['Credit Limit'], ['creditLimit'], parseMoney)).toBeNull()
    expect(read(['Terms'], ['terms'], asPrinted)).toBeNull()
    expect(notes).toMatchObject({
      currentBalance: { quote: '$999' },
      creditLimit: { quote: 'Credit Limit' },
      terms: { quote: 'Terms' },
    })
  })

  it('leave the rows that nobody asked for, as they are printed', () => {
    const notes: Notes = {}
    const { read, rest } = factReader(rows, notes)
    read(['Balance'], ['currentBalance'], parseMoney)
    expect(alsoPrinted(rest(), notes)).toEqual({ alsoPrinted: ['Highest Balance: none of it'] })
    expect(notes['alsoPrinted.0']?.quote).toBe('Highest Balance none of it')
    read(['Highest Balance'], [], asPrinted)
    expect(alsoPrinted(rest(), {})).toEqual({})
  })

  it('are null without a place where the value cannot be read', () => {
    const notes: Notes = {}
    expect(factReader(rows, notes).read(['Highest Balance'], ['highBalance'], parseMoney)).toBeNull()
    expect(notes).toEqual({})
  })
})
