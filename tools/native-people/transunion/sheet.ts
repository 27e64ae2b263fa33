import { Page, type Place, type TextStyle, wrap } from '#tools/native-people/pdf.ts'

/** TransUnion's report printed from the browser: places and sizes are those of the replica's pages. */
const ASCENT = 0.905
export const TEXT = 9.75
const BOTTOM = 764
const PLAIN: TextStyle = { size: TEXT }
export const BOLD: TextStyle = { size: TEXT, face: 'bold' }
export const NAME: TextStyle = { size: 9, face: 'bold' }

export class Sheet {
  readonly pages: Page[] = []
  top = 0
  #page = new Page()

  start(top: number): void {
    this.#page = new Page()
    this.pages.push(this.#page)
    this.top = top
  }

  /** Goes to the next line; on the next page, where the text begins at `first`, when `height` has no room here. */
  down(step: number, height = 11, first = 18.2): boolean {
    if (this.top + step + height > BOTTOM) {
      this.start(first)
      return true
    }
    this.top += step
    return false
  }

  write(text: string, x: number, style: TextStyle = PLAIN): void {
    this.writeAt(text, [x, this.top], style)
  }

  writeAt(text: string, [x, top]: Place, style: TextStyle = PLAIN): void {
    this.#page.text(text, [x, top + ASCENT * style.size], style)
  }

  icon(x: number, size: number): void {
    this.#page.icon('fold', [x, this.top + size], size)
  }
}

export function prose(sheet: Sheet, text: string, step: number): void {
  for (const [index, line] of wrap(text, 580, PLAIN).entries()) {
    sheet.down(index === 0 ? step : 14.25)
    sheet.write(line, 14.2)
  }
}

/** A label and, on the next line, what stands for it. */
export function stacked(sheet: Sheet, [label, value]: readonly [label: string, value: string], step: number): void {
  sheet.down(step)
  sheet.write(label, 22.5, BOLD)
  sheet.down(20.25)
  sheet.write(value, 22.5)
}

export function heading(sheet: Sheet, title: string, step: number): void {
  sheet.down(step, 70)
  sheet.write(title, 14.2, { size: 13.5, face: 'bold' })
}

/** Rows of an account: what stands for a label is at the right edge, its last line beside the label. */
export function rows(sheet: Sheet, all: readonly (readonly [string, string])[]): void {
  for (const [index, [label, value]] of all.entries()) {
    const lines = wrap(value, 252, PLAIN)
    const more = 14.25 * (lines.length - 1)
    sheet.down(index === 0 ? 26.8 : 33, 14 + more, 15.9)
    for (const [at, line] of lines.entries()) sheet.writeAt(line, [567.1, sheet.top + 14.25 * at], { size: TEXT, align: 'right' })
    sheet.top += more
    sheet.write(label, 31.5, BOLD)
  }
}

/** The name and number of an account; the label stands once over all of a section. */
export function opening(sheet: Sheet, nameAndNumber: string, isFirst: boolean): void {
  if (isFirst) {
    sheet.down(31.5, 45)
    sheet.write('Account Name', 22.5, BOLD)
  }
  sheet.down(isFirst ? 29.9 : 33, 11, 22.9)
  sheet.write(nameAndNumber, 30.8, NAME)
  sheet.down(28.4, 45, 22.9)
  sheet.write('Account Information', 31.5, { size: 12, face: 'bold' })
}

export const cut = (name: string): string => name.slice(0, 24).trimEnd()
export const mask = (number: string): string => `${number.slice(0, Math.max(4, number.length - 4))}****`
