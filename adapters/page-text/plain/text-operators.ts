import type { Drawing } from '#adapters/page-text/plain/drawing.ts'
import { at, dictResource, nameAt, type Operators } from '#adapters/page-text/plain/operator.ts'
import { partsOf, showString, showText } from '#adapters/page-text/plain/show-text.ts'
import { leave } from '#adapters/page-text/plain/values.ts'

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

/** Text (ISO 32000-1, 9.3 and 9.4). */
export const TEXT: Operators = {
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
