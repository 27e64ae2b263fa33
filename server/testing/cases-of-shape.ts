import fc from 'fast-check'
import { z } from 'zod'

/** Values that the product answered under a name: the ids of a list, the keys of values, names of creditors. */
export type Seen = ReadonlyMap<string, readonly string[]>

/** As much of JSON Schema as the shapes of requests use. */
const schemaShape = z.looseObject({
  $ref: z.string().optional(),
  $defs: z.record(z.string(), z.unknown()).default({}),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().default(0),
  maxLength: z.number().default(200),
  minimum: z.number().default(-1_000_000),
  maximum: z.number().default(1_000_000),
  minItems: z.number().default(0),
  maxItems: z.number().default(3),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).default([]),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  additionalProperties: z.unknown().optional(),
  anyOf: z.array(z.unknown()).default([]),
  oneOf: z.array(z.unknown()).default([]),
  allOf: z.array(z.unknown()).default([]),
})
type Schema = z.output<typeof schemaShape>

const NOBODYS = '11111111-1111-4111-8111-111111111111'

/** Names that all objects share. */
const SHARED_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'length']

/** Texts that some reader on the way may take for more than a text. */
const TELLING = [
  ...SHARED_NAMES,
  "' or '1'='1",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '#import "/etc/passwd": *',
  '#{ while true {} }',
  String.raw`\u0000 \x00 \${1} {{7*7}} %s %n %00`,
  '../../../../etc/passwd',
  'a\r\nBcc: victim@example.test',
  '=HYPERLINK("https://evil.example")',
  '\u202Edlrow\u202C \u200B\uFEFF\u2028',
  'Z\u0351\u036B\u0343\u036A\u0302a\u0333\u034D\u0329l\u0321',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u{10FFFF} \uFFFF',
  'ﷺ ß İ ı ǅ ﬁ',
  '٣٤٥ １２３ ½ Ⅷ',
  '   ',
  '%',
  '_',
  '-0',
  '1e400',
  'NaN',
  'null',
]

/** What no database keeps as a text. */
const UNSTORABLE = ['a\0b', '\0', 'a\uD800', '\uDFFFb', '\uDC00\uD800']

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.1,
  -0.1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  2 ** 64,
  1e21,
  1e308,
  -1e308,
  5e-324,
]

const DATES = [
  '2026-11-20',
  '2026-11-19',
  '2026-12-25',
  '2024-02-29',
  '2025-02-29',
  '2026-13-45',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '1000-01-01',
  '1969-12-31',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
]
const INSTANTS = [...DATES.map((date) => `${date}T23:59:60Z`), '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00+14:00']

/** A text of exactly this many characters, of letters that travel as one, two, three and four bytes. */
const longest = (length: number): fc.Arbitrary<string> =>
  fc
    .constantFrom('x', ' ', '\n', '9', 'é', '字', '\u{1F600}', '\u0301')
    .map((letter) => letter.repeat(length).slice(0, length - (length % letter.length)))

const words = fc
  .array(fc.constantFrom('I', 'never', 'paid', 'Harbor', 'Dental', '$1,250', '07/04/2026', 'Order', '12', 'Main', 'St'), {
    minLength: 1,
    maxLength: 30,
  })
  .map((some) => some.join(' '))

/** Texts of every kind that a schema with these bounds takes. */
const takenText = ({ minLength, maxLength }: Schema): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 5, arbitrary: words },
      { weight: 2, arbitrary: fc.constantFrom(...TELLING) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 40) }) },
      { weight: 1, arbitrary: longest(maxLength) },
    )
    .map((text) => text.slice(0, maxLength).toWellFormed().replaceAll('\0', ' ').padEnd(minLength, 'x'))

/** A value of another kind than was asked for. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...UNSTORABLE, ...TELLING),
  fc.constantFrom<unknown>(...NUMBERS, null, true, false, '', [], {}, [[]], [null], { $ne: null }, '2026-11-20', NOBODYS),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(...SHARED_NAMES).map((name) => Object.fromEntries([[name, { polluted: true }]])),
  fc.integer({ min: 200, max: 60_000 }).map((length) => 'x'.repeat(length)),
)

interface Around {
  readonly named: Readonly<Record<string, unknown>>
  readonly seen: Seen
  readonly depth: number
}

/** Cases of a request’s part: mostly what its schema takes, with now and then a hostile value in one place or for the whole. */
export function casesOfShape(shape: z.ZodType, seen: Seen): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  const { $defs: named } = schemaShape.parse(root)
  return casesAt(root, '', { named, seen, depth: 0 })
}

const mostly = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 24, arbitrary }, { weight: 1, arbitrary: hostile })

