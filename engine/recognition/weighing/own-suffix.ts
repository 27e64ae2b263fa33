import { pageLines } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { Report } from '#engine/report/report.ts'

/** What was put right by another place is asked about. */
const MENDED = 0.8
const SUFFIX = /^(?:I{2,3}|IV|JR|SR)$/
/** Two or three strokes of which no suffix was made. */
const UNREAD = /^(?=.*[a-z|!1[\](){}])[A-Za-z|!1[\](){}]{2,3}$/
const LEAST_WORDS = 3

/** The consumer's name, printed in capitals, with the suffix that is behind it elsewhere where its own was not made out (`tif`, `Hi`). */
export function withOwnSuffix(report: Report, document: DocumentText): Report {
  const { name, evidence } = report.personalInfo
  const words = name?.split(' ') ?? []
  const [before = '', last = ''] = words.slice(-2)
  const place = evidence['name']
  if (!place || words.length < LEAST_WORDS || !UNREAD.test(last) || !/^[A-Z'-]{2,}$/.test(before)) return report
  const suffixes = document.pages.flatMap(pageLines).flatMap((line) =>
    line.words.flatMap(({ text }, index) => {
      const suffix = text.replace(/[,.:;]$/, '')
      return line.words[index - 1]?.text === before && SUFFIX.test(suffix) ? [suffix] : []
    }),
  )
  const [suffix, ...others] = new Set(suffixes)
  if (suffix === undefined || others.length > 0) return report
  const whole = [...words.slice(0, -1), suffix].join(' ')
  const known = { ...place, confidence: Math.min(place.confidence ?? 1, MENDED) }
  return { ...report, personalInfo: { ...report.personalInfo, name: whole, evidence: { ...evidence, name: known } } }
}
