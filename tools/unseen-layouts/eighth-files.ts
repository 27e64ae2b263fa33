import { experianPage, transunionPage } from '#tools/unseen-layouts/bureau-pages.ts'
import { array, mismo } from '#tools/unseen-layouts/data-files.ts'
import { AGENCY, AUTO, CARD, type Entry, HOUSE, STORE } from '#tools/unseen-layouts/entry.ts'
import { equifaxPage, myEquifaxPage } from '#tools/unseen-layouts/equifax-pages.ts'
import type { UnseenFile } from '#tools/unseen-layouts/files.ts'
import { all, chapter7, experianRecord, grid, NONE, put, threeBureaus, truth } from '#tools/unseen-layouts/later-truth.ts'
import { consumerDirectPage } from '#tools/unseen-layouts/member-pages.ts'

/** The ten odd files of the eighth set, written before their author had read a reader. */

/** What is left when the text of a page is copied and pasted into a word processor: lines, with a tab where a column was. */
const pasted = (html: string): string => {
  const lines = html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll('</span><b>', '\t')
    .replaceAll('<br>', '\n')
    .replaceAll(/<\/(?:p|div|h\d|header)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\n\s*\n+/g, '\n')
  return `<!doctype html><html><head><meta charset="utf-8"><style>body{font:11pt/1.3 Georgia,serif;width:460pt}pre{font:inherit;white-space:pre-wrap;tab-size:8}</style></head><body><pre>${lines}</pre></body></html>`
}

const LONG_NAME: Entry = {
  ...AUTO,
  name: 'CONSOLIDATED TEACHERS AND MUNICIPAL EMPLOYEES FEDERAL CREDIT UNION OF THE LOWER VALLEY',
}
const record = (id: string, more: string): string =>
  `<CREDIT_PUBLIC_RECORD CreditPublicRecordID="${id}" BorrowerID="B1" _Type="BankruptcyChapter13" _DocketIdentifier="23-41180" _CourtName="US BKPT CT WI MADISON" ${more}><CREDIT_REPOSITORY _SourceType="TransUnion"/></CREDIT_PUBLIC_RECORD>`
const MISMO_TRUTH = [
  { bureau: 'transunion', accounts: ['CARDWELL BANK', ''], negative: [''], notices: ['mismatch', 'fraud_alert'], records: 1 },
  { bureau: 'experian', accounts: ['CARDWELL BANK'], negative: [], notices: [] },
  { bureau: 'equifax', accounts: ['CARDWELL BANK'], negative: [], notices: ['mismatch', 'deceased'] },
] as const
const SETTLED: Entry = {
  ...HOUSE,
  name: 'ALDERNEY LENDING',
  number: ['710022', '5511'],
  kind: 'auto',
  balance: 0,
  isNegative: true,
}

