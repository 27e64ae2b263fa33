import type { PersonalInfo } from '#engine/report/report.ts'

/** Someone of whom a report prints nothing. */
export const BLANK_PERSON = {
  name: null,
  alsoKnownAs: [],
  dateOfBirth: null,
  ssnLast4: null,
  addresses: [],
  phones: [],
  employers: [],
  evidence: {},
} as const satisfies PersonalInfo
