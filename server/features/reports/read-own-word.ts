import type { z } from 'zod'
import type { ownQuestion, readOwnWord as endpoint } from '#contract/own-word.ts'
import { mixedQuestions, ownQuestions, type OwnQuestion } from '#engine/audit/own-questions.ts'
import { detailsOf } from '#engine/audit/detail-key.ts'
import { ownKeys } from '#engine/identity/identity.ts'
import { accountIdentity, inquiryIdentity } from '#engine/matching/entry-identity.ts'
import type { Report } from '#engine/report/report.ts'
import type { Context } from '#server/context.ts'
import { confirmedIdentity } from '#server/features/identity/identity.ts'
import { allSaid, confirmedOf, saidAnswer, subjectOf, type Said } from '#server/features/own-word/own-word.ts'
import { fileAtHand } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The open questions of the file at hand, each once, and all that was said. */
export const readOwnWord: Operation<typeof endpoint> = async (context, { user }) => {
  const { isPractice, reports } = await fileAtHand(context, user)
  const said = await allSaid(context, user, isPractice)
  const own = isPractice ? [] : ownKeys(await confirmedIdentity(context, user))
  const asked = new Set(said.map(({ question, subject }) => `${question} ${subject}`))
  const questions: z.input<typeof ownQuestion>[] = []
  for (const { content, ownership } of reports) {
    const isMixed = ownership === 'mixed'
    for (const question of openQuestions(context, user, { report: content, said, own, isMixed })) {
      // The member themselves are asked about their own file alone.
      const { subject, ...open } = question
      if (asked.has(`${open.question} ${subject}`) || (isPractice && subject === 'self')) continue
      asked.add(`${open.question} ${subject}`)
      questions.push({ ...open, isPractice })
    }
  }
  return { questions, said: said.toReversed().map(saidAnswer) }
}

interface OpenIn {
  readonly report: Report
  readonly said: readonly Said[]
  readonly own: readonly string[]
  readonly isMixed: boolean
}

type Open = Omit<z.input<typeof ownQuestion>, 'isPractice'> & { readonly subject: string }

function openQuestions(context: Context, user: SignedIn, { report, said, own, isMixed }: OpenIn): readonly Open[] {
  const confirmed = confirmedOf(context, user, { report, said, ownKeys: own })
  const mixed = isMixed ? mixedQuestions(report, confirmed) : []
  return [...ownQuestions(report, { earlier: [], confirmed }), ...mixed].map((question) => {
    const identity = identityOf(report, question)
    return {
      ...question,
      evidence: question.evidence && { ...question.evidence, box: [...question.evidence.box] },
      reportId: question.entryId === null ? null : report.id,
      bureau: report.bureau,
      subject: identity === 'self' ? 'self' : subjectOf(context, user, identity),
    }
  })
}

function identityOf({ accounts, inquiries, personalInfo }: Report, { subjectKind, entryId }: OwnQuestion): string {
  const account = subjectKind === 'account' && accounts.find(({ id }) => id === entryId)
  if (account) return accountIdentity(account)
  const inquiry = subjectKind === 'inquiry' && inquiries.find(({ id }) => id === entryId)
  if (inquiry) return inquiryIdentity(inquiry)
  return detailsOf(personalInfo).find(({ field }) => field === entryId)?.key ?? 'self'
}
