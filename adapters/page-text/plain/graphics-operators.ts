import { drawPicture } from '#adapters/page-text/plain/draw-paths.ts'
import type { Drawing } from '#adapters/page-text/plain/drawing.ts'
import type { GraphicsState } from '#adapters/page-text/plain/graphics-state.ts'
import { at, dictResource, nameAt, nothing, type Operators, resource } from '#adapters/page-text/plain/operator.ts'
import { leave, type PdfDict, PdfStream, type PdfValue } from '#adapters/page-text/plain/values.ts'

const DEEPEST_STATE = 64

/** What is in force, and what is drawn by its name (ISO 32000-1, 8.4 and 8.8 to 8.10). */
export const GRAPHICS: Operators = {
  q: {
    count: 0,
    run(drawing) {
      if (drawing.isInText || drawing.kept.length >= DEEPEST_STATE) leave('a state is kept within a text, or too deep')
      drawing.kept.push({ ...drawing.state })
    },
  },
  Q: {
    count: 0,
    run(drawing) {
      if (drawing.isInText) leave('a state is brought back within a text')
      drawing.state = drawing.kept.pop() ?? leave('a state is brought back that was not kept')
    },
  },
  cm: {
    count: 6,
    run({ state }, operands) {
      concatenate(
        state,
        [0, 1, 2, 3, 4, 5].map((index) => at(operands, index)),
      )
    },
  },
  w: { count: 1, run: ({ state }, operands) => void (state.lineWidth = at(operands, 0)) },
  J: nothing(1),
  j: nothing(1),
  M: nothing(1),
  d: nothing(2),
  ri: nothing(1),
  i: nothing(1),
  gs: { count: 1, run: (drawing, operands) => applyState(drawing, dictResource(drawing, 'ExtGState', nameAt(operands, 0))) },
  Do: { count: 1, run: (drawing, operands) => drawObject(drawing, nameAt(operands, 0)) },
  sh: { count: 1, run: (drawing) => void (drawing.objects += 1) },
  BX: nothing(0),
  EX: nothing(0),
}

/** The ways in which a colour simply is over what is below it. */
const UNMIXED: ReadonlySet<PdfValue> = new Set(['Normal', 'Compatible', 'None'])

function applyState({ file, state }: Drawing, dict: PdfDict): void {
  if (dict.has('Font')) leave('a state sets a font')
  const alpha = file.get(dict, 'ca')
  if (alpha !== null) state.isSeeThrough = typeof alpha !== 'number' || alpha < 0.01
  const [blend, mask] = [file.get(dict, 'BM'), file.get(dict, 'SMask')]
  const isMixed = [blend, mask].some((value) => value !== null && !UNMIXED.has(value))
  if (alpha !== null || blend !== null || mask !== null) state.isOpaque = !isMixed && (alpha === null || alpha === 1)
  const width = file.get(dict, 'LW')
  if (width !== null) state.lineWidth = typeof width === 'number' ? width : leave('a width is no number')
}

/** What makes parts of a picture clear (ISO 32000-1, 8.9.5). */
const SEEN_THROUGH = ['SMask', 'Mask', 'ImageMask', 'SMaskInData'] as const

function drawObject(drawing: Drawing, name: string): void {
  const object = resource(drawing, 'XObject', name)
  if (!(object instanceof PdfStream) || object.dict.has('OC')) return leave('a page draws nothing, or what can be switched off')
  const kind = drawing.file.get(object.dict, 'Subtype')
  if (kind === 'Image') drawPicture(drawing, !SEEN_THROUGH.some((key) => object.dict.has(key)))
  else if (kind === 'Form') drawForm(drawing, object)
  else leave('a page draws a thing of no known kind')
}

/** A form drawn within forms, at most. */
const DEEPEST_FORM = 3
/** Parts of a page: each may draw others. */
const MOST_FORMS = 1000

/** A part of a page that stands by itself in the file (ISO 32000-1, 8.10): what is in force goes on in it, and is as before behind it. */
function drawForm(drawing: Drawing, form: PdfStream): void {
  const { file, state, resources, kept } = drawing
  if (drawing.isInText || drawing.depth >= DEEPEST_FORM) leave('a page draws a part within a text, or too deep')
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = file.numbers(form.dict, 'Matrix', 6) ?? []
  const before = { ...state }
  concatenate(state, [a, b, c, d, e, f])
  drawing.resources = file.dict(form.dict, 'Resources') ?? resources
  drawing.depth += 1
  drawing.forms += 1
  if (drawing.forms > MOST_FORMS) leave('a page has too many parts')
  const depthOfKept = kept.length
  drawing.draw(drawing, file.unpacked(form))
  if (kept.length !== depthOfKept || drawing.isInText) leave('a part of a page leaves something open')
  drawing.depth -= 1
  drawing.resources = resources
  drawing.state = before
}

/** What follows is drawn by a matrix of its own, within the one in force. */
function concatenate(state: GraphicsState, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): void {
  const { a: oldA, b: oldB, c: oldC, d: oldD } = state
  state.a = a * oldA + b * oldC
  state.b = a * oldB + b * oldD
  state.c = c * oldA + d * oldC
  state.d = c * oldB + d * oldD
  state.e += e * oldA + f * oldC
  state.f += e * oldB + f * oldD
}
