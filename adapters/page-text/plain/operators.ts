import { codeOf, type Operands } from '#adapters/page-text/plain/content.ts'
import { addRectangle, drawPicture, emptyPath, lineTo, moveTo, paint } from '#adapters/page-text/plain/draw-paths.ts'
import type { Drawing } from '#adapters/page-text/plain/drawing.ts'
import { inkOf } from '#adapters/page-text/plain/graphics-state.ts'
import { partsOf, showString, showText } from '#adapters/page-text/plain/show-text.ts'
import { plainText } from '#adapters/page-text/plain/plain-text.ts'
import { isArray, isDict, leave, type PdfDict, PdfStream, type PdfValue } from '#adapters/page-text/plain/values.ts'

/** What an operator does to a page. `count` is how many operands it takes; null where it says itself. */
interface Operator {
  readonly count: number | null
  run(drawing: Drawing, operands: Operands): void
}

const DEEPEST_STATE = 64

const at = ({ numbers }: Operands, index: number): number => {
  const number = numbers[index] ?? Number.NaN
  return Number.isNaN(number) ? leave('an operand is no number') : number
}

const nameAt = ({ values }: Operands, index: number): string => {
  const value = values[index]
  return typeof value === 'string' ? value : leave('an operand is no name')
}

/** An entry of the page's resources. */
function resource({ file, resources }: Drawing, kind: string, name: string): PdfValue {
  const holder = file.dict(resources, kind)
  return holder === null ? null : file.get(holder, name)
}

function dictResource(drawing: Drawing, kind: string, name: string): PdfDict {
  const found = resource(drawing, kind, name)
  return isDict(found) ? found : leave(`a page does not have the ${kind} that it names`)
}

const nothing = (count: number | null): Operator => ({ count, run: () => {} })

