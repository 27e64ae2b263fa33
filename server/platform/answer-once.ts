import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import {
  answeredBefore,
  CALL_KEY,
  DoneBefore,
  forgetRun,
  type KeptAnswer,
  keyedCall,
  type KeyedCall,
} from '#server/platform/done-calls.ts'
import type { Visit } from '#server/platform/operations.ts'
import { JSON_TYPE } from '#server/platform/send-answer.ts'

export function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}

interface Caused {
  readonly endpoint: Endpoint
  readonly userId: string
  readonly callerId: string
  readonly body: unknown
  readonly files: Visit['files']
}

/** Null where it changes nothing, hands out a file, or came without a key. */
export async function keyedOf(
  { processMark }: Context,
  request: FastifyRequest,
  { endpoint, ...caused }: Caused,
): Promise<KeyedCall | null> {
  const key = headerOf(request, CALL_KEY)
  const { method, originalUrl: url } = request
  if (key === null || method === 'GET' || endpoint.answers !== undefined) return null
  return keyedCall({ ...caused, heldBy: await processMark.number(), isRepeatable: isRepeatable(endpoint), key, method, url })
}

/** What sets something to a value, and what answers with what is there already. */
const isRepeatable = ({ method, repeats }: Endpoint): boolean => method === 'PUT' || method === 'PATCH' || repeats === true

interface AnsweredOnce {
  readonly keyed: KeyedCall
  readonly answerAnew: () => Promise<FastifyReply>
}

/** A call under a key is done once; who sends it again gets the same answer. */
export async function answerOnce(
  context: Context,
  reply: FastifyReply,
  { keyed, answerAnew }: AnsweredOnce,
): Promise<FastifyReply> {
  for (;;) {
    const before = await answeredBefore(context, keyed)
    if (before !== null) return sendAgain(reply, before)
    try {
      return await answerAnew()
    } catch (error) {
      if (error instanceof DoneBefore) continue
      await forgetRun(context, keyed)
      throw error
    }
  }
}

function sendAgain(reply: FastifyReply, { status, json }: KeptAnswer): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  return status === 204 ? reply.send() : reply.type(JSON_TYPE).send(json)
}
