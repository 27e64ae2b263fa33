import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { plainIssue } from '#server/platform/plain-issue.ts'

const said = (shape: z.ZodType, value: unknown): string[] =>
  shape.safeParse(value, { error: plainIssue }).error?.issues.map(({ message }) => message) ?? []

const kinds = z.discriminatedUnion('kind', [z.object({ kind: z.literal('pay') }), z.object({ kind: z.enum(['wait', 'ask']) })])

describe('a field that the contract has no words for', () => {
  it.each([
    [z.object({ completed: z.boolean() }), {}, '“completed” is missing.'],
    [z.object({ completed: z.boolean() }), { completed: 'yes' }, '“completed” must be true or false.'],
    [z.object({ actions: z.array(z.string()) }), { actions: null }, '“actions” must be a list.'],
    [z.object({ days: z.int() }), { days: 1.5 }, '“days” must be a whole number.'],
    [z.object({ status: z.enum(['open', 'closed']) }), { status: 'ajar' }, '“status” must be one of: open, closed.'],
    [z.object({ status: z.enum(['open', 'closed']) }), {}, '“status” is missing.'],
    [z.object({ agreed: z.literal(true) }), { agreed: false }, '“agreed” must be true.'],
    [z.object({ actions: z.array(kinds) }), { actions: [{ kind: 'run' }] }, '“actions.0.kind” must be one of: pay, wait, ask.'],
    [z.object({ on: z.iso.date() }), { on: '23.11.2026' }, '“on” must be a day, written YYYY-MM-DD.'],
    [z.object({ after: z.uuid() }), { after: 'x' }, '“after” must be an id.'],
    [z.object({ name: z.string().max(3) }), { name: 'four' }, '“name” must be at most 3 characters long.'],
    [z.object({ name: z.string().min(1) }), { name: '' }, '“name” is empty.'],
    [z.object({ ids: z.array(z.string()).max(1) }), { ids: ['a', 'b'] }, '“ids” must have at most 1 item.'],
    [z.object({ limit: z.number().min(1) }), { limit: 0 }, '“limit” must be at least 1.'],
    [z.object({ name: z.string() }), null, 'The body must be an object.'],
  ])('%#: is named, and what to send is said', (shape, value, words) => {
    expect(said(shape, value)).toEqual([words])
  })

  it('words of the contract stand before these', () => {
    expect(said(z.object({ name: z.string({ error: 'Name is required' }) }), {})).toEqual(['Name is required'])
  })
})

describe('every body of the contract', () => {
  const bodies = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, { body }]) =>
    body === undefined ? [] : [[name, body] as const],
  )

  it.each(bodies)('%s: what is wrong with nothing at all is said in words of the field', (_name, body) => {
    for (const value of [{}, null, 'text', []])
      for (const message of said(body, value)) expect(message).not.toMatch(/Invalid |Too (?:big|small)|expected|undefined/)
  })
})
