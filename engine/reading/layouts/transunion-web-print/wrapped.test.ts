import { describe, expect, it } from 'vitest'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import { wrappingOf } from '#engine/reading/layouts/transunion-web-print/wrapped.ts'
import { type Run, runOf } from '#engine/reading/lines/lines.ts'
import { wordsOf } from '#engine/reading/lines/typeset.ts'

const lineOf = (text: string, y: number): Run => {
  const run = runOf(1, wordsOf([300, y, text]))
  if (!run) throw new Error('a line has words')
  return run
}
const valueOf = (lines: readonly string[]): Run[] => lines.map((text, index) => lineOf(text, 50 + index * 12))
const fieldOf = (value: readonly Run[]): LabelValue<string> => ({
  label: 'Any',
  labelRun: lineOf('Any', 10),
  value: value.map((run) => run),
  text: '',
})

/** The values of a report, the first of them joined. */
function joined(values: readonly (readonly string[])[]): string {
  const fields = values.map((lines) => ({
    ...fieldOf(valueOf(lines)),
    labelRun: { ...lineOf('Any', 10), box: [36, 10, 15, 10] as const },
  }))
  const wrapping = wrappingOf(fields, { lines: [], phrases: ['Installment Account', 'Charge-off', 'paid Monthly'], right: 560 })
  return wrapping.join(fields[0]?.value ?? [])
}

describe('a value that goes on on the next line', () => {
  it.each([
    ['inside a word of the bureau', [['Installmen', 't Account']], 'Installment Account'],
    ['between two words', [['Installment', 'Account']], 'Installment Account'],
    ['inside a date', [['Maximum in 04', '/2023']], 'Maximum in 04/2023'],
    ['inside an amount', [['of $1,2', '00 from']], 'of $1,200 from'],
    ['between two dates', [['04/2023', '05/2023']], '04/2023 05/2023'],
    ['inside a word that stands elsewhere', [['SYNCHRONY BA', 'NK'], ['OTHER BANK']], 'SYNCHRONY BANK'],
    ['behind a hyphen or a slash', [['WRITE-', 'OFF RESOLVED/', 'CONSUMER']], 'WRITE-OFF RESOLVED/CONSUMER'],
    ['between unknown words where no word was seen broken', [['FIRST QUIXOTIC', 'ZEPHYR']], 'FIRST QUIXOTIC ZEPHYR'],
    [
      'inside an unknown word where words are broken and the line is full',
      [
        ['QUIXOTI', 'CO'],
        ['Instal', 'lment A', 'ccount'],
      ],
      'QUIXOTICO',
    ],
    [
      'between unknown words where the line had room',
      [
        ['QUIX', 'ZEPHYR'],
        ['Installmen', 't Account'],
      ],
      'QUIX ZEPHYR',
    ],
  ])('is joined %s', (_, values, text) => {
    expect(joined(values)).toBe(text)
  })
})
