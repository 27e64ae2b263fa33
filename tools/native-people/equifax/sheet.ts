import { filler } from '#tools/native-people/filler.ts'
import { Page, type Place, type TextStyle, wrap } from '#tools/native-people/pdf.ts'

/** The numbered print of Equifax: places and sizes are those of the replica's pages. */
export const ASCENT = 0.718
export const PROSE = 9
export const TABLE = 8
const BOTTOM = 656
export const RED = [0.843, 0.071, 0.106] as const
export const PURPLE = [0.482, 0.075, 0.486] as const
export const GREY = [0.533, 0.533, 0.533] as const
const LIGHT = [0.976, 0.976, 0.976] as const
export const WHITE = [1, 1, 1] as const

/** Pages that fill from the top; a step is the way from the top of one line to the top of the next. */
export class Sheet {
  readonly pages: Page[] = []
  /** The top of the line that was written last. */
  top = 0
  #page = new Page()

  start(): void {
    this.#page = new Page()
    this.pages.push(this.#page)
    this.top = 76.1
  }

  get page(): Page {
    return this.#page
  }

  write(text: string, x: number, style: TextStyle): void {
    this.writeAt(text, [x, this.top], style)
  }

  writeAt(text: string, [x, top]: Place, style: TextStyle): void {
    this.#page.text(text, [x, top + ASCENT * style.size], style)
  }

  /** The next line, on a new page where the rest of this one is shorter than what must stay together. */
  down(step: number, together = 0): boolean {
    if (this.top + step + together > BOTTOM) {
      this.start()
      return true
    }
    this.top += step
    return false
  }

  prose(text: string, step: number): void {
    for (const [index, line] of wrap(text, 541, { size: PROSE }).entries()) {
      this.down(index === 0 ? step : 10.8)
      this.write(line, 35, { size: PROSE })
    }
  }
}

const label: TextStyle = { size: TABLE, face: 'bold' }
export const value: TextStyle = { size: TABLE, align: 'right' }

type Fact = readonly [label: string, value: string]

/** Two facts beside each other, or one; what does not fit its cell goes on in the next line. */
export function pair(sheet: Sheet, facts: readonly [Fact] | readonly [Fact, Fact], step: number): void {
  const lines = facts.map(([, text]) => wrap(text, 126, { size: TABLE }))
  const more = Math.max(...lines.map(({ length }) => length)) - 1
  sheet.down(step, more * 9.6)
  sheet.page.rectangle([35, sheet.top - 6, 540, 19.6 + more * 9.6], LIGHT)
  for (const [column, [name]] of facts.entries()) {
    sheet.write(name, column === 0 ? 35 : 323, label)
    for (const [index, line] of (lines[column] ?? []).entries())
      sheet.writeAt(line, [column === 0 ? 287 : 575, sheet.top + index * 9.6], value)
  }
  sheet.top += more * 9.6
}

/** A section begins on a page of its own. */
export function section(sheet: Sheet, title: string, words: number): void {
  sheet.start()
  sheet.top = 72.5
  sheet.write(title, 35, { size: 18, face: 'bold' })
  sheet.prose(filler(words, words), 40.3)
}

export function heading(sheet: Sheet, title: string, step: number): void {
  sheet.down(step, 60)
  sheet.write(title, 35, { size: 12, face: 'bold' })
}

export const none = (sheet: Sheet, what: string, step: number): void => {
  sheet.down(step)
  sheet.write(`You currently do not have any ${what} in your file.`, 35, { size: PROSE })
}

/** A row of a table without lines; a cell may have several lines. */
export function row(sheet: Sheet, cells: readonly (readonly [x: number, lines: readonly string[]])[], step: number): void {
  const more = Math.max(...cells.map(([, lines]) => lines.length)) - 1
  sheet.down(step, more * 9.6)
  for (const [x, lines] of cells)
    for (const [index, line] of lines.entries()) sheet.writeAt(line, [x, sheet.top + index * 9.6], { size: TABLE })
  sheet.top += more * 9.6
}

/** What a furnisher says of an account, and beside it where it is. */
export function commentsAndContact(sheet: Sheet, comments: readonly string[], printed: readonly string[]): void {
  const contact = printed.flatMap((line) => wrap(line, 215, { size: PROSE }))
  const lines = comments.map((comment) => wrap(comment, 300, { size: PROSE }))
  const height =
    28 +
    Math.max(
      lines.reduce((sum, { length }) => sum + 5 + 10.8 * length, 0),
      contact.length * 10.8,
    )
  sheet.down(20, height)
  sheet.write('Comments', 35, { size: 11, face: 'bold' })
  sheet.write('Contact', 360.2, { size: 11, face: 'bold' })
  let top = sheet.top + 27.9
  for (const comment of lines) {
    for (const [index, line] of comment.entries()) sheet.writeAt(line, [35, top + 10.8 * index], { size: PROSE })
    top += 5 + 10.8 * comment.length
  }
  for (const [index, line] of contact.entries()) sheet.writeAt(line, [360.2, sheet.top + 27.9 + 10.8 * index], { size: PROSE })
  sheet.top += height
}

export const contactOf = (
  of: {
    readonly street: string
    readonly city: string
    readonly state: string
    readonly zip: string
    readonly phone: string | null
  },
  name: string,
) => [name, of.street, `${of.city}, ${of.state} ${of.zip}`, ...(of.phone === null ? [] : [of.phone])]
