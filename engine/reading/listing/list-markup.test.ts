import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseHtml } from '#adapters/markup/parse-html.ts'
import { coverNumbers } from '#engine/reading/values/cover-numbers.ts'
import type { ListedPage } from '#engine/reading/listing/listing.ts'
import { COLUMNS, LISTING } from '#engine/reading/listing/listing.ts'
import { listMarkup } from '#engine/reading/listing/list-markup.ts'
import { elementsIn, hasClass, linesIn, type MarkupElement } from '#engine/reading/listing/markup-tree.ts'
import type { Evidence } from '#engine/report/evidence.ts'

function parsed(html: string): MarkupElement {
  const root = parseHtml(`<html><body>${html}</body></html>`, DEFAULT_BOUNDS)
  if (typeof root === 'string') throw new Error(root)
  return root
}
const dense = (text: string): string => text.replaceAll(/\s/g, '')
const letters = (text: string): string => [...dense(text)].toSorted().join('')
const listedText = (pages: readonly ListedPage[]): string => pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ')

/** What is set within a box of a page. */
function textAt(pages: readonly ListedPage[], { page, box: [left, top, width, height] }: Evidence): string {
  const lines = (pages[page - 1]?.texts ?? []).filter(({ y }) => y >= top - 0.1 && y < top + height - 0.1)
  return lines
    .map(({ x, text }) => [...text].filter((_, at) => within(x + (at + 0.5) * LISTING.advance, left, left + width)).join(''))
    .join(' ')
}
const within = (x: number, left: number, right: number): boolean => x > left && x < right

/** Every element's place holds exactly what the element shows. */
function expectPlaces(root: MarkupElement): number {
  const { pages, placeOf } = listMarkup(root)
  const shown = elementsIn(root, (one) => linesIn(one).length === 1 && one.tag !== 'tr')
  for (const element of shown) {
    const place = placeOf(element)
    expect(place, linesIn(element).join()).not.toBeNull()
    // A text that goes on overleaf keeps the place of its beginning.
    if (place && !pageEnds(pages, place)) expect(dense(textAt(pages, place))).toBe(dense(place.quote))
  }
  return shown.length
}
const pageEnds = (pages: readonly ListedPage[], { page, box }: Evidence): boolean =>
  page < pages.length && box[1] + box[3] > LISTING.height - LISTING.margin - 3 * LISTING.pitch

const PAGES = {
  'text beside blocks in a cell': '<table><tr><td>Balance<div>owed</div>today <b>now</b></td><td>$5</td></tr></table>',
  'breaks and wrappers':
    '<table><tr><td>A</td><td><ng-repeat>12 MAIN ST<br>CITY, <span>ST</span><br>30303</ng-repeat></td></tr></table>',
  'tables within a cell': '<table><tr><td>Title<table><tr><td>a</td><td>b</td></tr></table>after</td></tr></table>',
  'text beside tables': '<div>before <b>bold</b><table><tr><td>in</td></tr></table>behind</div>',
  'text loose in a row': '<div class="d-grid">loose<div>cell</div></div>',
  'columns of cells': '<div class="d-grid"><div><p>Label</p><p>Type</p></div><div><p>Experian</p><p>Revolving</p></div></div>',
  'columns of cells with text between': '<div class="d-grid"><div><p>a</p>x<p>b</p></div><div><p>c</p><p>d</p></div></div>',
  'a long word': `<p>${'x'.repeat(COLUMNS + 30)} and more</p>`,
  'many narrow cells': `<table><tr><td>TransUnion</td>${'<td>OK</td>'.repeat(24)}</tr></table>`,
  'more cells than columns': `<table><tr>${'<td>abc</td>'.repeat(60)}</tr></table>`,
} as const

