import { z } from 'zod'
import { BUREAUS } from '#engine/words/bureau.ts'
import { analysisSummary, analyzedItem, analyzedLetter, FETCH_MISSING } from '#contract/bureaus.ts'
import { endpoint } from '#contract/endpoint.ts'
import { uploadReport } from '#contract/reports.ts'
import { tooLong } from '#contract/too-long.ts'
import { customerInfo, ignoredUserId } from '#contract/values.ts'

/** Characters of a report's text that an analysis answers at most. */
export const MAX_EXTRACTED_CHARACTERS = 50_000
export const FULL_NAME_REQUIRED = 'Full name is required'

/** Who writes the letters. The last four digits are taken, printed nowhere and kept nowhere. */
export const analysisCustomer = customerInfo.superRefine(({ name }, context) => {
  if (name) return
  context.addIssue({ code: 'custom', path: [], message: FETCH_MISSING })
  context.addIssue({ code: 'custom', path: ['name'], message: FULL_NAME_REQUIRED })
})

/** A form carries texts only, so the customer comes as JSON. */
const customerText = z
  .string({ error: FETCH_MISSING })
  .max(10_000, { error: tooLong(10_000), abort: true })
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'Send customerInfo as JSON text' })
      return z.NEVER
    }
  })
  .pipe(analysisCustomer)

export const analyzeReport = endpoint({
  method: 'POST',
  path: '/api/analyze-credit-report',
  summary:
    'Read and keep a report (the part `creditReport`), and compose a stored letter for each entry that a rule speaks against',
  tag: 'credit reports',
  access: 'signed_in',
  carries: 'multipart',
  filePart: 'creditReport',
  body: z.object({
    customerInfo: customerText,
    bureau: z.enum([...BUREAUS, 'auto'], { error: 'Choose the bureau, or let us detect it' }).default('auto'),
    userId: ignoredUserId,
    /** The password of a locked PDF; used once, never stored. */
    password: z.string().max(200).optional(),
  }),
  answer: z.object({
    reportId: z.string(),
    reportIds: z.array(z.string()),
    /** What the reader saw, line by line; Social Security and account numbers reduced to four digits. */
    extractedText: z.string(),
    /** Whether the text goes on behind what is answered. */
    isTextCut: z.boolean(),
    negativeItems: z.array(analyzedItem),
    disputeLetters: z.array(analyzedLetter),
    summary: analysisSummary,
    isPractice: z.boolean(),
  }),
  refusals: uploadReport.refusals,
})
