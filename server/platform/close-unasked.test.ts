import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeUnasked } from '#server/platform/close-unasked.ts'

it('closing does not wait for a connection that a browser opened ahead, but does for a call under way', async () => {
  const app = fastify()
  closeUnasked(app)
  const begun = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  app.get('/slow', () => {
    begun.resolve()
    return answer.promise
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const accepted = once(app.server, 'connection')
  const ahead = connect(Number(new URL(url).port), '127.0.0.1')
  await accepted
  const slow = fetch(`${url}/slow`, { headers: { connection: 'close' } })
  await begun.promise
  const gone = once(ahead, 'close')
  const closed = app.close()
  await gone
  answer.resolve('done')
  expect(await (await slow).text()).toBe('done')
  await closed
})
