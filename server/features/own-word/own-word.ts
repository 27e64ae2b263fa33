import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ownWord as shape } from '#contract/own-word.ts'
import { type Confirmed, NOTHING_CONFIRMED } from '#engine/audit/rule.ts'
import type { ConfirmedWord } from '#engine/letters/claims/contradictions.ts'
import { accountIdentity, inquiryIdentity } from '#engine/matching/entry-identity.ts'
import { furnisherKey, isSameFurnisher } from '#engine/matching/furnisher-name.ts'
import type { AccountLink } from '#engine/matching/said-links.ts'
import type { Report } from '#engine/report/report.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { OwnWordQuestion, OwnWordSubject } from '#engine/words/own-word.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { accountLinks, ownWords } from '#server/database/tables/own-word.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { type Keyed, keyedHash } from '#server/platform/secret.ts'
import { type Sealing, seal, unseal } from '#server/platform/vault.ts'

/** Front door of the member's own word. */

/** What is kept sealed of an answer. */
export interface Answer {
  readonly answer: string
  /** What makes the entry or detail the same one on another report; `self` for the member. */
  readonly identity: string
  /** Other prints of the same value, which the answer is for too. */
  readonly alike?: readonly string[]
  readonly label: string
  readonly reportId: string | null
  readonly entryId: string | null
  readonly dateOfService: string | null
  readonly isSettled: boolean | null
}

/** What the member said, opened. */
export interface Said extends Answer {
  readonly id: string
  readonly question: OwnWordQuestion
  readonly subjectKind: OwnWordSubject
  /** Keyed hash of the entry or detail. */
  readonly subject: string
  readonly isPractice: boolean
  readonly saidAt: string
}

export type OwnWordRow = typeof ownWords.$inferSelect

const placeOf = (userId: string, id: string): string => `${userId}/own-word/${id}`

async function sealAnswer(context: Sealing, of: { userId: string; id: string }, answer: Answer): Promise<string> {
  const sealed = await seal(context, placeOf(of.userId, of.id), Buffer.from(JSON.stringify(answer)))
  return Buffer.from(sealed).toString('base64')
}

/** Ours alone writes these rows, so what opens has the shape it was sealed with. */
export async function openAnswer(context: Sealing, row: Pick<OwnWordRow, 'userId' | 'id' | 'sealed'>): Promise<Answer> {
  const opened = await unseal(context, placeOf(row.userId, row.id), Buffer.from(row.sealed, 'base64'))
  return JSON.parse(Buffer.from(opened).toString('utf8'))
}

const opened = async (context: Sealing, row: OwnWordRow): Promise<Said> => ({ ...row, ...(await openAnswer(context, row)) })

export const saidAnswer = (said: Said): z.input<typeof shape> => ({
  id: said.id,
  question: said.question,
  subjectKind: said.subjectKind,
  reportId: said.reportId,
  entryId: said.entryId,
  label: said.label,
  answer: said.answer,
  dateOfService: said.dateOfService,
  isSettled: said.isSettled,
  isPractice: said.isPractice,
  saidAt: said.saidAt,
})

/** The member's word on the own file or on the practice one, in the order it was given. */
export async function allSaid(context: Context, user: SignedIn, isPractice: boolean): Promise<Said[]> {
  const rows = await context.db
    .select()
    .from(ownWords)
    .where(and(eq(ownWords.userId, user.id), eq(ownWords.isPractice, isPractice)))
    .orderBy(asc(ownWords.saidAt))
  const said: Said[] = []
  for (const row of rows) said.push(await opened(context, row))
  return said
}

export interface Word {
  readonly user: SignedIn
  readonly question: OwnWordQuestion
  readonly subjectKind: OwnWordSubject
  readonly subject: string
  readonly isPractice: boolean
  readonly answer: Answer
}

/** Keeps an answer in place of an earlier one to the same question. */
export async function keepWord(
  context: Context,
  tx: Transaction,
  { user, answer, ...word }: Word,
): Promise<{ readonly said: Said; readonly isRepeat: boolean }> {
  const isIt = and(
    eq(ownWords.userId, user.id),
    eq(ownWords.isPractice, word.isPractice),
    eq(ownWords.question, word.question),
    eq(ownWords.subject, word.subject),
  )
  const [before] = await tx.select().from(ownWords).where(isIt)
  const inside = within(context, tx)
  if (before && isSame(await openAnswer(inside, before), answer)) return { said: await opened(inside, before), isRepeat: true }
  const id = before?.id ?? crypto.randomUUID()
  const sealed = await sealAnswer(inside, { userId: user.id, id }, answer)
  const row = { ...word, userId: user.id, id, sealed, saidAt: context.now() }
  await tx
    .insert(ownWords)
    .values(row)
    .onConflictDoUpdate({ target: [ownWords.userId, ownWords.id], set: { sealed, saidAt: row.saidAt } })
  return { said: { ...row, ...answer }, isRepeat: false }
}

