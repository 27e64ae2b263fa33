/** Where a page of everybody's rows begins, and how many it has at most. */
export interface MemberPage {
  /** Behind this member, in the order of their ids. */
  readonly after: string
  readonly most: number
}

/** Before every member. */
export const FIRST = '00000000-0000-0000-0000-000000000000'
const BATCH = 200

/** For the product's own rounds: what belongs to everybody, in the order of their ids, a page at a time. A member is on one page. */
export async function* byPages<Row extends { readonly userId: string }>(
  read: (page: MemberPage) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after = FIRST; ; ) {
    const rows = await read({ after, most: BATCH })
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return
    after = last.userId
  }
}
