import { describe, expect, it } from 'vitest'
import type { MarkupElement } from '#engine/reading/listing/markup-tree.ts'
import { bureausOfUnreadReport, troubleAfter, troubleBefore } from '#engine/reading/page-trouble.ts'

type Child = MarkupElement | string

const element = (tag: string, attributes: Record<string, string> = {}, ...children: readonly Child[]): MarkupElement => ({
  tag,
  attributes,
  children,
})
const page = (attributes: Record<string, string>, ...children: readonly Child[]): MarkupElement =>
  element('html', attributes, element('body', {}, ...children))

describe('a page that cannot be read as it was saved', () => {
  it.each<readonly [string, MarkupElement, ReturnType<typeof troubleBefore>]>([
    ['its source in Chrome', page({}, element('table', {}, element('td', { class: 'line-content' }, '<html>'))), 'page_source'],
    ['its source in Firefox', element('html', {}, element('body', { id: 'viewsource' }, '<html>')), 'page_source'],
    ['a translation of Chrome', page({ lang: 'es', class: 'x translated-ltr' }, 'Saldo'), 'translated'],
    ['a translation from right to left', page({ lang: 'ar', class: 'translated-rtl' }, 'x'), 'translated'],
    ['a translation of Edge', page({ lang: 'fr' }, element('p', { _msttexthash: '12' }, 'Solde')), 'translated'],
    ['a translation into English', page({ lang: 'en-US', class: 'translated-ltr' }, 'Balance'), null],
    ['a page that says no language', page({ class: 'translated-ltr' }, 'Balance'), null],
    ['a page of another language that nobody translated', page({ lang: 'es' }, 'Balance'), null],
    ['a page without its contents', page({}, '{{name}}', element('td', {}, '{{ a.b | date }}'), '{{c}}'), 'not_filled'],
    ['a page with a placeholder left over', page({}, '01/02/2026 $12.00 03/2024 $4.50', '{{a}} {{b}} {{c}}'), null],
    ['a page that writes braces', page({}, 'use {{ and }} in code'), null],
    ['a page with lines of its own', page({}, element('td', { class: 'line' }, 'x')), null],
  ])('%s', (_, root, trouble) => {
    expect(troubleBefore(root)).toBe(trouble)
  })

  const title = element('h1', {}, 'My credit report')
  it.each<readonly [string, MarkupElement, ReturnType<typeof troubleAfter>]>([
    ['a frame that was not saved', page({}, title, element('iframe', { src: './x_files/r.html' })), 'frame_left_out'],
    ['a frame that is in the file', page({}, title, element('iframe', { src: 'r.html' }, 'words')), 'unknown_document'],
    ['a frame of nothing', page({}, title, element('iframe', { src: 'about:blank' }), element('iframe')), 'unknown_document'],
    ['a hidden frame', page({}, title, element('iframe', { src: 'ad.html', style: 'display: none' })), 'unknown_document'],
    ['a frame on a page about something else', page({}, 'Recipes', element('iframe', { src: 'r.html' })), 'unknown_document'],
    ['no frame', page({}, title), 'unknown_document'],
    ['a program that put nothing in', page({}, element('div', { id: 'smartcredit-app' }, 'Loading...')), 'not_filled'],
    ['a report that was not put in', page({ 'ng-app': 'x' }, element('transunion-report')), 'not_filled'],
    ['a program full of something else', page({}, element('div', { id: 'root' }, 'Recipes '.repeat(100))), 'unknown_document'],
  ])('%s', (_, root, trouble) => {
    expect(troubleAfter(root)).toBe(trouble)
  })
})

describe('a saved report of a layout that nobody described', () => {
  const rows = ['Account Number 4417XXXX', 'Balance $412.00', 'Date Opened 03/14/2018', 'Pay Status Current', 'Past Due $0']
  const saved = (...words: readonly string[]): MarkupElement => page({}, ...words.map((text) => element('p', {}, text)))
  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'three bureaus',
      ['Triple-Bureau Credit Report', 'Equifax', 'Experian', 'TransUnion', ...rows, 'Updated 10/08/2026'],
      ['transunion', 'experian', 'equifax'],
    ],
    ['one bureau', ['Credit report', 'TransUnion', ...rows, 'Updated 10/08/2026'], ['transunion']],
    ['no bureau', ['Credit report', ...rows, 'Updated 10/08/2026'], []],
    [
      'words about reports',
      ['How to read your credit report of Equifax: account number, balance, date opened, payment status'],
      [],
    ],
    ['a statement of a bank', ['Account statement', 'Account number 1', 'Balance $1.00 $2.00 $3.00', 'Opened 01/02/2026'], []],
  ])('%s', (_, words, bureaus) => expect(bureausOfUnreadReport(saved(...words)).toSorted()).toEqual(bureaus.toSorted()))
})
