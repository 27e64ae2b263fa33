import { z } from 'zod'
import { openPool } from '#server/database/open.ts'
import { changePapers } from '#tools/kill-files/change-papers.ts'
import { mailingContext } from '#tools/kill-mailing/mailing-context.ts'

/** Changes a member's papers, and kills itself with signal 9 at one step of that. */
const asked = z
  .object({
    connection: z.record(z.string(), z.unknown()),
    directory: z.string(),
    userId: z.string(),
    paperId: z.string().nullable(),
    diesAt: z.string(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''))

const step = (name: string): void => {
  if (name === asked.diesAt) process.kill(process.pid, 'SIGKILL')
}

const database = openPool({ ...asked.connection, max: 4 })
const context = await mailingContext({ database, directory: asked.directory, lobUrl: 'http://localhost:1' })
const { put, delete: remove } = context.files
let [puts, removals] = [0, 0]
context.files.put = async (key, bytes) => {
  puts += 1
  step(`before write ${puts}`)
  await put(key, bytes)
  step(`after write ${puts}`)
}
context.files.delete = async (key) => {
  removals += 1
  step(`before removal ${removals}`)
  await remove(key)
  step(`after removal ${removals}`)
}
await changePapers(context, { ...asked, step })
process.exit(0)
