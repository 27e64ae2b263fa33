import { z } from 'zod'
import type { RefusalCode } from '#contract/errors.ts'

/** Who may call: anyone, a signed-in user, or a signed-in user with an active subscription. */
export type Access = 'public' | 'signed_in' | 'subscribed'

/**
 * How an answer or a body travels; `events` is a stream of server-sent events, each of them an
 * `answer`; `signed` is JSON that is handed on as the text it came as, for its signature is over that.
 */
export type Carrier = 'json' | 'multipart' | 'png' | 'jpeg' | 'pdf' | 'zip' | 'events' | 'calendar' | 'signed'

/** Bytes of a body without files at most; a text in it has no more characters. */
export const MAX_BODY_BYTES = 1024 * 1024

/** One call of the wire, said once: read by the server, the typed client, the forms, the OpenAPI document and the tests. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Fastify's form, `/api/disputes/:id`. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly tag: string
  readonly access: Access
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** `multipart` when the body is a form with files; its text fields are `body`. */
  readonly carries?: Carrier
  /** The part of the form that is the file; several where pictures are the pages of one paper. */
  readonly filePart?: string
  /** What the answer is when it is no JSON. */
  readonly answers?: Carrier
  /** The file name under which a browser saves the answer. */
  readonly savedAs?: string
  readonly answer: z.ZodType
  /** What a list answers when it is asked with `view=heads`: its rows without what makes them long. */
  readonly heads?: z.ZodType
  /**
   * A list: at most `MOST_ROWS` rows are answered, and more by the header `Link: <…>; rel="next"`. `rows`: the answer is the list;
   * else these fields of it are lists, and a page holds the next rows of each.
   */
  readonly pages?: 'rows' | readonly string[]
  /** Answers 204 without a body while there is nothing to answer; the answer is null then. */
  readonly mayBeNothing?: true
  /** The status of success. */
  readonly status?: 200 | 201 | 204
  /** A creating call that answers 200 with what is there already when it is repeated. */
  readonly repeats?: true
  readonly refusals: readonly RefusalCode[]
}

/** What a list answers at once. */
export const MOST_ROWS = 500

/** Keeps the literal types of an endpoint, so that params, body and answer stay typed at every use. */
export const endpoint = <const E extends Endpoint>(shape: E): E => shape

/** The query that asks for heads. */
export const view = z.literal('heads').optional()

/** A list requested with `view=heads`. */
export const headsOf = <E extends Endpoint & { readonly heads: z.ZodType }>(
  list: E,
): Omit<E, 'answer'> & { answer: E['heads'] } => ({
  ...list,
  answer: list.heads,
})

type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a caller hands in: unparsed. */
export interface CallOf<E extends Endpoint> {
  readonly params: Input<E['params']>
  readonly query: Input<E['query']>
  readonly body: Input<E['body']>
}

/** What an operation receives: parsed. */
export interface RequestOf<E extends Endpoint> {
  readonly params: Output<E['params']>
  readonly query: Output<E['query']>
  readonly body: Output<E['body']>
}

/** What an operation answers before it is parsed and stripped. */
export type AnswerOf<E extends Endpoint> =
  | z.input<E['answer']>
  | (E extends { heads: infer H extends z.ZodType } ? z.input<H> : never)
/** What a caller gets. */
export type ResultOf<E extends Endpoint> = z.output<E['answer']>
