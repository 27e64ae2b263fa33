import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const BUILT = path.join(import.meta.dirname, '../../dist/web')
if (!existsSync(path.join(BUILT, '.vite/screens.json'))) throw new Error('The screens are not built: node tools/prepare.mjs')

const shape = z.object({
  first: z.array(z.string()),
  screens: z.array(z.object({ path: z.string(), files: z.array(z.string()) })),
})
const builtIn = (file: string) => shape.parse(JSON.parse(readFileSync(path.join(BUILT, '.vite', file), 'utf8')))

const KB = 1000
/** Short files have no compressed neighbour: they are sent as they are. */
const sentBytes = (file: string): number => {
  const compressed = path.join(BUILT, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : path.join(BUILT, file)).size
}
const kilobytes = (files: readonly string[]): number => files.reduce((sum, file) => sum + sentBytes(file), 0) / KB

/** What is loaded before a screen shows, with everything that it imports; compressed, as it is sent. */
const SIGN_IN = { files: 8, kB: 110 }
const MOST_KB = 180
/** Spanish says the same in more letters, and its files are joined a little otherwise. */
const MORE_IN_SPANISH = { kB: 2.5, files: 3 }
/** A change of some words joins other files: it swings by three. */
const MOST_FILES = 30

describe.each([
  ['English', builtIn('screens.json'), { kB: 0, files: 0 }],
  ['Spanish', builtIn('screens.es.json'), MORE_IN_SPANISH],
])('the built scripts in %s', (_language, { first, screens }, more) => {
  const allOf = (files: readonly string[]): string[] => [...first, ...files]

  it('of the sign-in are few and small', () => {
    const signIn = allOf(screens.find(({ path: screen }) => screen === '/login')?.files ?? [])
    expect(signIn.length).toBeLessThanOrEqual(SIGN_IN.files)
    expect(kilobytes(signIn)).toBeLessThanOrEqual(SIGN_IN.kB + more.kB)
  })

  it('of the sign-in contain no Zod, whose schemas take a slow phone time to make', () => {
    const signIn = allOf(screens.find(({ path: screen }) => screen === '/login')?.files ?? [])
    const holding = (files: readonly string[]) =>
      files.filter((file) => readFileSync(path.join(BUILT, file), 'utf8').includes('_zod'))
    expect(holding(signIn)).toEqual([])
    expect(holding(screens.flatMap(({ files }) => files))).not.toEqual([])
  })

  it('of no screen are larger than a phone loads quickly', () => {
    const sizes = screens.map(({ path: screen, files }) => [screen, kilobytes(allOf(files))] as const)
    expect(sizes.filter(([, kB]) => kB > MOST_KB + more.kB)).toEqual([])
  })

  it('of no screen are more than a phone asks for quickly', () => {
    expect(screens.filter(({ files }) => allOf(files).length > MOST_FILES + more.files)).toEqual([])
  })

  it.each([
    ['no maker of JSON Schema', 'json-schema.org/draft'],
    ['no maker of parsers, which the content security policy forbids', 'new Function'],
    ['nothing that the contract says for the OpenAPI document', 'Sign in with username or e-mail'],
    ['no shape of an answer', 'exportedAt'],
  ])('hold %s', (_what, mark) => {
    const all = allOf(screens.flatMap(({ files }) => files))
    expect(all.filter((file) => readFileSync(path.join(BUILT, file), 'utf8').includes(mark))).toEqual([])
  })
})