export const EIGHTH_FILES: readonly UnseenFile[] = [
  {
    name: 'experian-pasted-as-text',
    form: 'printed',
    text: pasted(experianPage([CARD, AUTO, AGENCY], NONE)),
    truth: [truth('experian', [CARD, AUTO, AGENCY])],
    mayRefuse: true,
  },
  {
    name: 'transunion-pasted-as-text',
    form: 'printed',
    text: pasted(transunionPage([CARD, AUTO, STORE], NONE)),
    truth: [truth('transunion', [CARD, AUTO, STORE])],
    mayRefuse: true,
  },
  {
    name: 'transunion-4x4',
    form: 'printed',
    text: transunionPage([...all, LONG_NAME], NONE),
    sheets: grid(4, 4),
    truth: [truth('transunion', [...all, LONG_NAME])],
    mayRefuse: true,
  },
  {
    name: 'myequifax-count-of-inquiries-contradicted',
    form: 'printed',
    text: put(
      myEquifaxPage([CARD, STORE, { ...AUTO, opened: '08/02/2031' }], { ...NONE, status: 'No fraud indicator on file' }),
      [
        '<td>Accounts with Negative Information</td><td>1</td>',
        // Equifax tells nowhere what it counts as negative, so that count is compared with nothing.
        '<td>Inquiries</td><td>9</td>',
      ],
    ),
    truth: [truth('equifax', [CARD, STORE, AUTO], { mayAsk: true })],
  },
  {
    name: 'mismo-one-chapter-13-in-four-rows',
    form: 'xml',
    text: put(mismo, [
      '<CREDIT_PUBLIC_RECORD CreditPublicRecordID="P1" BorrowerID="B1" _Type="BankruptcyChapter13" _FiledDate="2023-02-01" _DispositionType="Filed"><CREDIT_REPOSITORY _SourceType="TransUnion"/></CREDIT_PUBLIC_RECORD>',
      `${record('P1', '_FiledDate="2023-02-01" _DispositionType="Filed"')}${record('P2', '_FiledDate="2023-02-01" _DispositionType="Adjudicated"')}${record('P3', '_FiledDate="2023-02-01" _DispositionType="Dismissed" _DispositionDate="2024-05-09"')}${record('P4', '_FiledDate="2023-02-01" _DispositionDate="2024-05-09"')}`,
    ]),
    truth: MISMO_TRUTH,
  },
  {
    name: 'array-creditor-of-one-blank',
    form: 'json',
    text: array.replace('"@_Name":"CARDWELL BANK"', '"@_Name":" "'),
    truth: [
      { bureau: 'transunion', accounts: ['CARDWELL BANK'], negative: [], notices: ['fraud_alert', 'mismatch'] },
      { bureau: 'equifax', accounts: [''], negative: [], notices: ['freeze'] },
    ],
  },
  {
    name: 'experian-two-counties-one-reference',
    form: 'printed',
    text: put(
      experianPage([CARD], NONE),
      [
        '<p>No public records reported.</p>',
        `${experianRecord(chapter7('US BKPT CT WI MADISON', 'Chapter 7 bankruptcy discharged.'))}<h3>ROCK COUNTY RECORDER</h3>${experianRecord(
          [
            ['Name', 'ROCK COUNTY RECORDER'],
            ['Reference Number', '2211043'],
            ['Status', 'State tax lien filed.'],
            ['Claim Amount', '$2,310'],
            ['Date Filed', '02/11/2022'],
            ['Responsibility', 'Individual'],
          ],
        ).replace('<h3>US BKPT CT</h3>', '')}`,
      ],
      ['0 Public Records', '2 Public Records'],
    ),
    truth: [truth('experian', [CARD], { records: 2 })],
  },
  {
    name: 'experian-long-name-in-a-narrow-column',
    form: 'printed',
    text: experianPage([CARD, LONG_NAME, AGENCY], { ...NONE, width: 340, valueAt: 150 }),
    truth: [truth('experian', [CARD, LONG_NAME, AGENCY])],
  },
  {
    name: 'equifax-settled-by-its-narrative',
    form: 'printed',
    text: put(equifaxPage([CARD, SETTLED, AGENCY], { notices: ['Consumer statement: I was out of work in 2020.'] }), [
      'Status: Pays As Agreed</p>\n<div class="c"><div>Date Opened: 06/21/2019',
      'Status: Paid and Zero Balance</p>\n<p>Narrative(s): Account paid for less than full balance</p><div class="c"><div>Date Opened: 06/21/2019',
    ]),
    truth: [truth('equifax', [CARD, SETTLED, AGENCY], { notices: ['statement'] })],
  },
  {
    name: 'consumerdirect-past-due-without-a-status',
    form: 'html',
    text: consumerDirectPage([CARD, { ...STORE, name: 'ELDER GROVE STORES' }])
      .replaceAll('>Derogatory<', '>--<')
      .replaceAll('>Collection/Chargeoff<', '>--<'),
    truth: threeBureaus([CARD, { ...STORE, name: 'ELDER GROVE STORES' }]),
  },
]
