import type { EntryDispute } from '#engine/analysis/credit-file.ts'
import { type Matter, MATTER_STATES, type MatterEntry, type MatterState } from '#engine/matters/matter.ts'
import { inOrder } from '#engine/strategy/grounds.ts'
import { compareTexts } from '#engine/values/compare-texts.ts'

/** A matter stands where the most pressing of its entries stands. */
export function stateOf({ entries, questions, apart }: Pick<Matter, 'entries' | 'questions' | 'apart'>): MatterState {
  if (apart !== null) return stateOfDispute(apart)
  const states = entries.map(stateOfEntry)
  const isAsked = questions.length > 0 || entries.some(asksAbout)
  return MATTER_STATES.find((state) => states.includes(state) || (state === 'question' && isAsked)) ?? 'clear'
}

export function stateOfEntry({ ground, dispute }: Pick<MatterEntry, 'ground' | 'dispute'>): MatterState {
  if (dispute !== null && dispute.status !== 'withdrawn') return stateOfDispute(dispute)
  if (ground === null) return 'clear'
  return ground === 'proven' ? 'error' : 'ask'
}

function stateOfDispute({ status, progress }: Pick<EntryDispute, 'status' | 'progress'>): MatterState {
  if (status === 'resolved') return 'settled'
  if (status === 'rejected') return 'refused'
  return progress === 0 ? 'unsent' : 'waiting'
}

/** Names, addresses and inquiries are asked by their values, over all bureaus; of an account the finding itself asks. */
export const asksAbout = ({ subjectKind, findings }: Pick<MatterEntry, 'subjectKind' | 'findings'>): boolean =>
  subjectKind === 'account' && findings.some(({ isQuestion }) => isQuestion)

/** The report itself shows that it is wrong, and no answer has settled it. */
export const isError = ({ ground, dispute }: Pick<MatterEntry, 'ground' | 'dispute'>): boolean =>
  ground === 'proven' && dispute?.status !== 'resolved'

/** The errors of the file, as the workflow, the fix and every list of errors read them. */
export const errorsOf = (matters: readonly Pick<Matter, 'entries'>[]): readonly MatterEntry[] =>
  matters.flatMap(({ entries }) => entries).filter(isError)

/** The most pressing state first. */
export const byState = (a: Pick<Matter, 'state'>, b: Pick<Matter, 'state'>): number =>
  MATTER_STATES.indexOf(a.state) - MATTER_STATES.indexOf(b.state)

/** By state; among equals the strongest proof first, then by name and place, whatever order the reports came in. */
export function pressing(a: Matter, b: Matter): number {
  const strength = (matter: Matter) => ({ findings: matter.entries.flatMap(({ findings }) => findings) })
  return byState(a, b) || inOrder(strength(a), strength(b)) || compareTexts(a.name, b.name) || compareTexts(a.id, b.id)
}

/** A dispute about it was opened and not given up. */
export const isInDispute = ({ dispute }: Pick<MatterEntry, 'dispute'>): boolean =>
  dispute !== null && dispute.status !== 'withdrawn'