const isSame = (before: Answer, now: Answer): boolean =>
  before.answer === now.answer &&
  before.dateOfService === now.dateOfService &&
  before.isSettled === now.isSettled &&
  (now.alike ?? []).every((one) => before.alike?.includes(one))

const SELF_LABELS = {
  birthday: 'Your date of birth',
  ssn_last4: 'The last four digits of your Social Security number',
} as const
type SelfQuestion = keyof typeof SELF_LABELS

/** What the member says about themselves: it is about no report, and never practice. */
export function selfWord(user: SignedIn, question: SelfQuestion, answer: string): Word {
  const about = { identity: 'self', label: SELF_LABELS[question], reportId: null, entryId: null }
  return {
    user,
    question,
    subjectKind: 'self',
    subject: 'self',
    isPractice: false,
    answer: { answer, ...about, dateOfService: null, isSettled: null },
  }
}

/** Nothing happens where they said nothing of the kind. */
export async function removeSelfWord(tx: Transaction, user: SignedIn, question: SelfQuestion): Promise<void> {
  await tx
    .delete(ownWords)
    .where(and(eq(ownWords.userId, user.id), eq(ownWords.question, question), eq(ownWords.subject, 'self')))
}

/** Null where there is no such answer. */
export async function removeWord(
  tx: Transaction,
  user: SignedIn,
  id: string,
): Promise<Pick<OwnWordRow, 'isPractice' | 'question'> | null> {
  const [gone] = await tx
    .delete(ownWords)
    .where(and(eq(ownWords.userId, user.id), eq(ownWords.id, id)))
    .returning({ isPractice: ownWords.isPractice, question: ownWords.question })
  return gone ?? null
}

/** Recognises an entry or a detail on another report, and shows nothing of it. */
export const subjectOf = (context: Keyed, user: Pick<SignedIn, 'id'>, identity: string): string =>
  keyedHash(context.secret, 'own word', `${user.id}|${identity}`)

/** What the member said, as it applies to the entries of one report. */
export function confirmedOf(
  context: Keyed,
  user: Pick<SignedIn, 'id'>,
  { report, said, ownKeys = [] }: { report: Report; said: readonly Said[]; ownKeys?: readonly string[] },
): Confirmed {
  if (said.length === 0) return { ...NOTHING_CONFIRMED, ownDetails: ownKeys }
  const bySubject = new Map<string, Said[]>()
  for (const one of said) {
    const subjects = new Set([one.subject, ...(one.alike ?? []).map((identity) => subjectOf(context, user, identity))])
    for (const subject of subjects) bySubject.set(subject, [...(bySubject.get(subject) ?? []), one])
  }
  const about = (identity: string): readonly Said[] => bySubject.get(subjectOf(context, user, identity)) ?? []
  const idsWhere = (entries: readonly { id: string; said: readonly Said[] }[], question: OwnWordQuestion, answer: string) =>
    entries.filter((entry) => entry.said.some((one) => one.question === question && one.answer === answer)).map(({ id }) => id)
  const accounts = report.accounts.map((account) => ({ id: account.id, said: about(accountIdentity(account)) }))
  const inquiries = report.inquiries.map((inquiry) => ({ id: inquiry.id, said: about(inquiryIdentity(inquiry)) }))
  const details = (answer: string): string[] =>
    said.flatMap((one) => (one.subjectKind === 'detail' && one.answer === answer ? [one.identity, ...(one.alike ?? [])] : []))
  const ofSelf = (question: OwnWordQuestion): string | null => said.find((one) => one.question === question)?.answer ?? null
  return {
    birthday: ofSelf('birthday'),
    ssnLast4: ofSelf('ssn_last4'),
    ownDetails: [...details('mine'), ...ownKeys],
    foreignDetails: details('not_mine'),
    ownAccounts: idsWhere(accounts, 'belongs', 'mine'),
    foreignAccounts: idsWhere(accounts, 'belongs', 'not_mine'),
    ownInquiries: idsWhere(inquiries, 'belongs', 'mine'),
    foreignInquiries: idsWhere(inquiries, 'belongs', 'not_mine'),
    closedByConsumer: idsWhere(accounts, 'closed_by_me', 'yes'),
    privateLoans: idsWhere(accounts, 'private_loan', 'yes'),
    rehabilitated: idsWhere(accounts, 'rehabilitated', 'yes'),
    veteranMedical: accounts.flatMap(({ id, said: words }) =>
      words
        .filter(({ question, answer }) => question === 'veteran_medical' && answer === 'yes')
        .map(({ dateOfService, isSettled }) => ({ accountId: id, dateOfService, isSettled: isSettled === true })),
    ),
  }
}

