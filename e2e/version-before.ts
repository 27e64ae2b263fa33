import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')
const IS_COMPRESSED = /\.(?:br|gz)$/
const IS_TEXT = /\.(?:js|css|html|json)$/

/** A product like this one whose hashed files have other names, as those of any other version have. `mark` begins each of them. */
export function makeVersionBefore(mark: string): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'errata-before-'))
  for (const name of readdirSync(ROOT))
    if (name !== 'dist' && name !== '.git') symlinkSync(path.join(ROOT, name), path.join(folder, name))
  mkdirSync(path.join(folder, 'dist'))
  cpSync(path.join(ROOT, 'dist/server'), path.join(folder, 'dist/server'), { recursive: true })
  const screens = path.join(ROOT, 'dist/web')
  const hashed = readdirSync(path.join(screens, 'assets')).filter((name) => !IS_COMPRESSED.test(name))
  const longestFirst = hashed.toSorted((a, b) => b.length - a.length).map((name) => name.replaceAll('.', String.raw`\.`))
  const anyName = new RegExp(longestFirst.join('|'), 'g')
  const renamed = (text: string): string => text.replaceAll(anyName, (name) => mark + name)
  for (const name of readdirSync(screens, { recursive: true, encoding: 'utf8' })) {
    if (IS_COMPRESSED.test(name) || path.extname(name) === '') continue
    const [from, to] = [path.join(screens, name), path.join(folder, 'dist/web', renamed(name))]
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, IS_TEXT.test(name) ? renamed(readFileSync(from, 'utf8')) : readFileSync(from))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
