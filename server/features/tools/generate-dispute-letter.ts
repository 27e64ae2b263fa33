import type { generateDisputeLetter as endpoint } from '#contract/tools.ts'
import { checkSaid } from '#engine/letters/check-letter.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { senderOrigins } from '#engine/letters/sender-origins.ts'
import { confirmedWords, isCreditRepair } from '#server/features/letters/letters.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { ownPartOf } from '#server/features/reports/reports.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Composes a letter to the creditor from the user’s own statement alone. It names no item of the file, so it is not kept. */
export const generateDisputeLetter: Operation<typeof endpoint> = async (context, { user, body }) => {
  const { creditor, type, userInfo } = body
  const { own } = await ownPartOf(context, user, { typed: body.description, isPractice: null })
  const { letterContent, facts, leftOut } = composeLetter({
    kind: 'dispute',
    date: await dayOf(context, user),
    sender: {
      name: userInfo.name,
      street: userInfo.address,
      city: userInfo.city,
      state: userInfo.state,
      zip: userInfo.zip,
      ssnLast4: null,
      dateOfBirth: null,
      recentAddress: null,
      phone: null,
      from: senderOrigins(userInfo, { printed: null, own: {} }),
    },
    recipient: { kind: type === 'collection' ? 'collector' : 'furnisher', name: creditor, lines: [], source: 'statement' },
    subject: { kind: 'described', creditorName: creditor, accountNumber: null, concern: type },
    report: null,
    findings: [],
    statements: own === '' ? [] : [own],
    isSentByCreditRepair: isCreditRepair(context),
    enclosesIdentification: false,
    validationNotice: null,
    offer: null,
  })
  const confirmed = await confirmedWords(context, user, { subject: null, creditor, text: own, isPractice: false })
  const issues = checkSaid(letterContent, { facts, attested: [], confirmed })
  if (issues.length > 0) throw new Refusal('unproved_fact', issues[0]?.message, { issues: [...issues] })
  return { letter: letterContent, leftOut: [...leftOut] }
}
