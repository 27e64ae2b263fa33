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

/** Drafts text by a language model. */
export interface ModelPort {
  /** `none` where no model is connected: then the rules write alone. */
  draft(request: DraftRequest): Promise<Draft>
}
