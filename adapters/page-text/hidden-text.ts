import { type DrawnObject, isFilledWhite, lostTexts } from '#adapters/page-text/lost-text.ts'
import { composed, IDENTITY, type Matrix, readMatrix } from '#adapters/page-text/page-marks.ts'
import { FORM, type Pdfium, TEXT } from '#adapters/page-text/pdfium.ts'

/** Text render modes of PDF that put nothing on the page (ISO 32000-1, 9.3.6): neither filled nor stroked, and that as a clip. */
const UNSEEN: ReadonlySet<number> = new Set([3, 7])
/** Those that fill the letters and draw no outline. */
const FILLED: ReadonlySet<number> = new Set([0, 4])
/** Pages with more objects are looked at letter by letter, as those with forms are. */
const MOST_OBJECTS = 5000

/** What the text of a page asks to be read with more care than most; told from its objects, which are many times fewer than its letters. */
export interface PageObjects {
  readonly hasForms: boolean
  /**
   * Whether letters may be set unseen. Programs that scan or "make searchable" lay what they recognised behind the picture in this way:
   * it is their guess, not what is printed.
   */
  readonly mayHideText: boolean
  /** The texts that are white on white, lie under something or are clipped away. */
  readonly lost: ReadonlySet<number>
}

const NONE: ReadonlySet<number> = new Set()

export function lookThrough(pdfium: Pdfium, page: number): PageObjects {
  const { hot } = pdfium
  const { drawn, hasForms } = objectsOn(pdfium, page)
  if (drawn.length > MOST_OBJECTS) return { hasForms: true, mayHideText: true, lost: NONE }
  let isHidden = false
  const texts: number[] = []
  const white = new Set<number>()
  for (const [index, { object, type }] of drawn.entries()) {
    if (type !== TEXT) continue
    const mode = hot.FPDFTextObj_GetTextRenderMode(object)
    if (UNSEEN.has(mode)) isHidden = true
    else texts.push(index)
    if (FILLED.has(mode) && isFilledWhite(pdfium, object)) white.add(index)
  }
  const lost = lostTexts(pdfium, page, { drawn, texts, white })
  return { hasForms, mayHideText: hasForms || isHidden || lost.size > 0, lost }
}

/** A form drawn within forms, at most: of a deeper one nothing is looked at. */
const DEEPEST_FORM = 3

/** Everything a page draws, in order, with the contents of each form in the form's place. Stops one past `MOST_OBJECTS`. */
function objectsOn(pdfium: Pdfium, page: number): { readonly drawn: readonly DrawnObject[]; readonly hasForms: boolean } {
  const { api, hot } = pdfium
  const drawn: DrawnObject[] = []
  let hasForms = false
  const visit = (object: number, matrix: Matrix, depth: number): void => {
    const type = hot.FPDFPageObj_GetType(object)
    if (type === FORM) hasForms = true
    if (type !== FORM || depth >= DEEPEST_FORM) {
      drawn.push({ object, type, matrix })
      return
    }
    const inner = composed(readMatrix(pdfium, object), matrix)
    const count = api.FPDFFormObj_CountObjects(object)
    for (let index = 0; index < count && drawn.length <= MOST_OBJECTS; index += 1)
      visit(api.FPDFFormObj_GetObject(object, index), inner, depth + 1)
  }
  const count = api.FPDFPage_CountObjects(page)
  for (let index = 0; index < count && drawn.length <= MOST_OBJECTS; index += 1)
    visit(hot.FPDFPage_GetObject(page, index), IDENTITY, 0)
  return { drawn, hasForms }
}

/** Tells of each letter of a page whether it is set unseen; letters that PDFium made up belong to no object and are not. */
export function unseenLetters({ hot }: Pdfium, textPage: number, lost: ReadonlySet<number>): (index: number) => boolean {
  let last = 0
  let isLastUnseen = false
  return (index) => {
    const object = hot.FPDFText_GetTextObject(textPage, index)
    if (object !== last) {
      last = object
      isLastUnseen = object !== 0 && (UNSEEN.has(hot.FPDFTextObj_GetTextRenderMode(object)) || lost.has(object))
    }
    return isLastUnseen
  }
}
