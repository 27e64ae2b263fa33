import type { readReportOriginal as endpoint } from '#contract/reports.ts'
import type { Context } from '#server/context.ts'
import { readingIfKept } from '#server/features/reports/reading-rows.ts'
import { openFile } from '#server/features/reports/original-files.ts'
import { type FileOfReport, filesOf, ownedHead } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { NamedFile, type Operation } from '#server/platform/operations.ts'
import { openPack } from '#server/platform/pack.ts'

/** The files as they were uploaded, in their order. */
export const readReportOriginal: Operation<typeof endpoint> = async (context, { user, params }) => {
  const pack = openPack()
  for (const { name, key } of await originalsOf(context, user, params.id)) pack.add(name, await openFile(context, key))
  return new NamedFile(pack.end(), 'credit-report-original.zip')
}

interface NamedOriginal {
  readonly name: string
  readonly key: string
}

async function originalsOf(context: Context, user: SignedIn, id: string): Promise<readonly NamedOriginal[]> {
  const reading = await readingIfKept(context, user, id)
  if (reading) return reading.fileKeys.map((key) => ({ name: nameOf(key), key }))
  const files = filesOf(await ownedHead(context, user, id))
  const named = await Promise.all(files.map(async (file) => ({ file, keys: await keysOf(context, file) })))
  return named.flatMap(({ file: { number }, keys }) =>
    keys.map((key) => ({ name: files.length === 1 ? nameOf(key) : `file-${number}-${nameOf(key)}`, key })),
  )
}

/** The parts of a folder are numbered from 1; the store sorts them as text. */
async function keysOf(context: Context, { fileKey, originalKey }: FileOfReport): Promise<readonly string[]> {
  if (originalKey === null) return [fileKey]
  const keys = await context.files.list(originalKey)
  return keys.toSorted((a, b) => numberOf(a) - numberOf(b))
}

const lastOf = (key: string): string => key.split('/').at(-1) ?? ''
const nameOf = (key: string): string => (lastOf(key).includes('.') ? `page-${lastOf(key)}` : 'credit-report.pdf')
const numberOf = (key: string): number => Number.parseInt(lastOf(key), 10)
