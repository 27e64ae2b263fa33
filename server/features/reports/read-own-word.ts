import type { z } from 'zod'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { ownQuestion, readOwnWord as endpoint } from '#contract/own-word.ts'
import { placeOfPrint, valueFinder, type ValuePrint } from '#engine/audit/asked-values.ts'
import { mixedQuestions, ownQuestions, type OwnQuestion } from '#engine/audit/own-questions.ts'
import { detailsOf } from '#engine/audit/detail-key.ts'
import { ownKeys } from '#engine/identity/identity.ts'
import { accountIdentity, inquiryIdentity } from '#engine/matching/entry-identity.ts'
import type { Report } from '#engine/report/report.ts'
import type { Context } from '#server/context.ts'
import { confirmedIdentity } from '#server/features/identity/identity.ts'
import { allSaid, confirmedOf, saidAnswer, subjectOf, type Said } from '#server/features/own-word/own-word.ts'
import { type FileAtHand, fileAtHand } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readOwnWord: Operation<typeof endpoint> = async (context, { user }) =>
  ownWordOf(context, user, await fileAtHand(context, user))

/** The open questions of a file, each value once over all bureaus, and all that was said. */
export async function ownWordOf(
  context: Context,
  user: SignedIn,
  { isPractice, reports }: FileAtHand,
): Promise<AnswerOf<typeof endpoint>> {
  const said = await allSaid(context, user, isPractice)
  const own = isPractice ? [] : ownKeys(await confirmedIdentity(context, user), user.name)
  const answered = new Set(
    said.flatMap(({ question, subject, alike = [] }) =>
      [subject, ...alike.map((identity) => subjectOf(context, user, identity))].map((one) => `${question} ${one}`),
    ),
  )
  const contents = reports.map(({ content }) => content)
  const valueOf = valueFinder(contents)
  const open = reports.flatMap(({ content, ownership }) =>
    openQuestions(context, user, { report: content, others: contents, said, own, isMixed: ownership === 'mixed' }),
  )
  const questions = new Map<string, z.input<typeof ownQuestion>>()
  for (const { subject, ...question } of open) {
    // The member themselves are asked about their own file alone.
    if (answered.has(`${question.question} ${subject}`) || (isPractice && subject === 'self')) continue
    const { reportId, entryId, bureau } = question
    const value = reportId === null || entryId === null ? null : valueOf({ reportId, entryId }, question.question)
    const key = value === null ? `${question.question} ${subject}` : `${value.sheet} ${value.prints.map(placeOfPrint).join()}`
    if (questions.has(key)) continue
    const sheet = value?.sheet ?? null
    const prints = value?.prints.flatMap((print) => printOf(contents, print)) ?? []
    questions.set(key, { ...question, bureau, isPractice, sheet, prints })
  }
  return { questions: [...questions.values()], said: said.toReversed().map(saidAnswer) }
}

/** A print as its bureau has it. */
function printOf(reports: readonly Report[], { reportId, entryId }: ValuePrint): z.input<typeof ownQuestion>['prints'] {
  const report = reports.find(({ id }) => id === reportId)
  if (report === undefined) return []
  const entry = [...report.inquiries, ...report.accounts].find(({ id }) => id === entryId)
  const text = entry?.creditorName ?? detailsOf(report.personalInfo).find(({ field }) => field === entryId)?.text
  const place = entry ? entry.evidence['creditorName'] : report.personalInfo.evidence[entryId]
  if (text === undefined) return []
  return [{ bureau: report.bureau, reportId, entryId, text, evidence: place ? { ...place, box: [...place.box] } : null }]
}

interface OpenIn {
  readonly report: Report
  readonly others: readonly Report[]
  readonly said: readonly Said[]
  readonly own: readonly string[]
  readonly isMixed: boolean
}

type Open = Omit<z.input<typeof ownQuestion>, 'isPractice' | 'sheet' | 'prints'> & { readonly subject: string }

function openQuestions(context: Context, user: SignedIn, { report, others, said, own, isMixed }: OpenIn): readonly Open[] {
  const confirmed = confirmedOf(context, user, { report, said, ownKeys: own })
  const mixed = isMixed ? mixedQuestions(report, confirmed) : []
  const beside = others.filter(({ id }) => id !== report.id).map((other) => ({ report: other, isOfSameFile: false }))
  return [...ownQuestions(report, { earlier: [], others: beside, confirmed }), ...mixed].map((question) => {
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
