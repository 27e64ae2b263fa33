/** x, y, width, height in PDF points from the top left corner of the page as it is displayed. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** One printed word with its place. A glyph without a Unicode value reads `\uFFFD`; private-use characters are kept. */
export interface Word {
  readonly text: string
  readonly box: Box
  /** Something white is over letters of it, or the page's edge cuts off it or what goes on behind it; absent where it is seen whole. */
  readonly isCovered?: true
}

/** The text layer of one page, crop box and rotation already applied. */
export interface PageText {
  /** 1-based. */
  readonly number: number
  readonly width: number
  readonly height: number
  /** Quarter turns, clockwise, that stand its lines upright; absent where they are. */
  readonly turnsToRead?: 1 | 2 | 3
  /** In the order in which the file draws them. */
  readonly words: readonly Word[]
  /** Small drawings: paths and pictures of at most 24 points both ways, at most 5000 a page. */
  readonly marks: readonly Box[]
}

/** The text layer of a whole file, in the order of its pages. */
export interface DocumentText {
  readonly pages: readonly PageText[]
  /** The PDF's Producer entry, or null. */
  readonly producer: string | null
}

/** Why a file, or a page of it, cannot be used. */
export type RefusalReason =
  | 'not_a_pdf'
  | 'needs_password'
  | 'wrong_password'
  /** It cannot be opened, or a page of it cannot: a part of a report is never passed off as the whole. */
  | 'damaged'
  | 'too_many_pages'
  /** More characters on a page than allowed, or it unpacks into more memory than allowed. */
  | 'too_much_text'
  | 'too_long'
  | 'no_such_page'

/** An expected no; nothing was read. */
export interface Refused {
  readonly kind: 'refused'
  readonly reason: RefusalReason
}

/**
 * A module whose exported function `digest(document, input)` runs where the words are, so that megabytes of them never
 * cross a thread. `input` and the answer must be structured-cloneable.
 */
export interface DigestCall {
  readonly module: URL
  readonly input: unknown
}

/** How a file is opened, and how long that may take. */
export interface OpenOptions {
  /** Null when the user gave none. Never stored, never logged. */
  readonly password: string | null
  /** Milliseconds of work; 9 000 when absent. Passing it, or three times as long by the clock, ends in `too_long`. */
  readonly timeoutMs?: number
  /** The caller's own wish to stop: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

/** The same, and what is made of the text where it is read. */
export interface ReadOptions extends OpenOptions {
  readonly digest: DigestCall | null
}

/** What was read: the text, or what the digest made of it. */
export interface ReadText {
  readonly kind: 'text'
  /** Null when a digest was asked for. */
  readonly document: DocumentText | null
  /** What the digest answered; null without one. */
  readonly digest: unknown
}

/** Which page is drawn, and how. */
export interface RenderOptions extends OpenOptions {
  /** 1-based. */
  readonly page: number
  /** Dots per inch, 36 to 600; a page of more than 40 megapixels is drawn smaller. */
  readonly dpi: number
  readonly colour: boolean
}

/** A page as a PNG picture. */
export interface RenderedPage {
  readonly kind: 'image'
  readonly png: Uint8Array<ArrayBuffer>
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** A PDF file in memory. */
export interface PdfFile {
  readonly kind: 'pdf'
  readonly pdf: Uint8Array<ArrayBuffer>
}

/** Which page is taken out. */
export interface ExtractOptions extends OpenOptions {
  /** 1-based. */
  readonly page: number
}

/** What the bytes really are, whatever the file is called. `zip` includes office documents. */
export type FileKind =
  | 'pdf'
  | 'png'
  | 'jpeg'
  | 'heic'
  | 'other_image'
  | 'html'
  | 'mhtml'
  | 'webarchive'
  | 'xml'
  | 'json'
  | 'zip'
  | 'unknown'

/**
 * Takes text, pictures and single pages out of PDF files of strangers. No file, however built, stops the process, holds the
 * event loop or spoils the next file. A digest that throws rejects the promise with its error: that is a fault of ours.
 */
export interface PageTextPort {
  read(file: Uint8Array, options: ReadOptions): Promise<ReadText | Refused>
  pageCount(file: Uint8Array, options: OpenOptions): Promise<{ readonly kind: 'pages'; readonly count: number } | Refused>
  renderPage(file: Uint8Array, options: RenderOptions): Promise<RenderedPage | Refused>
  /** One page as a PDF of its own, without the password: letters enclose it so. */
  extractPage(file: Uint8Array, options: ExtractOptions): Promise<PdfFile | Refused>
  /**
   * The whole file without its password. A file that opens without one comes back byte for byte, whatever password was given.
   */
  unlock(file: Uint8Array, options: OpenOptions): Promise<PdfFile | Refused>
  sniff(file: Uint8Array): Promise<FileKind>
  close(): Promise<void>
}
