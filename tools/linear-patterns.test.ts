import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { analyse } from 'scslre'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

/**
 * Every pattern of the product, as it is written or put together. A pattern that takes a time beyond the length of its text lets one
 * member's text, or one value of a file, stop a whole process.
 */
const ROOT = path.join(import.meta.dirname, '..')
const FILES = globSync('{engine,contract,adapters,server,web}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.|\.d\.ts$|\/testing\/|^web\/gallery/.test(file),
)

const patternShape = z.object({ where: z.string(), source: z.string(), flags: z.string() })
type Pattern = z.infer<typeof patternShape>

/** The literals of a file, and whether it puts other patterns together. */
function patternsIn(file: string): { readonly literals: readonly Pattern[]; readonly makesMore: boolean } {
  const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const literals: Pattern[] = []
  let makesMore = false
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      literals.push({ where: `${file}:${line + 1}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    makesMore ||= ts.isIdentifier(node) && node.text === 'RegExp' && ts.isNewExpression(node.parent)
    ts.forEachChild(node, look)
  }
  look(source)
  return { literals, makesMore }
}

/** What repeats in it so that a failing text costs more than its length; the checker reads no `v` flag, whose patterns here need none. */
const repeatsIn = ({ source, flags }: Pattern): readonly string[] =>
  analyse({ source, flags: flags.replace('v', 'u') }).reports.map(({ type }) => type)

const found = FILES.map((file) => ({ file, ...patternsIn(file) }))
let patterns: readonly Pattern[]
beforeAll(async () => {
  const makers = found.filter(({ makesMore }) => makesMore).map(({ file }) => path.join(ROOT, file))
  const thread = new Worker(path.join(import.meta.dirname, 'patterns-made.ts'), { workerData: makers })
  const [made] = await once(thread, 'message')
  patterns = [...found.flatMap(({ literals }) => literals), ...z.array(patternShape).parse(made)]
})

describe('every pattern', () => {
  it('is found: those written down, and those put together', () => {
    expect(patterns.length).toBeGreaterThan(1_900)
    expect(patterns.some(({ source }) => source.includes('Fair Credit') || source.includes('fair\\s{1,9}credit'))).toBe(true)
  })

  it('takes a time that grows with the length of its text', () => {
    const slow = patterns.flatMap((pattern) => {
      const repeats = repeatsIn(pattern)
      return repeats.length > 0 ? [`${pattern.where} /${pattern.source}/${pattern.flags}: ${repeats.join(', ')}`] : []
    })
    expect(slow).toEqual([])
  })

  it.each([String.raw`\s+$`, String.raw`^(.+?),?\s+FL$`, '^(a+)+$', String.raw`(\w+)@`])('%s is seen as slow', (source) => {
    expect(repeatsIn({ where: '', source, flags: '' })).not.toEqual([])
  })

  it.each([String.raw`(?<!\s)\s+$`, String.raw`^(.+?),?(?<!\s)\s+FL$`, String.raw`\w+`])('%s is not', (source) => {
    expect(repeatsIn({ where: '', source, flags: '' })).toEqual([])
  })
})
