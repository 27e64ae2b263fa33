import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/refusal.ts'

/** Serves the built screens; every path that is no call and no file is the screens' own business. */
export async function serveScreens(app: FastifyInstance, directory: string | null): Promise<void> {
  const hasScreens = directory !== null && existsSync(path.join(directory, 'index.html'))
  if (directory !== null && hasScreens) {
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      setHeaders: (reply, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`)
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && hasScreens
    if (!isPage) {
      const refusal = new Refusal('not_found')
      return reply.code(refusal.status).send(refusal.body())
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
