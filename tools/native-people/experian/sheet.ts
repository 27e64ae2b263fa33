import { filler } from '#tools/native-people/filler.ts'
import { measure, Page, type Place, type TextStyle, wrap } from '#tools/native-people/pdf.ts'

/** Experian's report printed from the browser: places and sizes are those of the replica's pages. */
const ASCENT = 0.927
/** Roboto is so much narrower than Helvetica. */
const STRETCH = 0.9
export const BOTTOM = 766
const CARD = 76.5

export class Sheet {
  readonly pages: Page[] = []
  top = 0
  index = -1

  start(top = 30): void {
    this.pages.push(new Page())
    this.index = this.pages.length - 1
    this.top = top
  }

  /** Goes to the next line, on the next page where this one has no room for `height` more. */
  down(step: number, height = 12): boolean {
    if (this.top + step + height > BOTTOM) {
      this.start()
      return true
    }
    this.top += step
    return false
  }

  /** Goes to the next line of a card, on a page that may be there already. */
  onward(step: number): void {
    this.top += step
    if (this.top + 12 <= BOTTOM) return
    this.index += 1
    this.top = 30
    while (this.pages.length <= this.index) this.pages.push(new Page())
  }

  write(text: string, x: number, style: TextStyle): void {
    this.writeAt(text, [x, this.top], style)
  }

  writeAt(text: string, [x, top]: Place, style: TextStyle): void {
    this.pages[this.index]?.text(text, [x, top + ASCENT * style.size], { stretch: STRETCH, ...style })
  }

  icon(icon: 'tick' | 'fold', [x, top]: Place, size: number): void {
    this.pages[this.index]?.icon(icon, [x, top + size], size)
  }
}

export const lay = (text: string, width: number, style: Pick<TextStyle, 'size' | 'face'>): readonly string[] =>
  wrap(text, width / STRETCH, style)

export const SMALL = { size: 7.5 } as const satisfies TextStyle
export const NOTE = { size: 9 } as const satisfies TextStyle
export const NOTE_BOLD = { size: 9, face: 'bold' } as const satisfies TextStyle
export const TEXT = { size: 10.5 } as const satisfies TextStyle
export const TEXT_BOLD = { size: 10.5, face: 'bold' } as const satisfies TextStyle
export const TITLE = { size: 13.5, face: 'bold' } as const satisfies TextStyle

/** A line of a card: how far it lies under the one before. */
export interface CardLine {
  readonly text: string
  readonly step: number
  readonly style: TextStyle
}

