import { readFile } from 'node:fs/promises'
import type { readRule as endpoint } from '#contract/rules.ts'
import { RULES } from '#engine/audit/rules.ts'
import { articleExplaining } from '#engine/education/find-article.ts'
import { authorityOn } from '#engine/law/authorities.ts'
import { ruleLine } from '#server/features/rules/rule-line.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

const HOME = new URL('../../../engine/audit/rules/', import.meta.url)

/** The page of one rule: its words are in its `rule.md`, the rest in its code. */
export const readRule: Operation<typeof endpoint> = async (context, { params }) => {
  const rule = RULES.find(({ id }) => id === params.id)
  if (rule === undefined) throw new Refusal('not_found', 'There is no such rule.')
  const page = await readFile(new URL(`${rule.id.replaceAll('_', '-')}/rule.md`, HOME), 'utf8')
  const today = context.now().slice(0, 10)
  return {
    ...ruleLine(rule),
    meaning: paragraphsUnder(page, 'What it means'),
    fires: paragraphsUnder(page, 'When it fires'),
    exonerations: [...rule.exonerations],
    ask: rule.ask,
    target: rule.target,
    authorities: rule.citations.map((id) => authorityOn(id, today)),
    articleId: articleExplaining(rule.id)?.id ?? null,
  }
}

/** The paragraphs and list entries between a heading of a rule's page and the next one. */
function paragraphsUnder(page: string, heading: string): string[] {
  const [, rest = ''] = page.split(`\n## ${heading}\n`)
  const [text = ''] = rest.split('\n## ')
  return text
    .split(/\n\s*\n|\n(?=- )/)
    .map((paragraph) => paragraph.replace(/^- /, '').replaceAll(/\s+/g, ' ').replaceAll('`', '').trim())
    .filter((paragraph) => paragraph !== '')
}