function casesAt(schema: unknown, name: string, around: Around): fc.Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean' || around.depth > 6) return hostile
  const one = schemaShape.parse(schema)
  const within = { ...around, depth: around.depth + 1 }
  if (one.$ref !== undefined) return casesAt(around.named[one.$ref.split('/').at(-1) ?? ''], name, within)
  if (one.const !== undefined) return mostly(fc.constant(one.const))
  if (one.enum !== undefined) return mostly(fc.constantFrom(...one.enum))
  const choices = [...one.anyOf, ...one.oneOf]
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => casesAt(choice, name, within)))
  if (one.allOf.length > 0) return fc.tuple(...one.allOf.map((part) => casesAt(part, name, within))).map(together)
  return mostly(fc.oneof(...[one.type ?? 'anything'].flat().map((type) => casesOfType(type, { one, name, around: within }))))
}

/** What several parts of an object say, in one. */
const together = (parts: readonly unknown[]): unknown => {
  const objects = parts.filter((part): part is object => typeof part === 'object' && part !== null)
  return objects.length === parts.length ? Object.assign({}, ...objects) : parts[0]
}

interface Typed {
  readonly one: Schema
  readonly name: string
  readonly around: Around
}

function casesOfType(type: string, { one, name, around }: Typed): fc.Arbitrary<unknown> {
  if (type === 'string') return casesOfText(one, around.seen.get(plainName(name)) ?? [])
  if (type === 'integer' || type === 'number') return casesOfNumber(one, type)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array') return casesOfList({ one, name, around })
  if (type === 'object') return casesOfObject({ one, name, around })
  return hostile
}

function casesOfText(one: Schema, seen: readonly string[]): fc.Arbitrary<unknown> {
  const made = madeText(one)
  return seen.length === 0 ? made : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...seen) }, { weight: 1, arbitrary: made })
}

function madeText(one: Schema): fc.Arbitrary<string> {
  if (one.format === 'uuid') return fc.oneof(fc.uuid(), fc.constant(NOBODYS))
  if (one.format === 'date') return fc.constantFrom(...DATES)
  if (one.format === 'date-time') return fc.constantFrom(...INSTANTS)
  if (one.format === 'email')
    return fc.oneof(fc.emailAddress(), fc.constantFrom('a@b', '"a b"@example.test', 'x@[::1]', 'ü@example.test'))
  return one.pattern === undefined ? takenText(one) : matching(one.pattern, takenText(one))
}

/** Texts of the pattern; any texts where it looks ahead, which no one can follow backwards. */
function matching(pattern: string, else_: fc.Arbitrary<string>): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'))
  } catch {
    return else_
  }
}

function casesOfNumber({ minimum, maximum }: Schema, type: 'integer' | 'number'): fc.Arbitrary<number> {
  const min = Math.max(minimum, -(2 ** 31))
  const max = Math.min(maximum, 2 ** 31)
  const within = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
  return fc.oneof(
    { weight: 4, arbitrary: within },
    { weight: 2, arbitrary: fc.constantFrom(minimum, maximum) },
    { weight: 1, arbitrary: fc.constantFrom(...NUMBERS) },
  )
}

function casesOfList({ one, name, around }: Typed): fc.Arbitrary<unknown> {
  if (one.prefixItems.length > 0) return fc.tuple(...one.prefixItems.map((part) => casesAt(part, name, around)))
  const item = casesAt(one.items, name, around)
  const some = fc.array(item, { minLength: one.minItems, maxLength: Math.max(one.minItems, Math.min(one.maxItems, 3)) })
  const twice = item.map((same) => [same, same])
  const most = item.map((same) => Array.from({ length: Math.min(one.maxItems, 2_000) + 1 }, () => same))
  return fc.oneof({ weight: 12, arbitrary: some }, { weight: 2, arbitrary: twice }, { weight: 1, arbitrary: most })
}

function casesOfObject({ one, around }: Typed): fc.Arbitrary<unknown> {
  const fields = Object.entries(one.properties).map(([field, part]) => {
    const cases = casesAt(part, field, around)
    const isNeeded = one.required.includes(field)
    const left = { weight: isNeeded ? 1 : 10, arbitrary: fc.constant(undefined) }
    return fc.oneof({ weight: isNeeded ? 30 : 15, arbitrary: cases }, left).map((value) => [field, value] as const)
  })
  const isOpen = typeof one.additionalProperties === 'object'
  const open = isOpen ? casesAt(one.additionalProperties, '', around) : hostile
  const strays = fc.array(fc.tuple(fc.constantFrom(...SHARED_NAMES, 'userId', 'id', 'role'), open), { maxLength: 1 })
  const stray = fc.oneof({ weight: isOpen ? 1 : 12, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: strays })
  return fc.tuple(fc.tuple(...fields), stray).map(([known, more]) => Object.fromEntries([...known, ...more]))
}

/** `negativeItemIds`, `negativeItemId` and `negative-items` are one name. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
    .replace(/(?:Ids?|s)$/, '')
    .replace(/^creditReport$/, 'report')
