import { describe, expect, it } from 'vitest'
import { type DetailKind, detailKey } from '#engine/audit/detail-key.ts'
import { isVariant, sharesName } from '#engine/audit/detail-variant.ts'

/** Both ways round: being a variant has no direction. */
const are = (kind: DetailKind, a: string, b: string): readonly boolean[] => {
  const [one, other] = [detailKey(kind, a), detailKey(kind, b)]
  return [isVariant(one, other), isVariant(other, one)]
}

describe('names', () => {
  it.each([
    ['JORDAN A EXAMPLE', 'JORDAN EXAMPLE'],
    ['JORDAN ALEXIS EXAMPLE', 'JORDAN A EXAMPLE'],
    ['JORDAN A EXAMPLE', 'J EXAMPLE'],
    ['JORDAN EXAMPLE', 'EXAMPLE'],
    ['ROBERT SMITH', 'BOB SMITH'],
    ['CATHERINE SMITH', 'KATHY SMITH'],
    ['CHRISTOPHER SMITH', 'CHRISTOPH SMITH'],
    ['DEVON SAMPLETON', 'DEVON SAMPELTON'],
    ['DEVON SAMPLETON', 'DEVON SAMPLTON'],
    ['DEVON SAMPLETON', 'DEVON SAMPLETOM'],
    ['SEAN O NEIL', "SEAN O'NEIL"],
    ['ANN MARIE LOPEZ', 'ANNMARIE LOPEZ'],
    ['JO ANN SMITH', 'JOANN SMITH'],
    ['JO ANN MARIE SMITH', 'JOANN MARIE SMITH'],
    ['MAR EXAMPLE', 'MARISOL EXAMPLE'],
    ['LI WU', 'LI A WU'],
    ['MARIA LOPEZ GARCIA', 'MARIA GARCIA'],
    ['JOHN SMITH', 'JOHN SMITH JR'],
  ])('%s can be %s', (a, b) => expect(are('name', a, b)).toEqual([true, true]))

  it.each([
    ['JORDAN EXAMPLE', 'PAT OTHER'],
    ['JORDAN EXAMPLE', 'JORDAN OTHER'],
    ['JORDAN EXAMPLE', 'PAT EXAMPLE'],
    ['JORDAN A EXAMPLE', 'JORDAN B EXAMPLE'],
    ['JOHN SMITH JR', 'JOHN SMITH SR'],
    ['MARK SMITH', 'MARY SMITH'],
    ['DEVON SAMPLETON', 'DEVON SIMPLETONS'],
    ['JORDAN EXAMPLE', 'J E'],
    ['JO ANN SMITH', 'JOANN JONES'],
    ['JO ANN MARIE SMITH', 'JOANN PAULA SMITH'],
    ['MA EXAMPLE', 'MARISOL EXAMPLE'],
    ['MARISOL FICTIVE', 'CARISOM FICTIVE'],
    ['DEVON SAMPLETON', 'DEVON SAMPLTEEN'],
    ['JOHN JOHN SMITH', 'JOHN PAUL SMITH'],
  ])('%s is not %s', (a, b) => expect(are('name', a, b)).toEqual([false, false]))

  it('have a word in common, or none', () => {
    const share = (a: string, b: string): boolean => sharesName(detailKey('name', a), detailKey('name', b))
    expect(share('MARIA LOPEZ', 'MARIA FICTIVE')).toBe(true)
    expect(share('BOB SMITH', 'ROBERT JONES')).toBe(true)
    expect(share('MARIA A LOPEZ', 'PAT A OTHER')).toBe(false)
  })
})

describe('addresses', () => {
  const HOME = '12 N OAK AVE APT 4, TULSA, OK 74101'
  it.each([
    ['a unit left out', '12 N OAK AVE, TULSA, OK 74101'],
    ['a direction left out', '12 OAK AVE APT 4, TULSA, OK 74101'],
    ['the kind of street left out', '12 N OAK APT 4, TULSA, OK 74101'],
    ['no ZIP code', '12 N OAK AVE APT 4, TULSA, OK'],
    ['another ZIP code beside the same words', '12 N OAK AVE APT 4, TULSA, OK 74105'],
    ['one letter', '12 N OAK AVE APT 4, TULSSA, OK 74101'],
    ['a unit without its word', '12 N OAK AVE 4, TULSA, OK 74101'],
    ['only the street', '12 N OAK AVE'],
  ])('may differ by %s', (_, text) => expect(are('address', HOME, text)).toEqual([true, true]))

  it.each([
    ['another house', '14 N OAK AVE APT 4, TULSA, OK 74101'],
    ['another unit', '12 N OAK AVE APT 5, TULSA, OK 74101'],
    ['another street', '12 N ELM AVE APT 4, TULSA, OK 74101'],
    ['another city', '12 N OAK AVE APT 4, AUSTIN, TX 78701'],
    ['another ZIP code and a word less', '12 OAK AVE APT 4, TULSA, OK 74105'],
  ])('are two with %s', (_, text) => expect(are('address', HOME, text)).toEqual([false, false]))

  it('need a word of their own in common', () => {
    expect(are('address', '12 A ST, OK 74101', '12 A ST, TULSA, OK 74101')).toEqual([false, false])
  })
})

it('never takes one kind for another, nor one number for another', () => {
  expect(isVariant('name|12|', 'address|12|||')).toBe(false)
  expect(are('number', '4321', '4322')).toEqual([false, false])
  expect(are('number', '4321', 'XXX-XX-4321')).toEqual([true, true])
})

it('does not try every order of the words of an endless name', () => {
  const long = (last: string): string => detailKey('name', `${'A '.repeat(40)}${last}`)
  expect(isVariant(long('SMITH'), long('JONES'))).toBe(false)
  expect(isVariant(long('SMITH'), long('SMITH'))).toBe(true)
})
