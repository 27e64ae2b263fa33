import { ACCOUNT_LABELS, GRID_LABELS } from '#engine/reading/layouts/transunion-web-print/words.ts'
import type { PrintedOrder } from '#engine/reading/sheets/printed-order.ts'

/** The order of TransUnion's web print. Public records come before or behind the accounts. */
export const PRINTED_ORDER: PrintedOrder = {
  sections: {
    'personal information': 0,
    'accounts with adverse information': 1,
    'satisfactory accounts': 2,
    'regular inquiries': 3,
    'promotional inquiries': 4,
    'account review inquiries': 5,
  },
  heads: new Set(['Account Information']),
  records: new Set(['public records', 'public record information']),
  labels: new Set(ACCOUNT_LABELS),
  always: ['Date Opened', 'Account Type', 'Balance'],
  parts: new Set(['Payment History']),
  history: 'Payment History',
  cells: new Set(GRID_LABELS),
}
