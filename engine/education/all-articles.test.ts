import { describe, expect, it } from 'vitest'
import { RULES } from '#engine/audit/rules.ts'
import { ARTICLES } from '#engine/education/all-articles.ts'
import { CATEGORIES } from '#engine/education/article.ts'
import { articleExplaining, findArticle } from '#engine/education/find-article.ts'
import { fallenAuthorities } from '#engine/education/flagged.ts'
import { GLOSSARY } from '#engine/education/glossary.ts'
import { readTime, wordsIn } from '#engine/education/reading-time.ts'
import { TIPS } from '#engine/education/tips.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { PERIODS, type Period } from '#engine/law/periods.ts'
import { HELP_LINES, numbersIn } from '#engine/testing/help-lines.ts'
import { isDay } from '#engine/values/day.ts'

const DAY = '2026-11-28'
const RULE_IDS = new Set(RULES.map((rule) => rule.id))
const NAMED = ARTICLES.map((article) => [article.id, article] as const)
const BUSINESS_DAYS = Object.values<Period>(PERIODS)
  .filter(({ unit }) => unit === 'business_days')
  .map(({ inWords }) => inWords.replace(' business days', ''))
const textOf = (article: (typeof ARTICLES)[number]): string =>
  article.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n')

describe('the articles', () => {
  it('are at least forty, in every category, each with its own id and title', () => {
    expect(ARTICLES.length).toBeGreaterThanOrEqual(40)
    expect(new Set(ARTICLES.map((article) => article.id)).size).toBe(ARTICLES.length)
    expect(new Set(ARTICLES.map((article) => article.title)).size).toBe(ARTICLES.length)
    expect(new Set(ARTICLES.map((article) => article.category))).toEqual(new Set(CATEGORIES))
  })

  it.each(NAMED)('%s takes two to nine minutes, by its words', (_id, article) => {
    expect(wordsIn(article)).toBeGreaterThanOrEqual(500)
    expect(wordsIn(article)).toBeLessThanOrEqual(1900)
    expect(readTime(article)).toBeGreaterThanOrEqual(2)
    expect(readTime(article)).toBeLessThanOrEqual(9)
  })

  it.each(NAMED)('%s is dated, sourced and rests on law that stands', (_id, article) => {
    expect(isDay(article.updatedOn)).toBe(true)
    expect(article.updatedOn <= DAY).toBe(true)
    expect(article.sources.length).toBeGreaterThan(0)
    for (const { address, copy } of article.sources) {
      expect(address === null || address.startsWith('https://')).toBe(true)
      // An article is never dated before a copy that it was written from.
      expect(copy === undefined || (isDay(copy) && copy <= article.updatedOn)).toBe(true)
    }
    expect(article.authorities.length).toBeGreaterThan(0)
    expect(new Set(article.authorities).size).toBe(article.authorities.length)
    for (const id of article.authorities) expect(AUTHORITIES).toHaveProperty(id)
    expect(fallenAuthorities(article, DAY)).toEqual([])
  })

  it.each(NAMED)('%s gives no telephone number that no public page carried', (_id, article) => {
    expect(numbersIn(textOf(article)).filter((number) => !(number in HELP_LINES))).toEqual([])
  })

  it.each(NAMED)('%s names only rules that exist', (_id, article) => {
    expect(article.rules.filter((rule) => !RULE_IDS.has(rule))).toEqual([])
  })

  it.each(NAMED)('%s cites no section of the code that the registry lacks', (_id, article) => {
    const cited = textOf(article).match(/\b\d+ (?:USC|CFR) [\d.a-z-]+(?:\([a-zA-Z0-9]+\))*/g) ?? []
    const known = new Set<string>(Object.values(AUTHORITIES).map(({ cite }) => cite))
    expect(cited.filter((cite) => !known.has(cite))).toEqual([])
  })

  it.each(NAMED)('%s is written in running prose', (_id, article) => {
    expect(article.sections.length).toBeGreaterThanOrEqual(5)
    expect(textOf(article)).not.toMatch(/[\u2014\u2013]|--|\.\.\.|lorem|TODO/i)
  })

  it('count business days as the law does, and never others', () => {
    // A freeze asked for online or by phone, cancelling a contract, and California's coerced debts; all others are among the periods.
    const known = new Set(['one', 'three', 'ten', ...BUSINESS_DAYS])
    const counts = ARTICLES.flatMap((article) =>
      [...textOf(article).matchAll(/\b(\w+) business days?\b/gi)].map((found) => found[1]),
    )
    const strange = counts.filter((count) => !known.has((count ?? '').toLowerCase()))
    // "Count in business days", "the third", "the fifth": no spans.
    expect(strange.filter((count) => !['in', 'third', 'fifth'].includes(count ?? ''))).toEqual([])
    expect(counts.length).toBeGreaterThan(20)
  })

  it('say no paragraph twice', () => {
    const paragraphs = ARTICLES.flatMap((article) => article.sections.flatMap((section) => section.paragraphs))
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
  })
})

describe('the way from a rule to its article', () => {
  it.each(RULES.map((rule) => rule.id))('%s is explained', (rule) => {
    expect(articleExplaining(rule)?.rules).toContain(rule)
  })

  it('finds nothing for what does not exist', () => {
    expect(articleExplaining('no_such_rule')).toBeNull()
    expect(findArticle('no-such-article')).toBeNull()
  })
})

describe('an article whose law falls', () => {
  const resting = { authorities: ['fcra_1681e_b', 'cfpb_medical_debt_rule'] } as const

  it('is flagged from the day on which the text was withdrawn', () => {
    expect(fallenAuthorities(resting, '2025-07-10')).toEqual([])
    expect(fallenAuthorities(resting, '2025-07-11')).toEqual(['cfpb_medical_debt_rule'])
  })

  it('is flagged on a day before the text was in force', () => {
    const loans = findArticle('student-loans')
    expect(loans && fallenAuthorities(loans, '2020-03-26')).toEqual(['cares_3513'])
  })
})

describe('glossary and tips', () => {
  it('explains each word once, in alphabetical order, and leads to articles that exist', () => {
    const terms = GLOSSARY.map(({ term }) => term)
    expect(terms).toEqual([...new Set(terms)].toSorted((a, b) => a.localeCompare(b)))
    expect(GLOSSARY.filter(({ article }) => article !== null && findArticle(article) === null)).toEqual([])
  })

  it('has six tips, one of them about utilization', () => {
    expect(TIPS).toHaveLength(6)
    expect(TIPS.some((tip) => /utilization under 30 percent.*ideally under 10/.test(tip))).toBe(true)
  })
})
