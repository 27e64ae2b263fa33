import { z } from 'zod'
import { covered, day, line, NO_SSN } from '#contract/values.ts'
import { coverSeparatedSsn } from '#engine/values/social-security-number.ts'

/** What only the consumer can tell for a kind of letter; what a kind needs and does not get comes back as an issue. */
export const told = z
  .object({
    /** Copies of identification and of a proof of address go along. */
    enclosesIdentification: z.boolean(),
    /** The answer to "Is this wrong?": true makes a request a dispute. */
    isWrong: z.boolean(),
    /** The report came free from AnnualCreditReport.com: the bureau has 45 days. */
    afterFreeAnnualReport: z.boolean(),
    /** The letter adds information to a dispute that the bureau is investigating: it can then take 15 days more. */
    addsInformation: z.boolean(),
    collectorNotice: z.object({ receivedOn: day, disputeBy: day.nullable().default(null) }),
    /** Papers of their own that go along, each as they name it. */
    papers: z.array(covered(line(120)).min(1)).max(10),
    /** The day on the bureau’s notice that the item was deleted. */
    deletedOn: day,
    hadNoticeOfReturn: z.boolean(),
    /** The entry relates to no transaction of theirs. */
    isNotMine: z.boolean(),
    gotNothing: z.boolean(),
    /** They were shown what the file prints against their statement, and stay with it. */
    knowsWhatIsPrinted: z.boolean(),
    theftReport: z.object({
      agency: covered(line(120, 'Say where you filed the report')).min(1, 'Say where you filed the report'),
      // Such reports have numbers of nine digits: only what is written like a Social Security number is refused.
      number: line(60)
        .refine((text) => coverSeparatedSsn(text) === text, NO_SSN)
        .nullable()
        .default(null),
      madeOn: day.nullable().default(null),
    }),
    /** The entry resulted from trafficking of which they are a victim. */
    resultedFromTrafficking: z.boolean(),
    /** The document that shows it, and who made or signed it. */
    victimDocument: z.object({
      issuer: covered(line(120, 'Say who made or signed the document')).min(1, 'Say who made or signed the document'),
      datedOn: day.nullable().default(null),
    }),
    /** They were forced, pressured or tricked into the debt. */
    wasCoerced: z.boolean(),
    didNotAuthorize: z.boolean(),
    frivolousNotice: z.object({
      datedOn: day,
      /** What it says is missing, in its words; null: it names nothing. */
      asksFor: covered(line(500)).min(1).nullable(),
    }),
    disputesNoMore: z.boolean(),
    pastRecipients: z
      .array(
        z.object({
          name: covered(line(200, 'Name the recipient')).min(1, 'Name the recipient'),
          isEmployment: z.boolean().default(false),
          receivedOn: z.iso.date('Enter the day it got the report'),
        }),
      )
      .max(20),
  })
  .partial()
  .meta({ id: 'Told' })
