import { ACCOUNT_LABELS } from '#engine/reading/layouts/experian-web-print/words.ts'
import type { PrintedOrder } from '#engine/reading/sheets/printed-order.ts'

/** The order of Experian's web print. */
export const PRINTED_ORDER: PrintedOrder = {
  sections: { 'personal information': 0, 'public records': 1, 'hard inquiries': 2, 'soft inquiries': 3, 'important messages': 4 },
  heads: new Set(['Account Info']),
  records: new Set(['public records']),
  labels: new Set(ACCOUNT_LABELS),
  always: ['Account Number', 'Account Type', 'Date Opened', 'Status'],
  parts: new Set(['Payment History', 'Balance Histories', 'Contact Info', 'Comment']),
  history: null,
  cells: new Set(),
}
