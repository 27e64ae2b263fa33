import { and, eq, ne } from 'drizzle-orm'
import { isClearlySomebodyElse, type Owner } from '#engine/identity/compare-owner.ts'
import type { PersonalInfo } from '#engine/report/report.ts'
import type { Ownership } from '#engine/words/ownership.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { reports } from '#server/database/tables/reports.ts'
import { replaceFindings } from '#server/features/findings/findings.ts'
import { confirmedIdentity } from '#server/features/identity/identity.ts'
import { storedProfile } from '#server/features/profile/profile.ts'
import { judgeAnew } from '#server/features/reports/judge-anew.ts'
import { recordChanges, watchedEntries } from '#server/features/reports/record-changes.ts'
import { headIfKept, newestOwnReports, NOT_SAID, openReport, storedReports } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Says about each person in turn whether their report may be the member's; one that may is compared with the next. */
export async function ownershipJudge(
  inside: Context,
  user: SignedIn,
  askedAs: string | null = null,
): Promise<(person: PersonalInfo) => Ownership> {
  const known = await ownerOf(inside, user)
  const owner = askedAs === null ? known : { ...known, names: [...known.names, askedAs] }
  const isKnown = owner.ssnLast4 !== null && owner.dateOfBirth !== null
  const others = isKnown ? [] : (await newestOwnReports(inside, user)).map(({ content }) => content.personalInfo)
  return (person) => {
    if (isClearlySomebodyElse(person, owner, others)) return 'asked'
    others.push(person)
    return 'mine'
  }
}

async function ownerOf(inside: Context, user: SignedIn): Promise<Owner> {
  const { name, formerNames, dateOfBirth, ssnLast4, addresses } = await confirmedIdentity(inside, user)
  const { mailingAddress } = await storedProfile(inside, user)
  const mailed = mailingAddress === null ? [] : [{ ...mailingAddress, street: mailingAddress.address }]
  return {
    names: [name ?? user.name, ...(formerNames ?? [])],
    dateOfBirth,
    ssnLast4,
    addresses: [...(addresses ?? []), ...mailed],
  }
}

interface Admitted {
  readonly user: SignedIn
  readonly ids: readonly string[]
  readonly ownership: Exclude<Ownership, 'asked'>
  readonly isSaid: boolean
}

/** Lets follow from reports what follows from the member's own; the caller has taken the reports. */
export async function admitReports(context: Context, tx: Transaction, { user, ids, ownership, isSaid }: Admitted): Promise<void> {
  const inside = within(context, tx)
  const watched = await watchedEntries(inside, user, false)
  for (const id of ids) {
    await tx
      .update(reports)
      .set({ ownership, isOwnershipSaid: isSaid })
      .where(and(eq(reports.userId, user.id), eq(reports.id, id)))
  }
  await judgeAnew(inside, tx, { user, isPractice: false, also: ids })
  await recordChanges(inside, tx, { user, watched, ids })
  await context.jobs.send(tx, context.reportKept, { userId: user.id })
}

/** Admits the reports that wait for an answer and that what the member has said since shows to be theirs. */
export async function admitFitting(context: Context, tx: Transaction, user: SignedIn): Promise<void> {
  const inside = within(context, tx)
  const waiting = await storedReports(inside, user, { where: eq(reports.ownership, 'asked') })
  if (waiting.length === 0) return
  const judge = await ownershipJudge(inside, user)
  const ids = waiting.filter((row) => judge(openReport(row).content.personalInfo) === 'mine').map(({ id }) => id)
  if (ids.length > 0) await admitReports(context, tx, { user, ids, ownership: 'mine', isSaid: false })
}

/**
 * Asks about the reports that were taken for theirs before they said who they are, and that clearly describe someone else. Until
 * they answer, nothing is found in them, their items are in no list, and no letter about them is approved. None of it is resolved.
 * The caller judges the others again.
 */
export async function doubtOthers(context: Context, tx: Transaction, user: SignedIn): Promise<void> {
  const inside = within(context, tx)
  const isTaken = and(eq(reports.ownership, 'mine'), eq(reports.isOwnershipSaid, false), ne(reports.source, 'practice'))
  const taken = await storedReports(inside, user, { where: isTaken })
  if (taken.length === 0) return
  const owner = await ownerOf(inside, user)
  for (const { id, content } of taken.map(openReport)) {
    if (!isClearlySomebodyElse(content.personalInfo, owner, [])) continue
    await tx
      .update(reports)
      .set({ ownership: 'asked' })
      .where(and(eq(reports.userId, user.id), eq(reports.id, id)))
    await replaceFindings(inside, user, { reportId: id, list: [], isPractice: false })
  }
}

/** The reports of which the member has yet to say whose they are. */
export async function askedReportIds(context: Context, user: SignedIn): Promise<ReadonlySet<string>> {
  const isAsked = and(eq(reports.userId, user.id), eq(reports.ownership, 'asked'))
  const rows = await context.db.select({ id: reports.id }).from(reports).where(isAsked)
  return new Set(rows.map(({ id }) => id))
}

/** Nothing goes out about a report that may be someone else's. */
export async function refuseWhileAsked(context: Context, user: SignedIn, reportId: string | null): Promise<void> {
  const head = reportId === null ? null : await headIfKept(context, user, reportId)
  if (head?.ownership === 'asked') throw new Refusal('conflict', NOT_SAID)
}
