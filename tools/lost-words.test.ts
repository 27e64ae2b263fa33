import { expect, it } from 'vitest'
import { pair, SAMPLE_ACCOUNT, sampleReport } from '#engine/reading/layouts/myequifax/sample-report.ts'
import { readMyEquifax } from '#engine/reading/layouts/myequifax/read-my-equifax.ts'
import { lostWords } from '#tools/lost-words.ts'

const lostOf = (...more: Parameters<typeof sampleReport>[0]): readonly string[] => {
  const end = SAMPLE_ACCOUNT.findIndex(
    (row) => row === 'Comments' || (typeof row === 'object' && JSON.stringify(row).includes('Comments')),
  )
  const rows = [...SAMPLE_ACCOUNT.slice(0, end), ...more, ...SAMPLE_ACCOUNT.slice(end)]
  const document = sampleReport(rows)
  return lostWords(document, readMyEquifax(document, { reportId: 'r' }), 'equifax-myequifax').lost
}

it('tells of a row that no reader knows, word by word', () => {
  const before = lostOf()
  const after = lostOf(pair('Settlement Offer', 'HALF UNTIL MAY'))
  expect(after.filter((text) => !before.includes(text)).join(' ')).toBe('Settlement Offer HALF UNTIL MAY')
})
