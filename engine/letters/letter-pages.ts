import type { Encloses } from '#engine/letters/further/further-letter.ts'
import { groundsOf } from '#engine/letters/grounds.ts'
import type { LetterPart, LetterReport, LetterRequest } from '#engine/letters/letter-request.ts'
import { enclosesPages } from '#engine/letters/page-copy.ts'
import { pagesOf, part, whereSentences } from '#engine/letters/letter-words.ts'

/** The pages of a report that show what the letter says is wrong, or asks about. */
function shownPages(request: LetterRequest, report: LetterReport): readonly number[] {
  const { wrong, own, asked, policy } = groundsOf(request)
  const places = [...wrong, ...own, ...asked, ...policy].flatMap(({ evidence }) => evidence)
  const shown = places.filter(({ reportId }) => reportId === report.id)
  return [...new Set(shown.map(({ page }) => page))].toSorted((a, b) => a - b)
}

/**
 * The pages that go along with a letter, report by report: those that show the error, or, where no page shows one, those of the
 * entry. Where another report says otherwise, its page goes along too: it is the proof of what is disputed.
 */
export function pagesEnclosed(
  request: LetterRequest,
  encloses: Encloses,
): readonly (readonly [LetterReport, readonly number[]])[] {
  const { report, subject, besides = [] } = request
  if (report === null || subject.kind === 'described' || encloses === 'nothing') return []
  if (encloses === 'entry') return [[report, pagesOf(subject)]]
  const shown = shownPages(request, report)
  return [
    [report, shown.length === 0 ? pagesOf(subject) : shown],
    ...besides.map((other) => [other, shownPages(request, other)] as const),
  ]
}

/** The report, its day, the page, and what is enclosed. */
export function evidencePart(request: LetterRequest, encloses: Encloses = 'errors'): LetterPart {
  const pages = pagesEnclosed(request, encloses).flatMap(([, shown]) => shown)
  return part([...whereSentences(request), enclosesPages(pages)])
}
