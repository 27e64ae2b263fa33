import { describe, expect, it } from 'vitest'
import { lean } from './lean-contract.ts'

const leanText = (source: string): string => lean('contract/sample.ts', source).replaceAll(/\s+/g, ' ')

describe('the contract in a browser', () => {
  it('knows of a call where it goes and who may make it, and no shape of it', () => {
    const text = leanText(`export const keepWish = endpoint({
      method: 'PUT',
      path: '/api/wish',
      summary: 'Keep a wish, of whatever kind',
      tag: 'wishes',
      access: 'signed_in',
      params: z.object({ id: z.uuid() }),
      query: z.object({ view }).prefault({}),
      body: wishForm,
      answer: z.array(z.object({ wish: z.string() })),
      heads: z.array(z.object({})),
      pages: 'rows',
      refusals: ['invalid', 'unauthenticated'],
    })`)
    expect(text).toContain("method: 'PUT', path: '/api/wish', access: 'signed_in', pages: 'rows',")
    expect(text).not.toMatch(/summary|tag|params|query|body|answer|heads|refusals|z\./)
  })

  it('knows no shape that several calls share', () => {
    const text = leanText(`const base = { access: 'signed_in', answer: wish, tag: 'wishes' } as const
      export const readWish = endpoint({ ...base, method: 'GET', path: '/api/wish' })`)
    expect(text).toContain("access: 'signed_in',")
    expect(text).not.toMatch(/answer|tag/)
  })

  it('keeps the shapes of forms, and what else has a field named like one', () => {
    const form = "z.object({ answer: z.string().min(1, 'Enter an answer'), body: z.string() })"
    expect(leanText(`export const answerForm = ${form}`)).toContain(form)
  })

  it('says of every value that making it does nothing else', () => {
    expect(leanText('export const wish = z.object({ ...base.shape }), most = 5')).toBe(
      'export const wish = /* @__PURE__ */ (() => (z.object({ ...base.shape })))(), most = 5',
    )
  })
})
