import { createHash } from 'node:crypto'
import type { ErasureCertificate } from '#contract/account-data.ts'
import { counted } from '#engine/values/counted.ts'

interface Erased {
  readonly id: string
  readonly askedAt: string
  readonly finishedAt: string
  readonly deleted: Readonly<Record<string, number>>
  readonly left: number
  readonly stays: readonly string[]
}

/** True by what was counted: the table of keys was looked through like every other. */
const KEY_DESTROYED =
  'The key of the account is deleted, too. A copy of what was sealed under it opens no more, unless a backup also holds that key.'

/** What was erased, as a text whose last line is the hash over all lines before it. It names no one. */
export function writeCertificate({ id, askedAt, finishedAt, deleted, left, stays }: Erased): ErasureCertificate {
  const counts = Object.entries(deleted).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const lines = [
    'Certificate of erasure',
    '',
    `Number:    ${id}`,
    `Asked:     ${askedAt}`,
    `Finished:  ${finishedAt}`,
    '',
    'Deleted:',
    ...counts.map(([what, count]) => `  ${counted(count, 'entry', 'entries')} of ${what.replaceAll('_', ' ')}`),
    '',
    left === 0
      ? 'Afterwards every table, the folder of files and the outbox were looked through for the account. Nothing was left.'
      : `Afterwards ${counted(left, 'trace was', 'traces were')} still found, written at that very moment. They are deleted within the next minutes.`,
    ...((deleted['data_keys'] ?? 0) > 0 && left === 0 ? ['', KEY_DESTROYED] : []),
    '',
    'What stays:',
    ...(stays.length === 0 ? ['  Nothing.'] : stays.map((line) => `  ${line}`)),
    '',
  ]
  const body = lines.join('\n')
  const sha256 = createHash('sha256').update(body).digest('hex')
  return {
    id,
    askedAt,
    finishedAt,
    deleted: counts.map(([what, count]) => ({ what, count })),
    left,
    stays: [...stays],
    sha256,
    text: `${body}\nSHA-256 of the lines above: ${sha256}\n`,
  }
}
