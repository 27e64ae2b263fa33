import { leave, type PdfValue } from '#adapters/page-text/plain/values.ts'

/** Undoes what a writer did to bytes so that they pack better (ISO 32000-1, 7.4.4.4): each row says how it differs from the one above. */
export function withoutPredictor(bytes: Uint8Array, parameter: (key: string) => PdfValue): Uint8Array {
  const number = (key: string, otherwise: number): number => {
    const value = parameter(key) ?? otherwise
    return typeof value === 'number' ? value : leave('a predictor is told oddly')
  }
  const predictor = number('Predictor', 1)
  if (predictor === 1) return bytes
  if (predictor < 10 || number('Colors', 1) !== 1 || number('BitsPerComponent', 8) !== 8)
    return leave(`the predictor ${predictor} is for pictures`)
  const columns = number('Columns', 1)
  const rows = Math.floor(bytes.length / (columns + 1))
  if (columns < 1 || rows * (columns + 1) !== bytes.length) return leave('rows of a predictor are not whole')
  const found = new Uint8Array(rows * columns)
  for (let row = 0; row < rows; row += 1) undoRow({ bytes, found, columns, row })
  return found
}

interface Row {
  readonly bytes: Uint8Array
  readonly found: Uint8Array
  readonly columns: number
  readonly row: number
}

function undoRow({ bytes, found, columns, row }: Row): void {
  const from = row * (columns + 1)
  const into = row * columns
  const kind = bytes[from] ?? 0
  if (kind > 2) leave('a row is predicted as pictures are')
  for (let column = 0; column < columns; column += 1) {
    const left = kind === 1 && column > 0 ? (found[into + column - 1] ?? 0) : 0
    const above = kind === 2 && row > 0 ? (found[into + column - columns] ?? 0) : 0
    found[into + column] = ((bytes[from + 1 + column] ?? 0) + left + above) & 255
  }
}
