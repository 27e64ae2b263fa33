/** What a month of an account says; null where nothing was reported for it. */
export type Mark = 'OK' | '30' | '60' | '90' | '120' | '150' | '180' | 'CO' | 'R'

/** A month of an account, in whole dollars; figures are null where nothing was reported. */
export interface StoryMonth {
  readonly month: string
  readonly mark: Mark | null
  readonly balance: number | null
  readonly scheduled: number | null
  readonly paid: number | null
  readonly pastDue: number | null
  readonly paidOn: string | null
}

export type Kind = 'card' | 'store' | 'secured card' | 'auto' | 'mortgage' | 'student' | 'personal' | 'utility'

export type Standing = 'current' | 'late' | 'charge-off' | 'repossession' | 'closed' | 'deferred'

export type Holder = 'individual' | 'joint' | 'authorized user'

export interface StoryAccount {
  readonly kind: Kind
  readonly company: string
  /** The whole number, of which each bureau hides another part. */
  readonly number: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly phone: string | null
  readonly holder: Holder
  readonly opened: string
  readonly closed: string | null
  readonly closedBy: 'consumer' | 'grantor' | 'paid' | null
  readonly reported: string
  readonly limit: number | null
  readonly high: number
  readonly original: number | null
  readonly term: number | null
  readonly scheduled: number
  readonly balance: number
  readonly pastDue: number
  readonly lastPaid: { readonly day: string; readonly amount: number } | null
  readonly standing: Standing
  readonly firstDelinquency: string | null
  /** The month in which it was first charged off or repossessed. */
  readonly majorSince: string | null
  readonly chargeOff: number | null
  /** Months in which a dispute remark stood. */
  readonly disputed: { readonly since: string; readonly until: string } | null
  /** Where a bureau is to print another month of removal than its habit gives. */
  readonly removal?: { readonly experian?: string; readonly transunion?: string }
  /** Months with a write-off remark that is not theirs. */
  readonly writeOffRemarks?: readonly string[]
  /** Oldest first, from the month it was opened to the one it was last reported in. */
  readonly months: readonly StoryMonth[]
}

export interface StoryCollection {
  readonly agency: string
  readonly original: string
  readonly number: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly phone: string
  readonly assigned: string
  readonly reported: string
  readonly amount: number
  readonly balance: number
  readonly paidOn: string | null
  readonly firstDelinquency: string
  readonly classification: string
  readonly isMedical: boolean
}

export interface StoryInquiry {
  readonly name: string
  readonly kind: 'hard' | 'promotional' | 'review'
  readonly days: readonly string[]
  readonly street: string
  readonly unit: string | null
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly phone: string | null
}

export interface StoryAddress {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly reported: string
}

export interface StoryEmployer {
  readonly name: string
  readonly occupation: string | null
  readonly verified: string
}

/** Somebody and all that is on file about them. */
export interface Story {
  readonly seed: string
  readonly day: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly born: string
  readonly ssn4: string
  readonly since: string
  readonly addresses: readonly StoryAddress[]
  readonly phones: readonly string[]
  readonly employers: readonly StoryEmployer[]
  readonly accounts: readonly StoryAccount[]
  readonly collections: readonly StoryCollection[]
  readonly inquiries: readonly StoryInquiry[]
}
