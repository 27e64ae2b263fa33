import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Browsers open connections ahead of need. To Node one on which nothing was asked yet is not idle, and closing would wait for it as
 * long as the browser keeps it: it is ended. What was asked is answered first.
 */
export function closeUnasked(app: FastifyInstance): void {
  const unasked = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) {
      socket.destroy()
      return
    }
    unasked.add(socket)
    socket.once('close', () => unasked.delete(socket))
  })
  app.server.on('request', ({ socket }: { socket: Socket }) => unasked.delete(socket))
  app.addHook('preClose', (done) => {
    isClosing = true
    for (const socket of unasked) socket.destroy()
    done()
  })
}
