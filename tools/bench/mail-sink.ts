import { startMailServer } from '#tools/local-services/mail-server.ts'

/** A mail server in a process of its own: says its address, and answers each question with how many it has taken and the newest. */
const server = await startMailServer()
process.on('message', () => process.send?.({ taken: server.messages.length, newest: server.messages.at(-1)?.raw ?? '' }))
process.on('disconnect', () => process.exit(0))
process.send?.({ url: server.url() })
