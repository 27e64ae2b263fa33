import { z } from 'zod'
import { tooLong } from '#contract/too-long.ts'
import { coverSsn, holdsSsn, isNamedBySsn } from '#engine/values/social-security-number.ts'
import { BUREAUS, DISPUTE_TARGETS } from '#engine/words/bureau.ts'

/** Shapes that more than one part of the wire uses. */
export const id = z.string().min(1).max(200)
/** So many items at once: two dozen rows. */
const MOST_ITEMS = 24
/** Ids of negative items with commas between them: a list is narrowed to what belongs to them. */
export const itemIds = z
  .string()
  .max(MOST_ITEMS * 40)
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).max(MOST_ITEMS))
/** The params of a path with one id. */
export const idParams = z.object({ id })
export const bureau = z.enum(BUREAUS).meta({ id: 'Bureau' })
export const disputeTarget = z.enum(DISPUTE_TARGETS)
/** A calendar day, month or year as ISO text: as much as the report prints. */
export const partialDay = z
  .string()
  .max(10)
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date()
/** An instant with its offset, ISO text. */
export const instant = z.iso.datetime({ offset: true }).max(40)
/** An answer that is no JSON: a picture or a PDF. */
export const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
/** Dollars on the wire. */
export const dollars = z.number()

/** A place on a page of the original. */
export const evidence = z
  .object({
    page: z.number().int().min(1),
    /** x, y, width, height in PDF points from the top left. */
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    quote: z.string(),
    /** 0 to 1, for what was made out on a picture or read without knowing the layout; absent where the file itself says it. */
    confidence: z.number().min(0).max(1).optional(),
    /** True while the value waits for the member's word: shown, and used for nothing. */
    unconfirmed: z.boolean().optional(),
  })
  .meta({ id: 'Evidence' })
/** A place for each field that has one, by the name of the field. */
export const evidenceMap = z.record(z.string(), evidence)

/** A `userId` in a body is ignored: the signed-in user is meant, whatever it says. */
export const ignoredUserId = z.union([z.string().max(200), z.number()]).nullish()

/** Invisible characters that reverse the text after them, which would make one name look like another. */
const TURNING = /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A text of one line: breaks and runs of spaces become one space, so that a name cannot bring a paragraph into a letter. */
export const line = (most: number, error?: string): z.ZodString =>
  z
    .string(error)
    .max(most, tooLong(most))
    .overwrite((text) => text.replaceAll(TURNING, '').replaceAll(/\s+/g, ' ').trim())

export const NO_SSN = 'Leave out your Social Security number. We don’t need it here.'
/** Refuses a Social Security number where a name, an address or the like is asked for. */
export const withoutSsn = <Text extends z.ZodType<string>>(text: Text): Text => text.refine((typed) => !holdsSsn(typed), NO_SSN)
/** The same of what someone is called, or their mailbox: there, nine figures behind letters are their own affair. */
export const notNamedBySsn = <Text extends z.ZodType<string>>(text: Text): Text =>
  text.refine((typed) => !typed.split('@').some(isNamedBySsn), NO_SSN)
/** A name or a part of an address, on one line. */
export const personLine = (most: number, error?: string): z.ZodString => withoutSsn(line(most, error))
/** The same where it may not be missing: `message` says so. */
export const neededLine = (most: number, message: string): z.ZodString =>
  personLine(most, message).min(1, { error: message, abort: true })
/** What someone is called, or nothing: a name has a letter, of whatever script. */
const personName = <Text extends z.ZodType<string>>(text: Text): Text =>
  text.refine((typed) => typed === '' || /\p{L}/u.test(typed), 'A name needs at least one letter')
/** The same where it may not be missing. */
export const neededName = (most: number, message: string): z.ZodString => personName(neededLine(most, message))
/** Words of the consumer’s own, or the name of a company: a Social Security number in them is reduced to its last four digits. */
export const covered = (text: z.ZodString): z.ZodString => text.overwrite(coverSsn)

/** Who writes a letter; what is left out is taken from the report. */
export const userInfo = z
  .object({
    name: personName(personLine(200)),
    address: personLine(200),
    city: personLine(100),
    state: personLine(50),
    zip: personLine(20),
  })
  .partial()
  .meta({ id: 'UserInfo' })

const LAST4 = 'Last 4 of SSN allows at most 4 characters'

/** The documents' customer info. The last four digits are taken, printed nowhere and kept nowhere. */
export const customerInfo = userInfo
  .extend({ phone: personLine(40), email: notNamedBySsn(line(320)), ssn: z.string().trim().max(4, LAST4) })
  .partial()
  .meta({ id: 'CustomerInfo' })

/** A law, or a policy, as it is cited. */
export const citation = z.object({ cite: z.string(), title: z.string() })
/** The same, with its address and whether it is in force today. */
export const authority = citation.extend({ source: z.string(), stands: z.boolean() })
