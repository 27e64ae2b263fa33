import { experianPage, transunionPage } from '#tools/unseen-layouts/bureau-pages.ts'
import { AGENCY, AUTO, CARD, HOUSE, NAMELESS, STORE } from '#tools/unseen-layouts/entry.ts'
import { equifaxPage, myEquifaxPage } from '#tools/unseen-layouts/equifax-pages.ts'
import type { UnseenFile } from '#tools/unseen-layouts/files.ts'
import { identityIqPage } from '#tools/unseen-layouts/member-pages.ts'
import {
  all,
  grid,
  truth,
  put,
  NONE,
  without,
  odder,
  QUEER,
  experianRecord,
  chapter7,
  threeBureaus,
} from '#tools/unseen-layouts/later-truth.ts'

const ON_SHEETS: readonly UnseenFile[] = [
  { name: 'experian-1x2', form: 'printed', text: experianPage(all, NONE), sheets: grid(1, 2), truth: [truth('experian', all)] },
  {
    name: 'experian-2x2-together',
    form: 'printed',
    text: experianPage(all, NONE),
    sheets: grid(2, 2, { isApart: false }),
    truth: [truth('experian', all)],
  },
  {
    name: 'experian-3x3',
    form: 'printed',
    text: experianPage([...all, QUEER], NONE),
    sheets: grid(3, 3),
    truth: [truth('experian', [...all, QUEER])],
  },
  {
    name: 'transunion-2x1',
    form: 'printed',
    text: transunionPage(all, NONE),
    sheets: grid(2, 1),
    truth: [truth('transunion', all)],
  },
  {
    name: 'transunion-3x2-down',
    form: 'printed',
    text: transunionPage(all, NONE),
    sheets: grid(3, 2, { isDownColumns: true }),
    truth: [truth('transunion', all)],
  },
  {
    name: 'transunion-4x2',
    form: 'printed',
    text: transunionPage([...all, QUEER], NONE),
    sheets: grid(4, 2),
    truth: [truth('transunion', [...all, QUEER])],
  },
  { name: 'equifax-1x2', form: 'printed', text: equifaxPage(all, NONE), sheets: grid(1, 2), truth: [truth('equifax', all)] },
  {
    name: 'equifax-2x1-together',
    form: 'printed',
    text: equifaxPage(all, NONE),
    sheets: grid(2, 1, { isApart: false }),
    truth: [truth('equifax', all)],
  },
  {
    name: 'myequifax-2x2',
    form: 'printed',
    text: myEquifaxPage([CARD, HOUSE, AUTO, STORE], { ...NONE, status: 'No fraud indicator on file' }),
    sheets: grid(2, 2),
    truth: [truth('equifax', [CARD, STORE, HOUSE, AUTO])],
  },
  {
    name: 'iiq-2x1',
    form: 'printed',
    text: identityIqPage([CARD, STORE], ['-', '-', '-']),
    sheets: grid(2, 1),
    truth: threeBureaus([CARD, STORE]),
  },
]

/** Of the forty files that lose or invent something, written before their author had read a reader. */

export const LATER_SHEETS: readonly UnseenFile[] = ON_SHEETS.map((file) => ({ ...file, mayRefuse: true }))