/** The text in lines that fit a card, the first `first` under what stands before; the browser breaks after a hyphen too. */
export function cardLines(text: string, first: number, style: TextStyle): readonly CardLine[] {
  const lines: string[] = []
  for (const part of text.split(/(?<=[A-Z0-9]-)(?=[A-Z0-9])|(?<= )/)) {
    const longer = `${lines.at(-1) ?? ''}${part}`
    if (lines.length > 0 && measure(longer.trimEnd(), style.size, style.face) * STRETCH <= CARD) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines.map((line, index) => ({ text: line.trimEnd(), step: index === 0 ? first : style.size * 1.5, style }))
}

type Card = readonly CardLine[]
const heightOf = (row: readonly Card[]): number => Math.max(...row.map((card) => card.reduce((sum, { step }) => sum + step, 0)))

export interface Rows {
  readonly lefts: readonly number[]
  /** From the foot of a row to the head of the next. */
  readonly between: number
}
export const FOUR: Rows = { lefts: [83.2, 206.8, 330.4, 453.9], between: 33 }
const rowsOf = (all: readonly Card[], { lefts }: Rows): readonly (readonly Card[])[] =>
  Array.from({ length: Math.ceil(all.length / lefts.length) }, (_, at) => all.slice(at * lefts.length, (at + 1) * lefts.length))

/** Cards in rows; a row that is taller than the rest of the page goes on over the pages, each column by itself. */
export function cards(sheet: Sheet, all: readonly Card[], rows: Rows): void {
  for (const [at, row] of rowsOf(all, rows).entries()) {
    const height = heightOf(row)
    if (at > 0) sheet.down(rows.between, 0)
    if (sheet.top + height > BOTTOM && height < 650) sheet.start(52.5)
    const from = { index: sheet.index, top: sheet.top }
    const ends = row.map((card, column) => {
      sheet.index = from.index
      sheet.top = from.top
      for (const { text, step, style } of card) {
        sheet.onward(step)
        sheet.write(text, rows.lefts[column] ?? 0, style)
      }
      return { index: sheet.index, top: sheet.top }
    })
    const [end = from] = ends.toSorted((a, b) => b.index - a.index || b.top - a.top)
    sheet.index = end.index
    sheet.top = end.top
  }
}

/** Cards under a title, kept on one page where they fit one. */
export function boxed(
  sheet: Sheet,
  title: string,
  { all, rows = FOUR }: { readonly all: readonly Card[]; readonly rows?: Rows },
): void {
  const height = rowsOf(all, rows).reduce((sum, row) => sum + 33 + heightOf(row), 80)
  if (sheet.top + 40 + height > BOTTOM && height < 720) sheet.start(40.7)
  else sheet.top += 75
  sheet.write(title, 70.5, TITLE)
  sheet.top += 53
  cards(sheet, all, rows)
}

/** The title of a part of an account, which stays with what follows. */
export function head(sheet: Sheet, title: string, step: number): void {
  sheet.down(step, 60)
  sheet.icon('fold', [70.5, sheet.top - 1.5], 24)
  sheet.write(title, 100.5, TEXT_BOLD)
}

/** Rows of a label and what stands for it, at `x`. */
export function facts(sheet: Sheet, rows: readonly (readonly [string, string | readonly string[]])[], x = 321.4): void {
  for (const [index, [name, text]] of rows.entries()) {
    const all = typeof text === 'string' ? lay(text, 214, SMALL) : text
    sheet.down(index === 0 ? 23.7 : 17.25, 9 + 11.3 * (all.length - 1))
    sheet.write(name, 100.5, SMALL)
    for (const [at, line] of all.entries()) sheet.writeAt(line, [x, sheet.top + 11.3 * at], SMALL)
    sheet.top += 11.3 * (all.length - 1)
  }
}

export function section(sheet: Sheet, title: string, words: number): void {
  sheet.down(62, 90)
  sheet.write(title, 69.8, TITLE)
  for (const [index, line] of lay(filler(words, words), 472, TEXT).entries()) {
    sheet.down(index === 0 ? 23.5 : 15.75)
    sheet.write(line, 69.8, TEXT)
  }
}

export const none = (sheet: Sheet, sentence: string): void => {
  sheet.down(46.5)
  sheet.write(sentence, 70.5, TEXT_BOLD)
}

export const mask = (number: string): string => `${number.slice(0, 6)}${'X'.repeat(Math.max(2, number.length - 6))}`
export const cut = (name: string): string => name.slice(0, 24).trimEnd()

interface Where {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly phone: string | null
}

export function contact(sheet: Sheet, { street, city, state, zip, phone }: Where): void {
  head(sheet, 'Contact Info', 44.4)
  const address = [`${street},`, `${city} ${state} ${zip.slice(0, 5)}`]
  facts(sheet, [['Address', address], ...(phone === null ? [] : [['Phone Number', phone] as const])])
}

/** The name of an account, where it is negative the word for it, and the title of its facts. */
export function opening(sheet: Sheet, name: string, of: { readonly isNegative: boolean; readonly isFirst: boolean }): void {
  sheet.down(of.isFirst ? 38.5 : 55, 90)
  sheet.write(name, 82.5, TITLE)
  if (of.isNegative) {
    sheet.down(20.7)
    sheet.write('POTENTIALLY NEGATIVE', 87, NOTE)
  }
  head(sheet, 'Account Info', 48.3)
}
