import { BLANK_PERSON } from '#engine/report/blank-person.ts'
import type { Report } from '#web/parts/stored-report.ts'

let ids = 0
/** For tests: a report with nothing in it but these facts. */
export const blankReport = <Facts extends Partial<Report>>(facts: Facts): Report & Facts => ({
  id: `r${(ids += 1)}`,
  bureau: 'equifax',
  status: 'ready',
  progress: null,
  failure: null,
  toConfirm: 0,
  ownership: 'mine',
  hasAnswers: false,
  format: 'identityiq',
  source: 'upload',
  reportDate: '2026-11-01',
  score: null,
  scoreModel: null,
  uploadedAt: '2026-11-20T10:00:00.000Z',
  pageCount: 1,
  summary: '',
  accountCount: 0,
  negativeItemCount: 0,
  personalInfo: BLANK_PERSON,
  accounts: [],
  inquiries: [],
  publicRecords: [],
  negativeItems: [],
  findings: [],
  totals: { printed: {}, read: {}, reconciled: null, isContradicted: false, answer: null },
  missingPages: [],
  files: [],
  ...facts,
})
