import { describe, expect, it } from 'vitest'
import { joinOwnNames } from '#engine/recognition/weighing/join-own-names.ts'
import { makeReport } from '#engine/testing/make.ts'

const reportOf = (name: string, others: readonly string[]) => {
  const place = (quote: string, confidence: number) => ({ page: 1, box: [0, 0, 50, 10] as const, quote, confidence })
  const names = others.map((other, index) => [`alsoKnownAs.${index}`, place(other, 0.9 - index / 10)] as const)
  const report = makeReport()
  const evidence = { name: place(name, 0.7), ...Object.fromEntries(names) }
  return joinOwnNames({ ...report, personalInfo: { ...report.personalInfo, name, alsoKnownAs: others, evidence } }).personalInfo
}

describe('the consumer’s own name, read twice', () => {
  it('is one name where only letters that look alike differ, the surer reading of the two, and asked about', () => {
    const person = reportOf('ANN Q SAMPLE Ill', ['ANN Q SAMPLE III', 'ANN FICTIVE'])
    expect([person.name, person.alsoKnownAs]).toEqual(['ANN Q SAMPLE III', ['ANN FICTIVE']])
    expect(person.evidence['name']?.confidence).toBeLessThan(0.9)
    expect(person.evidence['alsoKnownAs.0']?.quote).toBe('ANN FICTIVE')
  })

  it('and another name of theirs, a letter apart, stay two', () => {
    expect(reportOf('ANN TESTAROSSA', ['ANN TESTAROSA']).alsoKnownAs).toEqual(['ANN TESTAROSA'])
    expect(reportOf('ANN SAMPLE II', ['ANN SAMPLE III']).alsoKnownAs).toEqual(['ANN SAMPLE III'])
  })
})
