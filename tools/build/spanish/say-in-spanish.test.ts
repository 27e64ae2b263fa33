import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { partsOf } from '#engine/spanish/parts-of.ts'
import { inSpanish } from './say-in-spanish.ts'
import { inCatalogs, placesOf, readCatalogs } from './catalogs.ts'
import { saidFiles } from './said-files.ts'
import { wordsOf } from './words-of.ts'

const ROOT = path.join(import.meta.dirname, '../../..')

const said = (source: string, common: Record<string, string | null>, more: Record<string, Record<string, string>> = {}): string =>
  inSpanish('web/screens/x/y.tsx', source, new Map(Object.entries({ common, ...more })))

describe('a source in Spanish', () => {
  it('says its sentences again, with their parts where the Spanish puts them', () => {
    expect(
      said('const a = <p>{n} of <b>{m} pages</b> read</p>', {
        '{0} of <1>{2} pages</1> read': 'De <1>{2} páginas</1>, {0} leídas',
      }),
    ).toBe('const a = <p>{"De "}<b>{m}{" páginas"}</b>{", "}{n}{" leídas"}</p>')
  })

  it('says a choice with its own two texts, or without', () => {
    const source = "const a = <p>{n} {n === 1 ? 'is' : 'are'} open</p>"
    expect(said(source, { '{0} {1:is|are} open': '{0} {1:está abierta|están abiertas}' })).toBe(
      'const a = <p>{n}{" "}{(n === 1) ? "está abierta" : "están abiertas"}</p>',
    )
    expect(said(source, { '{0} {1:is|are} open': 'Abiertas: {0}' })).toBe('const a = <p>{"Abiertas: "}{n}</p>')
  })

  it('says attributes, templates, texts and nouns', () => {
    expect(said('<A title="Read it" />', { 'Read it': 'Léalo "todo"' })).toBe('<A title={"Léalo \\"todo\\""} />')
    expect(said('const a = `Page ${n} of it`', { 'Page {0} of it': 'Página {0} `de` $' })).toBe(
      'const a = `Página ${n} \\`de\\` $`',
    )
    expect(said("counted(n, 'error')", { 'n error': 'error|errores' })).toBe('counted(n, "error", "errores")')
  })

  it('says what is inside a value, too', () => {
    expect(said("const a = <p>See {link('the page')} now</p>", { 'See {0} now': 'Vea {0} ahora', 'the page': 'la página' })).toBe(
      'const a = <p>{"Vea "}{link("la página")}{" ahora"}</p>',
    )
  })

  it('keeps the blanks at the ends, and English where there is no Spanish', () => {
    expect(said("const a = ' and then'", { ' and then': 'y luego' })).toBe('const a = " y luego"')
    expect(said("const a = 'Open it'", { 'Open it': null })).toBe("const a = 'Open it'")
  })

  it('takes the nearest catalog first', () => {
    expect(said("const a = 'Open'", { Open: 'Abrir' }, { 'web/screens/x': { Open: 'Abierta' } })).toBe('const a = "Abierta"')
    expect(placesOf('web/screens/x/y.tsx')).toEqual(['web/screens/x/y', 'web/screens/x', 'web/screens', 'web', 'common'])
  })
})

describe('the catalogs', () => {
  const catalogs = readCatalogs()
  const files = [...saidFiles()].map(([file, source]) => ({ file, words: wordsOf(file, source) }))

  it('have the Spanish of every sentence of the screens', () => {
    const missing = files.flatMap(({ file, words }) =>
      words
        .filter(({ key, isSurely }) => isSurely && inCatalogs(catalogs, file, key) === undefined)
        .map(({ key }) => `${file}: ${key}`),
    )
    expect(missing).toEqual([])
  })

  it('keep the parts of each sentence', () => {
    const entries = [...catalogs.values()].flatMap((catalog) => Object.entries(catalog))
    const broken = entries.filter(([key, spanish]) => spanish !== null && !keepsParts(key, spanish))
    expect(broken).toEqual([])
  })

  it('hold nothing that no one says any more', () => {
    const used = new Set([...files.map(({ words }) => words), ...wordsOfServer()].flatMap((words) => words.map(({ key }) => key)))
    const left = [...catalogs].flatMap(([name, catalog]) =>
      Object.keys(catalog)
        .filter((key) => !used.has(key))
        .map((key) => `${name}: ${key}`),
    )
    expect(left).toEqual([])
  })
})

/** Each value at least once, each element once; a choice may be left out. */
function keepsParts(key: string, spanish: string): boolean {
  if (key.startsWith('n ')) return spanish.split('|').length === 2
  const [english, said_] = [key, spanish].map((text) => partsOf(text).flatMap((part) => (typeof part === 'string' ? [] : [part])))
  const have = (said_ ?? []).map(nameOfPart)
  const want = (english ?? []).filter(({ branches }) => branches === null).map(nameOfPart)
  const known = new Set((english ?? []).map(nameOfPart))
  const elements = want.filter((name) => !name.startsWith('value'))
  return (
    want.every((name) => have.includes(name)) &&
    have.every((name) => known.has(name)) &&
    elements.every((name) => have.filter((one) => one === name).length === 1)
  )
}

const nameOfPart = ({ at, tag }: Exclude<ReturnType<typeof partsOf>[number], string>): string => `${tag} ${at}`

/** What the server, the engine and the parts behind ports say in their answers. */
function wordsOfServer(): ReturnType<typeof wordsOf>[] {
  return ['engine', 'server', 'contract', 'adapters/post'].flatMap((room) =>
    readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter(
        (name) =>
          /\.tsx?$/.test(name) && !/\.(?:test|corpus)\.|^(?:cases|testing|reading(?!\Wtell-reading)|database)\W/.test(name),
      )
      .map((name) => wordsOf(name, readFileSync(path.join(ROOT, room, name), 'utf8'))),
  )
}
