import { expect, it } from 'vitest'
import { withOwnStreets } from '#engine/recognition/weighing/own-streets.ts'
import { makeReport } from '#engine/testing/make.ts'

const readAs = (street: string) => {
  const report = makeReport()
  const addresses = [{ street, city: 'NOWHERE', state: 'IN', zip: '46201' }]
  const evidence = { 'addresses.0': { page: 1, box: [0, 0, 50, 10] as const, quote: street, confidence: 0.96 } }
  const { personalInfo } = withOwnStreets({ ...report, personalInfo: { ...report.personalInfo, addresses, evidence } })
  return [personalInfo.addresses[0], personalInfo.evidence['addresses.0']?.confidence]
}

it('a lane of which the L was read as an I is one, and asked about', () => {
  expect(readAs('118 OLD QUARRY IN')).toEqual([{ street: '118 OLD QUARRY LN', city: 'NOWHERE', state: 'IN', zip: '46201' }, 0.85])
})

it.each(['118 OLD QUARRY LN', '118 QUARRY IN APT 3', 'HOLIDAY IN', '118 MAIN'])('%s stays as it was read', (street) => {
  expect(readAs(street)).toEqual([{ street, city: 'NOWHERE', state: 'IN', zip: '46201' }, 0.96])
})
