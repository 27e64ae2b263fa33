import { afterAll, describe, expect, it } from 'vitest'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'
import { comparePictured } from '#tools/native-pictures/compare-pictured.ts'
import { picturedNumbers, picturedPages, replicaOf, type Way, WAYS } from '#tools/native-pictures/picture-pages.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'

const ports = { text: embeddedPageText({ threads: 1 }), recognition: embeddedRecognition() }
afterAll(async () => {
  await ports.text.close()
  await ports.recognition.close()
})

/** Of the facts: what is neither read nor asked about, at most. Most of them are grey cells without data, and marks that are drawn. */
const MOST_LOST: Readonly<Record<Bureau, Readonly<Record<Way, number>>>> = {
  equifax: { 'scan at 300': 0.08, 'scan at 150': 0.16, photo: 0.08 },
  experian: { 'scan at 300': 0.02, 'scan at 150': 0.02, photo: 0.1 },
  transunion: { 'scan at 300': 0.02, 'scan at 150': 0.02, photo: 0.02 },
}

function reportOf(pages: readonly PageText[], producer: string | null): Report {
  const read = readDocument({ pages, producer }, ['r1', 'r2', 'r3'])
  return read.kind === 'reports' ? read.reports[0] : expect.fail(JSON.stringify(read))
}

describe.each(BUREAUS)('pictures of the replica of %s', (bureau) => {
  it.each(WAYS)('assert nothing that the text layer of the same pages would not: %s', { timeout: 1_800_000 }, async (way) => {
    const whole = await textOfPdf(await replicaOf(bureau))
    const numbers = picturedNumbers(bureau, whole)
    const own = numbers.flatMap((number, index) =>
      whole.pages.filter((page) => page.number === number).map((page) => ({ ...page, number: index + 1 })),
    )
    const printed = reportOf(own, whole.producer)
    const { facts, right, asked, lost, wrong, lostNames } = comparePictured(
      printed,
      reportOf(await picturedPages(ports, { bureau, numbers }, way), null),
    )
    expect(wrong).toEqual([])
    expect(lost / facts, lostNames.slice(0, 20).join('\n')).toBeLessThanOrEqual(MOST_LOST[bureau][way])
    expect(right + asked).toBeGreaterThan(facts * 0.8)
  })
})
