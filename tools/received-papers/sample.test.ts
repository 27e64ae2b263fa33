import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyOf } from '#tools/corpus/corpus-size.ts'
import { startHandingIn } from '#tools/received-papers/hand-in.ts'
import {
  EIGHTH_PAPERS,
  ELEVENTH_PAPERS,
  FOURTH_PAPERS,
  NINTH_PAPERS,
  RECEIVED_PAPERS,
  SECOND_PAPERS,
  TENTH_PAPERS,
  TWELFTH_PAPERS,
} from '#tools/received-papers/papers.ts'
import { readMadePaper } from '#tools/received-papers/read-made-paper.ts'
import { scorePaper } from '#tools/received-papers/score-paper.ts'

/** As files, and `npm test` reads every sixth: the whole, with its pictures, is in `received-papers.corpus.test.ts`. */
const SAMPLE = everyOf(6, [
  'refusal-form-c1',
  'collector-law-firm',
  'discharge-form-318',
  'company-spanish-corrects',
  'answer-equifax-table-two-pages-spread',
  'court-restraining-notice-bank-levy-scan',
  'summons-north-carolina-magistrate-hearing',
  'company-mortgage-corrects-list-scan',
  'refusal-chexsystems-counter-slip',
  'bureau-lexisnexis-codes-and-key',
  'refusal-bank-slip-typed-marks-photo',
  'refusal-card-lower-limit-conditional',
  'company-outlook-print-correction-promised',
  'bureau-experian-cards-mixed-outcomes',
  'collector-model-form-card',
  'summons-california-sum-100-form',
  'company-corrects-side-letterhead',
])

let handing: Awaited<ReturnType<typeof startHandingIn>> | null = null
beforeAll(async () => {
  handing = await startHandingIn()
})
afterAll(() => handing?.close())

it.each(
  [
    ...RECEIVED_PAPERS,
    ...SECOND_PAPERS,
    ...FOURTH_PAPERS,
    ...EIGHTH_PAPERS,
    ...NINTH_PAPERS,
    ...TENTH_PAPERS,
    ...ELEVENTH_PAPERS,
    ...TWELFTH_PAPERS,
  ].filter(({ name }) => SAMPLE.includes(name)),
)('$name is read whole', async (paper) => {
  if (handing === null) throw new Error('the printer has started')
  const read = readMadePaper(await handing.wordsOf({ ...paper, as: 'pdf' }))
  expect(scorePaper(paper, read)).toMatchObject({ wrongKind: [], asserted: [], stray: [], missed: [] })
})
