import { bottomOf, middleYOf, topOf } from '#engine/reading/lines/boxes.ts'
import type { FoundNotice } from '#engine/reading/notices/find-notices.ts'
import type { Evidence, EvidenceMap } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** The reports of a file with its notices: those that stand within an account are the account's, and remarks of it. */
export function withNotices(reports: readonly Report[], found: readonly FoundNotice[]): readonly Report[] {
  if (found.length === 0) return reports
  const stretches = reports.flatMap(({ accounts, isExcerpt }) =>
    accounts.flatMap(({ evidence }) => (isExcerpt === true ? factsOf(evidence) : stretchOf(evidence))),
  )
  const ofFile = found.filter(({ place }) => !stretches.some((stretch) => isWithin(place, stretch)))
  return reports.map((report) => {
    const own = ofFile.filter(({ bureau }) => reports.length === 1 || bureau === report.bureau)
    // Whose notice it is nobody can tell: each bureau is asked.
    const unnamed = reports.length === 1 ? [] : ofFile.filter(({ bureau }) => bureau === null).map(withoutBureau)
    return own.length + unnamed.length === 0 ? report : withOwn(report, [...own, ...unnamed])
  })
}

const withoutBureau = (one: FoundNotice): FoundNotice => ({ ...one, notice: { ...one.notice, namesNoBureau: true } })

function withOwn(report: Report, own: readonly FoundNotice[]): Report {
  const { personalInfo } = report
  const places = Object.fromEntries(own.map(({ place }, index) => [`notices.${index}`, place]))
  return {
    ...report,
    personalInfo: {
      ...personalInfo,
      notices: own.map(({ notice }) => notice),
      evidence: { ...personalInfo.evidence, ...places },
    },
  }
}

interface Stretch {
  readonly from: number
  readonly to: number
}

/** More than any page is high. */
const PAGE = 100_000

const at = (page: number, y: number): number => page * PAGE + y

/** On a page of one account the site itself may say something of the file between the name and the rows: only what a fact was read from is the account's. */
const factsOf = (evidence: EvidenceMap): readonly Stretch[] =>
  Object.values(evidence).map(({ page, box }) => ({ from: at(page, topOf(box)), to: at(page, bottomOf(box)) }))

/** From the first to the last fact of an account. */
function stretchOf(evidence: EvidenceMap): readonly Stretch[] {
  const places = Object.values(evidence)
  if (places.length === 0) return []
  return [
    {
      from: Math.min(...places.map(({ page, box }) => at(page, topOf(box)))),
      to: Math.max(...places.map(({ page, box }) => at(page, bottomOf(box)))),
    },
  ]
}

const isWithin = ({ page, box }: Evidence, { from, to }: Stretch): boolean => {
  const middle = at(page, middleYOf(box))
  return middle >= from && middle <= to
}
