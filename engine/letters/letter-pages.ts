import type { FurtherLetter } from '#engine/letters/further/further-letter.ts'
import { groundsOf } from '#engine/letters/grounds.ts'
import type { LetterPart, LetterReport, LetterRequest } from '#engine/letters/letter-request.ts'
import { pagesOf, part, whereSentences } from '#engine/letters/letter-words.ts'

/** The pages of a report that show what the letter says. */
export function shownPages(request: LetterRequest, report: LetterReport): readonly number[] {
  if (request.subject.kind === 'described') return []
  const { wrong, own, asked, policy } = groundsOf(request)
  const places = [...wrong, ...own, ...asked, ...policy].flatMap(({ evidence }) => evidence)
  const shown = places.filter(({ reportId }) => reportId === report.id)
  return [...new Set(shown.map(({ page }) => page))].toSorted((a, b) => a - b)
}

/** The pages that go along with a letter. A direct dispute shows its account where no error is shown. */
export function pagesEnclosed(request: LetterRequest, encloses: FurtherLetter['encloses']): readonly number[] {
  const { kind, report, subject } = request
  if (report === null || subject.kind === 'described' || encloses === 'nothing') return []
  const shown = shownPages(request, report)
  return encloses === 'entry' || (kind === 'direct_dispute' && shown.length === 0) ? pagesOf(subject) : shown
}

/** The report, its day, the page, and what is enclosed: the pages of other reports too, where they prove the error. */
export function evidencePart(request: LetterRequest): LetterPart {
  const reports = [request.report, ...(request.besides ?? [])].filter((report) => report !== null)
  const [first = [], ...others] = reports.map((report) => shownPages(request, report))
  const [one, ...more] = first
  const isOne = one !== undefined && more.length === 0 && others.flat().length === 0
  const enclosed = isOne
    ? `I enclose a copy of page ${one} with the item highlighted.`
    : [first, ...others].flat().length > 0
      ? 'I enclose copies of the pages with the places marked.'
      : ''
  return part([...whereSentences(request), enclosed])
}
