import { counted } from '#engine/values/counted.ts'
import { planFile, undisputed } from '#server/features/ai-workflow/file-plan.ts'
import type { Step } from '#server/features/ai-workflow/step.ts'
import { fromItem, openDispute } from '#server/features/disputes/disputes.ts'

/** Opens a dispute with the bureau about each item that a finding calls wrong and that was never disputed. Never about another. */
export const generateDisputes: Step = async (context, user, tell) => {
  const { founded, mayBackfire } = await planFile(context, user)
  const wanted = undisputed(founded)
  let opened = 0
  for (const [done, item] of wanted.entries()) {
    await tell({ done, all: wanted.length, message: `Disputing ${item.creditorName}` })
    const { isNew } = await openDispute(context, user, fromItem(item, item.bureau))
    if (isNew) opened += 1
  }
  const counts = { disputesOpened: opened, disputed: founded.length }
  return { kind: 'completed', message: [messageFor(opened, founded.length), ...mayBackfire].join(' '), counts }
}

function messageFor(opened: number, founded: number): string {
  if (founded === 0) return 'No dispute was opened: accurate entries are not disputed.'
  if (opened === 0)
    return `Nothing new: ${founded === 1 ? 'the item' : `all ${founded} items`} that can be disputed already ${founded === 1 ? 'was' : 'were'}.`
  const before = founded - opened
  const also = before === 0 ? '' : ` ${before} ${before === 1 ? 'was' : 'were'} disputed before.`
  return `${counted(opened, 'dispute was', 'disputes were')} opened; nothing is sent yet.${also}`
}
