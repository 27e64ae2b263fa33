import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { bytes, instant } from '#contract/values.ts'

export const exportAccount = endpoint({
  method: 'POST',
  path: '/api/account/export',
  summary: 'Everything that is kept of the signed-in user, in one archive; needs a proof of the last ten minutes of who is there',
  tag: 'accounts',
  access: 'signed_in',
  answers: 'zip',
  savedAs: 'errata-export.zip',
  answer: bytes,
  refusals: ['unauthenticated', 'step_up_needed'],
})

/** What was looked for after an erasure, and what was found of it. */
export const erasureCertificate = z
  .object({
    id: z.string(),
    askedAt: instant,
    finishedAt: instant,
    /** What was deleted: rows by table, and files by kind. */
    deleted: z.array(z.object({ what: z.string(), count: z.number().int() })),
    /** What was still found when everything was looked through afterwards; 0 unless something else was writing at that moment. */
    left: z.number().int(),
    /** What stays because a law says so, or because someone else has it, in plain words. */
    stays: z.array(z.string()),
    /** SHA-256 as hex over the lines of `text` before its last. */
    sha256: z.string(),
    /** All of this as a text to keep. */
    text: z.string(),
  })
  .meta({ id: 'ErasureCertificate' })
export type ErasureCertificate = z.output<typeof erasureCertificate>

export const eraseAccount = endpoint({
  method: 'POST',
  path: '/api/account/erase',
  summary:
    'Erase the signed-in user with everything that is theirs, at once and for good; needs a proof of the last ten minutes of who is there',
  tag: 'accounts',
  access: 'signed_in',
  body: z.object({
    /** The username, or ERASE. */
    confirm: z.string().trim().min(1, 'Type your username to confirm').max(200),
  }),
  answer: erasureCertificate,
  refusals: ['invalid', 'unauthenticated', 'step_up_needed'],
})
