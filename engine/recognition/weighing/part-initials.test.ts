import { expect, it } from 'vitest'
import { partInitials } from '#engine/recognition/weighing/part-initials.ts'
import { makeReport } from '#engine/testing/make.ts'

const personOf = (name: string | null, other: string) => {
  const report = makeReport()
  const evidence = { 'alsoKnownAs.0': { page: 1, box: [0, 0, 50, 10] as const, quote: other, confidence: 0.96 } }
  return partInitials({ ...report, personalInfo: { ...report.personalInfo, name, alsoKnownAs: [other], evidence } }).personalInfo
}

it('an initial that ran into the last name is parted from it, and asked about', () => {
  const person = personOf('ANN Q FICTIVE', 'AFICTIVE')
  expect(person.alsoKnownAs).toEqual(['A FICTIVE'])
  expect(person.evidence['alsoKnownAs.0']).toMatchObject({ quote: 'A FICTIVE', confidence: 0.85 })
})

it('a middle initial that ran into the first name is parted from it where another name of theirs has that without it', () => {
  const named = (name: string, other: string) => {
    const report = makeReport()
    const evidence = { name: { page: 1, box: [0, 0, 50, 10] as const, quote: name, confidence: 0.96 } }
    return partInitials({ ...report, personalInfo: { ...report.personalInfo, name, alsoKnownAs: [other], evidence } })
      .personalInfo
  }
  expect(named('NADIAQ SAMPLE', 'NADIA SAMPLE')).toMatchObject({
    name: 'NADIA Q SAMPLE',
    evidence: { name: { quote: 'NADIA Q SAMPLE', confidence: 0.85 } },
  })
  expect(named('NADIAQ SAMPLE', 'NADIA OTHER').name).toBe('NADIAQ SAMPLE')
  expect(named('NADIA SAMPLE', 'NADIA SAMPLE').name).toBe('NADIA SAMPLE')
})

it.each([
  ['ANN FICTIVE', 'BFICTIVE'],
  ['ANN FICTIVE', 'ANNFICTIVE'],
  ['ANN LEE', 'ALEE'],
  [null, 'AFICTIVE'],
])('of %s, %s stays as it was read', (name, other) => {
  const person = personOf(name, other)
  expect([person.alsoKnownAs, person.evidence['alsoKnownAs.0']?.confidence]).toEqual([[other], 0.96])
})
