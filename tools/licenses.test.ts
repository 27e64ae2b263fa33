import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listLicenses } from '#tools/licenses.ts'

it('lists what runs by its licence, nested packages under their own names, and nothing that only builds', () => {
  const packages = {
    '': { version: '1.0.0', license: 'UNLICENSED' },
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/b/node_modules/@a/c': { version: '1.0.0', license: 'MIT' },
    'node_modules/built': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/silent': { version: '3.0.0' },
  }
  expect(listLicenses({ packages })).toEqual(['MIT: @a/c 1.0.0, b 2.0.0', 'none is named: silent 3.0.0'])
})

it('knows the licence of everything that this lock installs', () => {
  const lock: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  expect(listLicenses(lock).filter((line) => line.startsWith('none is named'))).toEqual([])
})
