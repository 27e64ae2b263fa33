/** A word as it was made out on a picture; the box in picture points from the top left: left, top, width, height. */
export interface RecognisedWord {
  readonly text: string
  readonly box: readonly [x: number, y: number, width: number, height: number]
  /** 0 to 100: how sure the recogniser is. */
  readonly confidence: number
}

/** What became of a picture. */
export type Recognised =
  | {
      readonly kind: 'text'
      /** Line by line, as it appears on the page. */
      readonly text: string
      readonly words: readonly RecognisedWord[]
      /** 0 to 100, over the whole page. */
      readonly confidence: number
    }
  /** No picture that can be opened, or one that takes longer than the limit. */
  | { readonly kind: 'refused'; readonly reason: 'no_picture' | 'too_long' }

/** A page as it was straightened and read off a picture. */
export interface PageOfPicture {
  readonly kind: 'page'
  /** Points: the paper, Letter where the picture does not say otherwise. */
  readonly width: number
  readonly height: number
  /** Line by line. Boxes in points of the paper, confidence 0 to 1. */
  readonly words: readonly RecognisedWord[]
  /** Small blots that are no letters: ticks, icons, cells that are filled; boxes in points, at most 24 both ways. */
  readonly marks: readonly (readonly [x: number, y: number, width: number, height: number])[]
  /** The paper upright, flat and evenly lit, as it is kept: JPEG or PNG of exactly `width` × `height` points. */
  readonly picture: Uint8Array
}

/** A picture that cannot be read as exactly as a clerk would: `too_poor` says what is wrong with it. */
export interface PictureRefused {
  readonly kind: 'refused'
  readonly reason: 'no_picture' | 'too_long' | 'too_large' | 'too_poor'
  /** For `too_poor`. */
  readonly trouble?:
    | 'too_small'
    | 'blurred'
    | 'too_dark'
    | 'no_page'
    | 'several_sheets'
    | 'cut_off'
    | 'broken_letters'
    | 'unreadable'
  /** Nothing on it is like a letter: an empty back, not a page that was lost. */
  readonly isBlank?: true
}

export interface ReadPageOptions {
  readonly signal?: AbortSignal
  readonly isLetter?: boolean
}

/** Reads printed English off a picture of a page, without any network. */
export interface RecognitionPort {
  /**
   * Finds the paper in a scan, a fax, a screenshot or a photo, puts it upright and flat, and reads it. PNG and JPEG.
   * Pages take turns by member; `signal` ends the wait and the reading. Of a letter (`isLetter`) the large letters of its head are read
   * too: a report has none that say anything.
   */
  readPage(picture: Uint8Array, options?: ReadPageOptions): Promise<PageOfPicture | PictureRefused>
  /**
   * The pages of a tall screenshot, PNG, each cut where nothing is printed from side to side; any other picture alone and as
   * it is, whether or not it can be read. Else why not: they are more than `most`, or to cut it takes longer than the limit.
   */
  pagesOf(
    picture: Uint8Array,
    most: number,
    options?: { /** Then two sheets that lie side by side are two pages, too. */ readonly isLetter?: boolean },
  ): Promise<readonly Uint8Array[] | 'too_many' | 'too_long'>
  /**
   * A PNG or JPEG; throws when the recogniser itself fails, also afresh. It takes its member's turn like a page; `giveUp` ends the
   * wait with its reason, and not the reading.
   */
  recognise(picture: Uint8Array, options?: { readonly giveUp?: AbortSignal }): Promise<Recognised>
  close(): Promise<void>
}
