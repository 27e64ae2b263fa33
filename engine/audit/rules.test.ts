import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RULES } from '#engine/audit/rules.ts'
import { GRADES } from '#engine/words/grade.ts'

const HOME = join(import.meta.dirname, 'rules')
const folderOf = (id: string): string => id.replaceAll('_', '-')
const textOf = (folder: string, file: string): string => {
  const path = join(HOME, folder, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

const PARTS = ['## What it means', '## When it fires', '## When the entry is lawful', '## What to ask', '## Sources']
/** Words that no letter may use: they claim more than the law says, or threaten. */
const FORBIDDEN = /illegal to have|must be deleted immediately|lawsuit|\bsue\b|violation|\u2014/i

describe('the list of rules', () => {
  it('has every folder, and every rule a folder', () => {
    expect(readdirSync(HOME).toSorted()).toEqual(RULES.map(({ id }) => folderOf(id)).toSorted())
  })

  it('has no rule twice', () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
  })

  it.each(RULES.map((rule) => [rule.id, rule] as const))('%s has its page, its cases and its words', (id, rule) => {
    const [page, cases, code] = ['rule.md', 'rule.test.ts', 'rule.ts'].map((file) => textOf(folderOf(id), file))
    expect(page).toContain(`\`${id}\`, grade \`${rule.grade}\``)
    expect(PARTS.filter((part) => !page?.includes(part))).toEqual([])
    expect(page).toContain(rule.ask)
    expect(cases).toMatch(/const valid: readonly Situation\[\] = \[\s*(?:\{|\.{3})/)
    expect(cases).toMatch(/const invalid: readonly Unlawful\[\] = \[\s*\{/)
    expect(GRADES).toContain(rule.grade)
    expect(rule.exonerations.length).toBeGreaterThan(0)
    expect(`${rule.title}${rule.ask}${rule.exonerations.join('')}${code ?? ''}`).not.toMatch(FORBIDDEN)
  })
})
