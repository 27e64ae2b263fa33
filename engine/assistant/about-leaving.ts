import type { Asked } from '#engine/assistant/about-entries.ts'
import type { LeavingFact, MemberFile } from '#engine/assistant/member-file.ts'
import { fromEarlier, fromFile, reportLink, type Link, type Statement, tellSome } from '#engine/assistant/statement.ts'
import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

const CALENDAR: Link = { label: 'When items come off', to: '/plan?tab=calendar' }

/** When entries leave, by custom and by law: of the companies and bureaus asked about, else all, the first to leave first. */
export function aboutLeaving(file: MemberFile, { creditors, bureaus }: Asked): readonly Statement[] {
  const asked = file.leaving.filter(
    ({ creditorName, bureau }) =>
      (creditors.length === 0 || creditors.includes(creditorName)) && (bureaus.length === 0 || bureaus.includes(bureau)),
  )
  if (asked.length === 0) return [fromFile('None of that on your latest reports has to come off by a certain date.', CALENDAR)]
  return tellSome(asked, (one) => tell(file, one), CALENDAR)
}

const tell = (file: MemberFile, one: LeavingFact): Statement =>
  fromFile(
    `${BUREAU_NAMES[one.bureau]}, ${one.creditorName}: ${datesOf(one)}${fromEarlier(file, one)}`,
    CALENDAR,
    reportLink(one),
  )

function datesOf({ usual, latest, why }: LeavingFact): string {
  if (usual === null) return why
  if (latest === null) return `usually gone after ${writeDay(usual)}. No law sets a date.`
  return `usually gone after ${writeDay(usual)}. The law lets it be reported until ${writeDay(latest)}.`
}
