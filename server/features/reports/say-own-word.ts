import type { z } from 'zod'
import type { sayOwnWord as endpoint, wordToSay } from '#contract/own-word.ts'
import { type AskedValue, valueFinder } from '#engine/audit/asked-values.ts'
import { detailsOf } from '#engine/audit/detail-key.ts'
import { accountIdentity, inquiryIdentity } from '#engine/matching/entry-identity.ts'
import type { Report } from '#engine/report/report.ts'
import { writeDay } from '#engine/values/day.ts'
import type { OwnWordQuestion, OwnWordSubject } from '#engine/words/own-word.ts'
import { within, type Context } from '#server/context.ts'
import { allSaid, keepWord, saidAnswer, selfWord, subjectOf, type Word } from '#server/features/own-word/own-word.ts'
import { judgeAnew } from '#server/features/reports/judge-anew.ts'
import { admitFitting, doubtOthers } from '#server/features/reports/ownership.ts'
import { fileAtHand, usableReport, takeReports } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { canBeBirthday } from '#engine/identity/birthday.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Takes the member's word; every report that it touches is judged again with it. */
export const sayOwnWord: Operation<typeof endpoint> = async (context, { user, body }) => {
  const word = await wordOf(context, user, body)
  const { said, isRepeat } = await transact(context, user, async (tx) => {
    await takeReports(tx, user)
    const { said: kept, isRepeat: wasSaid } = await keepWord(context, tx, word)
    if (wasSaid) return { answer: { said: kept, isRepeat: true }, audit: [] }
    await admitFitting(context, tx, user)
    if (word.subjectKind === 'self') await doubtOthers(context, tx, user)
    await judgeAnew(within(context, tx), tx, { user, isPractice: word.isPractice })
    const audit = { action: 'own_word.said', subjectKind: 'own_word', subjectId: kept.id, detail: { question: body.question } }
    return { answer: { said: kept, isRepeat: false }, audit: [audit] }
  })
  return isRepeat ? new Repeat(saidAnswer(said)) : saidAnswer(said)
}

const NO_BIRTHDAY = 'No one alive was born then. Check your date of birth.'

async function wordOf(context: Context, user: SignedIn, said: z.output<typeof wordToSay>): Promise<Word> {
  if (said.question === 'birthday' && !canBeBirthday(said.answer, await dayOf(context, user)))
    throw invalidField('answer', NO_BIRTHDAY)
  if (!('reportId' in said)) return selfWord(user, said.question, said.answer)
  const { subjectKind, subject, isPractice, ...about } = await subjectSaid(context, user, said)
  const isVeteran = said.question === 'veteran_medical'
  const answer = {
    ...about,
    answer: said.answer,
    dateOfService: isVeteran ? (said.dateOfService ?? null) : null,
    isSettled: isVeteran ? said.isSettled : null,
  }
  return { user, question: said.question, subjectKind, subject, isPractice, answer }
}

type AboutEntry = Extract<z.output<typeof wordToSay>, { readonly reportId: string }>

interface SubjectSaid {
  readonly subjectKind: OwnWordSubject
  readonly identity: string
  /** Of every print of the same value. */
  readonly alike: readonly string[]
  readonly subject: string
  readonly label: string
  readonly reportId: string
  readonly entryId: string
  readonly isPractice: boolean
}

/** What the words are about; an entry that the report does not list is not found. */
async function subjectSaid(context: Context, user: SignedIn, said: AboutEntry): Promise<SubjectSaid> {
  const row = await usableReport(context, user, said.reportId)
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
  const isPractice = row.source === 'practice'
  const alike = await identitiesAlike(context, user, { report: content, entryId: said.entryId, question: said.question })
  const before = (await allSaid(context, user, isPractice)).find(
    (one) =>
      one.question === said.question &&
      one.subjectKind === subjectKind &&
      (one.identity === found.identity || one.alike?.includes(found.identity)),
  )
  return {
    subjectKind,
    // An answer about another print of the value is about the same value.
    identity: before?.identity ?? found.identity,
    alike: [...new Set([...(before?.alike ?? []), ...alike])],
    subject: before?.subject ?? subjectOf(context, user, found.identity),
    label: found.label,
    reportId: said.reportId,
    entryId: said.entryId,
    isPractice,
  }
}

/** What makes each print of the value the same one on another report, in the reports at hand and the one it was said about. */
async function identitiesAlike(
  context: Context,
  user: SignedIn,
  { report, entryId, question }: { readonly report: Report; readonly entryId: string; readonly question: OwnWordQuestion },
): Promise<readonly string[]> {
  const { reports } = await fileAtHand(context, user)
  const all = [report, ...reports.map(({ content }) => content).filter(({ id }) => id !== report.id)]
  const value = valueFinder(all)({ reportId: report.id, entryId }, question)
  return value === null ? [] : value.prints.flatMap((print) => identityOf(all, print))
}

function identityOf(reports: readonly Report[], { reportId, entryId }: AskedValue['prints'][number]): readonly string[] {
  const report = reports.find(({ id }) => id === reportId)
  if (report === undefined) return []
  const inquiry = report.inquiries.find(({ id }) => id === entryId)
  if (inquiry) return [inquiryIdentity(inquiry)]
  const account = report.accounts.find(({ id }) => id === entryId)
  if (account) return [accountIdentity(account)]
  return detailsOf(report.personalInfo).flatMap(({ field, key }) => (field === entryId ? [key] : []))
}

const named = (name: string, more: string | null): string => (more === null ? name : `${name}, ${more}`)
