import { z } from 'zod'
import { PAPER_KINDS } from '#engine/words/paper-kind.ts'
import { endpoint } from '#contract/endpoint.ts'
import { bytes, covered, id, idParams, instant, line } from '#contract/values.ts'

/** Pages of one paper: both sides of a card, a statement of some pages. */
export const MAX_PAPER_PAGES = 10
/** What the file dialog offers. */
export const PAPER_TYPES = ['.pdf', '.jpg', '.jpeg', '.png'] as const

/** A paper of the member's own: kept sealed as pictures, shown to them alone, and never read as text. */
export const paper = z
  .object({
    id: z.string(),
    kind: z.enum(PAPER_KINDS),
    /** As a letter names it. */
    name: z.string(),
    pageCount: z.number().int(),
    addedAt: instant,
  })
  .meta({ id: 'Paper' })

const papers = { tag: 'papers', access: 'signed_in' } as const

export const listPapers = endpoint({
  ...papers,
  method: 'GET',
  path: '/api/papers',
  summary: 'The papers that can be enclosed, newest first',
  pages: 'rows',
  answer: z.array(paper),
  refusals: ['invalid', 'unauthenticated'],
})

export const addPaper = endpoint({
  ...papers,
  method: 'POST',
  path: '/api/papers',
  summary: 'Keep a paper to be enclosed: one PDF, or a picture of each page, in `paper`; the same again answers what is kept',
  carries: 'multipart',
  filePart: 'paper',
  body: z
    .object({
      kind: z.enum(PAPER_KINDS, { error: 'Choose what kind of document it is' }),
      /** What a supporting paper is called in a letter. */
      title: covered(line(120)).optional(),
      /** Of a locked PDF; used once and not kept. */
      password: z.string().max(500).optional(),
    })
    .refine(({ kind, title }) => kind !== 'supporting' || Boolean(title), {
      path: ['title'],
      message: 'Say what this document is. For example: My March bank statement',
    }),
  answer: paper,
  status: 201,
  repeats: true,
  refusals: [
    'invalid',
    'unauthenticated',
    'conflict',
    'too_large',
    'unsupported_type',
    'damaged_file',
    'password_needed',
    'too_many',
  ],
})

export const readPaperPage = endpoint({
  ...papers,
  method: 'GET',
  path: '/api/papers/:id/pages/:page',
  summary: 'A page of a paper as a picture, for its owner alone; `page` is `1.jpg`',
  params: z.object({
    id,
    page: z
      .string()
      .max(6)
      .regex(/^\d{1,2}\.jpg$/),
  }),
  answers: 'jpeg',
  answer: bytes,
  refusals: ['unauthenticated', 'not_found'],
})

export const deletePaper = endpoint({
  ...papers,
  method: 'DELETE',
  path: '/api/papers/:id',
  summary: 'Delete a paper with its pictures; a letter that encloses it and was not sent must be changed',
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'not_found'],
})
