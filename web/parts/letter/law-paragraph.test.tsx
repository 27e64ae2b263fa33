import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { PARAGRAPHS } from '#engine/law/paragraphs.ts'
import { LawParagraph } from '#web/parts/letter/law-paragraph.tsx'

const words = (cite: string): string => renderToStaticMarkup(<LawParagraph cite={cite} />).replaceAll(/<[^>]+>/g, ' ')

describe('the law as a proof', () => {
  it('is the paragraph itself, under what exactly is quoted', () => {
    expect(words('15 USC 1681e(b)')).toMatch(/reasonable procedures to assure maximum possible accuracy .*15 USC 1681e\(b\)/)
    expect(words('15 USC 1681i(a)(5)')).toMatch(/promptly delete that item of information .*15 USC 1681i\(a\)\(5\)\(A\)/)
  })

  it('is nothing where we do not have its words', () => {
    expect([words('15 USC 1681c-2'), words('15 USC 9999')]).toEqual(['', ''])
  })

  it.each(Object.entries(PARAGRAPHS))('%s quotes what is cited, or a part of it, and stands', (id, paragraph) => {
    const [, authority] = Object.entries(AUTHORITIES).find(([one]) => one === id) ?? []
    expect(paragraph.cite.startsWith(authority?.cite ?? 'none')).toBe(true)
    expect(authority?.ended).toBeNull()
    expect(paragraph.text).toMatch(/^[A-Z].{100,1000}\.$/s)
  })
})
