import path from 'node:path'
import { expect, it } from 'vitest'
import { addressesKept, entryOf, threadsOf } from './addresses-kept.ts'

const root = path.resolve('/product')
const file = path.join(root, 'server/features/reports/read-file.ts')
const kept = (code: string): string => addressesKept(code, file, { root, bundle: path.join(root, 'dist/server') })

it('a thread runs the module of the bundle', () => {
  const code = "const a = new URL('./digest.ts', import.meta.url)\nconst b = new URL('../papers/cut.ts', import.meta.url).href"
  expect(kept(code)).toBe(
    "const a = new URL('./server-features-reports-digest.js', import.meta.url)\nconst b = new URL('./server-features-papers-cut.js', import.meta.url).href",
  )
  expect(threadsOf(code, file).map((module) => entryOf(module, root))).toEqual([
    'server-features-reports-digest',
    'server-features-papers-cut',
  ])
})

it('what is next to a source is read from there', () => {
  expect(kept("readFile(new URL('./a.wasm', import.meta.url))")).toBe(
    "readFile(new URL('./a.wasm', new URL('../../server/features/reports/read-file.ts', import.meta.url).href))",
  )
  expect(kept("path.join(import.meta.dirname, 'migrations')")).toBe(
    "path.join((import.meta.dirname + '/../../server/features/reports'), 'migrations')",
  )
  expect(kept("import.meta.resolve('pdfium/pdfium.wasm')")).toBe("import.meta.resolve('pdfium/pdfium.wasm')")
})

it('what it does not know stops it', () => {
  expect(() => kept('open(import.meta.filename)')).toThrow('import.meta.filename')
})
