import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { startArguments } from '#tools/start-arguments.ts'

const fileNamed = (name: string): string => readFileSync(path.join(import.meta.dirname, '..', name), 'utf8')
const program = ['tools/supervise.mjs', ...startArguments()]

it('the image and the unit run what `npm start` runs', () => {
  expect(JSON.parse(/^CMD (.*)$/m.exec(fileNamed('Dockerfile'))?.[1] ?? '')).toEqual(['node', ...program])
  expect(/^ExecStart=\S+\/node (.*)$/m.exec(fileNamed('deploy/errata.service'))?.[1]?.split(' ')).toEqual(program)
})

it('nothing that a package brings along runs while it is installed for production', () => {
  for (const file of ['Dockerfile', 'deploy/errata.service', 'docs/operations.md'])
    expect([...fileNamed(file).matchAll(/npm ci\b(?: --[\w=-]+)*/g)].map(([found]) => found)).toEqual([
      expect.stringContaining('npm ci --omit=dev --ignore-scripts'),
    ])
})

it('the settings of compose.yaml are settings, and go together', () => {
  const block = /^x-settings: &settings\n((?: {2}.*\n)+)/m.exec(fileNamed('compose.yaml'))?.[1] ?? ''
  const lines = [...block.matchAll(/^ {2}([A-Z0-9_]+): '?(.*?)'?$/gm)].map(([, name = '', value = '']) => [name, value])
  // As someone fills them in.
  const given = lines.map(([name = '', value = '']) => [name, value.replaceAll(/\$\{[A-Z_]+:\?\}/g, 'abcdefghijklmnop')])
  expect(given.length).toBeGreaterThan(8)
  for (const role of ['web', 'worker']) {
    const settings = readSettings({ ...Object.fromEntries(given), ROLE: role })
    for (const [name = ''] of given) expect(Object.keys(settings)).toContain(name)
  }
})
