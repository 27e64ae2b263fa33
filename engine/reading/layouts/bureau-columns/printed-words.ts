import { ALL_LABELS } from '#engine/reading/layouts/bureau-columns/words.ts'
import { titled } from '#engine/recognition/printed-words.ts'

/** What the prints of the monitoring services' pages say in fixed words, for pages that were recognised. */

export const PAGE_LABELS: readonly string[] = [
  ...[...ALL_LABELS].map(titled),
  'TransUnion',
  'Experian',
  'Equifax',
  'Creditor Name',
  'Date of inquiry',
  'Type of Business',
  'Credit Bureau',
]

export const PAGE_VALUES: readonly string[] = [
  'Revolving',
  'Installment',
  'Mortgage',
  'Open',
  'Collection',
  'Line of Credit',
  'Credit Card',
  'Charge account',
  'Auto Loan',
  'Student Loan',
  'Personal Loan',
  'Individual',
  'Joint',
  'Authorized User',
  'Terminated',
  'Closed',
  'Paid',
  'Transferred',
  'Derogatory',
  'Current',
  'Collection/Chargeoff',
  'Repossession/Foreclosure',
  'Account not disputed',
  'Monthly',
  'Charged off account',
  'Account closed by consumer',
  'Closed by credit grantor',
  'Collection account',
  'Account paid in full',
  'Fixed rate',
  'Variable rate',
  ...['30', '60', '90', '120', '150', '180'].map((days) => `Late ${days} Days`),
]

export const PAGE_CODES: readonly string[] = [
  'OK',
  '30',
  '60',
  '90',
  '120',
  '150',
  '180',
  'CO',
  'RF',
  'PP',
  'VS',
  'BK',
  'TN',
  'ND',
  'NR',
]
