import { describe, expect, it } from 'vitest'
import { numberBehind } from '#engine/reading/layouts/transunion-web-print/number-behind-name.ts'
import type { Word } from '#engine/reading/page-text.ts'

/** The words of a head; those behind `|` stand in other letters. */
function head(text: string): Word[] {
  const [name = '', number = ''] = text.includes('|') ? text.split('|') : [text]
  const word = (one: string, height: number): Word => ({ text: one, box: [0, 0, one.length * 5, height] })
  return [
    ...name
      .trim()
      .split(' ')
      .map((one) => word(one, 12.02)),
    ...number
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((one) => word(one, 10.92)),
  ]
}
const NOWHERE: ReadonlySet<string> = new Set()

describe('the number behind the name of an account', () => {
  it.each([
    ['FARM & HOME CREDIT |60 4401****', 2],
    ['FARM & HOME CREDIT 60 |4401****', 1],
    ['TRI-COUNTY POWER LT |900****', 1],
    ['BLUFFS AUTO FINANCE |LN 7****', 2],
    ['HEARTLAND BILLING GRP |H 20913****', 2],
  ])('is what the page sets in other letters: %s', (text, length) => {
    expect(numberBehind(head(text), NOWHERE)).toEqual({ length, isSure: true })
  })

  it.each([
    ['FARM & HOME CREDIT 60 4401****', 'FARM & HOME CREDIT', 2],
    ['FARM & HOME CREDIT 60 4401****', 'FARM & HOME CREDIT 60', 1],
    ['BLUFFS AUTO FINANCE LN 7****', 'BLUFFS AUTO FINANCE', 2],
    ['RIVER CITY PWR LT 900****', 'RIVER CITY PWR LT', 1],
    ['HEARTLAND BILLING GRP H 20913****', 'HEARTLAND BILLING GRP', 2],
  ])('is told by the same name elsewhere: %s beside %s', (text, elsewhere, length) => {
    expect(numberBehind(head(text), new Set([elsewhere]))).toEqual({ length, isSure: true })
  })

  it.each([
    ['FARM & HOME CREDIT 60 4401****', 1],
    ['BLUFFS AUTO FINANCE LN 7****', 2],
    ['RIVER CITY PWR LT 900****', 2],
    ['HEARTLAND BILLING GRP H 20913****', 1],
    ['PINEGROVE CREDIT 4 B7****', 1],
  ])('is asked about where nothing tells: %s', (text, length) => {
    expect(numberBehind(head(text), NOWHERE)).toEqual({ length, isSure: false })
  })

  it.each([
    'TRI-COUNTY POWER & LT 900****',
    'STATE BANK OF B 4410****',
    'KETTLE BANK 2 K550077****',
    'KEYSTONE FINANCE 9 114477****',
    'ARBO CO 1****',
    'SHOP 77****',
    'MERCHANTS BANK FSB 771****',
    'KETTLE FUNDING LLC 12****',
    'LENA KATZ DDS 12****',
    'JOHN MILLER JR 4****',
  ])('is the last word alone, for certain: %s', (text) => {
    expect(numberBehind(head(text), NOWHERE)).toEqual({ length: 1, isSure: true })
  })

  it('takes no heights from a picture', () => {
    const words = head('FARM & HOME CREDIT 60 |4401****').map((word) => ({ ...word, confidence: 0.9 }))
    expect(numberBehind(words, NOWHERE).isSure).toBe(false)
  })
})