describe('a listed web page', () => {
  it.each(Object.entries(PAGES))('lists every shown text once: %s', (_, html) => {
    const root = parsed(html)
    expect(letters(listedText(listMarkup(root).pages))).toBe(letters(linesIn(root).join(' ')))
    expect(expectPlaces(root)).toBeGreaterThan(0)
  })

  it('leaves out what is hidden, and what the caller says a style sheet hides', () => {
    const root = parsed('<p>a</p><p class="ng-hide">b</p><p hidden>c</p><p style="display: none">d</p><p class="sm-view">e</p>')
    expect(listedText(listMarkup(root, (one) => hasClass(one, 'sm-view')).pages)).toBe('a')
  })

  it('covers numbers in the listing and not in the lines that a reader reads', () => {
    const root = parsed('<table><tr><td>Account #</td><td>4447961234567890</td></tr></table>')
    const { pages, linesOf, placeOf } = listMarkup(root)
    const [, cell] = elementsIn(root, ({ tag }) => tag === 'td')
    expect(listedText(pages)).toBe('Account # XXXX7890')
    expect(cell && linesOf(cell).map(({ text }) => text)).toEqual(['4447961234567890'])
    expect(cell && placeOf(cell)?.quote).toBe('XXXX7890')
  })

  it('covers a number that two elements write between them', () => {
    const root = parsed('<p>SSN <b>123-45-</b><i>6789</i></p>')
    const { pages, placeOf } = listMarkup(root)
    expect(listedText(pages)).not.toContain('123')
    const [bold] = elementsIn(root, ({ tag }) => tag === 'b')
    expect(bold && placeOf(bold)?.quote).toContain('6789')
  })

  it('sets the cells of a table under each other', () => {
    const { pages } = listMarkup(
      parsed('<table><tr><td>Type</td><td>A</td></tr><tr><td>Account number</td><td>B</td></tr></table>'),
    )
    const [first, second] = ['A', 'B'].map((letter) => pages[0]?.texts.find(({ text }) => text === letter)?.x)
    expect(first).toBe(second)
  })

  it('shows columns of cells as rows', () => {
    const { pages } = listMarkup(parsed(PAGES['columns of cells']))
    const heightOf = (text: string) => pages[0]?.texts.find((one) => one.text === text)?.y
    expect(heightOf('Label')).toBe(heightOf('Experian'))
    expect(heightOf('Type')).toBe(heightOf('Revolving'))
  })

  it('gives each line of a cell its own place and block', () => {
    const root = parsed('<table><tr><td><div>one<br>two</div><div>three</div></td></tr></table>')
    const [cell] = elementsIn(root, ({ tag }) => tag === 'td')
    const { linesOf } = listMarkup(root)
    const lines = cell ? linesOf(cell) : []
    expect(lines.map(({ text, evidence }) => [text, evidence?.quote])).toEqual([
      ['one', 'one'],
      ['two', 'two'],
      ['three', 'three'],
    ])
    expect(new Set(lines.map(({ block }) => block)).size).toBe(2)
    expect(new Set(lines.map(({ evidence }) => evidence?.box[1])).size).toBe(3)
  })

  it('has no place for an element that shows nothing', () => {
    const root = parsed('<table><tr><td>a</td><td> </td></tr></table>')
    const [, empty] = elementsIn(root, ({ tag }) => tag === 'td')
    expect(empty && listMarkup(root).placeOf(empty)).toBeNull()
  })
})

const SAMPLE = new URL('../../../../shared/samples/iiq-html/iiq_angular_small.html', import.meta.url)

describe.skipIf(!existsSync(SAMPLE))('the sample page (../shared/samples; skipped where the folder is missing)', () => {
  it('is listed whole, each element at its place', () => {
    const root = parseHtml(readFileSync(SAMPLE, 'utf8'), DEFAULT_BOUNDS)
    if (typeof root === 'string') throw new Error(root)
    expect(letters(listedText(listMarkup(root).pages))).toBe(letters(linesIn(root).map(coverNumbers).join(' ')))
    expect(expectPlaces(root)).toBeGreaterThan(1000)
  })
})
