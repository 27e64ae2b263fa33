/** What a model is asked to draft. */
export interface DraftRequest {
  /** What the model is told to be and to do. */
  readonly instructions: string
  /** The material, with placeholders in the place of names, numbers and addresses: a model sees no private data. */
  readonly material: string
  /** An upper bound of the answer, in characters. */
  readonly longest: number
  readonly signal?: AbortSignal
}

/** A draft is only a draft: whoever asked for it checks each fact of it. */
export type Draft = { readonly kind: 'none' } | { readonly kind: 'draft'; readonly text: string; readonly model: string }

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

/** One value that the model says stands on a line. Whoever asked checks that it does. */
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
  | { readonly kind: 'proposals'; readonly proposals: readonly FieldProposal[]; readonly model: string }
  /** It could not be asked, or what it answered has another shape. */
  | { readonly kind: 'failed' }

/** A language model: it drafts and proposes, and nothing that it says counts before it was checked. */
export interface ModelPort {
  /** False where both calls answer `none`: then nobody need wait for them. */
  readonly isConnected: boolean
  /** `none` where no model is connected: then the rules write alone. */
  draft(request: DraftRequest): Promise<Draft>
  /** `none` where no model is connected: then what no layout explains stays unread. */
  propose(request: ProposalRequest): Promise<Proposals>
}
