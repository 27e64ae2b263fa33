import { counted } from '#engine/values/counted.ts'
import { planFile } from '#server/features/ai-workflow/file-plan.ts'
import type { Step } from '#server/features/ai-workflow/step.ts'

/** Counts what is negative, and what of it cannot be right. */
export const detectItems: Step = async (context, user) => {
  const { listed, founded } = await planFile(context, user)
  const counts = { negativeItems: listed.length, founded: founded.length }
  const elsewhere = founded.filter(({ item }) => item === null).length
  const said = [messageFor(listed.length, founded.length - elsewhere), ...besides(elsewhere)]
  return { kind: 'completed', message: said.join(' '), counts }
}

/** An error need not count against the member. */
const besides = (errors: number): readonly string[] =>
  errors === 0 ? [] : [`${counted(errors, 'error')} found on other accounts or in your personal information.`]

function messageFor(listed: number, founded: number): string {
  if (listed === 0) return 'Your reports list no negative items.'
  const start = counted(listed, 'negative item')
  if (founded === 0) return `${start}. Nothing in your reports contradicts ${listed === 1 ? 'it' : 'them'}.`
  if (founded === listed) return `${start}; ${listed === 1 ? 'it' : 'each'} contradicts the report or a legal limit.`
  return `${start}; ${founded} of them ${founded === 1 ? 'contradicts' : 'contradict'} the report or a legal limit.`
}
