import { describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { parseXml } from '#adapters/markup/parse-xml.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import { readData } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { addScores, type ReadingScore, scoreReport } from '#tools/reading-score.ts'
import { mismoFile } from '#tools/synthetic-reports/mismo.ts'
import { trueLinkFile } from '#tools/synthetic-reports/truelink-json.ts'

const FILES = { truelink: trueLinkFile, mismo: mismoFile } as const
const COUNT = isWholeCorpus ? 60 : 3

interface Read {
  readonly scores: readonly ReadingScore[]
  readonly reports: readonly Report[]
}

function readFile(layout: keyof typeof FILES, seed: string): Read {
  const { bytes, truths } = FILES[layout](seed)
  const text = new TextDecoder().decode(bytes)
  const root = text.startsWith('<') ? parseXml(text, DEFAULT_BOUNDS) : parseJson(text, DEFAULT_BOUNDS)
  if (typeof root === 'string') throw new Error(root)
  const result = readData(root, ['1', '2', '3'])
  if (result.kind !== 'reports') throw new Error(`${layout} ${seed} is no report`)
  expect(result.reports.map(({ bureau }) => bureau)).toEqual(truths.map(({ bureau }) => bureau))
  return {
    reports: result.reports,
    scores: result.reports.flatMap((report, index) => {
      const truth = truths[index]
      return truth ? [scoreReport(truth, report)] : []
    }),
  }
}

describe.each(['truelink', 'mismo'] as const)('files in the layout %s', (layout) => {
  it('are read with every fact right and in its place', () => {
    const read = Array.from({ length: COUNT }, (_, index) => readFile(layout, String(index + 1)))
    const { fields, mistakes } = addScores(read.flatMap(({ scores }) => scores))
    expect(mistakes).toEqual([])
    expect(fields['accounts']?.right).toBeGreaterThan(50)
    expect(fields['paymentHistory']?.right).toBeGreaterThan(1000)
    for (const finding of read.flatMap(({ reports }) => reports.flatMap((report) => auditReport(report))))
      expect(finding.evidence.length).toBeGreaterThan(0)
  })
})
