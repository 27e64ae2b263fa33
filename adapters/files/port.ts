/**
 * Bytes under a key. A key is one to eight names joined by `/`; a name has letters, digits, `.`, `_` and `-`, begins with a letter or
 * digit and has at most 100 characters. Any other key rejects with an error. A key is never the folder of another key.
 */
export interface FilesPort {
  /** Stores or replaces. A reader sees the old bytes or the new ones, never a part. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores where nothing is yet. False: something was there, and stays. Of several processes one wins. */
  create(key: string, bytes: Uint8Array): Promise<boolean>
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Uint8Array | null>
  /** Nothing under the key is no error. */
  delete(key: string): Promise<void>
  /** The keys under a folder, sorted; `''` for all. A folder is written like a key, without a slash at its end. */
  list(folder: string): Promise<readonly string[]>
  /** Some of the first names of keys, each once, and where the next ones begin; null: there are no more. Begins without a place. */
  names(page: { readonly after: string | null; readonly most: number }): Promise<PageOfNames>
  /** Removes what a process that died was writing, if it began an hour ago or earlier. */
  removeUnfinished(): Promise<void>
}

export interface PageOfNames {
  readonly names: readonly string[]
  readonly next: string | null
}

/** The files of one kind, by its name: each kind is a store of its own. */
export type OpenFiles = (kind: 'files' | 'outbox' | 'post' | 'screens') => FilesPort

/** The storage service did not answer, or not as it should: worth another try. Repeats no key. */
export class FilesAway extends Error {
  override readonly name = 'FilesAway'
}
