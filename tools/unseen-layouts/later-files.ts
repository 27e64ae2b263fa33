import { BUREAUS } from '#engine/words/bureau.ts'
import { AUTO, CARD, STORE } from '#tools/unseen-layouts/entry.ts'
import type { UnseenFile } from '#tools/unseen-layouts/files.ts'
import { consumerDirectPage, identityIqPage } from '#tools/unseen-layouts/member-pages.ts'
import { CARDWELL, WRITTEN_OFF } from '#tools/unseen-layouts/odd-entries.ts'
import { oddConsumerDirect } from '#tools/unseen-layouts/odd-pages.ts'
import { truth, odd, named, threeBureaus } from '#tools/unseen-layouts/later-truth.ts'
import { LATER_SHEETS, LATER_PRINTS } from '#tools/unseen-layouts/later-prints.ts'
import { LATER_SAVED } from '#tools/unseen-layouts/later-saved.ts'

/** Brothers of what the forty showed. */
const BROTHERS: readonly UnseenFile[] = [
  {
    name: 'consumerdirect-nameless-first',
    form: 'html',
    text: consumerDirectPage([{ ...STORE, name: '' }, CARD]),
    truth: threeBureaus([{ ...STORE, name: '' }, CARD]),
  },
  {
    name: 'consumerdirect-nameless-printed',
    form: 'printed',
    text: named(consumerDirectPage([CARD, { ...STORE, name: '' }, AUTO])),
    truth: threeBureaus([CARD, { ...STORE, name: '' }, AUTO]),
  },
  {
    name: 'consumerdirect-modern-nameless',
    form: 'html',
    text: oddConsumerDirect({ columns: BUREAUS, entries: [CARDWELL, { ...WRITTEN_OFF, name: '' }], notices: [], isModern: true }),
    truth: BUREAUS.map((bureau) =>
      bureau === 'transunion'
        ? { ...odd(bureau, [CARDWELL]), accounts: ['CARDWELL BANK', ''], negative: [''] }
        : odd(bureau, [CARDWELL]),
    ),
  },
  {
    name: 'iiq-nameless-printed',
    form: 'printed',
    text: identityIqPage([CARD, { ...STORE, name: '' }, AUTO], ['-', '-', '-']),
    truth: threeBureaus([CARD, { ...STORE, name: '' }, AUTO]),
  },
  {
    name: 'consumerdirect-notices-printed',
    form: 'printed',
    text: named(
      oddConsumerDirect({
        columns: ['transunion', 'experian', 'equifax'],
        entries: [CARDWELL],
        notices: [
          {
            head: 'Consumer Statements',
            at: { transunion: 'DECEASED: a creditor reported the consumer as deceased', equifax: 'SECURITY FREEZE on file' },
          },
        ],
      }),
    ),
    truth: [
      odd('transunion', [CARDWELL], { notices: ['deceased'] }),
      odd('experian', [CARDWELL]),
      odd('equifax', [CARDWELL], { notices: ['freeze'] }),
    ],
  },
  {
    name: 'iiq-notices-printed-in-every-column',
    form: 'printed',
    text: identityIqPage([CARD], ['EXTENDED FRAUD ALERT: victim of identity theft', 'ACTIVE DUTY ALERT on file', 'Deceased']),
    truth: [
      truth('transunion', [CARD], { notices: ['fraud_alert'] }),
      truth('experian', [CARD], { notices: ['fraud_alert'] }),
      truth('equifax', [CARD], { notices: ['deceased'] }),
    ],
  },
]

/** Forty files of the kinds that lose or invent something, written before their author had read a reader, and their brothers. */
export const LATER_FILES: readonly UnseenFile[] = [...LATER_SHEETS, ...LATER_PRINTS, ...LATER_SAVED, ...BROTHERS]
