import type { Grey } from '#adapters/recognition/cleaning/grey.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'
import type { Placement } from '#adapters/recognition/shape/warp.ts'

/** From where to where a strip of the page lies in the picture, in points; from beyond to where none of it does. */
export type Shown = readonly (readonly [from: number, to: number])[]

/** Points. */
const STRIP = 6
/** In points. A letter cut off by the edge is not read, so a word ends this far before it. */
const NEAR = 5
/** Halvings: to less than a point. */
const ROUNDS = 10

/** What of a page its picture shows, strip by strip from its head: a corner may lie outside. `place` is from points of the page to the picture. */
export function shownStrips(page: { width: number; height: number }, place: Placement, picture: Omit<Grey, 'pixels'>): Shown {
  const isShown = (x: number, y: number): boolean => {
    const [sx, sy] = place(x, y)
    return sx >= 0 && sy >= 0 && sx <= picture.width - 1 && sy <= picture.height - 1
  }
  return Array.from({ length: Math.ceil(page.height / STRIP) }, (_, strip) => {
    const y = (strip + 0.5) * STRIP
    const end = (outside: number): number => {
      if (isShown(outside, y)) return outside
      let [out, inside] = [outside, page.width / 2]
      for (let round = 0; round < ROUNDS; round += 1) {
        const middle = (out + inside) / 2
        if (isShown(middle, y)) inside = middle
        else out = middle
      }
      return inside
    }
    // A picture that goes on beside the page cuts nothing off at its sides.
    return [end(-NEAR), end(page.width + NEAR)] as const
  })
}
/** How sure a word is of which letters may lie outside. */
const AT_MOST = 0.5

/** The words; those that end where the picture does may be parts of words. */
export function doubtedAtEdge(words: readonly RecognisedWord[], shown: Shown): RecognisedWord[] {
  return words.map((word) => {
    const [x, y, width, height] = word.box
    const strip = shown[Math.floor((y + height / 2) / STRIP)]
    const isCut = strip !== undefined && (x < strip[0] + NEAR || x + width > strip[1] - NEAR)
    return isCut && word.confidence > AT_MOST ? { ...word, confidence: AT_MOST } : word
  })
}
