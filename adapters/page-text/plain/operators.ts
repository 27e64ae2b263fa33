import { COLOURS } from '#adapters/page-text/plain/colour-operators.ts'
import { codeOf, type Operands, readContent } from '#adapters/page-text/plain/content.ts'
import type { Drawing } from '#adapters/page-text/plain/drawing.ts'
import { GRAPHICS } from '#adapters/page-text/plain/graphics-operators.ts'
import { MARKED } from '#adapters/page-text/plain/marked-operators.ts'
import type { Operator } from '#adapters/page-text/plain/operator.ts'
import { PATHS } from '#adapters/page-text/plain/path-operators.ts'
import { TEXT } from '#adapters/page-text/plain/text-operators.ts'
import { leave } from '#adapters/page-text/plain/values.ts'

const OPERATORS: ReadonlyMap<number, Operator> = new Map(
  Object.entries({ ...GRAPHICS, ...PATHS, ...COLOURS, ...TEXT, ...MARKED }).map(([name, operator]) => [codeOf(name), operator]),
)

/** Does what an operator says. Throws NotPlain at one that is not known, or has other operands than it takes. */
function runOperator(drawing: Drawing, code: number, operands: Operands): void {
  const operator = OPERATORS.get(code) ?? leave('an operator is not known')
  if (operator.count !== null && operator.count !== operands.count) leave('an operator has other operands than it takes')
  operator.run(drawing, operands)
}

/** Draws a page's content, or a part's. */
export function drawContent(drawing: Drawing, content: Uint8Array): void {
  readContent(content, (operator, operands) => runOperator(drawing, operator, operands))
}
