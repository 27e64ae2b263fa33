import type { Operands } from '#adapters/page-text/plain/content.ts'
import type { Drawing } from '#adapters/page-text/plain/drawing.ts'
import { inkOf } from '#adapters/page-text/plain/graphics-state.ts'
import { nameAt, nothing, type Operator, type Operators, resource } from '#adapters/page-text/plain/operator.ts'
import { isArray, leave, PdfStream, type PdfValue } from '#adapters/page-text/plain/values.ts'

/** Colours (ISO 32000-1, 8.6): of what is filled it is kept whether it is seen on white. */
export const COLOURS: Operators = {
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

const DEVICES: ReadonlyMap<string, 1 | 3 | 4> = new Map([
  ['DeviceGray', 1],
  ['DeviceRGB', 3],
  ['DeviceCMYK', 4],
  ['CalGray', 1],
  ['CalRGB', 3],
])

function setColourSpace(drawing: Drawing, name: string): void {
  const { state } = drawing
  const device = DEVICES.get(name)
  const space = device === undefined ? resource(drawing, 'ColorSpace', name) : name
  state.colourNumbers = device ?? countOf(drawing, space)
  // Every space begins with black, or with a colour that is not told here.
  state.ink = state.colourNumbers === null ? 'unknown' : 'seen'
}

/** Of a space of the page's own, how many numbers a colour has; null where they do not tell how light it is. */
function countOf({ file }: Drawing, space: PdfValue): 1 | 3 | 4 | null {
  if (typeof space === 'string') return DEVICES.get(space) ?? null
  if (!isArray(space)) return leave('a page does not have the colours that it names')
  const family = file.resolve(space[0])
  if (family === 'ICCBased') {
    const profile = file.resolve(space[1])
    const count = profile instanceof PdfStream ? file.get(profile.dict, 'N') : null
    return count === 1 || count === 3 || count === 4 ? count : null
  }
  return typeof family === 'string' && family !== 'Pattern' ? (DEVICES.get(family) ?? null) : null
}

function setColour({ state }: Drawing, { numbers, count }: Operands): void {
  state.ink = state.colourNumbers === count ? inkOf(numbers, count) : 'unknown'
}