const GRAPHICS: Readonly<Record<string, Operator>> = {
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
      const [a, b, c, d] = [at(operands, 0), at(operands, 1), at(operands, 2), at(operands, 3)]
      const [e, f] = [at(operands, 4), at(operands, 5)]
      const { a: oldA, b: oldB, c: oldC, d: oldD } = state
      state.a = a * oldA + b * oldC
      state.b = a * oldB + b * oldD
      state.c = c * oldA + d * oldC
      state.d = c * oldB + d * oldD
      state.e += e * oldA + f * oldC
      state.f += e * oldB + f * oldD
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

function applyState({ file, state }: Drawing, dict: PdfDict): void {
  if (dict.has('Font')) leave('a state sets a font')
  const alpha = file.get(dict, 'ca')
  if (alpha !== null) state.isSeeThrough = typeof alpha !== 'number' || alpha < 0.01
  const width = file.get(dict, 'LW')
  if (width !== null) state.lineWidth = typeof width === 'number' ? width : leave('a width is no number')
}

function drawObject(drawing: Drawing, name: string): void {
  const object = resource(drawing, 'XObject', name)
  if (!(object instanceof PdfStream) || drawing.file.get(object.dict, 'Subtype') !== 'Image')
    return leave('a page draws another page, or nothing')
  drawPicture(drawing)
}

const PATHS: Readonly<Record<string, Operator>> = {
  m: { count: 2, run: ({ path }, operands) => moveTo(path, at(operands, 0), at(operands, 1)) },
  l: { count: 2, run: ({ path }, operands) => lineTo(path, at(operands, 0), at(operands, 1)) },
  c: {
    count: 6,
    run({ path }, operands) {
      for (let index = 0; index < 6; index += 2) lineTo(path, at(operands, index), at(operands, index + 1))
    },
  },
  v: curve(),
  y: curve(),
  h: nothing(0),
  re: {
    count: 4,
    run({ path }, operands) {
      addRectangle(path, [at(operands, 0), at(operands, 1), at(operands, 2), at(operands, 3)])
    },
  },
  W: nothing(0),
  'W*': nothing(0),
  n: { count: 0, run: ({ path }) => emptyPath(path) },
  f: painting({ isFilled: true, isStroked: false }),
  F: painting({ isFilled: true, isStroked: false }),
  'f*': painting({ isFilled: true, isStroked: false }),
  S: painting({ isFilled: false, isStroked: true }),
  s: painting({ isFilled: false, isStroked: true }),
  B: painting({ isFilled: true, isStroked: true }),
  'B*': painting({ isFilled: true, isStroked: true }),
  b: painting({ isFilled: true, isStroked: true }),
  'b*': painting({ isFilled: true, isStroked: true }),
}

function painting(how: { isFilled: boolean; isStroked: boolean }): Operator {
  return { count: 0, run: (drawing) => paint(drawing, how) }
}

/** A curve of which one control point is an end of it: that is among its bounds as it is. */
function curve(): Operator {
  return {
    count: 4,
    run({ path }, operands) {
      lineTo(path, at(operands, 0), at(operands, 1))
      lineTo(path, at(operands, 2), at(operands, 3))
    },
  }
}

const COLOURS: Readonly<Record<string, Operator>> = {
  g: colour(1),
  rg: colour(3),
  k: colour(4),
  G: nothing(1),
  RG: nothing(3),
  K: nothing(4),
  cs: { count: 1, run: (drawing, operands) => setColourSpace(drawing, nameAt(operands, 0)) },
  CS: nothing(1),
  sc: { count: null, run: setColour },
  scn: { count: null, run: setColour },
  SC: nothing(null),
  SCN: nothing(null),
}

function colour(count: 1 | 3 | 4): Operator {
  return {
    count,
    run({ state }, { numbers }) {
      state.colourNumbers = count
      state.ink = inkOf(numbers, count)
    },
  }
}

const DEVICES: Readonly<Record<string, 1 | 3 | 4>> = { DeviceGray: 1, DeviceRGB: 3, DeviceCMYK: 4, CalGray: 1, CalRGB: 3 }

function setColourSpace(drawing: Drawing, name: string): void {
  const { state } = drawing
  const device = DEVICES[name]
  const space = device === undefined ? resource(drawing, 'ColorSpace', name) : name
  state.colourNumbers = device ?? countOf(drawing, space)
  // Every space begins with black, or with a colour that is not told here.
  state.ink = state.colourNumbers === null ? 'unknown' : 'seen'
}

/** Of a space of the page's own, how many numbers a colour has; null where they do not tell how light it is. */
function countOf({ file }: Drawing, space: PdfValue): 1 | 3 | 4 | null {
  if (typeof space === 'string') return DEVICES[space] ?? null
  if (!isArray(space)) return leave('a page does not have the colours that it names')
  const family = file.resolve(space[0])
  if (family === 'ICCBased') {
    const profile = file.resolve(space[1])
    const count = profile instanceof PdfStream ? file.get(profile.dict, 'N') : null
    return count === 1 || count === 3 || count === 4 ? count : null
  }
  return typeof family === 'string' && family !== 'Pattern' ? (DEVICES[family] ?? null) : null
}

function setColour({ state }: Drawing, { numbers, count }: Operands): void {
  state.ink = state.colourNumbers === count ? inkOf(numbers, count) : 'unknown'
}

function moveText({ text }: Drawing, x: number, y: number): void {
  text.lineX += x
  text.lineY += y
  text.x = text.lineX
  text.y = text.lineY
}

const IDENTITY = Float64Array.of(1, 0, 0, 1, 0, 0)

function setMatrix({ text }: Drawing, matrix: Float64Array): void {
  text.a = matrix[0] ?? 0
  text.b = matrix[1] ?? 0
  text.c = matrix[2] ?? 0
  text.d = matrix[3] ?? 0
  text.e = matrix[4] ?? 0
  text.f = matrix[5] ?? 0
  text.x = text.y = text.lineX = text.lineY = 0
}

const nextLine = (drawing: Drawing): void => moveText(drawing, 0, -drawing.state.leading)

const TEXT: Readonly<Record<string, Operator>> = {
  BT: {
    count: 0,
    run(drawing) {
      if (drawing.isInText) leave('a text begins within another')
      drawing.isInText = true
      setMatrix(drawing, IDENTITY)
    },
  },
  ET: { count: 0, run: (drawing) => void (drawing.isInText = false) },
  Tc: { count: 1, run: ({ state }, operands) => void (state.characterSpace = at(operands, 0)) },
  Tw: { count: 1, run: ({ state }, operands) => void (state.wordSpace = at(operands, 0)) },
  Tz: { count: 1, run: ({ state }, operands) => void (state.horizontalScale = at(operands, 0) / 100) },
  TL: { count: 1, run: ({ state }, operands) => void (state.leading = at(operands, 0)) },
  Ts: { count: 1, run: ({ state }, operands) => void (state.rise = at(operands, 0)) },
  Tr: { count: 1, run: ({ state }, operands) => void (state.renderMode = at(operands, 0)) },
  Tf: {
    count: 2,
    run(drawing, operands) {
      drawing.state.font = drawing.fontOf(dictResource(drawing, 'Font', nameAt(operands, 0)))
      drawing.state.fontSize = at(operands, 1)
    },
  },
  Td: { count: 2, run: (drawing, operands) => moveText(drawing, at(operands, 0), at(operands, 1)) },
  TD: {
    count: 2,
    run(drawing, operands) {
      moveText(drawing, at(operands, 0), at(operands, 1))
      drawing.state.leading = -at(operands, 1)
    },
  },
  Tm: {
    count: 6,
    run(drawing, operands) {
      for (let index = 0; index < 6; index += 1) at(operands, index)
      setMatrix(drawing, operands.numbers)
    },
  },
  'T*': { count: 0, run: nextLine },
  Tj: { count: 1, run: (drawing, { values }) => showString(drawing, values[0]) },
  TJ: { count: 1, run: (drawing, { values }) => showText(drawing, partsOf(values[0])) },
  "'": {
    count: 1,
    run(drawing, { values }) {
      nextLine(drawing)
      showString(drawing, values[0])
    },
  },
  '"': {
    count: 3,
    run(drawing, operands) {
      drawing.state.wordSpace = at(operands, 0)
      drawing.state.characterSpace = at(operands, 1)
      nextLine(drawing)
      showString(drawing, operands.values[2])
    },
  },
}

const MOST_MARKED = 64
const SOFT_HYPHEN = '\u00AD'

function beginMarked({ marked }: Drawing, text: string | null): void {
  if (marked.length >= MOST_MARKED) leave('parts of a page are marked too deep')
  marked.push(text === null ? null : { text, letters: 0 })
}

/** Parts of a page that say what they are (ISO 32000-1, 14.6). */
const MARKED: Readonly<Record<string, Operator>> = {
  MP: nothing(1),
  DP: nothing(2),
  BMC: { count: 1, run: (drawing) => beginMarked(drawing, null) },
  EMC: {
    count: 0,
    run: ({ marked }) => void (marked.length > 0 ? marked.pop() : leave('a part of a page ends that did not begin')),
  },
  BDC: {
    count: 2,
    run(drawing, operands) {
      if (nameAt(operands, 0) === 'OC') leave('a part of a page can be switched off')
      const given = operands.values[1]
      const properties = typeof given === 'string' ? dictResource(drawing, 'Properties', given) : given
      if (!isDict(properties)) return leave('a part of a page is marked with nothing')
      const said = drawing.file.get(properties, 'ActualText')
      const text = said === null ? null : plainText(said)
      if (text?.includes(SOFT_HYPHEN)) leave('a part of a page may be a hyphen')
      beginMarked(drawing, text)
    },
  },
}

const OPERATORS: ReadonlyMap<number, Operator> = new Map(
  Object.entries({ ...GRAPHICS, ...PATHS, ...COLOURS, ...TEXT, ...MARKED }).map(([name, operator]) => [codeOf(name), operator]),
)

/** Does what an operator says. Throws NotPlain at one that is not known, or has other operands than it takes. */
export function runOperator(drawing: Drawing, code: number, operands: Operands): void {
  const operator = OPERATORS.get(code) ?? leave('an operator is not known')
  if (operator.count !== null && operator.count !== operands.count) leave('an operator has other operands than it takes')
  operator.run(drawing, operands)
}
