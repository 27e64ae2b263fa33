import type { listNegativeItems as all, listNegativeItemsOfUser as ofUser } from '#contract/negative-items.ts'
import { allItems, itemAnswer } from '#server/features/negative-items/negative-items.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'
import type { Operation } from '#server/platform/operations.ts'

export const listNegativeItems: Operation<typeof all> = async (context, { user, query }) => {
  const items = await allItems(context, user)
  const { reportId } = query
  return (reportId === undefined ? items : items.filter((item) => item.reportId === reportId)).map(itemAnswer)
}

export const listNegativeItemsOfUser: Operation<typeof ofUser> = async (context, { user, params }) => {
  refuseOtherUser(user, params.userId)
  return (await allItems(context, user)).map(itemAnswer)
}
