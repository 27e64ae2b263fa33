import { parseArgs } from 'node:util'
import { cellsOf, type LayoutScore, markdownTable, SCORE_HEADS } from '#tools/bench/reading-row.ts'
import { benchTextLayouts } from '#tools/bench/text-layouts.ts'

const PARTS = ['text'] as const
type Part = (typeof PARTS)[number]
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join('|') },
    files: { type: 'string', default: '40' },
    mistakes: { type: 'string', default: '20' },
  },
})
const files = Number(values.files)
const rows: LayoutScore[] = []
await benchTextLayouts(files, (score) => {
  rows.push(score)
  console.error(cellsOf(score).join(' | '))
  for (const mistake of [...score.score.mistakes, ...score.placeless].slice(0, Number(values.mistakes))) console.error(mistake)
})
console.log(markdownTable(SCORE_HEADS, rows.map(cellsOf)))
