import type { Day } from '#engine/values/day.ts'
import type { PostalCode } from '#engine/words/state-code.ts'

/** Where the attorney general of a state takes letters of consumers, as of a day and with its source. */
export interface AttorneyGeneral {
  readonly state: PostalCode
  /** Name first, as on an envelope. */
  readonly name: string
  readonly lines: readonly string[]
  /** The day on which it was noted. */
  readonly asOf: Day
  /** The page that prints it. */
  readonly source: string
}

/** Only what a page of the state itself prints. A state that is not here has no address here: the consumer looks it up. */
export const ATTORNEYS_GENERAL: readonly AttorneyGeneral[] = [
  {
    state: 'AL',
    name: 'Office of the Attorney General',
    lines: ['P.O. Box 300152', 'Montgomery, AL 36130-0152'],
    asOf: '2026-11-22',
    source: 'https://ago.alabama.gov/legacy/Page-About',
  },
  {
    state: 'CA',
    name: 'Office of the Attorney General',
    lines: ['Public Inquiry Unit', 'P.O. Box 944255', 'Sacramento, CA 94244-2550'],
    asOf: '2026-11-22',
    source: 'https://www.dca.ca.gov/about_dca/contact/nj_internet.shtml',
  },
  {
    state: 'GA',
    name: 'Consumer Protection Division',
    lines: ['2 Martin Luther King Jr. Dr., Suite 356', 'Atlanta, GA 30334'],
    asOf: '2026-11-22',
    source: 'https://law.georgia.gov/key-issues/consumer-protection',
  },
  {
    state: 'MI',
    name: 'Consumer Protection Division',
    lines: ['Department of Attorney General', 'P.O. Box 30213', 'Lansing, MI 48909-7713'],
    asOf: '2026-11-22',
    source: 'https://www.michigan.gov/ag',
  },
  {
    state: 'TX',
    name: 'Office of the Attorney General',
    lines: ['P.O. Box 12548', 'Austin, TX 78711-2548'],
    asOf: '2026-11-22',
    source: 'https://www.texasattorneygeneral.gov/open-government/how-request-attorney-general-opinion',
  },
]

/** The office of a state; null where none is noted. */
export const attorneyGeneralOf = (state: string): AttorneyGeneral | null =>
  ATTORNEYS_GENERAL.find((office) => office.state === state.trim().toUpperCase()) ?? null
