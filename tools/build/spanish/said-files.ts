import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { isSaid } from './say-where.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
const START = 'web/main.tsx'

/** The source of each file whose words the screens say: what the first file loads, at once or later. By its path from the root. */
export function saidFiles(): Map<string, string> {
  const found = new Map<string, string>()
  const waiting = [START]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(path.join(ROOT, file))) continue
    const source = readFileSync(path.join(ROOT, file), 'utf8')
    found.set(file, source)
    waiting.push(...loadedBy(file, source))
  }
  return new Map([...found].filter(([file]) => isSaid(file)))
}

const OURS = /^#(?=(?:web|engine|contract)\/)/

function loadedBy(file: string, source: string): string[] {
  const { module } = parseSync(file, source)
  const imports = module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest === null || isType ? [] : [moduleRequest.value])),
  )
  const later = module.dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1))
  return [...imports.map(({ moduleRequest }) => moduleRequest.value), ...exports, ...later]
    .filter((name) => OURS.test(name))
    .map((name) => name.replace(OURS, ''))
}
