import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { addPaper } from '#contract/papers.ts'
import { call, type Answered } from '#server/testing/member.ts'

/** Adds a paper as a member does: the form of the list of papers. */
export function givePaper(
  app: FastifyInstance,
  given: {
    cookie: string
    bytes: Uint8Array | readonly Uint8Array[]
    kind?: z.input<typeof addPaper.body>['kind']
    title?: string
    password?: string
    name?: string
  },
): Promise<Answered<typeof addPaper>> {
  const { cookie, bytes, kind = 'identity', title, password, name = 'card.jpg' } = given
  const body = { kind, ...(title === undefined ? {} : { title }), ...(password === undefined ? {} : { password }) }
  const parts = bytes instanceof Uint8Array ? [bytes] : bytes
  return call(app, addPaper, {
    cookie,
    body,
    files: parts.map((part) => ({ field: 'paper', name, type: 'application/octet-stream', bytes: part })),
  })
}
