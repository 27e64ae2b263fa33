import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { ENDPOINTS } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { CallFields, Check, RouteFacts } from '#tools/spec/check.ts'
import { screenTable } from '#tools/spec/screen-table.ts'
import { printedTexts } from '#tools/spec/printed-texts.ts'

/** What a check came to: what is wrong with it, and the files where it was looked for. */
export interface Outcome {
  readonly problem: string | null
  readonly files: readonly string[]
}

const fine = (...files: readonly string[]): Outcome => ({ problem: null, files })
const wrong = (problem: string, ...files: readonly string[]): Outcome => ({ problem, files })

export async function runCheck(check: Check): Promise<Outcome> {
  switch (check.kind) {
    case 'route':
      return checkRoute(check.path, check.facts)
    case 'call':
      return checkCall(check.call, check.fields)
    case 'words':
      return checkWords(check.place, check.texts)
    case 'shown':
      return checkRoute(check.path, {})
    case 'constant':
      return checkConstant(check.module, check.name, check.value)
    case 'test':
      return checkTest(check.file, check.title)
    case 'decided':
      return checkDecision(check.where, check.words)
    case 'context':
      return check.why.length < 8 ? wrong('says no reason') : fine()
  }
}

const routeTable = new Map(screenTable().map((screen) => [screen.path, screen]))

function checkRoute(address: string, wanted: RouteFacts): Outcome {
  const found = routeTable.get(address)
  if (!found) return wrong(`there is no screen at ${address}`)
  const { file, facts } = found
  const asked = [
    wanted.guard === undefined ? null : `guard: '${wanted.guard}'`,
    wanted.gate === undefined ? null : `gate: '${wanted.gate}'`,
    wanted.header === undefined ? null : `header: ${wanted.header}`,
  ].filter((text) => text !== null)
  const missing = asked.find((text) => !facts.includes(text))
  return missing === undefined ? fine(path.dirname(file)) : wrong(`${address} is not ${missing}, but ${facts}`, file)
}

const contractFiles = globSync('contract/*.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const operationsText = globSync('server/operations-of-*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

function checkCall(name: string, fields: CallFields): Outcome {
  const [method = '', address = ''] = name.split(' ')
  const found = Object.entries(ENDPOINTS).find(([, one]) => one.method === method && one.path === address)
  if (!found) return wrong(`the contract has no ${name}`)
  const [key, one]: [string, Endpoint] = found
  const files = [fileOfContract(address), fileOfOperation(key)].filter((file) => file !== null)
  if (fields.access !== undefined && fields.access !== one.access) return wrong(`${name} is ${one.access}`, ...files)
  const missing = [
    ...missingFields(one.body, fields.body ?? []).map((field) => `takes no ${field}`),
    ...missingFields(one.answer, fields.answer ?? []).map((field) => `answers no ${field}`),
  ]
  return missing.length === 0 ? fine(...files) : wrong(`${name} ${missing.join(', ')}`, ...files)
}

function fileOfContract(address: string): string | null {
  return contractFiles.find(({ text }) => text.includes(`path: '${address}'`))?.file ?? null
}

function fileOfOperation(key: string): string | null {
  const line = operationsText.split('\n').find((one) => one.startsWith('import') && new RegExp(String.raw`\b${key}\b`).test(one))
  return /'#([^']+)'/.exec(line ?? '')?.[1] ?? null
}

function missingFields(shape: z.ZodType | undefined, wanted: readonly string[]): string[] {
  if (wanted.length === 0) return []
  if (shape === undefined) return [...wanted]
  const schema: unknown = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  return wanted.filter((field) => !hasField([schema], field.split('.'), schema))
}

/** Whether one of the schemas, or what they refer to, hold in lists or choose from, has the field. */
function hasField(schemas: readonly unknown[], names: readonly string[], root: unknown): boolean {
  const [name, ...rest] = names
  if (name === undefined) return true
  const inside = schemas
    .flatMap((schema) => variants(schema, root))
    .flatMap((schema) => {
      const properties = at(schema, 'properties')
      const property = at(properties, name)
      return property === undefined ? [] : [property]
    })
  return inside.length > 0 && hasField(inside, rest, root)
}

function variants(schema: unknown, root: unknown, depth = 0): unknown[] {
  if (depth > 8) return []
  const reference = at(schema, '$ref')
  const behind = typeof reference === 'string' ? [reference.split('/').slice(1).reduce(at, root)] : []
  const inner = [
    ...behind,
    at(schema, 'items'),
    ...['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((word) => list(at(schema, word))),
  ]
  return [schema, ...inner.filter((one) => one !== undefined).flatMap((one) => variants(one, root, depth + 1))]
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function checkWords(place: string, texts: readonly string[]): Outcome {
  if (!existsSync(place)) return wrong(`${place} does not exist`)
  const files = statSync(place).isDirectory()
    ? globSync(`${place}/**/*.{ts,tsx}`).filter((file) => !file.includes('.test.'))
    : [place]
  const printed = files.map(printedTexts).join('\n')
  const missing = texts.filter((text) => !printed.includes(text))
  return missing.length === 0
    ? fine(place)
    : wrong(`${place} does not print ${missing.map((text) => `"${text}"`).join(', ')}`, place)
}

async function checkConstant(module: string, name: string, value: unknown): Promise<Outcome> {
  if (!existsSync(module)) return wrong(`${module} does not exist`)
  const loaded: unknown = await import(path.resolve(module))
  const actual = name.split('.').reduce(at, loaded)
  const shown = actual instanceof RegExp ? String(actual) : actual
  return isDeepStrictEqual(shown, value) ? fine(module) : wrong(`${name} of ${module} is ${JSON.stringify(shown)}`, module)
}

function checkTest(file: string, title: string): Outcome {
  if (!existsSync(file)) return wrong(`${file} does not exist`)
  const text = readFileSync(file, 'utf8')
  const isThere = /\.(?:test|e2e)\.tsx?$/.test(file) && printedTexts(file).includes(title)
  return isThere && !/\.(?:skip|only)\(\s*['"`]/.test(text) ? fine(file) : wrong(`${file} has no test "${title}"`, file)
}

function checkDecision(where: string, decidedWords: string): Outcome {
  if (!/^docs\/(?:decisions\/\d{4}-|spec\/decisions\.txt)/.test(where) || !existsSync(where))
    return wrong(`${where} is no decision`)
  const text = readFileSync(where, 'utf8').replaceAll(/\s+/g, ' ')
  return text.includes(decidedWords) ? fine(where) : wrong(`${where} does not say "${decidedWords}"`, where)
}
