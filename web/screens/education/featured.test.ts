import { describe, expect, it } from 'vitest'
import type { Category } from '#engine/education/article.ts'
import { featured } from '#web/screens/education/featured.ts'

const item = (id: string, category: Category) => ({ id, category })

describe('featured', () => {
  const articles = [
    item('d1', 'Disputes'),
    item('d2', 'Disputes'),
    item('d3', 'Disputes'),
    item('i1', 'Identity'),
    item('r1', 'Your Rights'),
    item('r2', 'Your Rights'),
  ]

  it('lets every category take its turn, in the given order', () => {
    expect(featured(articles, 5).map(({ id }) => id)).toEqual(['d1', 'i1', 'r1', 'd2', 'r2'])
  })

  it('leaves nothing out when there is room', () => {
    expect(featured(articles, 9)).toHaveLength(6)
    expect(featured([], 3)).toEqual([])
  })
})
