import { composed, IDENTITY, type Matrix, readBounds, readMatrix, transformed } from '#adapters/page-text/page-marks.ts'
import type { Bounds } from '#adapters/page-text/page-space.ts'
import { FORM, type Pdfium, TEXT } from '#adapters/page-text/pdfium.ts'

const MOST_OBJECTS = 20_000
const DEEPEST_FORM = 3
/** Points. */
const SAME = 0.01

/** A text of a form object: where it is in the form's own space, and how the form is on the page. */
interface FormText {
  readonly own: Bounds
  readonly matrix: Matrix
}

/**
 * The texts in forms that do not be on the page as they are: pages put on other pages, as two on a sheet. PDFium answers
 * the characters of a ligature or of small capitals (those whose text the file says in `ActualText`) in the form's own
 * space, next to all others. Null where a page has no such form.
 */
export function textsInForms(pdfium: Pdfium, page: number): ReadonlyMap<number, FormText> | null {
  const { api, hot } = pdfium
  const texts = new Map<number, FormText>()
  let left = MOST_OBJECTS
  const visit = (form: number, outer: Matrix, depth: number): void => {
    const matrix = composed(readMatrix(pdfium, form), outer)
    const count = api.FPDFFormObj_CountObjects(form)
    for (let index = 0; index < count && left > 0; index += 1, left -= 1) {
      const object = api.FPDFFormObj_GetObject(form, index)
      const type = hot.FPDFPageObj_GetType(object)
      if (type === FORM && depth < DEEPEST_FORM) visit(object, matrix, depth + 1)
      const own = type === TEXT && !isAsItIs(matrix) ? readBounds(pdfium, object) : null
      if (own) texts.set(object, { own, matrix })
    }
  }
  const count = api.FPDFPage_CountObjects(page)
  for (let index = 0; index < count && index < MOST_OBJECTS; index += 1) {
    const object = hot.FPDFPage_GetObject(page, index)
    if (hot.FPDFPageObj_GetType(object) === FORM) visit(object, IDENTITY, 1)
  }
  return texts.size === 0 ? null : texts
}

const isAsItIs = (matrix: Matrix): boolean => matrix.every((value, index) => Math.abs(value - (IDENTITY[index] ?? 0)) < SAME)

/** The same bounds on the page, where they are those of the form's own space. */
export function onPage(bounds: Bounds, text: FormText | undefined): Bounds {
  if (text === undefined) return bounds
  const { own, matrix } = text
  const isOwn = Math.abs(bounds.top - own.top) < SAME && Math.abs(bounds.bottom - own.bottom) < SAME
  return isOwn && bounds.left > own.left - SAME && bounds.right < own.right + SAME ? transformed(bounds, matrix) : bounds
}
