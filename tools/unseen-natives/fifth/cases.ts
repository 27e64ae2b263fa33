import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'
import { equifax } from '#tools/unseen-natives/fifth/equifax.ts'
import { experian } from '#tools/unseen-natives/fifth/experian.ts'
import { type Way, WAYS } from '#tools/unseen-natives/fifth/paper.ts'
import { ALERTED, COLLECTED, FAMILY, LOOKED, MANY, TROUBLES } from '#tools/unseen-natives/fifth/people.ts'
import type { ToldPerson } from '#tools/unseen-natives/fifth/told.ts'
import { transunion } from '#tools/unseen-natives/fifth/transunion.ts'
import { between, type UnseenCase } from '#tools/unseen-natives/unseen-case.ts'

const PRINTERS = { equifax, experian, transunion }
/** How each bureau shows the end of a number. */
const MASKS: Readonly<Record<Bureau, (shown: string) => string>> = {
  equifax: (shown) => `xxxxxxxx ${shown.replaceAll(/[^A-Z0-9]/g, '').slice(-4)}`,
  experian: (shown) => `${shown.replaceAll(/[^A-Z0-9]/g, '').slice(0, 6)}XXXXXX`,
  transunion: (shown) => `${shown}****`,
}
const masked = (person: ToldPerson, bureau: Bureau): ToldPerson => ({
  ...person,
  accounts: person.accounts.map((one) => ({
    ...one,
    shown: MASKS[bureau](one.shown),
    ...(bureau === 'experian' ? { company: one.company.slice(0, 24) } : {}),
  })),
  collections: (person.collections ?? []).map((one) => ({ ...one, shown: MASKS[bureau](one.shown) })),
})

const FIFTH: readonly (readonly [what: string, person: ToldPerson, way: Way])[] = [
  ['a family', FAMILY, WAYS.lines],
  ['what went wrong', TROUBLES, WAYS.plain],
  ['collections', COLLECTED, WAYS['at 90 %']],
  ['a bankruptcy, a statement and an alert', ALERTED, WAYS.plain],
  ['many inquiries', LOOKED, WAYS['at 80 %']],
  ['many accounts, lying', MANY, WAYS.landscape],
  ['many accounts', MANY, WAYS.plain],
]

/** The numbered print is a file that the bureau made: a person only prints it smaller, or two ways round. */
const ofEquifax = (way: Way): Way => (way.scale === undefined ? way : { paper: way.paper ?? [612 * way.scale, 792 * way.scale] })

/** The pages of the accounts from one to before another, as somebody prints only those. */
function middle(bureau: Bureau): FifthCase {
  const [from, until] = bureau === 'equifax' ? [1, 3] : [4, 7]
  const person = {
    ...MANY,
    accounts: MANY.accounts.map((one, index) =>
      index === from || index === until ? { ...one, isOnNewPage: true as const } : one,
    ),
  }
  const { pdf, truth, starts, count } = PRINTERS[bureau](masked(person, bureau), WAYS.plain)
  const [first = 1, after = 1] =
    bureau === 'equifax' ? [(starts[from - 1] ?? 0) + 1, (starts[until - 1] ?? 0) + 1] : [starts[from], starts[until]]
  return {
    bureau,
    name: `${bureau}, pages out of the middle`,
    chosen: bureau,
    pdf,
    files: between(first, after - 1),
    truth: {
      accounts: truth.accounts.slice(from, until),
      ...(bureau === 'equifax'
        ? { name: truth.name, reportDate: truth.reportDate, missing: [`1-${first - 1}`, `${after}-${count}`] }
        : { name: null, reportDate: null }),
    },
  }
}

export type FifthCase = UnseenCase & { readonly bureau: Bureau }

function caseOf(bureau: Bureau, [what, person, way]: (typeof FIFTH)[number]): FifthCase {
  const { pdf, truth } = PRINTERS[bureau](masked(person, bureau), bureau === 'equifax' ? ofEquifax(way) : way)
  return { bureau, name: `${bureau}, ${what}`, chosen: null, pdf, truth }
}

export function fifthCase(bureau: Bureau, what: string): FifthCase {
  const told = FIFTH.find(([name]) => name === what)
  if (told === undefined) throw new Error(`no case ${what}`)
  return caseOf(bureau, told)
}

/** Kinds of which the sets before have only hints, made before the readers were looked at: 24 reports in six ways of printing. */
export const fifthCases = (): readonly FifthCase[] =>
  BUREAUS.flatMap((bureau) => [...FIFTH.map((told) => caseOf(bureau, told)), middle(bureau)])
