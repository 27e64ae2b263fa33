import type { AnswerOf, Endpoint, RequestOf } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/all.ts'
import type { Context } from '#server/context.ts'
import type { Page } from '#server/platform/pages.ts'
import type { SessionCookie, SignedIn, UploadedFile } from '#server/platform/caller.ts'

/** What comes with a call besides its parsed params, query and body. */
export interface Visit {
  readonly session: SessionCookie
  /** Tells one browser from another over the years; opens nothing. */
  readonly device: SessionCookie
  readonly files: readonly UploadedFile[]
  /** The caller's network address, for counting failures only. */
  readonly address: string
  /** Which page of a list is asked for, as the link of the page before says it; null: the first. */
  readonly cursor: string | null
  /** A header of the call by its name in small letters; only for what is signed, and for the program that calls. */
  header(name: string): string | null
}

type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? { readonly user: null } : { readonly user: SignedIn }

/** A creating call that found the thing already there: the same answer, status 200 instead of 201. */
export class Repeat<Answer> {
  readonly answer: Answer
  constructor(answer: Answer) {
    this.answer = answer
  }
}

/** An answer that was parsed by its endpoint's shape and written as JSON where it was made: long ones, next to this thread. */
export class Written {
  readonly json: Uint8Array
  constructor(json: Uint8Array) {
    this.json = json
  }
}

/** A file with the name under which a browser saves it: letters, digits, dots and hyphens. */
export class NamedFile {
  readonly content: Uint8Array
  readonly name: string
  constructor(content: Uint8Array, name: string) {
    this.content = content
    this.name = name
  }
}

/** The same, written while it is sent: nothing of it is held. */
export class StreamedFile {
  readonly content: AsyncIterable<Uint8Array>
  readonly name: string
  constructor(content: AsyncIterable<Uint8Array>, name: string) {
    this.content = content
    this.name = name
  }
}

/** What an operation hands back: one answer, or one after the other where the endpoint answers events. */
type Handed<E extends Endpoint> = E extends { readonly answers: 'events' }
  ? AsyncIterable<AnswerOf<E>>
  : E extends { readonly answers: 'zip' }
    ? NamedFile | StreamedFile
    : E extends { readonly answers: 'pdf' }
      ? NamedFile | AnswerOf<E>
      : AnswerOf<E> | Written | Repeat<AnswerOf<E> | Written> | Page<AnswerOf<E> | Written>

/** The verb behind one endpoint. */
export type Operation<E extends Endpoint> = (context: Context, request: RequestOf<E> & CallerOf<E> & Visit) => Promise<Handed<E>>

/** Exactly one operation for each of these calls; a missing one is a type error. */
export type OperationsOf<Calls extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Calls]: Operation<Calls[Name]>
}
/** The same for every call of the contract. */
export type Operations = OperationsOf<Endpoints>
