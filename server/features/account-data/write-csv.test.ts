import { expect, it } from 'vitest'
import { type Cell, writeCsv } from '#server/features/account-data/write-csv.ts'

it.each<[Cell, string]>([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
  [undefined, ''],
  [0, '0'],
  [-12.5, '-12.5'],
  [false, 'false'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+1 555', "'+1 555"],
  ['-late-', "'-late-"],
])('writes %j as %j', (cell, text) => {
  expect(writeCsv(['head'], [[cell]])).toBe(`\uFEFFhead\r\n${text}\r\n`)
})
