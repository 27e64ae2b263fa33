import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { seeded } from '#engine/practice/seed.ts'
import { openPool } from '#server/database/open.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { unsentLetters } from '#server/features/letters/letters.ts'
import { finishMailings } from '#server/features/mailing/finish-mailings.ts'
import { mailLetters } from '#server/features/mailing/mail-letters.ts'
import { openSession } from '#server/platform/session.ts'
import { mailingContext } from '#tools/kill-mailing/mailing-context.ts'

/**
 * One process that mails, until it is killed: what the calls do (letters that wait, a few at a time), and what every process
 * does behind them (finishing what others left).
 */
const asked = z
  .object({
    connection: z.record(z.string(), z.unknown()),
    directory: z.string(),
    lobUrl: z.string(),
    userId: z.string(),
    /** What it does by chance. */
    seed: z.string(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''))

// Whoever started it and is gone has no use for it.
process.stdin.on('end', () => process.exit(0)).resume()

const chance = seeded(asked.seed)
const database = openPool({ ...asked.connection, max: 4 })
const context = await mailingContext({ database, directory: asked.directory, lobUrl: asked.lobUrl })
const user = await ownerOfRow(context, asked.userId)
if (user === null) throw new Error('nobody to mail for')
// A real letter is mailed by a member who signed in just now; this one stays so for the whole run.
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
const value = await database.db.transaction((tx) =>
  openSession(tx, { userId: asked.userId, device: 'A mailing process', by: 'password', keepsNothing: false }, tomorrow),
)
const session = { value }

const AT_ONCE = 3
process.stdout.write('ready\n')
for (;;) {
  const fresh = (await unsentLetters(context, user)).filter((row) => row.mailingAskedAt === null)
  const from = chance.whole(0, Math.max(0, fresh.length - AT_ONCE - 1))
  const rows = fresh.slice(from, from + AT_ONCE)
  try {
    // All go to one recipient: sometimes two in an envelope, sometimes each alone.
    const grouping = { grouped: chance.isTrue(0.5), perEnvelope: 2 }
    if (rows.length > 0) await mailLetters(context, user, { rows, method: 'certified_mail', isAll: true, session, ...grouping })
  } catch {
    // The post did not answer; what was wished waits in its row.
  }
  const finished = await finishMailings(context)
  if (rows.length === 0 && finished === 0) await wait(30)
}
