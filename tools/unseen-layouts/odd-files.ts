import type { Bureau } from '#engine/words/bureau.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { experianPage, transunionPage } from '#tools/unseen-layouts/bureau-pages.ts'
import { AGENCY, AUTO, CARD, type Entry, STORE } from '#tools/unseen-layouts/entry.ts'
import { equifaxPage } from '#tools/unseen-layouts/equifax-pages.ts'
import type { TrueReport, UnseenFile } from '#tools/unseen-layouts/files.ts'
import {
  arrayNulls,
  mismoStack,
  trueLinkDeceased,
  trueLinkNulls,
  trueLinkRemarks,
  trueLinkXml,
} from '#tools/unseen-layouts/odd-data.ts'
import { ODD_PAGES } from '#tools/unseen-layouts/odd-page-files.ts'

/** What is true of a bureau's own print, as in the first set. */
const printed = (bureau: Bureau, entries: readonly Entry[], notices: TrueReport['notices']): TrueReport => ({
  bureau,
  accounts: entries.map(({ name }) => name),
  negative: entries.filter(({ isNegative }) => isNegative).map(({ name }) => name),
  notices,
  records: 0,
})

const LONG =
  'Account closed by credit grantor. Consumer disputes this account information under the Fair Credit Reporting Act and says that the payments of the winter were made at the counter of a branch that has since been given up.'

/** Files with odd content, written by someone who had not read the readers. */
export const ODD_FILES: readonly UnseenFile[] = [
  ...ODD_PAGES,
  {
    name: 'acr-long-remarks-experian',
    form: 'printed',
    text: experianPage([{ ...CARD, remark: LONG }, AUTO, { ...AGENCY, remark: LONG }], {
      notices: ['Consumer statement: I was in hospital in 2024.'],
    }),
    truth: [{ ...printed('experian', [CARD, AUTO, AGENCY], ['statement']), words: [['CARDWELL BANK', 'given up']] }],
  },
  {
    name: 'acr-long-remarks-transunion',
    form: 'printed',
    text: transunionPage([{ ...CARD, remark: LONG }, STORE, AGENCY], { notices: ['INITIAL FRAUD ALERT: verify identity.'] }),
    truth: [{ ...printed('transunion', [CARD, STORE, AGENCY], ['fraud_alert']), words: [['CARDWELL BANK', 'given up']] }],
  },
  {
    name: 'acr-long-remarks-equifax',
    form: 'printed',
    text: equifaxPage([{ ...CARD, remark: LONG }, AUTO, STORE], { notices: ['Security freeze: placed 08/01/2026.'] }),
    truth: [printed('equifax', [CARD, AUTO, STORE], ['freeze'])],
  },
  {
    name: 'truelink-nulls',
    form: 'json',
    text: trueLinkNulls,
    truth: [{ bureau: 'experian', accounts: ['ASHGROVE BANK'], negative: [], notices: [], records: 0, inquiries: 0 }],
  },
  {
    name: 'truelink-deceased-without-a-bureau',
    form: 'json',
    text: trueLinkDeceased,
    truth: BUREAUS.map((bureau) => ({ bureau, accounts: ['ASHGROVE BANK'], negative: [], notices: ['deceased'] as const })),
  },
  {
    name: 'truelink-remarks',
    form: 'json',
    text: trueLinkRemarks,
    truth: [
      {
        bureau: 'transunion',
        accounts: ['', 'ELMHURST CARD SERVICES'],
        negative: ['ELMHURST CARD SERVICES'],
        notices: [],
        words: [
          ['ELMHURST CARD SERVICES', 'reported as a loss'],
          ['ELMHURST CARD SERVICES', 'Settlement accepted'],
        ],
      },
      {
        bureau: 'equifax',
        accounts: ['HOLLOWAY COLLECTIONS'],
        negative: ['HOLLOWAY COLLECTIONS'],
        notices: [],
        facts: [['HOLLOWAY COLLECTIONS', 'originalCreditor', 'ST. ANNE CLINIC']],
      },
      { bureau: 'experian', accounts: [], negative: [], notices: ['freeze'] },
    ],
  },
  {
    name: 'truelink-xml',
    form: 'xml',
    text: trueLinkXml,
    truth: BUREAUS.map((bureau) => ({
      bureau,
      accounts: ['ASHGROVE BANK'],
      negative: [],
      notices: bureau === 'equifax' ? ['freeze' as const] : [],
      facts: [['ASHGROVE BANK', 'currentBalance', 15500]] as const,
    })),
  },
  {
    name: 'array-nulls',
    form: 'json',
    text: arrayNulls,
    truth: [
      { bureau: 'transunion', accounts: ['ASHGROVE BANK'], negative: [], notices: ['mismatch'] },
      {
        bureau: 'equifax',
        accounts: ['ASHGROVE BANK', 'HOLLOWAY COLLECTIONS'],
        negative: ['HOLLOWAY COLLECTIONS'],
        notices: [],
        facts: [['HOLLOWAY COLLECTIONS', 'originalCreditor', 'ST. ANNE CLINIC']],
      },
      { bureau: 'experian', accounts: [], negative: [], notices: ['freeze'] },
    ],
  },
  {
    name: 'mismo-stacked',
    form: 'xml',
    text: mismoStack,
    truth: [
      {
        bureau: 'transunion',
        accounts: ['ASHGROVE BANK'],
        negative: [],
        notices: ['fraud_alert', 'statement'],
        words: [['ASHGROVE BANK', 'KEEPS ON FILE']],
      },
      {
        bureau: 'equifax',
        accounts: ['ASHGROVE BANK', 'TWIN FORKS AUTO LOANS'],
        negative: ['TWIN FORKS AUTO LOANS'],
        notices: [],
      },
      { bureau: 'experian', accounts: [], negative: [], notices: ['freeze'] },
    ],
  },
]
