import { BUREAUS } from '#engine/words/bureau.ts'
import { experianProfile, mismo, tu4 } from '#tools/unseen-layouts/data-files.ts'
import { CARD, STORE } from '#tools/unseen-layouts/entry.ts'
import type { UnseenFile } from '#tools/unseen-layouts/files.ts'
import { consumerDirectPage } from '#tools/unseen-layouts/member-pages.ts'
import { AGENT, CARDWELL, good, LATE, WRITTEN_OFF } from '#tools/unseen-layouts/odd-entries.ts'
import { oddConsumerDirect, oddIdentityIq } from '#tools/unseen-layouts/odd-pages.ts'
import { odd, put, iiqRecords, RECORD, mismoRecord, threeBureaus } from '#tools/unseen-layouts/later-truth.ts'

/** Of the forty files that lose or invent something, written before their author had read a reader. */

export const LATER_SAVED: readonly UnseenFile[] = [
  {
    name: 'iiq-record-without-court',
    form: 'html',
    text: put(oddIdentityIq({ columns: ['transunion', 'experian', 'equifax'], entries: [CARDWELL, LATE] }), [
      'None Reported',
      iiqRecords([RECORD]),
    ]),
    truth: [
      odd('transunion', [CARDWELL, LATE], { records: 1 }),
      odd('experian', [CARDWELL, LATE], { records: 0 }),
      odd('equifax', [CARDWELL, LATE], { records: 0 }),
    ],
  },
  {
    name: 'iiq-one-case-three-rows',
    form: 'html',
    text: put(oddIdentityIq({ columns: ['transunion', 'experian', 'equifax'], entries: [CARDWELL] }), [
      'None Reported',
      iiqRecords([
        RECORD,
        RECORD.filter(([label]) => label !== 'Closing Date:').map(
          ([label, value]) => [label, label === 'Status:' ? 'Filed' : value] as const,
        ),
        [...RECORD, ['Court:', 'US BKPT CT WI']],
      ]),
    ]),
    truth: [
      odd('transunion', [CARDWELL], { records: 1 }),
      odd('experian', [CARDWELL], { records: 0 }),
      odd('equifax', [CARDWELL], { records: 0 }),
    ],
  },
  {
    name: 'iiq-nameless-collection',
    form: 'html',
    text: oddIdentityIq({ columns: ['transunion', 'experian', 'equifax'], entries: [CARDWELL, { ...AGENT, name: '' }] }),
    truth: [
      odd('transunion', [CARDWELL]),
      odd('experian', [CARDWELL]),
      { ...odd('equifax', [CARDWELL]), accounts: ['CARDWELL BANK', ''], negative: [''] },
    ],
  },
  {
    name: 'iiq-totals-say-more',
    form: 'html',
    text: put(
      oddIdentityIq({
        columns: ['transunion', 'experian', 'equifax'],
        entries: [{ ...CARDWELL, at: { transunion: { ...good, opened: '03/14/2031' } } }],
      }),
      [
        '<td class="info">1</td><td class="info">0</td><td class="info">0</td>',
        '<td class="info">6</td><td class="info">0</td><td class="info">0</td>',
      ],
    ),
    truth: [odd('transunion', [CARDWELL])].map((one) => ({ ...one, mayAsk: true as const })),
  },
  {
    name: 'iiq-odd-month',
    form: 'html',
    text: oddIdentityIq({
      columns: ['transunion', 'experian', 'equifax'],
      entries: [
        {
          ...CARDWELL,
          at: {
            transunion: { ...good, history: ['OK', 'QZ', ...Array.from({ length: 22 }, () => 'OK')] },
          },
        },
      ],
    }),
    truth: [{ ...odd('transunion', [CARDWELL]), asked: ['CARDWELL BANK'] }],
  },
  {
    name: 'iiq-odd-pay-status',
    form: 'html',
    text: put(oddIdentityIq({ columns: ['transunion', 'experian', 'equifax'], entries: [CARDWELL, AGENT] }), [
      '>Current<',
      '>Held in abeyance<',
    ]),
    truth: BUREAUS.map((bureau) => odd(bureau, [CARDWELL, AGENT], { asked: ['CARDWELL BANK'] })),
  },
  {
    name: 'consumerdirect-deceased-above',
    form: 'html',
    text: oddConsumerDirect({
      columns: ['transunion', 'experian', 'equifax'],
      entries: [CARDWELL],
      notices: [
        {
          head: 'Consumer Statements',
          at: { transunion: 'DECEASED: a creditor reported the consumer as deceased', equifax: 'SECURITY FREEZE on file' },
        },
      ],
    }),
    truth: [
      odd('transunion', [CARDWELL], { notices: ['deceased'] }),
      odd('experian', [CARDWELL]),
      odd('equifax', [CARDWELL], { notices: ['freeze'] }),
    ],
  },
  {
    name: 'consumerdirect-nameless',
    form: 'html',
    text: consumerDirectPage([CARD, { ...STORE, name: '' }]),
    truth: threeBureaus([CARD, { ...STORE, name: '' }]),
  },
  {
    name: 'consumerdirect-modern-late',
    form: 'html',
    text: oddConsumerDirect({
      columns: ['equifax', 'transunion', 'experian'],
      entries: [CARDWELL, WRITTEN_OFF, AGENT],
      notices: [],
      isModern: true,
    }),
    truth: BUREAUS.map((bureau) => odd(bureau, [CARDWELL, WRITTEN_OFF, AGENT])),
  },
  {
    name: 'mismo-record-without-court',
    form: 'xml',
    text: put(
      mismo,
      [
        '</CREDIT_INQUIRY>',
        `</CREDIT_INQUIRY>${mismoRecord('_Type="BankruptcyChapter7" _FiledDate="2022-02-11" _DispositionType="Discharged" _DispositionDate="2022-06-02"')}`,
      ],
      ['CONSUMER REPORTED AS DECEASED', 'NOT DECEASED'],
      ['_CategoryType="DeathClaim"', '_CategoryType="Other"'],
    ),
    truth: [
      { bureau: 'equifax', accounts: ['CARDWELL BANK'], negative: [], notices: ['mismatch'], records: 1 },
      { bureau: 'transunion', accounts: ['CARDWELL BANK', ''], negative: [''], notices: ['mismatch', 'fraud_alert'], records: 1 },
      { bureau: 'experian', accounts: ['CARDWELL BANK'], negative: [], notices: [], records: 0 },
    ],
  },
  {
    name: 'mismo-odd-rating',
    form: 'xml',
    text: put(mismo, ['<_CURRENT_RATING _Code="1" _Type="AsAgreed"/>', '<_CURRENT_RATING _Code="Q" _Type="HeldInAbeyance"/>']),
    truth: [
      { bureau: 'experian', accounts: ['CARDWELL BANK'], negative: [], notices: [], asked: ['CARDWELL BANK'] },
      { bureau: 'transunion', accounts: ['CARDWELL BANK', ''], negative: [''], notices: ['mismatch', 'fraud_alert'], records: 1 },
      { bureau: 'equifax', accounts: ['CARDWELL BANK'], negative: [], notices: ['mismatch', 'deceased'] },
    ],
  },
  {
    name: 'tu4-nameless',
    form: 'xml',
    text: put(
      tu4,
      ['<unparsed>OLDHAM SAVINGS</unparsed>', '<unparsed></unparsed>'],
      ['<accountRating>QX</accountRating>', '<accountRating>09</accountRating>'],
    ),
    truth: [
      {
        bureau: 'transunion',
        accounts: ['CARDWELL BANK', ''],
        negative: [''],
        notices: ['freeze', 'mismatch', 'statement', 'fraud_alert'],
      },
    ],
  },
  {
    name: 'experian-profile-nameless',
    form: 'json',
    text: put(
      experianProfile,
      ['"subscriberName":"OLDHAM SAVINGS"', '"subscriberName":""'],
      ['INPUT SSN RECORDED AS DECEASED', 'INPUT SSN ISSUED IN 1985'],
    ),
    truth: [
      {
        bureau: 'experian',
        accounts: ['CARDWELL BANK', 'TIDEWATER TRUST', 'AMBERLEY BANK', ''],
        negative: ['TIDEWATER TRUST', 'AMBERLEY BANK'],
        notices: ['fraud_alert', 'statement', 'freeze'],
        records: 1,
      },
    ],
  },
]
