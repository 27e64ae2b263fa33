import { FORM, type Pdfium, TEXT } from '#adapters/page-text/pdfium.ts'

/** Text render modes of PDF that put nothing on the page (ISO 32000-1, 9.3.6): neither filled nor stroked, and that as a clip. */
const UNSEEN: ReadonlySet<number> = new Set([3, 7])
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
}

export function lookThrough({ api, hot }: Pdfium, page: number): PageObjects {
  const count = api.FPDFPage_CountObjects(page)
  if (count > MOST_OBJECTS) return { hasForms: true, mayHideText: true }
  let [hasForms, isHidden] = [false, false]
  for (let index = 0; index < count && !(hasForms && isHidden); index += 1) {
    const object = hot.FPDFPage_GetObject(page, index)
    const type = hot.FPDFPageObj_GetType(object)
    if (type === FORM) hasForms = true
    else if (type === TEXT && isUnseen(hot, object)) isHidden = true
  }
  return { hasForms, mayHideText: hasForms || isHidden }
}

const isUnseen = (hot: Pdfium['hot'], object: number): boolean => UNSEEN.has(hot.FPDFTextObj_GetTextRenderMode(object))

/** Tells of each letter of a page whether it is set unseen; letters that PDFium made up belong to no object and are not. */
export function unseenLetters({ hot }: Pdfium, textPage: number): (index: number) => boolean {
  let last = 0
  let isLastUnseen = false
  return (index) => {
    const object = hot.FPDFText_GetTextObject(textPage, index)
    if (object !== last) {
      last = object
      isLastUnseen = object !== 0 && isUnseen(hot, object)
    }
    return isLastUnseen
  }
}
