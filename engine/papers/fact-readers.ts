import type { ReadField } from '#engine/answers/reply.ts'
import { fieldOf, findFirst, type PaperText } from '#engine/papers/paper-text.ts'
import { DAY, dayOfText } from '#engine/papers/printed-days.ts'
import type { FactName } from '#engine/words/received-paper.ts'

/** A fact that a paper prints, with its place. */
export interface PaperFact extends ReadField<string> {
  readonly name: FactName
}

export type Reader = (text: PaperText) => PaperFact[]

export const facts = (name: FactName, fields: readonly (ReadField<string> | null)[]): PaperFact[] =>
  fields.flatMap((field) => (field === null ? [] : [{ name, ...field }]))

/** Dollars; without their sign only where cents are printed. */
export const MONEY = String.raw`(?:\$\s?(?=\d)|(?<![\d,.$])(?=\d[\d,]{0,11}\.\d\d\b))([\d,]{1,12}(?:\.\d\d)?)`
const dollars = (text: string): string => text.replaceAll(/[$,\s]/g, '')
export const firstMoney = (name: FactName, text: PaperText, patterns: readonly RegExp[]): PaperFact[] => {
  for (const pattern of patterns) {
    const found = findFirst(text, pattern)
    if (found) return facts(name, [fieldOf(dollars(found.match[1] ?? ''), found)])
  }
  return []
}
export const firstDay = (name: FactName, text: PaperText, patterns: readonly RegExp[]): PaperFact[] => {
  for (const pattern of patterns) {
    const found = findFirst(text, pattern)
    const day = found ? dayOfText(found.match[1] ?? '') : null
    if (found && day !== null) return facts(name, [fieldOf(day, found)])
  }
  return []
}
export const dayPatterns = (...sources: readonly string[]): RegExp[] =>
  sources.map((source) => new RegExp(source.replace('DAY', DAY), 'i'))
