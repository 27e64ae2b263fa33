/** The three nationwide bureaus, in the words of the product. */
export type BureauName = 'equifax' | 'experian' | 'transunion'

/** What a bureau needs to find a person. The full number is used for the one call and kept nowhere. */
export interface BureauPersonalInfo {
  readonly firstName: string
  readonly lastName: string
  /** Nine digits; null where the caller has none. */
  readonly ssn: string | null
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string
  /** Null where the person gave none. */
  readonly address: { readonly street: string; readonly city: string; readonly state: string; readonly zip: string } | null
}

/** Whether a bureau can be asked, and whether what it answers is about a real person. */
export interface BureauConnection {
  readonly bureau: BureauName
  readonly kind: 'not_connected' | 'practice' | 'connected'
}

/** What a bureau answered to a fetch. */
export type FetchedReport =
  /** A report file as it came, to be read like an upload. */
  | {
      readonly kind: 'report'
      readonly file: Uint8Array
      readonly practice: boolean
      /** What came next to the file: most prints show none. */
      readonly score: { readonly value: number; readonly model: string } | null
    }
  /** No bureau service is set up here: the user's own download is the way. */
  | { readonly kind: 'not_connected' }
  /** The bureau does not know this person, or not from these answers. */
  | { readonly kind: 'no_match' }
  /** The person has frozen the file at this bureau; lifting the freeze is the person's to do. */
  | { readonly kind: 'frozen' }
  /** The service does not serve this installation: the sign-in or the purpose of asking is wrong. No one who asks can mend it. */
  | { readonly kind: 'refused'; readonly reason: 'credentials' | 'permissible_purpose' }
  /** The bureau could not be reached; asking again later is right. */
  | { readonly kind: 'unreachable' }

/** Which bureau is asked, and when. */
export interface BureauRequest {
  readonly bureau: BureauName
  /** The present instant, ISO text. */
  readonly at: string
  /** Ends the asking at once. */
  readonly signal?: AbortSignal
  /** What has become of an invented file; no one but the practice bureaus looks at it. */
  readonly history?: PracticeHistory
}

/** What became of the entries of an invented file since the day it was first asked for. */
export interface PracticeHistory {
  /** YYYY-MM-DD. */
  readonly begunOn: string
  readonly changes: readonly {
    readonly bureau: BureauName
    readonly creditorName: string
    readonly kind: 'removed' | 'corrected'
    readonly from: string
    readonly until: string | null
  }[]
}

/** A letter in which a practice bureau answers a practice letter. */
export interface PracticeReply {
  readonly bureau: BureauName
  readonly kind: 'deleted' | 'updated' | 'verified' | 'frivolous' | 'reinserted'
  /** YYYY-MM-DD: the day printed on it. */
  readonly day: string
  /** Name and address of the consumer, as they show in the window. */
  readonly to: readonly string[]
  readonly entry: { readonly creditorName: string; readonly accountNumber: string | null }
  /** The day the dispute was received. */
  readonly receivedOn: string
}

/** Who is asked on the person's behalf. */
export type BureauProvider = 'practice' | 'experian' | 'mismo'

/** Fetches reports for a person from the bureaus that a service is set up for. */
export interface BureausPort {
  readonly provider: BureauProvider
  listBureaus(): Promise<readonly BureauConnection[]>
  fetchReport(person: BureauPersonalInfo, request: BureauRequest): Promise<FetchedReport>
}

/** The practice bureaus also answer letters, as PDF. */
export interface PracticeBureausPort extends BureausPort {
  replyTo(reply: PracticeReply): Promise<Uint8Array>
}
