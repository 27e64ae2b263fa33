import type { Subject } from '#engine/assistant/subject.ts'
import { COURT_SUBJECTS } from '#engine/assistant/subjects/court.ts'
import { DEBT_SUBJECTS } from '#engine/assistant/subjects/debts.ts'
import { DISPUTE_SUBJECTS } from '#engine/assistant/subjects/disputes.ts'
import { EVERYDAY_SUBJECTS } from '#engine/assistant/subjects/everyday.ts'
import { IDENTITY_SUBJECTS } from '#engine/assistant/subjects/identity.ts'
import { LIFE_SUBJECTS } from '#engine/assistant/subjects/life.ts'
import { REPORT_SUBJECTS } from '#engine/assistant/subjects/reports.ts'

/** What people really ask. Of two that fit equally well the first is taken. */
export const SUBJECTS: readonly Subject[] = [
  ...IDENTITY_SUBJECTS,
  ...COURT_SUBJECTS,
  ...DEBT_SUBJECTS,
  ...DISPUTE_SUBJECTS,
  ...LIFE_SUBJECTS,
  ...REPORT_SUBJECTS,
  ...EVERYDAY_SUBJECTS,
]
