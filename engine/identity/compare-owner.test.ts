import { BLANK_PERSON } from '#engine/report/blank-person.ts'
import { describe, expect, it } from 'vitest'
import { isClearlySomebodyElse, type Owner } from '#engine/identity/compare-owner.ts'
import type { PersonalInfo } from '#engine/report/report.ts'

const HOME = { street: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const AWAY = { street: '900 Lake Drive', city: 'Tulsa', state: 'OK', zip: '74101' }

const registered = (name: string): Owner => ({ names: [name], dateOfBirth: null, ssnLast4: null, addresses: [] })
const DANA: Owner = { names: ['Dana Whitfield', 'Dana Reed'], dateOfBirth: '1985-04-12', ssnLast4: '8830', addresses: [HOME] }

const person = (change: Partial<PersonalInfo>): PersonalInfo => ({ ...BLANK_PERSON, ...change })

describe('a report under a name of theirs is theirs', () => {
  it.each([
    ['Dana Whitfield', 'DANA WHITFIELD'],
    ['Dana Whitfield', 'DANA Q WHITFIELD'],
    ['Dana Whitfield', 'WHITFIELD, DANA Q'],
    ['Dana Whitfield', 'D WHITFIELD'],
    ['Dana Quinn Whitfield', 'DANA Q. WHITFIELD JR'],
    ['Dana Whitfield', 'DANA WHITFEILD'],
    ['Dana Whitfield', 'DANA WHITF'],
    ['Dana Whitfield', 'DANA REED'],
    ['Dana Reed-Whitfield', 'DANA WHITFIELD'],
    ['William Jones', 'BILL JONES'],
    ['Robert Smith III', 'BOB SMITH'],
    ['José Núñez', 'JOSE NUNEZ'],
    ['Sean O’Neil', 'SEAN ONEIL'],
    ['Anna van der Berg', 'VANDERBERG ANNA'],
    ['Maria Garcia Lopez', 'MARIA LOPEZ'],
    ['Muhammad Ali', 'MOHAMMED ALY'],
    ['Dr. Mary-Anne de la Cruz', 'MARY ANNE DELACRUZ'],
    ['demo', 'JOHN Q PUBLIC'],
    ['Madonna', 'MADONNA CICCONE'],
    ['Grace Whitfield', 'DANA GRACE WHITFIELD'],
    ['Grace Whitfield', 'DANA G WHITFIELD'],
    ['Q. Whitfield', 'DANA WHITFIELD'],
    ['Whitfield Dana', 'DANA OKAFOR'],
    ['Dana Whitfield', 'WHITFIELD MARCUS'],
    ['李 伟', 'WEI LI'],
  ])('%s: %s', (name, printed) => {
    expect(isClearlySomebodyElse(person({ name: printed }), registered(name), [])).toBe(false)
  })

  it('a former name of the report counts, and one that was not read says nothing', () => {
    const aka = person({ name: 'DANA OKAFOR', alsoKnownAs: ['DANA WHITFIELD'] })
    expect(isClearlySomebodyElse(aka, registered('Dana Whitfield'), [])).toBe(false)
    expect(isClearlySomebodyElse(person({}), registered('Dana Whitfield'), [])).toBe(false)
  })
})

describe('a report under a name without a word of theirs is asked about', () => {
  it.each([
    ['Dana Whitfield', 'JOHN Q PUBLIC'],
    ['Dana Whitfield', 'MARCUS WHITFIELD'],
    ['Dana Whitfield', 'WHITFIELD, MARCUS T'],
    ['Dana Q. Whitfield', 'Marcus Whitfield, Jr.'],
    ['Maria Garcia Lopez', 'JUAN LOPEZ'],
    ['Sean O’Neil', 'KATHLEEN ONEIL'],
    ['Dana Whitfield', 'QUENTIN MARLOW JR'],
    ['Test User', 'MARISOL QUINTERO-VEGA'],
    ['Ann Lee', 'AMY LOW'],
    ['Li Wei', 'DANA WHITFIELD'],
  ])('%s: %s', (name, printed) => {
    expect(isClearlySomebodyElse(person({ name: printed }), registered(name), [])).toBe(true)
  })
})

describe('with who they are confirmed', () => {
  const NAME = { name: 'DANA WHITFIELD' }
  it.each<[string, Partial<PersonalInfo>]>([
    ['all of it agrees', { ...NAME, dateOfBirth: '1985-04-12', ssnLast4: '8830', addresses: [HOME] }],
    ['two digits stand in each other’s place', { ...NAME, ssnLast4: '8380', dateOfBirth: '1985-04-12' }],
    ['other digits, the same birthday: an error of the bureau', { ...NAME, ssnLast4: '1177', dateOfBirth: '1985-04-12' }],
    ['other digits, the same address', { ...NAME, ssnLast4: '1177', addresses: [HOME] }],
    ['other digits and nothing else', { ...NAME, ssnLast4: '1177' }],
    ['another birthday, the same digits', { ...NAME, dateOfBirth: '1951-09-30', ssnLast4: '8830', addresses: [AWAY] }],
    ['a birthday with day and month turned', { ...NAME, dateOfBirth: '1985-12-04', addresses: [AWAY] }],
    ['a birthday with another year', { ...NAME, dateOfBirth: '1986-04-12', addresses: [AWAY] }],
    ['another year alone', { ...NAME, dateOfBirth: '1951', addresses: [AWAY] }],
    ['a year filled up by a program', { ...NAME, dateOfBirth: '1951-01-01', addresses: [AWAY] }],
    ['a mask', { ...NAME, ssnLast4: '0000', addresses: [AWAY] }],
    ['an address that they did not name', { ...NAME, addresses: [AWAY] }],
    ['a married name', { name: 'DANA OKAFOR', dateOfBirth: '1985-04-12', ssnLast4: '8830' }],
    ['a relative’s name over their own digits', { name: 'MARK WHITFIELD', ssnLast4: '8830', addresses: [HOME] }],
    ['a former name', { name: 'DANA REED', addresses: [AWAY] }],
    ['a name of somebody else over their own digits', { name: 'JOHN Q PUBLIC', ssnLast4: '8830' }],
    ['a name of somebody else over their own birthday', { name: 'JOHN Q PUBLIC', dateOfBirth: '1985-04-12' }],
  ])('is theirs: %s', (_why, printed) => {
    expect(isClearlySomebodyElse(person(printed), DANA, [])).toBe(false)
  })

  it.each<[string, Partial<PersonalInfo>]>([
    ['another name', { name: 'JOHN Q PUBLIC' }],
    ['another name at the same address', { name: 'JOHN Q PUBLIC', addresses: [HOME] }],
    ['all of it differs', { name: 'JOHN Q PUBLIC', dateOfBirth: '1951-09-30', ssnLast4: '1177', addresses: [AWAY] }],
    ['father and child of one name and address', { ...NAME, dateOfBirth: '1951-09-30', ssnLast4: '1177', addresses: [HOME] }],
    ['a relative of whom nothing else is known', { name: 'MARK WHITFIELD', addresses: [HOME] }],
    ['a relative with other digits', { name: 'MARK WHITFIELD', ssnLast4: '1177', addresses: [HOME] }],
    ['a relative with another birthday', { name: 'MARK WHITFIELD', dateOfBirth: '1951-09-30', addresses: [HOME] }],
    ['somebody of the same name elsewhere', { ...NAME, ssnLast4: '1177', addresses: [AWAY] }],
    ['another name and other digits, the same birthday', { name: 'JOHN PUBLIC', dateOfBirth: '1985-04-12', ssnLast4: '1177' }],
  ])('is asked about: %s', (_why, printed) => {
    expect(isClearlySomebodyElse(person(printed), DANA, [])).toBe(true)
  })
})

describe('two bureaus, while the member has confirmed nothing', () => {
  const first = person({ name: 'DANA WHITFIELD', dateOfBirth: '1985-04-12', ssnLast4: '8830' })
  const isAsked = (printed: Partial<PersonalInfo>, owner = registered('Dana Whitfield')): boolean =>
    isClearlySomebodyElse(person({ name: 'DANA WHITFIELD', ...printed }), owner, [first])

  it('that print quite different digits or birthdays raise the question', () => {
    expect(isAsked({ ssnLast4: '1177' })).toBe(true)
    expect(isAsked({ dateOfBirth: '1951-09-30' })).toBe(true)
  })

  it('that differ by a slip, a mask or a year alone do not', () => {
    for (const printed of [{ ssnLast4: '8380' }, { ssnLast4: null }, { dateOfBirth: '1951' }, { dateOfBirth: '1985-04-21' }])
      expect(isAsked(printed)).toBe(false)
  })

  it('raise none once the member has said which is right', () => {
    expect(isAsked({ ssnLast4: '1177', dateOfBirth: '1985-04-12' }, DANA)).toBe(false)
  })
})
