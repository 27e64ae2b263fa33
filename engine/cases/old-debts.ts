import { agency, auto, card, type Entry, home, school } from '#engine/cases/ordinary.ts'
import { type Facts, grid } from '#engine/cases/printed-account.ts'

/** The story of a debt given up in December 2017, with all its dates; only the DOFD is the case's. */
const GIVEN_UP: Facts = {
  dateOpened: '2012-03-14',
  dateClosed: '2017-12-18',
  lastPaymentDate: '2017-04-05',
  lastActivityDate: '2017-04-05',
  delinquencyFirstReported: '2018-01-20',
  monthsReviewed: 83,
  removalDate: '2024-06',
  paymentHistory: grid('2024-11', 'CO*83'),
}
const cells = (code: string): Facts => ({ paymentHistory: grid('2024-11', `${code}*83`) })

export const oldChargeOff = (own: Facts): Entry => card('charge_off', { ...GIVEN_UP, ...onlyPrinted(own) })
export const oldRepossession = (own: Facts): Entry => auto('repossession', { ...GIVEN_UP, ...cells('R'), ...onlyPrinted(own) })
export const oldForeclosure = (own: Facts): Entry => home('foreclosure', { ...GIVEN_UP, ...cells('F'), ...onlyPrinted(own) })
export const oldSchoolDefault = (own: Facts): Entry => school('collection', { ...GIVEN_UP, ...cells('C'), ...onlyPrinted(own) })
export const oldCollection = (own: Facts): Entry => agency('collection', own)

/** myEquifax has no label for the month of removal. */
const onlyPrinted = (own: Facts): Facts => ({ removalDate: null, ...own })
