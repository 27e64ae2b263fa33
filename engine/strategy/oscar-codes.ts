/** A dispute code of e-OSCAR, the system through which a bureau asks the company. Collected by third parties; the bureaus publish no list. */
export interface OscarCode {
  readonly says: string
  readonly source: string
  /** What is uncertain about it. */
  readonly doubt: string | null
}

const LEARN = 'https://learncreditrepair.org/help_desk_title_detail.php?num=129'

/** The codes that public sources document. There are about 26 and more; a matter without one here has a code that is not known to us. */
export const OSCAR_CODES = {
  '001': { says: 'Not his/hers.', source: LEARN, doubt: null },
  '002': { says: 'Belongs to another individual with the same or a similar name.', source: LEARN, doubt: null },
  '101': { says: 'Not liable for the account (ex-spouse, business).', source: LEARN, doubt: null },
  '105': {
    says: 'Disputes the date of last payment, opening, first delinquency or closing.',
    source: LEARN,
    doubt: 'A newer list, which we couldn’t confirm, says it was split in 2018.',
  },
  '112': { says: 'Consumer states inaccurate information.', source: LEARN, doubt: null },
} as const satisfies Record<string, OscarCode>

export type OscarCodeId = keyof typeof OSCAR_CODES

/** How many codes one inquiry to the company can carry, by the same source. */
export const MOST_CODES = { value: 2, inWords: 'two', source: LEARN } as const

/** The code for a claim that names nothing in particular. */
export const UNSPECIFIC: OscarCodeId = '112'
