import type { Chance } from '#engine/practice/seed.ts'
import { shuffled } from '#engine/practice/seed.ts'
import { type Bureau } from '#engine/words/bureau.ts'

/** All that the layout leaves open. */
export interface IdentityIqStyle {
  readonly build: 'angular' | 'plain'
  /** The usual order is that of the headings; a page may have another. */
  readonly order: readonly Bureau[]
  /** The plain build may have lost its classes. */
  readonly hasClasses: boolean
  readonly nothing: '-' | ''
  readonly zeroAmounts: boolean
  readonly months: 'twice' | 'once' | 'initials'
  readonly fullYears: boolean
  readonly hasTwins: boolean
  readonly hasJunk: boolean
  readonly idOnHeader: boolean
  readonly isBirthYear: boolean
  readonly addressDates: boolean
  readonly hasContacts: boolean
  readonly model: string | null
  /** For the print. */
  readonly font: string
  readonly size: number
  readonly padding: number
  readonly align: 'left' | 'center'
  readonly middle: boolean
  readonly repeatsHeader: boolean
  readonly keepsRows: boolean
  readonly labelWidth: number
  readonly margin: number
  readonly hasFurniture: boolean
}

export function makeIdentityIqStyle(chance: Chance, bureaus: readonly Bureau[]): IdentityIqStyle {
  const build = chance.isTrue(0.5) ? 'angular' : 'plain'
  const usual: readonly Bureau[] = ['transunion', 'experian', 'equifax']
  const order = (chance.isTrue(0.75) ? usual : shuffled(chance, usual)).filter((bureau) => bureaus.includes(bureau))
  return {
    build,
    order,
    hasClasses: build === 'angular' || chance.isTrue(0.75),
    nothing: chance.isTrue(0.7) ? '-' : '',
    zeroAmounts: chance.isTrue(0.4),
    months: chance.pick(['twice', 'twice', 'once', 'initials']),
    fullYears: chance.isTrue(0.15),
    hasTwins: build === 'angular' && chance.isTrue(0.6),
    hasJunk: build === 'plain' && chance.isTrue(0.6),
    idOnHeader: chance.isTrue(0.5),
    isBirthYear: chance.isTrue(0.6),
    addressDates: chance.isTrue(0.6),
    hasContacts: chance.isTrue(0.85),
    model: chance.pick(['VantageScore 3.0', 'VantageScore 3.0', 'VantageScore 4.0', null]),
    font: chance.pick(['Liberation Sans', 'DejaVu Sans', 'Liberation Serif']),
    size: chance.pick([7.5, 8, 8.5, 9]),
    padding: chance.pick([1.5, 2.5, 4]),
    align: chance.isTrue(0.6) ? 'left' : 'center',
    middle: chance.isTrue(0.5),
    repeatsHeader: chance.isTrue(0.5),
    keepsRows: chance.isTrue(0.6),
    labelWidth: chance.pick([16, 22, 25]),
    margin: chance.pick([0.3, 0.4, 0.5]),
    hasFurniture: chance.isTrue(0.7),
  }
}
