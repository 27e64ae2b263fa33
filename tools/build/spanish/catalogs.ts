import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The Spanish by its English; null: it stays as it is (a name, a word of the program). */
export type Catalog = Readonly<Record<string, string | null>>

/** All catalogs by the folder or file of the source that they are for: `web/screens/login`; `common` is for all. */
export type Catalogs = ReadonlyMap<string, Catalog>

const ROOT = path.join(import.meta.dirname, '../../..')
const FOLDER = path.join(ROOT, 'spanish')
const COMMON = 'common'

/** Reads `spanish/**.json`. */
export function readCatalogs(): Catalogs {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  return new Map(
    files.map((file) => [
      file.replaceAll(path.sep, '/').replace(/\.json$/, ''),
      asCatalog(file, JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'))),
    ]),
  )
}

function asCatalog(file: string, read: unknown): Catalog {
  if (typeof read !== 'object' || read === null) throw new Error(`spanish/${file} holds no catalog`)
  const entries = Object.entries(read).map(([key, value]): [string, string | null] => {
    if (value !== null && typeof value !== 'string') throw new Error(`spanish/${file}: “${key}” has no text`)
    return [key, value]
  })
  return Object.fromEntries(entries)
}

/** The Spanish of a key in this file of the source: of the nearest catalog that has it; undefined where none does. */
export function inCatalogs(catalogs: Catalogs, file: string, key: string): string | null | undefined {
  for (const name of placesOf(file)) {
    const said = catalogs.get(name)?.[key]
    if (said !== undefined) return said
  }
  return undefined
}

/** `web/screens/login/login-screen.tsx`, then `web/screens/login`, `web/screens`, `web`, and `common`. */
export function placesOf(file: string): string[] {
  const parts = file.replace(/\.tsx?$/, '').split('/')
  return [...parts.map((_, at) => parts.slice(0, parts.length - at).join('/')), COMMON]
}

/** The path of a source file from the root, with `/`. */
export const placeOf = (file: string): string => path.relative(ROOT, file).replaceAll(path.sep, '/')
