import type {
  linkAccounts as linkEndpoint,
  listAccountLinks as listEndpoint,
  unlinkAccounts as unlinkEndpoint,
} from '#contract/own-word.ts'
import { accountIdentity } from '#engine/matching/entry-identity.ts'
import type { AccountRef } from '#engine/matching/said-links.ts'
import { within, type Context } from '#server/context.ts'
import { allLinks, keepLink, linksAmong, removeLink, subjectOf } from '#server/features/own-word/own-word.ts'
import { judgeAnew } from '#server/features/reports/judge-anew.ts'
import { allReports, usableReport, takeReports } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** The member corrects what was matched: two entries of different bureaus are one account, or they are not. */
export const linkAccounts: Operation<typeof linkEndpoint> = async (context, { user, body }) => {
  const [a, b] = [await entryOf(context, user, body.one), await entryOf(context, user, body.other)]
  if (a.bureau === b.bureau)
    throw new Refusal('invalid', 'One bureau lists an account only once. Choose accounts from two different bureaus.')
  if (a.isPractice !== b.isPractice) throw new Refusal('invalid', 'A practice account and a real one are never the same.')
  const [one = '', other = ''] = [a.subject, b.subject].toSorted()
  const refs = { one: body.one, other: body.other }
  const { link, isRepeat } = await transact(context, user, async (tx) => {
    await takeReports(tx, user)
    const { isPractice } = a
    const { row, isRepeat: wasSaid } = await keepLink(context, tx, { user, one, other, isSame: body.isSame, isPractice })
    const answer = { id: row.id, ...refs, isSame: row.isSame, saidAt: row.saidAt }
    if (wasSaid) return { answer: { link: answer, isRepeat: true }, audit: [] }
    await judgeAnew(within(context, tx), tx, { user, isPractice: a.isPractice })
    const detail = { isSame: body.isSame }
    const audit = [{ action: 'account_link.said', subjectKind: 'account_link', subjectId: row.id, detail }]
    return { answer: { link: answer, isRepeat: false }, audit }
  })
  return isRepeat ? new Repeat(link) : link
}

async function entryOf(context: Context, user: SignedIn, { reportId, accountId }: AccountRef) {
  const row = await usableReport(context, user, reportId)
  const account = row.content.accounts.find(({ id }) => id === accountId)
  if (!account) throw new Refusal('not_found')
  return {
    bureau: row.bureau,
    isPractice: row.source === 'practice',
    subject: subjectOf(context, user, `${row.bureau}|${accountIdentity(account)}`),
  }
}

/** Both worlds, as far as their entries are still listed. */
export const listAccountLinks: Operation<typeof listEndpoint> = async (context, { user }) => {
  const rows = await allReports(context, user)
  const links = [...(await allLinks(context, user, false)), ...(await allLinks(context, user, true))]
  const reports = rows.map(({ content }) => content)
  return linksAmong(context, user, { reports, links }).map(({ one, other, isSame, row }) => ({
    id: row.id,
    one,
    other,
    isSame,
    saidAt: row.saidAt,
  }))
}

export const unlinkAccounts: Operation<typeof unlinkEndpoint> = async (context, { user, params }) => {
  if (!isUuid(params.id)) throw new Refusal('not_found')
  return transact(context, user, async (tx) => {
    await takeReports(tx, user)
    const gone = await removeLink(tx, user, params.id)
    if (!gone) throw new Refusal('not_found')
    await judgeAnew(within(context, tx), tx, { user, isPractice: gone.isPractice })
    const audit = [{ action: 'account_link.taken_back', subjectKind: 'account_link', subjectId: params.id }]
    return { answer: { takenBack: true as const }, audit }
  })
}
