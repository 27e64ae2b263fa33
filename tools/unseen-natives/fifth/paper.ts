import { Page, type Place, type PrintWay, type TextStyle, wrap } from '#tools/native-people/pdf.ts'

/** How a report comes onto paper. */
export interface Way extends PrintWay {
  /** The lines at head and foot that a browser prints unless they are switched off. */
  readonly hasBrowserLines?: boolean
}
export const WAYS = {
  plain: {},
  lines: { hasBrowserLines: true },
  'at 80 %': { scale: 0.8, hasBrowserLines: true },
  'at 90 %': { scale: 0.9 },
  landscape: { scale: 1, paper: [792, 612] },
} as const satisfies Readonly<Record<string, Way>>

/** Lines that fill pages from the top to the bottom, as wide and long as the paper lets them at its scale. */
export class Paper {
  readonly pages: Page[] = []
  readonly width: number
  readonly bottom: number
  top = 0
  index = -1
  readonly #first: number
  readonly #ascent: number
  readonly #stretch: number

  constructor({ paper = [612, 792], scale = 1 }: Way, of: { first: number; margin: number; ascent: number; stretch?: number }) {
    this.width = paper[0] / scale
    this.bottom = paper[1] / scale - of.margin
    this.#first = of.first
    this.#ascent = of.ascent
    this.#stretch = of.stretch ?? 1
  }

  start(top = this.#first): void {
    this.pages.push(new Page())
    this.index = this.pages.length - 1
    this.top = top
  }

  /** Goes to the next line, on the next page where `height` more has no room on this one. */
  down(step: number, height = 12, first = this.#first): boolean {
    if (this.top + step + height > this.bottom) {
      this.start(first)
      return true
    }
    this.top += step
    return false
  }

  /** The page goes on, or the one after it that is there already. */
  onward(step: number): void {
    this.top += step
    if (this.top + 12 <= this.bottom) return
    this.index += 1
    this.top = this.#first
    while (this.pages.length <= this.index) this.pages.push(new Page())
  }

  get page(): Page {
    const page = this.pages[this.index]
    if (page === undefined) throw new Error('no page was begun')
    return page
  }

  write(text: string, x: number, style: TextStyle): void {
    this.writeAt(text, [x, this.top], style)
  }

  writeAt(text: string, [x, top]: Place, style: TextStyle): void {
    this.page.text(text, [x, top + this.#ascent * style.size], { stretch: this.#stretch, ...style })
  }

  lay(text: string, width: number, style: Pick<TextStyle, 'size' | 'face'>): readonly string[] {
    return wrap(text, width / this.#stretch, style)
  }

  prose(text: string, x: number, { step, style }: { step: number; style: TextStyle }): void {
    for (const [index, line] of this.lay(text, this.width - 2 * x - 10, style).entries()) {
      this.down(index === 0 ? step : style.size * 1.45)
      this.write(line, x, style)
    }
  }

  /** A browser's own lines, at the paper's scale and not the page's. */
  browserLines(of: { readonly day: string; readonly title: string; readonly address: string }, { paper, scale = 1 }: Way): void {
    const height = (paper ?? [612, 792])[1] / scale
    const style: TextStyle = { size: 7 / scale }
    for (const [index, page] of this.pages.entries()) {
      page.text(`${of.day}, 9:05 AM`, [18 / scale, 13 / scale], style)
      page.text(of.title, [this.width / 2, 13 / scale], { ...style, align: 'center' })
      page.text(of.address, [18 / scale, height - 8 / scale], style)
      page.text(`${index + 1}/${this.pages.length}`, [this.width - 18 / scale, height - 8 / scale], { ...style, align: 'right' })
    }
  }
}
