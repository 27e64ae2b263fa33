import { addRectangle, lineTo, moveTo, paint } from '#adapters/page-text/plain/draw-paths.ts'
import { at, nothing, type Operator, type Operators } from '#adapters/page-text/plain/operator.ts'

/** Lines, curves and what is filled (ISO 32000-1, 8.5). */
export const PATHS: Operators = {
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
  W: { count: 0, run: ({ path }) => void (path.isClip = true) },
  'W*': { count: 0, run: ({ path }) => void (path.isClip = true) },
  n: { count: 0, run: (drawing) => paint(drawing, { isFilled: false, isStroked: false }) },
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
