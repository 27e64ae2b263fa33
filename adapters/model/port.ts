/** What a model is asked to word. */
export interface WordsRequest {
  /** What the model is told to be and to do. */
  readonly instructions: string
  /** The material, with placeholders in the place of names, numbers and addresses: a model sees no private data. */
  readonly material: string
  /** An upper bound of the answer, in characters. */
  readonly longest: number
  /** Hears each piece as it comes, before anything of it was checked. */
  readonly onPiece?: (piece: string) => void
  readonly signal?: AbortSignal
}

/** What a call cost, in tokens: as the server counts them, or estimated from the characters where it does not say. */
export interface Spent {
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Characters of a token, roughly: English has about four, digits and names fewer. */
const CHARACTERS_A_TOKEN = 3

/** An estimate on the high side, for before a call and for where a server does not count. */
export const tokensOf = (characters: number): number => Math.ceil(characters / CHARACTERS_A_TOKEN)

/**
 * Why nothing came of a call: the key or the request was refused, the server asks to come again later, it cannot be reached or
 * answers with an error, its time was up, its answer broke off, was longer than asked, or is none that can be read.
 */
export type Trouble = 'refused' | 'busy' | 'unreachable' | 'time_up' | 'cut_off' | 'too_long' | 'unreadable'

export interface Failed {
  readonly kind: 'failed'
  readonly trouble: Trouble
  readonly spent: Spent
}

/** Only a draft: the one who asked for it checks each fact of it. */
export type Draft =
  | { readonly kind: 'none' }
  | { readonly kind: 'draft'; readonly text: string; readonly model: string; readonly spent: Spent }
  | Failed

/** A page that no layout explains, line by line from the top; numbers that name a person or an account are covered. */
export interface PageLines {
  /** 1-based. */
  readonly page: number
  readonly lines: readonly string[]
}

/** What a model is asked to find on pages. */
export interface ProposalRequest {
  readonly instructions: string
  readonly pages: readonly PageLines[]
  /** The names that a proposal may use. */
  readonly fields: readonly string[]
  readonly signal?: AbortSignal
}

/** One value that the model says is on a line. Anyone who asked checks that it does. */
export interface FieldProposal {
  readonly page: number
  /** 0-based, within the page. */
  readonly line: number
  /** Heads the account that the value belongs to, as printed. */
  readonly creditor: string
  readonly field: string
  /** As printed. */
  readonly value: string
}

export type Proposals =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'proposals'
      readonly proposals: readonly FieldProposal[]
      readonly model: string
      readonly spent: Spent
    }
  | Failed

/** A language model: it words and proposes, and nothing that it says counts before it was checked. */
export interface ModelPort {
  /** False where both calls answer `none`: then no one need wait for them. */
  readonly isConnected: boolean
  /** `none` where no model is connected: then the rules write alone. Throws only the reason of `signal`. */
  draft(request: WordsRequest): Promise<Draft>
  /** `none` where no model is connected: then what no layout explains stays unread. Throws only the reason of `signal`. */
  propose(request: ProposalRequest): Promise<Proposals>
}
