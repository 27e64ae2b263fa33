import { ALL_LABELS } from '#engine/reading/layouts/bureau-columns/words.ts'
import { type PrintedWords, titled } from '#engine/recognition/printed-words.ts'

const HEADINGS = [
  'Personal Information',
  'Credit Score',
  'Account History',
  'Public Information',
  'Creditor Contacts',
  'Consumer Statement',
] as const

/** What the print of an IdentityIQ page says in fixed words, for pages that were recognised. */
export const PRINTED_WORDS: PrintedWords = {
  labels: [
    ...[...ALL_LABELS].map(titled),
    ...HEADINGS,
    'Two-Year payment history',
    'TransUnion',
    'Experian',
    'Equifax',
    'Creditor Name',
    'Date of inquiry',
    'Type of Business',
    'Credit Bureau',
    'Month',
    'Year',
  ],
  headings: new Set(HEADINGS.map((heading) => heading.toLowerCase())),
  values: [
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
    ...['30', '60', '90', '120', '150', '180'].map((days) => `Late ${days} Days`),
  ],
  codes: ['OK', '30', '60', '90', '120', '150', '180', 'CO', 'RF', 'PP', 'VS', 'BK', 'TN', 'ND', 'NR'],
  mask: null,
}
