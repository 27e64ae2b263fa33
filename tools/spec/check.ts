/** How a row of a document is proven. Each names the place, so that a reader finds the code from the sentence. */
export type Check =
  | { readonly kind: 'route'; readonly path: string; readonly facts: RouteFacts }
  | { readonly kind: 'call'; readonly call: string; readonly fields: CallFields }
  | { readonly kind: 'words'; readonly place: string; readonly texts: readonly string[] }
  | { readonly kind: 'shown'; readonly path: string; readonly state: ScreenState; readonly texts: readonly string[] }
  | { readonly kind: 'constant'; readonly module: string; readonly name: string; readonly value: unknown }
  | { readonly kind: 'test'; readonly file: string; readonly title: string }
  | { readonly kind: 'decided'; readonly where: string; readonly words: string }
  | { readonly kind: 'context'; readonly why: string }

/** In what state a screen is visited by `e2e/every-route`: who comes, what they have, and whether the server answers. */
export const SCREEN_STATES = ['anonymous', 'unpaid', 'empty', 'one', 'many', 'loading', 'failing'] as const
export type ScreenState = (typeof SCREEN_STATES)[number]

export interface RouteFacts {
  readonly guard?: 'public' | 'member'
  readonly gate?: string
  readonly header?: boolean
}

export interface CallFields {
  readonly body?: readonly string[]
  readonly answer?: readonly string[]
  readonly access?: 'public' | 'signed_in' | 'subscribed'
}

/** The address is in the table of screens, with these facts. */
export const route = (path: string, facts: RouteFacts = {}): Check => ({ kind: 'route', path, facts })

/** The call (`POST /api/disputes/bureau/:id`) is in the contract; body and answer have these fields, however deep (`user.id`). */
export const call = (name: string, fields: CallFields = {}): Check => ({ kind: 'call', call: name, fields })

/** A file, or the files of a folder, print these texts: they are there as text, not in a comment. */
export const words = (place: string, ...texts: readonly string[]): Check => ({ kind: 'words', place, texts })

/** The screen shows these texts in this state, without anything being pressed; `e2e/every-route` looks for them in the browser. */
export const shown = (path: string, state: ScreenState, ...texts: readonly string[]): Check => ({
  kind: 'shown',
  path,
  state,
  texts,
})

/** An exported value (`LIMITS.password` of a module) is this. Regular expressions are compared as text. */
export const constant = (module: string, name: string, value: unknown): Check => ({ kind: 'constant', module, name, value })

/** A test of this title is in the file; it runs with the others. */
export const proven = (file: string, title: string): Check => ({ kind: 'test', file, title })

/** It is knowingly otherwise: a decision of ours (`docs/decisions/0006-one-dispute-an-item.md`, `docs/spec/decisions.txt`) has these words. */
export const decided = (where: string, decidedWords: string): Check => ({ kind: 'decided', where, words: decidedWords })

/** The sentence asks for nothing that could be built. */
export const context = (why: string): Check => ({ kind: 'context', why })

/** A document's rows: each unit's own text, and what proves it. */
export type Rows = Readonly<Record<string, readonly [Check, ...Check[]]>>
