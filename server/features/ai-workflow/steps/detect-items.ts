import { counted } from '#engine/values/counted.ts'
import { planFile } from '#server/features/ai-workflow/file-plan.ts'
import type { Step } from '#server/features/ai-workflow/step.ts'

/** Counts what is negative, and what of it cannot be right. */
export const detectItems: Step = async (context, user) => {
  const { listed, founded } = await planFile(context, user)
  const counts = { negativeItems: listed.length, founded: founded.length }
  return { kind: 'completed', message: messageFor(listed.length, founded.length), counts }
}

function messageFor(listed: number, founded: number): string {
  if (listed === 0) return 'Your reports list no negative items.'
  const start = counted(listed, 'negative item')
  if (founded === 0) return `${start}. Nothing in your reports contradicts ${listed === 1 ? 'it' : 'them'}.`
  if (founded === listed) return `${start}; ${listed === 1 ? 'it' : 'each'} contradicts the report or a legal limit.`
  return `${start}; ${founded} of them ${founded === 1 ? 'contradicts' : 'contradict'} the report or a legal limit.`
}
