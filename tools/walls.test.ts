import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A house of its own with the real configuration, so that planting a violation spoils nothing for the tests beside it. */
const root = process.cwd()
let house: string
beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'errata-walls-'))
  for (const file of ['package.json', '.dependency-cruiser.mjs', 'tsconfig.base.json', '.oxlintrc.json'])
    cpSync(path.join(root, file), path.join(house, file))
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'))
  plant('engine/words/bureau.ts', 'export const bureau = 1\n')
  plant('contract/reports.ts', 'export const reports = 1\n')
  plant('adapters/post/port.ts', 'export const port = 1\n')
  plant('adapters/post/embedded.ts', 'export const embedded = 1\n')
  plant('server/features/letters/letters.ts', 'export const letters = 1\n')
  plant('server/features/letters/edit-letter.ts', 'export const edit = 1\n')
  plant('server/database/tables/letters.ts', 'export const letters = 1\n')
  plant('web/screens/login/login-screen.tsx', 'export const login = 1\n')
  plant('e2e/steps.ts', 'export const steps = 1\n')
  plant('tools/bench.ts', 'export const bench = 1\n')
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

function plant(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true })
  writeFileSync(path.join(house, file), text)
}

const ROOMS = ['engine', 'contract', 'adapters', 'server', 'web', 'e2e', 'tools']

function wallsSay(): string {
  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const done = spawnSync(process.execPath, [cruiser, '--config', '.dependency-cruiser.mjs', ...ROOMS], {
    cwd: house,
    encoding: 'utf8',
  })
  return done.stdout + done.stderr
}

const reach = (specifier: string): string => `import * as reached from '${specifier}'\nexport const use = reached\n`

describe('the walls', () => {
  it('stand while nobody reaches through them', () => {
    expect(wallsSay()).toMatch(/no dependency violations found \((?!0 modules)/)
  })

  it.each([
    ['engine-reaches-only-itself', 'engine/words/planted.ts', reach('#contract/reports.ts')],
    ['engine-has-no-packages', 'engine/words/planted.ts', reach('zod')],
    ['engine-has-no-packages', 'engine/words/planted.ts', reach('node:fs')],
    ['contract-reaches-only-engine', 'contract/planted.ts', reach('#server/features/letters/letters.ts')],
    ['adapters-reaches-only-itself', 'adapters/post/planted.ts', reach('#engine/words/bureau.ts')],
    ['server-reaches-only-contract-engine-adapters', 'server/planted.ts', reach('#web/screens/login/login-screen.tsx')],
    ['server-reaches-only-contract-engine-adapters', 'server/planted.ts', reach('#tools/bench.ts')],
    ['web-reaches-only-contract-engine', 'web/planted.ts', reach('#adapters/post/port.ts')],
    ['e2e-sees-contract-and-test-tools', 'e2e/planted.ts', reach('#server/features/letters/letters.ts')],
    ['only-main-chooses-adapters', 'server/features/letters/planted.ts', reach('#adapters/post/embedded.ts')],
    ['feature-stays-in-its-folder', 'server/features/mailing/planted.ts', reach('#server/features/letters/edit-letter.ts')],
    ['feature-reads-its-own-table', 'server/features/mailing/planted.ts', reach('#server/database/tables/letters.ts')],
    ['screen-stays-in-its-folder', 'web/screens/register/planted.ts', reach('#web/screens/login/login-screen.tsx')],
    ['outside-services-only-in-adapters', 'server/planted.ts', reach('nodemailer')],
    ['not-unresolvable', 'server/planted.ts', reach('#engine/nowhere.ts')],
  ])('%s is seen when it is broken', (wall, file, text) => {
    plant(file, text)
    try {
      expect(wallsSay()).toContain(`error ${wall}`)
    } finally {
      rmSync(path.join(house, file))
    }
  })

  it('see a cycle, two features that need each other, a test in production and a rule without a test', () => {
    plant('server/features/mailing/mailing.ts', reach('#server/features/letters/letters.ts'))
    plant('server/features/letters/letters.ts', reach('#server/features/mailing/mailing.ts'))
    plant('contract/planted.test.ts', 'export const test = 1\n')
    plant('contract/planted.ts', reach('#contract/planted.test.ts'))
    plant('engine/audit/rules/planted/rule.ts', 'export const rule = 1\n')
    const said = wallsSay()
    for (const wall of ['no-cycles', 'no-feature-cycles', 'no-test-in-production', 'rule-is-tested'])
      expect(said).toContain(`error ${wall}`)
  })
})

describe('the rooms’ types', () => {
  it.each([
    ['process', 'export const x = process.env'],
    ['fetch', "export const x = fetch('/')"],
    ['document', 'export const x = document.title'],
    ['setTimeout', 'export const x = setTimeout(() => undefined, 1)'],
    ['console', "export const x = console.log('x')"],
  ])('keep %s out of the engine', (name, text) => {
    plant('engine/words/impure.ts', `${text}\n`)
    cpSync(path.join(root, 'engine/tsconfig.json'), path.join(house, 'engine/room.json'))
    const alone = {
      extends: './room.json',
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
      include: ['./words/impure.ts'],
      references: [],
    }
    plant('engine/tsconfig.json', JSON.stringify(alone))
    const checked = spawnSync(process.execPath, [path.join(root, 'node_modules/typescript-native/bin/tsc'), '-p', 'engine'], {
      cwd: house,
      encoding: 'utf8',
    })
    expect(checked.stdout).toContain(`Cannot find name '${name}'`)
  })
})

describe('the lint', () => {
  it.each([
    ['any', 'export function f(x: any) {\n  return x\n}\n', 'no-explicit-any'],
    ['a cast', 'export const x = JSON.parse("1") as number\n', 'consistent-type-assertions'],
    ['a default export', 'const x = 1\nexport default x\n', 'no-default-export'],
    ['a non-null assertion', 'export const f = (x: string | null) => x!.length\n', 'no-non-null-assertion'],
  ])('sees %s', (_case, text, rule) => {
    plant('contract/planted.ts', text)
    const linted = spawnSync(process.execPath, [path.join(root, 'node_modules/oxlint/bin/oxlint'), 'contract/planted.ts'], {
      cwd: house,
      encoding: 'utf8',
    })
    expect(linted.stdout).toContain(rule)
  })
})
