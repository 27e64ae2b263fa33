import { describe, expect, it } from 'vitest'
import { withOwnWords } from '#engine/recognition/weighing/own-words.ts'
import { makeReport } from '#engine/testing/make.ts'

const namesOf = (name: string, other: string): [readonly string[], number | undefined] => {
  const place = (quote: string) => ({ page: 1, box: [0, 0, 50, 10] as const, quote, confidence: 0.95 })
  const report = makeReport()
  const evidence = { name: place(name), 'alsoKnownAs.0': place(other) }
  const { personalInfo } = withOwnWords({
    ...report,
    personalInfo: { ...report.personalInfo, name, alsoKnownAs: [other], evidence },
  })
  return [personalInfo.alsoKnownAs, personalInfo.evidence['alsoKnownAs.0']?.confidence]
}

describe('another name of the consumer', () => {
  it('has the words of their own name as that spells them, and is asked about', () => {
    expect(namesOf('ANN SAMPLEOULOS', 'A SAMPLEQULOS')).toEqual([['A SAMPLEOULOS'], 0.85])
    expect(namesOf('ANN FICTIVE', 'ANN FlCTIVE')).toEqual([['ANN FICTIVE'], 0.85])
  })

  it.each([
    ['ANN SAMPLE', 'ANN SIMPLE'],
    ['ANN SAMPLE', 'ANN SAMPLE'],
    ['ANN COX', 'ANN CQX'],
  ])('of other letters stays: %s, %s', (name, other) => {
    expect(namesOf(name, other)).toEqual([[other], 0.95])
  })
})
