import type { Chance } from '#engine/practice/seed.ts'
import type { PartialDay } from '#engine/values/day.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'

/** An element of a form that is written as XML. */
export interface Element {
  readonly name: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly content: string | readonly (Element | null)[]
}
export type Part = Element | null

/** An element; null where there is nothing to write. */
export const part = (name: string, content: string | number | null | readonly Part[]): Part =>
  content === null ? null : { name, content: typeof content === 'number' ? String(content) : content }

/** Without line breaks where `indent` is null. */
export function written({ name, attributes = {}, content }: Element, indent: string | null): string {
  const tag = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  const [line, inner] = indent === null ? ['', null] : [`\n${indent}`, `${indent}\t`]
  const body =
    typeof content === 'string'
      ? escapeHtml(content)
      : `${content.map((child) => (child === null ? '' : written(child, inner))).join('')}${line}`
  return `${line}<${name}${tag.join('')}>${body}</${name}>`
}

export interface Dated {
  readonly element: Part
  readonly means: PartialDay | null
}

/** A day, sometimes with the parts that are estimated: those a clerk does not know. */
export function dated(name: string, day: PartialDay | null, chance: Chance): Dated {
  if (day === null) return { element: null, means: null }
  const precision = day.length === 7 ? 'month' : chance.isTrue(0.1) ? 'month' : chance.isTrue(0.03) ? 'year' : 'day'
  const whole = day.length === 7 ? `${day}-01` : day
  const attributes = {
    estimatedDay: String(precision !== 'day'),
    estimatedMonth: String(precision === 'year'),
    estimatedCentury: 'false',
    estimatedYear: 'false',
  }
  const means = precision === 'day' ? whole : precision === 'month' ? whole.slice(0, 7) : whole.slice(0, 4)
  return { element: { name, attributes, content: whole }, means }
}
