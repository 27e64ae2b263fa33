import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { letter, letterHead, ownMailing } from '#contract/letters.ts'
import { bytes, id, idParams, line } from '#contract/values.ts'

/** Pages of a printed letter by what they are, printed on one side. */
export const printedPages = z.object({
  cover: z.number().int(),
  letter: z.number().int(),
  enclosures: z.number().int(),
  total: z.number().int(),
})
export const envelope = z.enum(['number_10', 'flat'])

const letters = { tag: 'letters', access: 'signed_in' } as const

export const choosePapers = endpoint({
  ...letters,
  method: 'PUT',
  path: '/api/dispute-letters/:id/papers',
  summary: 'Choose what goes along; the list of enclosures says the same, and the letter must be confirmed anew',
  params: idParams,
  body: z.object({
    paperIds: z.array(id).max(10),
    /** The pages of reports that stay, by their names; absent: all that are there. */
    reportPages: z.array(line(200)).max(100).optional(),
  }),
  answer: letter,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

export const keepLabelNumber = endpoint({
  ...letters,
  method: 'PUT',
  path: '/api/dispute-letters/:id/label',
  summary: 'Keep the number of the certified label that the member has for a letter they mail; null takes it away',
  params: idParams,
  body: z.object({ labelNumber: z.string().trim().min(1, 'Enter the label number').max(60).nullable() }),
  answer: letter,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

export const readLetterPrint = endpoint({
  ...letters,
  method: 'GET',
  path: '/api/dispute-letters/:id/print',
  summary: 'What printing the letter at home comes to, and what goes into its envelope',
  params: idParams,
  answer: z.object({
    pages: printedPages,
    sheets: z.number().int(),
    envelope,
    /** Printed with the letter, as its list names them. */
    enclosed: z.array(z.string()),
    /** Listed by the letter and not kept here: to be put in by hand. */
    toAdd: z.array(z.string()),
    /** The barcode in the window. */
    barcode: z.enum(['none', 'practice', 'intelligent_mail']),
    isPractice: z.boolean(),
  }),
  refusals: ['unauthenticated', 'not_found', 'conflict'],
})

export const readLettersPdf = endpoint({
  ...letters,
  method: 'GET',
  path: '/api/dispute-letters/pdf',
  summary: 'Several letters in one PDF to be printed at home; `letterIds` is their ids with commas between them',
  query: z.object({
    letterIds: z
      .string()
      .min(1, 'Choose the letters to print')
      .max(4000)
      .transform((text) => text.split(','))
      .refine((ids) => ids.length <= 50, 'Choose at most 50 letters at a time'),
  }),
  answers: 'pdf',
  answer: bytes,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

export const markLettersSent = endpoint({
  ...letters,
  method: 'PATCH',
  path: '/api/dispute-letters/sent',
  summary: 'Record the same of several letters that were mailed on one day, under one number; all of them or none',
  body: z.object({
    letterIds: z.array(id).min(1, 'Choose the letters you mailed').max(50, 'Choose at most 50 letters at a time'),
    ...ownMailing,
  }),
  answer: z.array(letterHead),
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict', 'not_attested'],
})

export const readLetterPage = endpoint({
  ...letters,
  method: 'GET',
  path: '/api/dispute-letters/:id/pages/:page',
  summary: 'A page of the very PDF that is printed, as a picture, 110 dots an inch; `page` is `1.png`',
  params: z.object({
    id,
    page: z
      .string()
      .max(7)
      .regex(/^\d{1,3}\.png$/),
  }),
  answers: 'png',
  answer: bytes,
  refusals: ['unauthenticated', 'not_found', 'conflict'],
})
