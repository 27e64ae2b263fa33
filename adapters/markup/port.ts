/** The tree of a JSON or XML file: attributes and members are children, a list is several children of one name. */
export interface DataNode {
  readonly name: string
  readonly text: string | null
  readonly children: readonly DataNode[]
}

/** The tree of a web page without comments, scripts and styles; tags and names of attributes in lower case. */
export interface MarkupElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (MarkupElement | string)[]
}

export type MarkupKind = 'json' | 'xml' | 'html'

/** What a file was parsed into. */
export type ParsedFile =
  | { readonly kind: 'data'; readonly root: DataNode }
  | { readonly kind: 'markup'; readonly root: MarkupElement }

/** An expected no: not well formed, unpacking into more than allowed, or taking longer than allowed. */
export interface MarkupRefused {
  readonly kind: 'refused'
  readonly reason: 'damaged' | 'too_much_text' | 'too_long'
}

/** A module whose exported function `digest(parsed, input)` runs in the thread where the tree is. */
export interface DigestCall {
  readonly module: URL
  readonly input: unknown
}

/** Reads files of strangers that have no pages: JSON, XML and saved web pages. No file stops the process or holds the event loop. */
export interface MarkupPort {
  /** The page of a web page that was saved as one archive file (MHTML, or Safari's), as UTF-8, with its frames in it and nothing else. */
  unpack(archive: Uint8Array): Promise<{ readonly kind: 'page'; readonly html: Uint8Array } | MarkupRefused>
  /** Parses the file and answers what the digest made of it. A digest that throws rejects the promise. */
  read(
    file: Uint8Array,
    options: { readonly kind: MarkupKind; readonly digest: DigestCall; readonly timeoutMs?: number },
  ): Promise<{ readonly kind: 'read'; readonly digest: unknown } | MarkupRefused>
  close(): Promise<void>
}
