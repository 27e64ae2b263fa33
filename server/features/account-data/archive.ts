import { createHash } from 'node:crypto'
import { type Context, within } from '#server/context.ts'
import { allLetters, printLetter } from '#server/features/letters/letters.ts'
import { openAnswer } from '#server/features/own-word/own-word.ts'
import { understudiesOf } from '#server/features/accounts/accounts.ts'
import { mainLists } from '#server/features/account-data/list-tables.ts'
import { isOpened, personalTables, type RawRow, rowsOf } from '#server/features/account-data/personal-tables.ts'
import { archiveReadme } from '#server/features/account-data/archive-readme.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { openRow } from '#server/keys/open-row.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import type { PackedDocument } from '#server/platform/pack.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { unseal } from '#server/platform/vault.ts'

type Tables = Readonly<Record<string, readonly RawRow[]>>

/** One person's rows: the member's own, or an understudy's of a rehearsal. */
interface Owner {
  readonly id: string
  /** Where their rows and files lie in the archive; '' for the member. */
  readonly folder: string
  readonly tables: Tables
}

/** Everyone's rows of one instant, whatever is written meanwhile. */
export function gatherOwners(context: Context, user: SignedIn): Promise<readonly Owner[]> {
  return context.db.transaction(
    async (tx) => {
      const names = await personalTables(tx)
      const ids = [user.id, ...(await understudiesOf({ db: tx }, user))]
      const owners: Owner[] = []
      for (const id of ids) {
        const tables: Record<string, readonly RawRow[]> = {}
        for (const name of names) {
          const rows: RawRow[] = []
          for (const row of await rowsOf(tx, name, id)) rows.push(await opened(within(context, tx), name, row))
          tables[name] = rows
        }
        owners.push({ id, folder: id === user.id ? '' : `PRACTICE-rehearsal-${id}/`, tables })
      }
      return owners
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** What is sealed at rest is opened for its owner. */
async function opened(context: Context, table: string, row: RawRow): Promise<RawRow> {
  const { user_id: userId, id, sealed } = row
  if (typeof userId !== 'string' || typeof id !== 'string' || typeof sealed !== 'string') return openRow(context, table, row)
  const rest = Object.fromEntries(Object.entries(row).filter(([column]) => !isOpened(column)))
  return { ...rest, said: await openAnswer(context, { userId, id, sealed }) }
}

/** What cannot be in the archive, and why. */
type Note = (line: string) => void

/** Everything of the member, document by document; the list of it comes last. */
export async function* archiveOf(context: Context, user: SignedIn, owners: readonly Owner[]): AsyncGenerator<PackedDocument> {
  const listed: { name: string; bytes: number; sha256: string }[] = []
  const notes: string[] = []
  for await (const document of documentsOf(context, user, { owners, note: (line) => void notes.push(line) })) {
    const bytes = typeof document.content === 'string' ? Buffer.from(document.content) : document.content
    listed.push({ name: document.name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
    yield document
  }
  yield { name: 'README.txt', content: archiveReadme({ madeOn: await dayOf(context, user), notes, files: listed.length }) }
  yield { name: 'manifest.json', content: JSON.stringify({ madeAt: context.now(), files: listed, notes }, null, 2) }
}

async function* documentsOf(
  context: Context,
  user: SignedIn,
  { owners, note }: { owners: readonly Owner[]; note: Note },
): AsyncGenerator<PackedDocument> {
  for (const { folder, tables } of owners) {
    for (const [name, rows] of Object.entries(tables))
      yield { name: `${folder}data/${name}.json`, content: JSON.stringify(rows, null, 2) }
    for (const { name, content } of mainLists(tables)) yield { name: `${folder}${name}`, content }
  }
  yield* lettersOf(context, user, note)
  for (const owner of owners) yield* filesOf(context, owner, note)
}

/** Each letter as it would be printed now; as it went out it is among the files. */
async function* lettersOf(context: Context, user: SignedIn, note: Note): AsyncGenerator<PackedDocument> {
  for (const row of await allLetters(context, user)) {
    const mark = row.isPractice ? 'PRACTICE-' : ''
    const name = `letters/${mark}${row.target}-${row.letterDate}-${row.id}.pdf`
    try {
      yield { name, content: (await printLetter(context, user, row)).pdf }
    } catch (error) {
      if (!(error instanceof Refusal)) context.log.error(describeError(error), 'a letter could not be printed for an archive')
      note(
        `${name} is not here: ${error instanceof Refusal ? error.message : 'it could not be printed.'} Its text is in data/letters.json.`,
      )
    }
  }
}

/** Every file that is kept, opened: reports as they came, answers, papers, letters as they were mailed. */
async function* filesOf(context: Context, { id, folder, tables }: Owner, note: Note): AsyncGenerator<PackedDocument> {
  const practice = practiceIds(tables)
  for (const key of await context.files.list(id)) {
    const sealed = await context.files.get(key)
    // Deleted by the member meanwhile.
    if (sealed === null) continue
    const parts = key.split('/').slice(1)
    // Half of a reading; the pictures that it reads are among the originals.
    if (parts[0] === 'recognised') continue
    const mark = parts.some((part) => practice.has(part.split('.')[0] ?? '')) ? 'PRACTICE-' : ''
    const name = `${folder}files/${mark}${parts.join('-')}`
    try {
      const bytes = await unseal(context, key, sealed)
      yield { name: parts.at(-1)?.includes('.') === true ? name : `${name}${endingOf(bytes)}`, content: bytes }
    } catch (error) {
      context.log.error(describeError(error), 'a file could not be opened for an archive')
      note(`${name} is not here: the file is damaged.`)
    }
  }
}

/** The ids of everything that is only practised: the names of their files have them. */
function practiceIds(tables: Tables): ReadonlySet<string> {
  const rows = Object.values(tables).flat()
  const ids = rows.flatMap((row) => {
    const isPractice = row['is_practice'] === true || row['source'] === 'practice'
    return isPractice && typeof row['id'] === 'string' ? [row['id']] : []
  })
  return new Set(ids)
}

const BEGINNINGS: readonly (readonly [string, string])[] = [
  ['%PDF', '.pdf'],
  ['\u00FF\u00D8\u00FF', '.jpg'],
  ['\u0089PNG', '.png'],
  ['{', '.json'],
  ['<', '.html'],
]

function endingOf(bytes: Uint8Array): string {
  const beginning = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  return BEGINNINGS.find(([first]) => beginning.startsWith(first))?.[1] ?? ''
}
