import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { EventStreams } from '#server/platform/event-streams.ts'
import { NamedFile, Repeat, StreamedFile, Written } from '#server/platform/operations.ts'
import { cutPage, linkTo, Page } from '#server/platform/pages.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** The shape that was asked for. */
export const shapeOf = ({ answer, heads = answer }: Endpoint, query: unknown): z.ZodType =>
  typeof query === 'object' && query !== null && 'view' in query && query.view === 'heads' ? heads : answer

/** Hears of an answer before it leaves. */
export type NoteAnswer = (status: number, json: string | Uint8Array) => Promise<void>

interface Sending {
  readonly answer: unknown
  readonly shape: z.ZodType
  readonly request: FastifyRequest
  readonly cursor: string | null
  readonly streams: EventStreams
  readonly noteAnswer: NoteAnswer
}

export async function send(
  reply: FastifyReply,
  endpoint: Endpoint,
  { shape, streams, request, cursor, noteAnswer, ...sending }: Sending,
): Promise<FastifyReply> {
  if (endpoint.answers === 'events') return streams.send(reply, endpoint, sending.answer)
  const { answer, next } = sending.answer instanceof Page ? sending.answer : cutPage(endpoint, sending.answer, cursor)
  if (next !== null) reply.header('link', linkTo(request.originalUrl, next))
  const status = answer instanceof Repeat ? 200 : (endpoint.status ?? 200)
  reply.header('cache-control', 'no-store')
  if (answer instanceof StreamedFile) return sendStream(reply, answer)
  const found = unwrapped(answer)
  if (found instanceof Written) {
    await noteAnswer(status, found.json)
    return reply.code(status).type(JSON_TYPE).send(found.json)
  }
  const content = shape.parse(found)
  const savedAs = answer instanceof NamedFile ? answer.name : endpoint.savedAs
  if (savedAs) reply.header('content-disposition', `attachment; filename="${savedAs}"`)
  if (endpoint.mayBeNothing && content === null) {
    await noteAnswer(204, '')
    return reply.code(204).send()
  }
  if (endpoint.answers === 'png') {
    return reply.code(status).type('image/png').send(content)
  }
  if (endpoint.answers === 'jpeg') return reply.code(status).type('image/jpeg').send(content)
  if (endpoint.answers === 'pdf') return reply.code(status).type('application/pdf').send(content)
  if (endpoint.answers === 'calendar') return reply.code(status).type('text/calendar; charset=utf-8').send(content)
  if (endpoint.answers === 'zip') return reply.code(status).type('application/zip').send(content)
  const json = JSON.stringify(content)
  await noteAnswer(status, json)
  return reply.code(status).type(JSON_TYPE).send(json)
}

function sendStream(reply: FastifyReply, { content, name }: StreamedFile): FastifyReply {
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(content, { objectMode: false }))
}

function unwrapped(answer: unknown): unknown {
  if (answer instanceof Repeat) return answer.answer
  return answer instanceof NamedFile ? answer.content : answer
}
