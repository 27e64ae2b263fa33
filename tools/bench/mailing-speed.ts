import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { openPool, type OpenDatabase } from '#server/database/open.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { type LetterRow, unsentLetters } from '#server/features/letters/letters.ts'
import { mailLetters } from '#server/features/mailing/mail-letters.ts'
import { EACH_ALONE } from '#server/features/mailing/plan-envelopes.ts'
import { setParagraphs } from '#tools/bench/letter-speed.ts'
import type { Measured } from '#tools/bench/measured.ts'
import { mailingContext } from '#tools/kill-mailing/mailing-context.ts'
import { addLetters, makeMember } from '#tools/kill-mailing/run-kills.ts'

const LETTERS = 1000
/** Letters of one call; after each, the bare engine sets the same ones. */
const AT_ONCE = 100

/**
 * Letters printed, kept, wished for in their row and handed to the practice post, as one process does it for one member; against the
 * bare engine in one process, which sets the same texts and keeps nothing.
 */
export async function benchMailing(letters = LETTERS): Promise<Measured[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-bench-mailing-'))
  const embedded = await startEmbeddedDatabase(path.join(directory, 'database'))
  const database = openPool(embedded.connection)
  try {
    await migrateDatabase(database.pool)
    const { ours, bare } = await mailInTurn(database, { directory, letters })
    return [
      {
        what: `Letters to PDF and into the queue, ${letters} in calls of ${AT_ONCE}, one process`,
        ours: `${(letters / ours).toFixed(1)} /s`,
        reference: `${(letters / bare).toFixed(1)} /s bare Typst, set only`,
        ratio: (bare / ours).toFixed(2),
        aim: 'none set',
        isMet: null,
      },
    ]
  } finally {
    await database.close()
    await embedded.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Seconds of each. */
async function mailInTurn(
  database: OpenDatabase,
  { directory, letters }: { readonly directory: string; readonly letters: number },
): Promise<{ ours: number; bare: number }> {
  const userId = await makeMember(database)
  // Practice letters go to the practice post whatever the settings are: nothing here asks for Lob.
  await addLetters(database, userId, { count: letters + AT_ONCE, isPractice: true })
  const context = await mailingContext({ database, directory, lobUrl: 'http://127.0.0.1:9' })
  const user = await ownerOfRow(context, userId)
  if (user === null) throw new Error('nobody to mail for')
  const compiler = NodeCompiler.create()
  const seconds = { ours: 0, bare: 0 }
  const rows = await unsentLetters(context, user)
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE)
    const start = performance.now()
    const { mailed } = await mailLetters(context, user, { rows: some, method: 'certified_mail', isAll: false, ...EACH_ALONE })
    const between = performance.now()
    if (mailed.length !== some.length) throw new Error(`${mailed.length} of ${some.length} letters were mailed`)
    for (const row of some) setParagraphs(compiler, textsOf(row))
    // The first call starts the thread that prints, and does not count.
    if (from === 0) continue
    seconds.ours += (between - start) / 1000
    seconds.bare += (performance.now() - between) / 1000
  }
  await context.jobs.close()
  await context.processMark.close()
  await context.printing.close()
  await context.threads.close()
  return seconds
}

const textsOf = ({ content }: LetterRow): string[] => content.split('\n').filter((line) => line !== '')
