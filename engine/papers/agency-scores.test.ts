import { expect, it } from 'vitest'
import { agencyScores } from '#engine/papers/agency-scores.ts'
import { paperText } from '#engine/papers/paper-text.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

const scores = (...lines: readonly string[]) => agencyScores(paperText(replyPages(lines)))

it('a table of the agencies says whose each score is, and of which day', () => {
  expect(
    scores(
      'Agency   Score   Date',
      'Experian, P.O. Box 9701, Allen   588   April 15, 2026',
      'Equifax, P.O. Box 740241, Atlanta   602   April 14, 2026',
      'TransUnion, P.O. Box 1000, Chester   571',
    ),
  ).toEqual([
    { agency: 'Experian', score: '588', day: '2026-04-15' },
    { agency: 'Equifax', score: '602', day: '2026-04-14' },
    { agency: 'TransUnion', score: '571', day: null },
  ])
})

it('one agency with one score is no table', () => {
  expect(scores('Your score', 'Experian 588')).toEqual([])
})
