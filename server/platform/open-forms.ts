import { Refusal } from '#server/platform/refusal.ts'

/** Screens send two at once; each holds a connection, room on the disk and, once it is whole, memory. */
export const MOST_OPEN_FORMS = 12
const SOME_SECONDS = 10

/** Answers a form with files, of which one member may have so many under way, from the first byte to the answer. */
export type AmongOpenForms = <Answer>(member: string, answer: () => Promise<Answer>) => Promise<Answer>

export function openForms(): AmongOpenForms {
  const open = new Map<string, number>()
  return async (member, answer) => {
    const others = open.get(member) ?? 0
    if (others >= MOST_OPEN_FORMS) {
      const words = `${MOST_OPEN_FORMS} of your uploads are under way. Wait until one of them is done, then try again.`
      throw new Refusal('too_many', words, { retryAfter: SOME_SECONDS })
    }
    open.set(member, others + 1)
    try {
      return await answer()
    } finally {
      const left = (open.get(member) ?? 1) - 1
      if (left === 0) open.delete(member)
      else open.set(member, left)
    }
  }
}