/** What a text is about: an entry by what makes it the same on another report, else the company that it is about or that it names. */
export interface HeldAgainst {
  readonly identity: string | null
  readonly creditor: string
  readonly text: string
  readonly isPractice: boolean
}

/** The member's own answers that a text about this must not contradict, said on days of theirs. */
export async function heldWords(
  context: Context,
  user: SignedIn,
  { days, ...about }: HeldAgainst & { readonly days: LocalDays },
): Promise<readonly ConfirmedWord[]> {
  const said = await allSaid(context, user, about.isPractice)
  if (said.length === 0) return []
  const entry = about.identity === null ? null : subjectOf(context, user, about.identity)
  const ofEntry = entry === null ? saidOfCompany(said, about) : said.filter(({ subject }) => subject === entry)
  return [...ofEntry, ...said.filter(({ subjectKind }) => subjectKind === 'detail' || subjectKind === 'self')].map(
    ({ question, subjectKind, answer, label, saidAt }) => ({ question, subjectKind, answer, label, saidOn: days.of(saidAt) }),
  )
}

/** What was said about a company's entries, where all of it agrees: two accounts there may be answered differently. */
function saidOfCompany(said: readonly Said[], { creditor, text }: HeldAgainst): readonly Said[] {
  const words = plain(text)
  const entries = said
    .filter(({ subjectKind }) => subjectKind === 'account' || subjectKind === 'inquiry')
    .map((one) => ({ one, company: companyIn(one.label) }))
    .filter(({ company }) => isSameFurnisher(company, creditor) || words.includes(plain(company)))
  return entries
    .filter(({ one, company }) =>
      entries.every(
        (other) =>
          other.one.question !== one.question ||
          furnisherKey(other.company) !== furnisherKey(company) ||
          other.one.answer === one.answer,
      ),
    )
    .map(({ one }) => one)
}

/** A label begins with the company: `MIDLAND CREDIT MGMT, *1234`, `LAKESIDE AUTO, inquiry of August 14, 2026`. */
const companyIn = (label: string): string => label.replace(/, (?:inquiry of .*|[^,]*)$/, '')

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `

export type LinkRow = typeof accountLinks.$inferSelect

export const allLinks = (context: Context, user: SignedIn, isPractice: boolean): Promise<LinkRow[]> =>
  context.db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.userId, user.id), eq(accountLinks.isPractice, isPractice)))
    .orderBy(asc(accountLinks.saidAt))

/** A link by the entries it means in these reports; one whose entries are not both listed is left out. */
export function linksAmong(
  context: Keyed,
  user: Pick<SignedIn, 'id'>,
  { reports, links }: { reports: readonly Report[]; links: readonly LinkRow[] },
): readonly (AccountLink & { readonly row: LinkRow })[] {
  if (links.length === 0) return []
  const entries = reports.flatMap((report) =>
    report.accounts.map((account) => ({
      hash: subjectOf(context, user, `${report.bureau}|${accountIdentity(account)}`),
      ref: { reportId: report.id, accountId: account.id },
    })),
  )
  const refsOf = (hash: string) => entries.filter((entry) => entry.hash === hash).map(({ ref }) => ref)
  return links.flatMap((row) =>
    refsOf(row.one).flatMap((one) => refsOf(row.other).map((other) => ({ one, other, isSame: row.isSame, row }))),
  )
}

interface NewLink extends Pick<LinkRow, 'one' | 'other' | 'isSame' | 'isPractice'> {
  readonly user: SignedIn
}

/** Keeps what was said about two entries in place of what was said about them before. */
export async function keepLink(
  context: Context,
  tx: Transaction,
  { user, ...link }: NewLink,
): Promise<{ readonly row: LinkRow; readonly isRepeat: boolean }> {
  const isIt = and(
    eq(accountLinks.userId, user.id),
    eq(accountLinks.isPractice, link.isPractice),
    eq(accountLinks.one, link.one),
    eq(accountLinks.other, link.other),
  )
  const [before] = await tx.select().from(accountLinks).where(isIt)
  if (before?.isSame === link.isSame) return { row: before, isRepeat: true }
  const row = { ...link, userId: user.id, id: before?.id ?? crypto.randomUUID(), saidAt: context.now() }
  await tx
    .insert(accountLinks)
    .values(row)
    .onConflictDoUpdate({
      target: [accountLinks.userId, accountLinks.id],
      set: { isSame: row.isSame, saidAt: row.saidAt },
    })
  return { row, isRepeat: false }
}

/** Null where nothing of the kind was said. */
export async function removeLink(tx: Transaction, user: SignedIn, id: string): Promise<Pick<LinkRow, 'isPractice'> | null> {
  const [gone] = await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, user.id), eq(accountLinks.id, id)))
    .returning({ isPractice: accountLinks.isPractice })
  return gone ?? null
}
