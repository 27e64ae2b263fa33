/** A rectangle of a page, in PDF points from its top left corner: x, y, width, height. */
type Box = readonly [x: number, y: number, width: number, height: number]

/** What is in a packet, from top to bottom. Texts are printed as they are and never read as markup. */
export type PacketBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Names with what they are. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, text: string])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      /** Parts of the width, one a column; 0 is as wide as what is in it. */
      readonly widths: readonly number[]
      readonly rows: readonly (readonly string[])[]
    }
  /** Lines that are to be compared or typed letter by letter. */
  | { readonly kind: 'exact'; readonly lines: readonly string[] }
  /** A whole page that someone else set, on a page of its own. */
  | {
      readonly kind: 'page'
      readonly caption: string
      /** A PNG. */
      readonly picture: Uint8Array
      /** Of the page, in points; the marks are measured in it. */
      readonly width: number
      readonly height: number
      readonly marked: readonly Box[]
    }

/** A file that is in the PDF, byte for byte. */
export interface PacketFile {
  /** Letters, digits, dots and hyphens. */
  readonly name: string
  readonly mediaType: string
  readonly description: string
  readonly bytes: Uint8Array
}

/** One part; it begins on a page of its own. */
export interface PacketPart {
  readonly title: string
  readonly blocks: readonly PacketBlock[]
  /** The lines of the list of contents for it: what it is, and the hash of the file that it shows; none where no file belongs to it. */
  readonly listed: readonly { readonly name: string; readonly sha256: string }[]
}

/** A whole case on paper: a cover with the list of its parts and their pages, and the parts. */
export interface PrintablePacket {
  readonly title: string
  /** Under the title. */
  readonly lead: string
  readonly cover: readonly PacketBlock[]
  readonly parts: readonly PacketPart[]
  readonly files: readonly PacketFile[]
  /** The word PRACTICE is over every page. */
  readonly isPractice: boolean
}

/** A packet as it is downloaded. */
export interface PrintedPacket {
  readonly pdf: Uint8Array
  readonly pageCount: number
}
