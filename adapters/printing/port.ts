import type { PrintablePacket, PrintedPacket } from '#adapters/printing/packet.ts'

export type { PacketBlock, PacketFile, PacketPart, PrintablePacket, PrintedPacket } from '#adapters/printing/packet.ts'

/** A rectangle of an enclosed page, in PDF points from its top left corner: x, y, width, height. */
type PrintBox = readonly [x: number, y: number, width: number, height: number]

/** One page that goes with the letter, with the places on it that are circled. */
export interface EnclosedPage {
  /** Printed above the page, e.g. `Enclosure 1: page 3 of my Experian report`. */
  readonly caption: string
  /** The page: a PDF of one page, which stays drawn in lines and letters, or a picture. */
  readonly bytes: Uint8Array
  readonly format: 'pdf' | 'png' | 'jpeg'
  /** Size of the original page in PDF points; the circles are measured in it. */
  readonly width: number
  readonly height: number
  readonly circled: readonly PrintBox[]
  /** The largest it is printed: over the whole page, or as a card is copied. */
  readonly fit: 'page' | 'card'
  /** The word COPY is over it. */
  readonly isMarkedCopy: boolean
}

/** The barcode in the recipient’s window. A practice one is bars all alike with the word over them. */
export type LetterBarcode = { readonly kind: 'intelligent_mail'; readonly digits: string } | { readonly kind: 'practice' }

/** The sheet before a certified letter, with the label to be cut out. */
export type CertifiedCover =
  /** A number of 22 or 26 digits, whose check digit is right, and the ZIP code it goes to. */
  | { readonly kind: 'package'; readonly number: string; readonly zip: string }
  /** A number from the counter, whose own label is put on the envelope: no barcode of ours. */
  | { readonly kind: 'counter'; readonly number: string }
  /** No digit and no barcode of the Postal Service. */
  | { readonly kind: 'practice' }

/** What is printed. Texts are printed as they are and never read as markup. */
export interface PrintableLetter {
  /** The return address, name first. Shrunk to fit the upper window. */
  readonly sender: readonly string[]
  /** The recipient, name first. Shrunk to fit the lower window. */
  readonly recipient: readonly string[]
  /** As written, e.g. `November 20, 2026`. */
  readonly date: string
  /** The whole letter under the date, from its subject line or salutation to the signature. Line breaks inside are kept. */
  readonly paragraphs: readonly string[]
  /** Names of what is enclosed, printed as a list at the end; none: no list. */
  readonly enclosures: readonly string[]
  readonly pages: readonly EnclosedPage[]
  /** A practice letter carries the watermark on every page. */
  readonly isPractice: boolean
  /** `left_blank` where the mail vendor stamps both addresses itself. */
  readonly windows: 'printed' | 'left_blank'
  /** Null: none, as on any letter that no one has a number of the Postal Service for. */
  readonly barcode: LetterBarcode | null
  /** Null: none. */
  readonly cover: CertifiedCover | null
}

/** The letter as it goes into the envelope. */
export interface PrintedLetter {
  readonly pdf: Uint8Array
  readonly pageCount: number
  /** How many of them are which. */
  readonly pages: { readonly cover: number; readonly letter: number; readonly enclosures: number }
}

/** A picture made ready to be kept and printed: upright, on white, a JPEG without anything that a camera wrote next to it. */
export interface ReadyPicture {
  readonly jpeg: Uint8Array
  /** Dots. */
  readonly width: number
  readonly height: number
}

/** A piece of a line; x and y in points from the top left of the page to the left end and the top of its line. */
export interface ListedText {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly isHeading: boolean
}

/** A page of a listing: US Letter, DejaVu Sans Mono 8 pt, lines 11 pt apart, nothing wrapped. */
export interface ListedPage {
  readonly texts: readonly ListedText[]
}

/** A page that is a picture, JPEG or PNG, stretched to its paper; points. */
export interface PicturedPage {
  readonly picture: Uint8Array
  readonly width: number
  readonly height: number
}

/** A picture that is damaged or of another format. Says nothing of it. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture'
  constructor() {
    super('The picture is damaged or of another format')
  }
}

/** Turns a letter into a US Letter PDF for a #10 double-window envelope; sets listings and pictures as PDFs to look at. */
export interface Printing {
  /** Every text exactly where it says; nothing in it is ever read as markup. */
  setListing(pages: readonly ListedPage[]): Promise<Uint8Array>
  /** One page a picture. Rejects with `UnusablePicture` where one is damaged or of another format. */
  setPictures(pages: readonly PicturedPage[]): Promise<Uint8Array>
  /** Rejects where a page of it is damaged or of another format. */
  setPacket(packet: PrintablePacket): Promise<PrintedPacket>
  /** Rejects with `UnusablePicture` where it is damaged or of another format. */
  readyPicture(picture: Uint8Array): Promise<ReadyPicture>
  /** Ends the threads of this process that print. */
  close(): Promise<void>
  /** Rejects with an error that names the failing part and carries none of the letter's text. */
  print(letter: PrintableLetter): Promise<PrintedLetter>
  /** One PDF with the pages of all, in their order; a single one stays as it is. Rejects where one cannot be opened. */
  join(pdfs: readonly Uint8Array[]): Promise<Uint8Array>
}
