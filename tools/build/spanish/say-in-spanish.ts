import type { Plugin } from 'vite'
import { type Part, partsOf } from '#engine/spanish/parts-of.ts'
import { type Catalogs, inCatalogs, placeOf, readCatalogs } from './catalogs.ts'
import { isSaid } from './say-where.ts'
import { type Words, wordsOf } from './words-of.ts'

/** Builds the screens in Spanish: each sentence of the source that has its Spanish is replaced by it before anything else is done. */
export function sayInSpanish(): Plugin {
  const catalogs = readCatalogs()
  return {
    name: 'say-in-spanish',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const place = placeOf(id.split('?')[0] ?? id)
      return isSaid(place) ? { code: inSpanish(place, code, catalogs), map: null } : null
    },
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('<html lang="en"', '<html lang="es"') },
  }
}

/** The source with its sentences in Spanish; what has none stays English. */
export function inSpanish(file: string, source: string, catalogs: Catalogs): string {
  const said = wordsOf(file, source).flatMap((words) => {
    const spanish = inCatalogs(catalogs, file, words.key)
    return typeof spanish === 'string' ? [{ words, spanish }] : []
  })
  return printed(source, said, { start: 0, end: source.length })
}

interface Said {
  readonly words: Words
  readonly spanish: string
}

interface Range {
  readonly start: number
  readonly end: number
}

/** A part of the source, with the sentences in it replaced; those inside another one are said where its holes are put. */
function printed(source: string, said: readonly Said[], { start, end }: Range): string {
  let at = start
  let text = ''
  for (const { words, spanish } of said) {
    if (words.start < at || words.end > end) continue
    const inside = said.filter(({ words: other }) => other !== words)
    text += source.slice(at, words.start) + replacement(words, spanish, (range) => printed(source, inside, range))
    at = words.end
  }
  return text + source.slice(at, end)
}

type Print = (range: Range) => string

function replacement(words: Words, spanish: string, print: Print): string {
  const text = withEdgesOf(words.key, spanish)
  if (words.kind === 'noun') {
    const [one = '', many = `${one}s`] = text.split('|')
    return `${JSON.stringify(one)}, ${JSON.stringify(many)}`
  }
  if (words.kind === 'attribute') return `{${JSON.stringify(text)}}`
  if (words.kind === 'text') return JSON.stringify(text)
  const parts = partsOf(text)
  return words.kind === 'template'
    ? `\`${parts.map((part) => (typeof part === 'string' ? escaped(part) : `\${${valueOf(words, part, print)}}`)).join('')}\``
    : parts.map((part) => (typeof part === 'string' ? `{${JSON.stringify(part)}}` : childOf(words, part, print))).join('')
}

/** Blanks at its ends part a sentence from its neighbours. */
const withEdgesOf = (key: string, spanish: string): string =>
  (/^\s*/.exec(key)?.[0] ?? '') + spanish.trim() + (key.trim() === '' ? '' : (/\s*$/.exec(key)?.[0] ?? ''))

const escaped = (text: string): string => text.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`)

function holeAt(words: Words, at: number) {
  const hole = words.holes[at]
  if (hole === undefined) throw new Error(`“${words.key}” has no part ${at}`)
  return hole
}

function valueOf(words: Words, { at, branches }: Part, print: Print): string {
  const { node } = holeAt(words, at)
  if (branches === null) return print(node)
  const test: unknown = node['test']
  if (!isRange(test)) throw new Error(`“${words.key}”: part ${at} is no choice`)
  const [one, other] = branches.map((branch) => JSON.stringify(branch))
  return `(${print(test)}) ? ${one} : ${other}`
}

function childOf(words: Words, part: Part, print: Print): string {
  if (part.tag === 'value') return `{${valueOf(words, part, print)}}`
  const { node } = holeAt(words, part.at)
  if (part.tag === 'empty') return print(node)
  const [opening, closing] = [
    node['openingElement'] ?? node['openingFragment'],
    node['closingElement'] ?? node['closingFragment'],
  ]
  const tag = part.tag === 'open' ? opening : closing
  if (!isRange(tag)) throw new Error(`“${words.key}”: part ${part.at} has no such tag`)
  return print(tag)
}

const isRange = (value: unknown): value is Range =>
  typeof value === 'object' &&
  value !== null &&
  'start' in value &&
  typeof value.start === 'number' &&
  'end' in value &&
  typeof value.end === 'number'
