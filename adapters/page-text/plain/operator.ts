import type { Operands } from '#adapters/page-text/plain/content.ts'
import type { Drawing } from '#adapters/page-text/plain/drawing.ts'
import { isDict, leave, type PdfDict, type PdfValue } from '#adapters/page-text/plain/values.ts'

/** What an operator does to a page. `count` is how many operands it takes; null where it says itself. */
export interface Operator {
  readonly count: number | null
  run(drawing: Drawing, operands: Operands): void
}

/** Operators by their letters. */
export type Operators = Readonly<Record<string, Operator>>

/** An operand that must be a number. */
export const at = ({ numbers }: Operands, index: number): number => {
  const number = numbers[index] ?? Number.NaN
  return Number.isNaN(number) ? leave('an operand is no number') : number
}

/** An operand that must be a name. */
export const nameAt = ({ values }: Operands, index: number): string => {
  const value = values[index]
  return typeof value === 'string' ? value : leave('an operand is no name')
}

/** An entry of the page's resources. */
export function resource({ file, resources }: Drawing, kind: string, name: string): PdfValue {
  const holder = file.dict(resources, kind)
  return holder === null ? null : file.get(holder, name)
}

/** The same where it must be a dictionary. */
export function dictResource(drawing: Drawing, kind: string, name: string): PdfDict {
  const found = resource(drawing, kind, name)
  return isDict(found) ? found : leave(`a page does not have the ${kind} that it names`)
}

/** Takes so many operands, and changes nothing that is read here. */
export const nothing = (count: number | null): Operator => ({ count, run: () => {} })
