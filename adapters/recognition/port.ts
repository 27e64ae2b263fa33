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
      /** Line by line, as it stands on the page. */
      readonly text: string
      readonly words: readonly RecognisedWord[]
      /** 0 to 100, over the whole page. */
      readonly confidence: number
    }
  /** No picture that can be opened, or one that takes longer than the limit. */
  | { readonly kind: 'refused'; readonly reason: 'no_picture' | 'too_long' }

/** Reads printed English off a picture of a page, without any network. */
export interface RecognitionPort {
  /** A PNG or JPEG; throws when the recogniser itself fails, also afresh. Pictures take their turn; a caller that goes away does not stop the one being read. */
  recognise(picture: Uint8Array): Promise<Recognised>
  close(): Promise<void>
}
