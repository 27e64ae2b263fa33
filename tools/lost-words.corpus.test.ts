import { expect, it } from 'vitest'
import { readDocument } from '#engine/reading/read-document.ts'
import { lostWords } from '#tools/lost-words.ts'
import { personOf, PRINTERS } from '#tools/native-people/people.ts'
import { documentInShared } from '#tools/read-shared-file.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'

it.each([
  ['experian', 'experian-web-print', 2_000],
  ['equifax', 'equifax-myequifax', 3_000],
  ['transunion', 'transunion-web-print', 5_000],
] as const)('no word of an account of the replica of %s ends nowhere', async (bureau, layout, least) => {
  const document = await documentInShared(`faults/native/${bureau}.pdf`)
  const read = readDocument(document, ['r1', 'r2', 'r3'])
  if (read.kind !== 'reports') throw new Error('no report')
  const { total, lost } = lostWords(document, read.reports[0], layout)
  expect(total).toBeGreaterThan(least)
  expect(lost).toEqual([])
})

it.each([
  ['excerpt-without-headings', 'equifax-myequifax', []],
  // The page's edge cut this day off: its beginning is no value.
  ['transunion-seven-columns', 'transunion-web-print', ['04/27/202']],
] as const)('nor of the pages that a member printed: %s', async (name, layout, cut) => {
  const document = await documentInShared(`faults/native/pages/${name}.pdf`)
  const read = readDocument(document, ['r1', 'r2', 'r3'])
  if (read.kind !== 'reports') throw new Error('no report')
  const { total, lost } = lostWords(document, read.reports[0], layout)
  expect(total).toBeGreaterThan(300)
  expect(lost).toEqual(cut)
})

it('nor of sixty people, printed as the bureaus print', async () => {
  const layouts = { equifax: 'equifax-myequifax', experian: 'experian-web-print', transunion: 'transunion-web-print' } as const
  const lost: string[] = []
  let total = 0
  for (const { story, bureaus } of Array.from({ length: 60 }, (_, index) => personOf(index + 1)))
    for (const bureau of bureaus) {
      const document = await textOfPdf(PRINTERS[bureau](story).pdf)
      const read = readDocument(document, ['r1', 'r2', 'r3'])
      if (read.kind !== 'reports') throw new Error('no report')
      const words = lostWords(document, read.reports[0], layouts[bureau])
      total += words.total
      lost.push(...words.lost.map((one) => `person ${story.seed}, ${bureau}: ${one}`))
    }
  expect(total).toBeGreaterThan(500_000)
  expect(lost).toEqual([])
})
