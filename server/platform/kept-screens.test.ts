import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { filesOnDisk } from '#adapters/files/open-files.ts'
import type { FilesPort } from '#adapters/files/port.ts'
import { keepScreens } from '#server/platform/kept-screens.ts'

const root = mkdtempSync(path.join(tmpdir(), 'errata-kept-screens-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const text = (found: Uint8Array | null): string | null => (found === null ? null : Buffer.from(found).toString())

/** A build whose scripts have these names, and say them. */
function build(...names: readonly string[]): string {
  const directory = path.join(root, names.join('+'))
  mkdirSync(directory, { recursive: true })
  for (const name of names)
    for (const end of ['.js', '.js.br', '.js.gz']) writeFileSync(path.join(directory, `${name}${end}`), `${name}${end}`)
  return directory
}
const store = (name: string): FilesPort => filesOnDisk(path.join(root, 'stores', name))('screens')
const minute = (number: number): string => `2026-11-20T12:${String(number).padStart(2, '0')}:00.000Z`

it('both versions of a roll-out have the files of the other, whichever began first', async () => {
  const files = store('both')
  const before = await keepScreens({ files, directory: build('same', 'before'), now: minute(1) })
  expect(await before.read('after.js')).toBeNull()
  const after = await keepScreens({ files, directory: build('same', 'after'), now: minute(2) })
  expect([text(await after.read('before.js')), text(await before.read('after.js'))]).toEqual(['before.js', 'after.js'])
  for (const name of ['before.js.br', 'nothing.js', '__proto__', '../before.js']) expect(await after.read(name)).toBeNull()
})

it('the last three builds are kept, each once; one that comes back is the newest again', async () => {
  const files = store('three')
  const start = (name: string, at: number) => keepScreens({ files, directory: build(name), now: minute(at) })
  for (const [at, name] of ['a', 'b', 'b', 'c', 'a', 'd'].entries()) await start(name, at)
  const last = await start('d', 9)
  expect(await files.list('')).toHaveLength(3)
  expect(await Promise.all(['a.js', 'b.js', 'c.js'].map(async (name) => text(await last.read(name))))).toEqual([
    'a.js',
    null,
    'c.js',
  ])
})

it('a process that starts again writes nothing, and several of one build leave one file', async () => {
  const files = store('again')
  const directory = build('again')
  await Promise.all([1, 2, 3].map((at) => keepScreens({ files, directory, now: minute(at) })))
  await keepScreens({ files, directory, now: minute(4) })
  const put = (): Promise<never> => Promise.reject(new Error('nothing is to be written'))
  await keepScreens({ files: { ...files, put }, directory, now: minute(5) })
  expect(await files.list('')).toHaveLength(1)
})
