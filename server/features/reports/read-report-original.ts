import type { readReportOriginal as endpoint } from '#contract/reports.ts'
import type { Context } from '#server/context.ts'
import { readingIfKept } from '#server/features/reports/reading-rows.ts'
import { openFile, ownedHead } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { NamedFile, type Operation } from '#server/platform/operations.ts'
import { openPack } from '#server/platform/pack.ts'

/** The files as they were uploaded, in their order. */
export const readReportOriginal: Operation<typeof endpoint> = async (context, { user, params }) => {
  const pack = openPack()
  for (const key of await originalsOf(context, user, params.id)) {
    const name = key.split('/').at(-1) ?? ''
    pack.add(name.includes('.') ? `page-${name}` : 'credit-report.pdf', await openFile(context, key))
  }
  return new NamedFile(pack.end(), 'credit-report-original.zip')
}

/** The parts of a folder are numbered from 1; the store sorts them as text. */
async function originalsOf(context: Context, user: SignedIn, id: string): Promise<readonly string[]> {
  const reading = await readingIfKept(context, user, id)
  if (reading) return reading.fileKeys
  const row = await ownedHead(context, user, id)
  if (row.originalKey === null) return [row.fileKey]
  const keys = await context.files.list(row.originalKey)
  return keys.toSorted((a, b) => numberOf(a) - numberOf(b))
}

const numberOf = (key: string): number => Number.parseInt(key.split('/').at(-1) ?? '', 10)
