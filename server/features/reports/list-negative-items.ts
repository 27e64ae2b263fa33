import type { listNegativeItems as all, listNegativeItemsOfUser as ofUser } from '#contract/negative-items.ts'
import { allItems, itemAnswer, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import { askedReportIds } from '#server/features/reports/ownership.ts'
import type { Context } from '#server/context.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'
import type { Operation } from '#server/platform/operations.ts'

export const listNegativeItems: Operation<typeof all> = async (context, { user, query }) => {
  const items = await itemsOfMember(context, user)
  const { reportId } = query
  return (reportId === undefined ? items : items.filter((item) => item.reportId === reportId)).map(itemAnswer)
}

export const listNegativeItemsOfUser: Operation<typeof ofUser> = async (context, { user, params }) => {
  refuseOtherUser(user, params.userId)
  return (await itemsOfMember(context, user)).map(itemAnswer)
}

/** Nothing follows from a report that may be someone else's, until its member has said whose it is. */
async function itemsOfMember(context: Context, user: SignedIn): Promise<ItemRow[]> {
  const [items, asked] = await Promise.all([allItems(context, user), askedReportIds(context, user)])
  return items.filter(({ reportId }) => !asked.has(reportId))
}
