import { describe, expect, it } from 'vitest'
import type { CellLine, LabelRow } from '#engine/reading/layouts/bureau-columns/page.ts'
import { readPersonalInformation } from '#engine/reading/layouts/bureau-columns/personal-information.ts'
import { type Run, runOf } from '#engine/reading/lines/lines.ts'
import type { PersonalInfo } from '#engine/report/report.ts'

/** A line of a cell; on a picture its words were made out. */
function run(text: string, top: number, isPictured: boolean): Run {
  let left = 170
  const words = text.split(' ').map((word) => {
    const box = [left, top, word.length * 5, 7] as const
    left += word.length * 5 + 3
    return { text: word, box, ...(isPictured && { confidence: 0.96 }) }
  })
  const made = runOf(1, words)
  if (made === null) throw new Error('A line has words')
  return made
}

interface Printed {
  readonly name: readonly string[]
  readonly alsoKnownAs?: readonly string[]
  /** The lines of its one address, as a narrow column sets them. */
  readonly address?: readonly string[]
}

function read({ name, alsoKnownAs = [], address = [] }: Printed, isPictured: boolean): PersonalInfo {
  const row = (label: string, texts: readonly string[], top: number): LabelRow => {
    const lines = texts.map((text, index): CellLine => ({ text, runs: [run(text, top + index * 12, isPictured)] }))
    return { label, labelRun: run(label, top, isPictured), cells: { experian: lines } }
  }
  const home: LabelRow = {
    label: 'current address(es)',
    labelRun: run('current address(es)', 300, isPictured),
    cells: {
      experian: [{ text: address.join(' '), runs: address.map((text, index) => run(text, 300 + index * 12, isPictured)) }],
    },
  }
  const rows = [row('name', name, 100), row('also known as', alsoKnownAs, 200), ...(address.length > 0 ? [home] : [])]
  return readPersonalInformation(rows, 'experian')
}

describe('names of a cell of a picture', () => {
  it.each<readonly [string, Printed, readonly [string, ...string[]]]>([
    ['go on in the next line', { name: ['NADIA ELIZABETH', "O'MOCKERY JR"] }, ["NADIA ELIZABETH O'MOCKERY JR"]],
    ['are two where both begin as the person’s own', { name: ['NADIA MOCKERY', 'N MOCKERY'] }, ['NADIA MOCKERY', 'N MOCKERY']],
    [
      'begin with an initial that ran into the surname',
      { name: ['TAMSIN INVENTADO'], alsoKnownAs: ['TAMSIN INVENTADO', 'TINVENTADO'] },
      ['TAMSIN INVENTADO', 'TAMSIN INVENTADO', 'TINVENTADO'],
    ],
    [
      'are as many as have a surname',
      { name: ['NADIA MOCKERY JR'], alsoKnownAs: ['NADIA ELIZABETH', 'PLACEHOLDER-JONES', 'N MOCKERY', 'LIZ MOCKERY'] },
      ['NADIA MOCKERY JR', 'NADIA ELIZABETH PLACEHOLDER-JONES', 'N MOCKERY', 'LIZ MOCKERY'],
    ],
  ])('%s', (_, printed, names) => {
    const { name, alsoKnownAs } = read(printed, true)
    expect([name, ...alsoKnownAs]).toEqual(names)
  })

  it('are the lines as they stand where the file itself says the letters', () => {
    const { name, alsoKnownAs } = read({ name: ['NADIA MOCKERY', 'ELIZABETH SMITH'] }, false)
    expect([name, ...alsoKnownAs]).toEqual(['NADIA MOCKERY', 'ELIZABETH SMITH'])
  })
})

describe('an address of a narrow column', () => {
  it.each([
    [['88 AVENUE OF THE PINES', 'NW APT 4B', 'SPRINGVALE, GA', '30318'], '88 AVENUE OF THE PINES NW APT 4B', 'SPRINGVALE'],
    [['88 AVENUE OF THE PINES', 'NW APT 4B NEW', 'TESTON, GA 30318'], '88 AVENUE OF THE PINES NW APT 4B', 'NEW TESTON'],
    [['88 AVENUE OF THE PINES NW', 'APT 4B SPRINGVALE, GA', '30318'], '88 AVENUE OF THE PINES NW APT 4B', 'SPRINGVALE'],
    [['12 ELM ST STERLING', 'HEIGHTS, GA 30318'], '12 ELM ST', 'STERLING HEIGHTS'],
  ])('has its town whole, and its unit in its street: %j', (address, street, city) => {
    expect(read({ name: ['NADIA MOCKERY'], address }, false).addresses).toEqual([{ street, city, state: 'GA', zip: '30318' }])
  })
})
