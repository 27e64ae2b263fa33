import { counted } from '#engine/values/counted.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { type Founded, planFile } from '#server/features/ai-workflow/file-plan.ts'
import type { Step } from '#server/features/ai-workflow/step.ts'
import { allLetters, draftFor, isWorkedOn, type LetterRow } from '#server/features/letters/letters.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Writes the letter to the bureau about each error whose dispute waits for one. Existing letters are left alone. */
export const createLetters: Step = async (context, user, tell) => {
  const { waiting, wanted } = await lettersToWrite(context, user)
  const missing: string[] = []
  for (const [done, error] of wanted.entries()) {
    const about = `${error.creditorName} to ${BUREAU_NAMES[error.bureau]}`
    await tell({ done, all: wanted.length, message: `Writing about ${about}` })
    const result = await written(context, user, error)
    if (result !== null) missing.push(`${error.creditorName}: ${result}`)
  }
  const lettersWritten = wanted.length - missing.length
  const refusals = [...new Set(missing)].join(' ')
  if (wanted.length > 0 && lettersWritten === 0) return { kind: 'failed', message: `We couldn’t write a letter. ${refusals}` }
  const said = [messageFor(lettersWritten, waiting), missing.length === 0 ? '' : `Not written: ${refusals}`]
  return { kind: 'completed', message: said.filter(Boolean).join(' '), counts: { lettersWritten } }
}

/** Null once the letter is there; else what is missing for it, in words. */
async function written(context: Context, user: SignedIn, { item, dispute, bureau }: Founded): Promise<string | null> {
  const about = item === null ? { disputeId: dispute?.disputeId ?? '' } : { negativeItemId: item.id }
  try {
    await draftFor(context, user, { ...about, recipient: bureau, letterType: 'dispute', byRun: true })
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const issues = (error.extra.issues ?? []).map(({ message }) => message)
    return [error.message, issues.length === 0 ? '' : `${issues.join(', ')}.`].filter(Boolean).join(' ')
  }
}

/** The errors with a dispute that waits to be sent to the bureau, apart from those that have their letter. */
async function lettersToWrite(context: Context, user: SignedIn) {
  const [{ founded }, letters] = await Promise.all([planFile(context, user), allLetters(context, user)])
  const due = founded.filter(({ dispute, bureau }) => dispute?.status === 'pending' && dispute.targets.includes(bureau))
  const wanted = due.filter((error) => !letters.some((letter) => stands(letter, error)))
  return { wanted, waiting: due.length - wanted.length }
}

/** A sent letter stays. So does a draft, unless it rests on an older report and no one has edited it: then it is rewritten. */
function stands(letter: LetterRow, { item, dispute, bureau, reportId }: Founded): boolean {
  const isAbout = item === null ? letter.disputeId === dispute?.disputeId : letter.negativeItemId === item.id
  if (!isAbout || letter.target !== bureau || letter.letterType !== 'dispute') return false
  return letter.sentAt !== null || letter.practisedAt !== null || isWorkedOn(letter) || letter.reportId === reportId
}

function messageFor(fresh: number, before: number): string {
  if (fresh > 0)
    return `${counted(fresh, 'letter was', 'letters were')} written from your reports. Each is a draft until you approve it.`
  if (before > 0) return `Nothing new: ${counted(before, 'letter was', 'letters were')} written before.`
  return 'No letter is needed.'
}
