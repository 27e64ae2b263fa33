import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A house of its own with the real configuration, so that planting a violation spoils nothing for the tests next to it. */
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

/** What a tool of ours says about that house. */
function runIn(tool: string, ...args: readonly string[]): string {
  const done = spawnSync(process.execPath, [path.join(root, tool), ...args], { cwd: house, encoding: 'utf8' })
  return done.stdout + done.stderr
}

const wallsSay = (): string =>
  runIn('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.mjs', ...ROOMS)

const reach = (specifier: string): string => `import * as reached from '${specifier}'\nexport const use = reached\n`

const BROKEN: readonly (readonly [wall: string, folder: string, specifier: string])[] = [
  ['engine-reaches-only-itself', 'engine/words', '#contract/reports.ts'],
  ['engine-has-no-packages', 'engine/words', 'zod'],
  ['engine-has-no-packages', 'engine/words', 'node:fs'],
  ['contract-reaches-only-engine', 'contract', '#server/features/letters/letters.ts'],
  ['adapters-reaches-only-itself', 'adapters/post', '#engine/words/bureau.ts'],
  ['server-reaches-only-contract-engine-adapters', 'server', '#web/screens/login/login-screen.tsx'],
  ['server-reaches-only-contract-engine-adapters', 'server', '#tools/bench.ts'],
  ['web-reaches-only-contract-engine', 'web', '#adapters/post/port.ts'],
  ['e2e-sees-contract-and-test-tools', 'e2e', '#server/features/letters/letters.ts'],
  ['only-main-chooses-adapters', 'server/features/letters', '#adapters/post/embedded.ts'],
  ['feature-stays-in-its-folder', 'server/features/mailing', '#server/features/letters/edit-letter.ts'],
  ['feature-reads-its-own-table', 'server/features/mailing', '#server/database/tables/letters.ts'],
  ['screen-stays-in-its-folder', 'web/screens/register', '#web/screens/login/login-screen.tsx'],
  ['outside-services-only-in-adapters', 'server', 'nodemailer'],
  ['not-unresolvable', 'server', '#engine/nowhere.ts'],
]

describe('the walls', () => {
  it('stand while no one reaches through them', () => {
    expect(wallsSay()).toMatch(/no dependency violations found \((?!0 modules)/)
  })

  it('are each seen when they are broken', () => {
    const planted = BROKEN.map(([wall, folder, specifier], index) => {
      const file = `${folder}/planted-${index}.ts`
      plant(file, reach(specifier))
      return { file, error: `error ${wall}: ${file}` }
    })
    const said = wallsSay()
    for (const { file } of planted) rmSync(path.join(house, file))
    expect(planted.filter(({ error }) => !said.includes(error))).toEqual([])
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

it('the rooms’ types keep the outside out of the engine', () => {
  const outside = ['process.env', "fetch('/')", 'document.title', 'setTimeout(() => undefined, 1)', "console.log('x')"]
  plant('engine/words/impure.ts', outside.map((text, index) => `export const x${index} = ${text}\n`).join(''))
  cpSync(path.join(root, 'engine/tsconfig.json'), path.join(house, 'engine/room.json'))
  const alone = {
    extends: './room.json',
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
    include: ['./words/impure.ts'],
    references: [],
  }
  plant('engine/tsconfig.json', JSON.stringify(alone))
  const checked = runIn('node_modules/typescript-native/bin/tsc', '-p', 'engine')
  for (const name of ['process', 'fetch', 'document', 'setTimeout', 'console'])
    expect(checked).toContain(`Cannot find name '${name}'`)
})

it('the lint sees any, a cast, a default export and a non-null assertion', () => {
  plant('contract/any.ts', 'export function f(x: any) {\n  return x\n}\n')
  plant('contract/cast.ts', 'export const x = JSON.parse("1") as number\n')
  plant('contract/default.ts', 'const x = 1\nexport default x\n')
  plant('contract/assertion.ts', 'export const f = (x: string | null) => x!.length\n')
  const linted = runIn('node_modules/oxlint/bin/oxlint', 'contract')
  for (const rule of ['no-explicit-any', 'consistent-type-assertions', 'no-default-export', 'no-non-null-assertion'])
    expect(linted).toContain(rule)
})
