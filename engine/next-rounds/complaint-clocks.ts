import type { Deadline } from '#engine/disputes/deadlines.ts'
import { after, PERIODS } from '#engine/law/periods.ts'
import type { FiledRound } from '#engine/next-rounds/round-case.ts'
import { writeDay } from '#engine/values/day.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import { roundOf } from '#engine/words/round-kind.ts'

/** A complaint to the CFPB that the member filed. */
export interface FiledComplaint extends Pick<FiledRound, 'filedOn'> {
  readonly bureau: Bureau
}

/** The complaint among what was filed; null: it is something else. */
export function complaintIn({ round, filedOn }: FiledRound): FiledComplaint | null {
  const name = roundOf(round)
  return name?.kind === 'cfpb_complaint' && name.bureau !== null ? { bureau: name.bureau, filedOn } : null
}

/** The days by which a company generally responds through the CFPB: its process, and no duty by law. */
export function complaintClocks({ bureau, filedOn }: FiledComplaint): readonly Deadline[] {
  const head = `You filed a complaint about ${BUREAU_NAMES[bureau]} with the CFPB on ${writeDay(filedOn)}`
  const tail = 'That is the CFPB’s process, not a statute.'
  const { cfpb_response: first, cfpb_final_response: last } = PERIODS
  const base = { basis: 'recorded', citation: first.authority } as const
  return [
    {
      ...base,
      kind: 'cfpb_response',
      due: after(filedOn, first),
      why: `${head}. Companies generally respond within ${first.inWords}. ${tail}`,
    },
    {
      ...base,
      kind: 'cfpb_final_response',
      due: after(filedOn, last),
      why: `${head}. If its response is in progress by then, the final one follows within ${last.inWords}. ${tail}`,
    },
  ]
}
