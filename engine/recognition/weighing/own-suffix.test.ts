import { describe, expect, it } from 'vitest'
import { withOwnSuffix } from '#engine/recognition/weighing/own-suffix.ts'
import { makeReport } from '#engine/testing/make.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

const nameOf = (name: string, ...lines: readonly string[]): [string | null, number | undefined] => {
  const report = makeReport()
  const evidence = { name: { page: 1, box: [0, 0, 50, 10] as const, quote: name, confidence: 0.95 } }
  const pages = [recognisedPage(lines.map((line, index) => [60 + index * 20, [40, line]]))]
  const { personalInfo } = withOwnSuffix(
    { ...report, personalInfo: { ...report.personalInfo, name, evidence } },
    { pages, producer: null },
  )
  return [personalInfo.name, personalInfo.evidence['name']?.confidence]
}

describe('the suffix of the consumer’s name', () => {
  it.each([
    ['ANN Q SAMPLE tif', 'ANN Q SAMPLE III', 'ANN Q SAMPLE III'],
    ['ANN Q SAMPLE Hi', 'Dear ANN Q SAMPLE III:', 'ANN Q SAMPLE III'],
    ['ANN Q SAMPLE [il', 'ANN Q SAMPLE III', 'ANN Q SAMPLE III'],
    ['ANN Q SAMPLE l|', 'ANN Q SAMPLE JR', 'ANN Q SAMPLE JR'],
  ])('%s is what stands behind it elsewhere, and asked about', (name, line, whole) => {
    expect(nameOf(name, line)).toEqual([whole, 0.8])
  })

  it.each<[string, string[]]>([
    ['ANN Q SAMPLE tif', ['ANN Q SAMPLE II', 'ANN Q SAMPLE III']],
    ['ANN Q SAMPLE tif', ['ANN OTHER III']],
    ['ANN Q SAMPLE III', ['ANN Q SAMPLE II']],
    ['ANN SAMPLE LEE', ['ANN SAMPLE III']],
    ['SAMPLE tif', ['SAMPLE III']],
    ['Ann Q Sample tif', ['Ann Q Sample III']],
  ])('%s stays as it was read', (name, lines) => {
    expect(nameOf(name, ...lines)).toEqual([name, 0.95])
  })
})
