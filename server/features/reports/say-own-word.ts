import type { z } from 'zod'
import type { sayOwnWord as endpoint, wordToSay } from '#contract/own-word.ts'
import { detailsOf } from '#engine/audit/detail-key.ts'
import { accountIdentity, inquiryIdentity } from '#engine/matching/entry-identity.ts'
import { writeDay } from '#engine/values/day.ts'
import type { OwnWordSubject } from '#engine/words/own-word.ts'
import { within, type Context } from '#server/context.ts'
import { type Answer, keepWord, saidAnswer, subjectOf } from '#server/features/own-word/own-word.ts'
import { judgeAnew } from '#server/features/reports/judge-anew.ts'
import { ownedReport, takeReports } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Takes the member's word; every report that it touches is judged anew with it. */
export const sayOwnWord: Operation<typeof endpoint> = async (context, { user, body }) => {
  const about = await subjectSaid(context, user, body)
  const { said, isRepeat } = await transact(context, user, async (tx) => {
    await takeReports(tx, user)
    const answer: Answer = {
      answer: body.answer,
      identity: about.identity,
      label: about.label,
      reportId: about.reportId,
      entryId: about.entryId,
      dateOfService: body.question === 'veteran_medical' ? (body.dateOfService ?? null) : null,
      isSettled: body.question === 'veteran_medical' ? body.isSettled : null,
    }
    const { question } = body
    const { subjectKind, subject, isPractice } = about
    const { said: kept, isRepeat: wasSaid } = await keepWord(context, tx, {
      user,
      question,
      subjectKind,
      subject,
      isPractice,
      answer,
    })
    if (wasSaid) return { answer: { said: kept, isRepeat: true }, audit: [] }
    await judgeAnew(within(context, tx), tx, { user, isPractice: about.isPractice })
    const audit = { action: 'own_word.said', subjectKind: 'own_word', subjectId: kept.id, detail: { question: body.question } }
    return { answer: { said: kept, isRepeat: false }, audit: [audit] }
  })
  return isRepeat ? new Repeat(saidAnswer(said)) : saidAnswer(said)
}

interface SubjectSaid {
  readonly subjectKind: OwnWordSubject
  readonly identity: string
  readonly subject: string
  readonly label: string
  readonly reportId: string | null
  readonly entryId: string | null
  readonly isPractice: boolean
}

/** What the words are about; an entry that the report does not list is not found. */
async function subjectSaid(context: Context, user: SignedIn, said: z.output<typeof wordToSay>): Promise<SubjectSaid> {
  if (!('reportId' in said)) {
    const label = said.question === 'birthday' ? 'Your date of birth' : 'The last four digits of your Social Security number'
    return { subjectKind: 'self', identity: 'self', subject: 'self', label, reportId: null, entryId: null, isPractice: false }
  }
  const row = await ownedReport(context, user, said.reportId)
  const { content } = row
  const subjectKind = said.question === 'belongs' ? said.subjectKind : 'account'
  const found = {
    account: () => {
      const account = content.accounts.find(({ id }) => id === said.entryId)
      return account && { identity: accountIdentity(account), label: named(account.creditorName, account.accountNumber) }
    },
    inquiry: () => {
      const inquiry = content.inquiries.find(({ id }) => id === said.entryId)
      const on = inquiry?.date ? `inquiry of ${writeDay(inquiry.date)}` : 'inquiry'
      return inquiry && { identity: inquiryIdentity(inquiry), label: named(inquiry.creditorName, on) }
    },
    detail: () => {
      const detail = detailsOf(content.personalInfo).find(({ field }) => field === said.entryId)
      return detail && { identity: detail.key, label: detail.text }
    },
  }[subjectKind]()
  if (!found) throw new Refusal('not_found')
  return {
    subjectKind,
    identity: found.identity,
    subject: subjectOf(context, user, found.identity),
    label: found.label,
    reportId: said.reportId,
    entryId: said.entryId,
    isPractice: row.source === 'practice',
  }
}

const named = (name: string, more: string | null): string => (more === null ? name : `${name}, ${more}`)
