import { counted } from '#engine/values/counted.ts'
import type { Context } from '#server/context.ts'
import { type Founded, planFile, undisputed } from '#server/features/ai-workflow/file-plan.ts'
import type { Step } from '#server/features/ai-workflow/step.ts'
import { fromFinding, fromItem, openDispute, toDispute } from '#server/features/disputes/disputes.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Opens a dispute with the bureau about each error that was never disputed. Never about anything else. */
export const generateDisputes: Step = async (context, user, tell) => {
  const { founded, mayBackfire } = await planFile(context, user)
  const wanted = undisputed(founded)
  let opened = 0
  for (const [done, error] of wanted.entries()) {
    await tell({ done, all: wanted.length, message: `Disputing ${error.creditorName}` })
    const { isNew } = await openDispute(context, user, await disputeOf(context, user, error))
    if (isNew) opened += 1
  }
  const counts = { disputesOpened: opened, disputed: founded.length }
  return { kind: 'completed', message: [messageFor(opened, founded.length), ...mayBackfire].join(' '), counts }
}

async function disputeOf(context: Context, user: SignedIn, { item, findings }: Founded) {
  if (item !== null) return fromItem(item, item.bureau)
  return fromFinding(context, user, await toDispute(context, user, findings[0]?.id ?? ''))
}

function messageFor(opened: number, founded: number): string {
  if (founded === 0) return 'We opened no dispute. We leave correct items alone.'
  if (opened === 0)
    return `Nothing new: ${founded === 1 ? 'the item' : `all ${founded} items`} that can be disputed already ${founded === 1 ? 'was' : 'were'}.`
  const before = founded - opened
  const also = before === 0 ? '' : ` ${before} ${before === 1 ? 'was' : 'were'} disputed before.`
  return `${counted(opened, 'dispute was', 'disputes were')} opened. Nothing is sent yet.${also}`
}
