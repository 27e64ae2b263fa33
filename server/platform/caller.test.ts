import { describe, expect, it } from 'vitest'
import { actFor, isOwned, type Owned, owned, ownedIfAny, ownedRows } from '#server/platform/caller.ts'

interface Row {
  readonly userId: string
  readonly text: string
}

const user = actFor({ id: 'ana', name: '', username: '', email: '' })
const [mine, theirs]: [Row, Row] = [
  { userId: 'ana', text: 'mine' },
  { userId: 'ben', text: 'theirs' },
]

/** Stands for whatever shows or changes a row: it wants the proof. */
const textOf = (row: Owned<Row>): string => row.text

describe('a row of a query', () => {
  it('is nobody’s until it is proven: this file does not compile otherwise', () => {
    // @ts-expect-error A row as a query answers it carries no proof.
    expect(textOf(mine)).toBe('mine')
    // @ts-expect-error Nor does a list of such rows.
    const list: Owned<Row>[] = [mine]
    // @ts-expect-error A proof cannot be written down by hand.
    const made: Owned<Row> = { ...mine, proven: true }
    expect([list.length, made.text]).toEqual([1, 'mine'])
    expect(textOf(owned(user, mine))).toBe('mine')
    // What is changed of a proven row stays proven.
    expect(textOf({ ...owned(user, mine), text: 'changed' })).toBe('changed')
  })

  it('of somebody else is never proven', () => {
    expect(() => owned(user, theirs)).toThrow('somebody else')
    expect(() => ownedIfAny(user, theirs)).toThrow('somebody else')
    expect(() => ownedRows(user, [mine, theirs])).toThrow('somebody else')
    expect([isOwned(user, mine), isOwned(user, theirs), ownedIfAny(user, undefined)]).toEqual([true, false, null])
    expect(ownedRows(user, [mine])).toEqual([mine])
  })
})
