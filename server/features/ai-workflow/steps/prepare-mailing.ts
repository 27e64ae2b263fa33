import { counted } from '#engine/values/counted.ts'
import { toDollars } from '#engine/values/money.ts'
import { targetName } from '#engine/words/bureau.ts'
import type { Step } from '#server/features/ai-workflow/step.ts'
import { isConfirmed, type LetterRow, printLetter, unsentLetters } from '#server/features/letters/letters.ts'
import { idsAtHand } from '#server/features/reports/reports.ts'
import { Refusal } from '#server/platform/refusal.ts'

interface Prepared {
  readonly pages: number
  /** Integer cents. */
  readonly certified: number
  readonly standard: number
}

const NOTHING: Prepared = { pages: 0, certified: 0, standard: 0 }

/** Prints each letter that waits, counts its pages and asks the post what it costs. It sends nothing and confirms nothing. */
export const prepareMailing: Step = async (context, user, tell) => {
  const { isPractice } = await idsAtHand(context, user)
  const post = isPractice ? context.practicePost : context.post
  const waiting = (await unsentLetters(context, user)).filter((row) => row.isPractice === isPractice)
  let total = NOTHING
  const stuck: string[] = []
  for (const [done, row] of waiting.entries()) {
    const whom = targetName(row.target, row.creditor)
    await tell({ done, all: waiting.length, message: `Printing the letter to ${whom}` })
    try {
      const { pageCount } = await printLetter(context, user, row)
      const [certified, standard] = await Promise.all([
        post.quote({ method: 'certified_mail', pages: pageCount, at: context.now() }),
        post.quote({ method: 'standard_mail', pages: pageCount, at: context.now() }),
      ])
      total = {
        pages: total.pages + pageCount,
        certified: total.certified + certified.cents,
        standard: total.standard + standard.cents,
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      stuck.push(`${row.creditor}, to ${whom}: ${error.message}`)
    }
  }
  const counts = { lettersWaiting: waiting.length, lettersToConfirm: waiting.filter((row) => !isConfirmed(row)).length }
  return { kind: 'completed', message: messageFor(waiting, { total, stuck }), counts }
}

function messageFor(waiting: readonly LetterRow[], { total, stuck }: { total: Prepared; stuck: readonly string[] }): string {
  if (waiting.length === 0) return 'No letters to mail.'
  const printed = waiting.length - stuck.length
  const price = (cents: number): string => `$${toDollars(cents).toFixed(2)}`
  const costs = `${counted(printed, 'letter')}, ${counted(total.pages, 'page')}: ${price(total.certified)} by certified mail, ${price(total.standard)} by standard mail.`
  return [
    ...(printed > 0 ? [costs] : []),
    ...(stuck.length > 0 ? [`We couldn’t print: ${stuck.join(' ')}`] : []),
    confirmations(waiting),
  ].join(' ')
}

function confirmations(waiting: readonly LetterRow[]): string {
  if (waiting.every((row) => row.isPractice)) return 'Practice letters go to the practice post office only. Nothing was sent.'
  const open = waiting.filter((row) => !isConfirmed(row)).length
  if (open === 0) return 'You approved them all. Nothing was sent. Send them when you’re ready.'
  return `Read and approve ${open === 1 ? 'the one that is' : `the ${open} that are`} not approved yet. Nothing was sent.`
}