export const LATER_PRINTS: readonly UnseenFile[] = [
  {
    name: 'experian-very-narrow',
    form: 'printed',
    text: experianPage([CARD, HOUSE, AGENCY], { ...NONE, width: 210, valueAt: 105 }),
    truth: [
      truth('experian', [CARD, HOUSE, AGENCY], {
        facts: [['KESTREL RECOVERY SERVICES', 'originalCreditor', 'NORTHFIELD POWER']],
      }),
    ],
  },
  {
    name: 'experian-odd-status',
    form: 'printed',
    text: experianPage([CARD, QUEER, AGENCY], NONE),
    truth: [truth('experian', [CARD, QUEER, AGENCY], { asked: ['LINDEN FINANCE'] })],
  },
  {
    name: 'experian-odd-type',
    form: 'printed',
    text: put(experianPage([CARD, AUTO], NONE), ['Auto Loan', 'Hovercraft Arrangement']),
    truth: [truth('experian', [CARD, AUTO], { asked: ['DOVEWOOD CREDIT UNION'] })],
  },
  {
    name: 'experian-nameless-collection',
    form: 'printed',
    text: experianPage([CARD, without(AGENCY)], NONE),
    truth: [truth('experian', [CARD, without(AGENCY)])],
  },
  {
    name: 'experian-totals-say-more',
    form: 'printed',
    text: put(experianPage([CARD, { ...AUTO, opened: '08/02/2031' }], NONE), ['2 Accounts', '9 Accounts']),
    truth: [truth('experian', [CARD, AUTO], { mayAsk: true })],
  },
  {
    name: 'experian-record-without-court',
    form: 'printed',
    text: put(
      experianPage([CARD], NONE),
      ['<p>No public records reported.</p>', experianRecord(chapter7('-', 'Chapter 7 bankruptcy discharged.'))],
      ['0 Public Records', '1 Public Records'],
      ['<h3>US BKPT CT</h3>', ''],
    ),
    truth: [truth('experian', [CARD], { records: 1 })],
  },
  {
    name: 'experian-one-case-three-rows',
    form: 'printed',
    text: put(
      experianPage([CARD], NONE),
      [
        '<p>No public records reported.</p>',
        ['filed', 'discharged', 'closed']
          .map((word) => experianRecord(chapter7('US BKPT CT WI MADISON', `Chapter 7 bankruptcy ${word}.`)))
          .join(''),
      ],
      ['0 Public Records', '3 Public Records'],
    ),
    truth: [truth('experian', [CARD], { records: 1 })],
  },
  {
    name: 'transunion-very-narrow',
    form: 'printed',
    text: transunionPage([CARD, AGENCY, STORE], { ...NONE, valueWidth: 44 }),
    truth: [truth('transunion', [CARD, AGENCY, STORE])],
  },
  {
    name: 'transunion-odd-status',
    form: 'printed',
    text: transunionPage([CARD, QUEER, STORE], NONE),
    truth: [truth('transunion', [CARD, QUEER, STORE], { asked: ['LINDEN FINANCE'] })],
  },
  {
    name: 'transunion-odd-bad-status',
    form: 'printed',
    text: transunionPage(
      [CARD, { ...odder(STORE, 'Held In Abeyance'), says: { ...STORE.says, transunion: '>Held In Abeyance<' } }],
      NONE,
    ),
    truth: [truth('transunion', [CARD, STORE], { asked: ['FERNHILL STORES'] })],
  },
  {
    name: 'transunion-odd-loan-type',
    form: 'printed',
    text: put(transunionPage([CARD, AUTO], NONE), ['AUTOMOBILE', 'HOVERCRAFT NOTE']),
    truth: [truth('transunion', [CARD, AUTO])],
  },
  {
    name: 'transunion-odd-rating',
    form: 'printed',
    text: put(transunionPage([CARD, AUTO], NONE), [
      'June 2026<br>Balance<br>$412<br>Past Due<br>$0<br>Rating<br>OK',
      'June 2026<br>Balance<br>$412<br>Past Due<br>$0<br>Rating<br>QZ',
    ]),
    truth: [truth('transunion', [CARD, AUTO], { asked: ['CARDWELL BANK'] })],
  },
  {
    name: 'equifax-odd-status',
    form: 'printed',
    text: equifaxPage([CARD, QUEER, STORE], NONE),
    truth: [truth('equifax', [CARD, QUEER, STORE], { asked: ['LINDEN FINANCE'] })],
  },
  {
    name: 'equifax-odd-type',
    form: 'printed',
    text: put(equifaxPage([CARD, AUTO], NONE), ['Auto Loan', 'Hovercraft Note']),
    truth: [truth('equifax', [CARD, AUTO], { asked: ['DOVEWOOD CREDIT UNION'] })],
  },
  {
    name: 'equifax-nameless',
    form: 'printed',
    text: equifaxPage([CARD, NAMELESS, AGENCY], NONE),
    truth: [truth('equifax', [CARD, NAMELESS, AGENCY])],
  },
  {
    name: 'myequifax-totals-say-more',
    form: 'printed',
    // How many are negative the site counts by its own measure: that total is compared with nothing, and warns of nothing.
    text: put(myEquifaxPage([CARD, AUTO], { ...NONE, status: 'No fraud indicator on file' }), [
      'Accounts with Negative Information</td><td>0',
      'Accounts with Negative Information</td><td>4',
    ]),
    truth: [truth('equifax', [CARD, AUTO])],
  },
  {
    name: 'iiq-printed-frozen-and-dead',
    form: 'printed',
    text: identityIqPage([CARD, STORE], ['DECEASED: reported by a creditor.', '-', 'SECURITY FREEZE: 08/01/2026']),
    truth: [
      truth('transunion', [CARD, STORE], { notices: ['deceased'] }),
      truth('experian', [CARD, STORE]),
      truth('equifax', [CARD, STORE], { notices: ['freeze'] }),
    ],
  },
]
