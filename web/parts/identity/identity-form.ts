import { z } from 'zod'
import { type identity, identityChange, livedAt } from '#contract/identity.ts'
import type { profile } from '#contract/profile.ts'
import { inARow } from '#engine/values/in-a-row.ts'
import { parsePrintedDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

export type IdentityAnswer = z.output<typeof identity>

const place = { street: z.string(), city: z.string(), state: z.string(), zip: z.string() }
const { name, ssnLast4 } = identityChange.shape

/**
 * Text as it is typed; the day as it is written in the United States, or the year alone. The profile has a name and an address on the same page:
 * its fields are named otherwise.
 */
export const identityForm = z
  .object({
    legalName: name.unwrap().unwrap(),
    dateOfBirth: z.string(),
    ssnLast4: z.string(),
    /** What they would rather not give. */
    declines: z.object({ dateOfBirth: z.boolean(), ssnLast4: z.boolean() }),
    now: z.object(place),
    formerName: z.string(),
    before: z.object({ ...place, until: z.string() }),
  })
  .superRefine(({ now, before, declines, ...given }, context) => {
    const add = (path: readonly string[], message: string) => context.addIssue({ code: 'custom', path: [...path], message })
    if (!declines.dateOfBirth && !isBirthday(given.dateOfBirth)) add(['dateOfBirth'], BIRTHDAY)
    const [digits] = declines.ssnLast4 ? [] : (ssnLast4.safeParse(given.ssnLast4).error?.issues ?? [])
    if (digits) add(['ssnLast4'], digits.message)
    for (const { path, message } of livedAt.safeParse(now).error?.issues ?? []) add(['now', ...path.map(String)], message)
    if (before.street.trim() === '') return
    for (const { path, message } of livedAt.safeParse(before).error?.issues ?? []) add(['before', ...path.map(String)], message)
    if (parsePrintedDay(before.until) === null) add(['before', 'until'], 'Enter the month you moved out as MM/YYYY')
  })
export type IdentityValues = z.output<typeof identityForm>

const BIRTHDAY = 'Enter your date of birth as MM/DD/YYYY, or just the year'

/** A day or a year; a month alone is neither. */
function isBirthday(typed: string): boolean {
  const day = parsePrintedDay(typed)
  return day !== null && day.length !== 7
}

/** `1985-04-12` as a field shows it. */
const written = (day: string): string => {
  const [year = '', month, date] = day.split('-')
  return [month, date, year].filter((part) => part !== undefined).join('/')
}

/** What the member confirmed; else what all their reports agree on; else nothing: a guess is not to be agreed to. Reports misspell names. */
export function valuesOf(known: IdentityAnswer, { name: registered, mailingAddress }: z.output<typeof profile>): IdentityValues {
  const { proposals, addresses } = known
  const agreed = <Value>(list: readonly { value: Value; isAgreed: boolean }[]): Value | undefined =>
    list.find(({ isAgreed }) => isAgreed)?.value
  const now = addresses?.find(({ to }) => to === null)
  const then = addresses?.find(({ to }) => to !== null)
  const mailed = mailingAddress && { ...mailingAddress, street: mailingAddress.address }
  const home = now ?? mailed ?? agreed(proposals.addresses)
  const born = known.dateOfBirth ?? agreed(proposals.dateOfBirth)
  return {
    legalName: known.name ?? proposals.name.find((one) => one.isAgreed && addsTo(registered, one.value))?.value ?? registered,
    dateOfBirth: born === undefined ? '' : written(born),
    ssnLast4: known.ssnLast4 ?? agreed(proposals.ssnLast4) ?? '',
    declines: { dateOfBirth: known.declined.includes('dateOfBirth'), ssnLast4: known.declined.includes('ssnLast4') },
    now: placeOf(home),
    formerName: known.formerNames?.[0] ?? '',
    before: { ...placeOf(then), until: then?.to ? written(then.to) : '' },
  }
}

/** Whether a printed name has every word of the one that the member typed: it adds a middle name, and changes nothing. */
function addsTo(typed: string, printed: string): boolean {
  const there = wordsOf(printed)
  return wordsOf(typed).every((word) => there.includes(word))
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

type Place = Readonly<Record<'street' | 'city' | 'state' | 'zip', string | null>>

const placeOf = (given: Place | undefined) => ({
  street: given?.street ?? '',
  city: given?.city ?? '',
  state: given?.state ?? '',
  zip: given?.zip ?? '',
})

/** What the form asks the server to keep. Other names and addresses that were confirmed before stay. */
export function changeOf(form: IdentityValues, known: IdentityAnswer): z.input<typeof identityChange> {
  const { now, before } = form
  const [, ...otherNames] = known.formerNames ?? []
  const shown = [known.addresses?.find(({ to }) => to === null), known.addresses?.find(({ to }) => to !== null)]
  const others = (known.addresses ?? []).filter((one) => !shown.includes(one))
  const until = parsePrintedDay(before.until)
  const then = { street: before.street, city: before.city, state: before.state, zip: before.zip, from: null, to: until }
  return {
    name: form.legalName,
    dateOfBirth: form.declines.dateOfBirth ? null : parsePrintedDay(form.dateOfBirth),
    ssnLast4: form.declines.ssnLast4 ? null : form.ssnLast4,
    formerNames: [...(form.formerName.trim() === '' ? [] : [form.formerName]), ...otherNames],
    addresses: [{ ...now, from: shown[0]?.from ?? null, to: null }, ...(before.street.trim() === '' ? [] : [then]), ...others],
  }
}

/** Where a value that is in the form is from, or what the reports say where they disagree. */
export function proposalWords(list: IdentityAnswer['proposals']['ssnLast4'], write: (value: string) => string): string {
  const [first] = list
  if (first === undefined) return ''
  const namesOf = ({ from }: (typeof list)[number]): string =>
    inARow([...new Set(from.map(({ bureau }) => BUREAU_NAMES[bureau]))])
  if (list.length === 1) return `${namesOf(first)}: ${write(first.value)}.`
  return `Your reports disagree. ${list.map((one) => `${namesOf(one)}: ${write(one.value)}`).join('; ')}.`
}
export const writtenBirthday = written
