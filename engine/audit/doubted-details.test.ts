import { describe, expect, it } from 'vitest'
import { type DetailKind, detailKey } from '#engine/audit/detail-key.ts'
import { doubtedDetails, type Printings } from '#engine/audit/doubted-details.ts'
import { ownKeys } from '#engine/identity/identity.ts'
import type { PersonalInfo } from '#engine/report/report.ts'
import { confirming, makePerson } from '#engine/testing/make.ts'

const keys = (kind: DetailKind, ...texts: string[]): string[] => texts.map((text) => detailKey(kind, text))
const texts = (found: readonly Printings[]): string[][] => found.map((printings) => printings.map(({ text }) => text))

function names(printed: readonly [string | null, ...string[]], own: readonly string[] = [], foreign: readonly string[] = []) {
  const [name, ...alsoKnownAs] = printed
  const confirmed = confirming({ ownDetails: keys('name', ...own), foreignDetails: keys('name', ...foreign) })
  const { stated, asked } = doubtedDetails('name', makePerson({ name, alsoKnownAs }), { confirmed })
  return { stated: texts(stated), asked: texts(asked) }
}

describe('names', () => {
  it('are checked against the main name while nothing was said', () => {
    const printed = ['JORDAN A EXAMPLE', 'J EXAMPLE', 'PAT OTHER', 'JORDAN EXAMPLE'] as const
    expect(names([...printed])).toEqual({ stated: [], asked: [['PAT OTHER']] })
    expect(doubtedDetails('name', makePerson({ name: printed[0], alsoKnownAs: printed.slice(1) })).asked).toHaveLength(1)
  })

  it('are asked about once, with their variants', () => {
    expect(names(['JORDAN EXAMPLE', 'LI WU']).asked).toEqual([['LI WU']])
    expect(names(['JORDAN EXAMPLE', 'PAT OTHER', 'P OTHER', 'KIM THIRD']).asked).toEqual([
      ['PAT OTHER', 'P OTHER'],
      ['KIM THIRD'],
    ])
  })

  it('that the consumer had or has are silent, and so are their variants', () => {
    expect(names(['JORDAN EXAMPLE', 'PAT OTHER', 'P OTHER'], ['Pat Other'])).toEqual({ stated: [], asked: [] })
  })

  it('that they registered with are theirs until they confirm one, and no question', () => {
    const unknown = { name: null, formerNames: null, dateOfBirth: null, ssnLast4: null, addresses: null, declined: [] }
    const asked = (confirmed: string | null) => {
      const ownDetails = ownKeys({ ...unknown, name: confirmed }, 'Florence Fenworth')
      const person = makePerson({ name: 'FLORANSE FENWORTH', alsoKnownAs: ['FLORENCE FENWORTH', 'PAT OTHER'] })
      return texts(doubtedDetails('name', person, { confirmed: confirming({ ownDetails }) }).asked)
    }
    expect(asked(null)).toEqual([['PAT OTHER']])
    expect(asked('Floranse Fenworth')).toEqual([['FLORENCE FENWORTH'], ['PAT OTHER']])
  })

  it('that are not theirs are stated, the consumer’s word before every likeness', () => {
    expect(names(['JORDAN EXAMPLE', 'PAT OTHER', 'Other, Pat'], [], ['PAT OTHER'])).toEqual({
      stated: [['PAT OTHER', 'Other, Pat']],
      asked: [],
    })
    expect(names(['JOHN SMITH', 'JOHN SMITH JR'], [], ['JOHN SMITH JR']).stated).toEqual([['JOHN SMITH JR']])
    // Said both: nothing is stated.
    expect(names(['JORDAN EXAMPLE', 'PAT OTHER'], ['PAT OTHER'], ['PAT OTHER']).stated).toEqual([])
  })

  it('the main one is in question only where they gave another that is not listed and has nothing in common with it', () => {
    expect(names(['PAT OTHER', 'P OTHER'], ['JORDAN EXAMPLE']).asked).toEqual([['PAT OTHER', 'P OTHER']])
    expect(names(['MARIA LOPEZ'], ['MARIA FICTIVE']).asked).toEqual([])
    expect(names(['PAT OTHER', 'P OTHER', 'JORDAN EXAMPLE'], ['JORDAN EXAMPLE']).asked).toEqual([])
    expect(names(['PAT OTHER'], ['JORDAN EXAMPLE', 'PAT THIRD']).asked).toEqual([])
  })

  it('nothing is asked where there is nothing to hold them against', () => {
    expect(names([null, 'PAT OTHER']).asked).toEqual([])
    expect(names(['JORDAN EXAMPLE', 'PAT OTHER'], [], ['JORDAN EXAMPLE'])).toEqual({ stated: [['JORDAN EXAMPLE']], asked: [] })
    expect(names(['***', 'PAT OTHER']).asked).toEqual([])
    expect(names(['JORDAN EXAMPLE', 'J E', '???']).asked).toEqual([])
  })
})

describe('addresses', () => {
  const at = (street: string | null): PersonalInfo['addresses'][number] => ({ street, city: 'TULSA', state: 'OK', zip: '74101' })
  const person = makePerson({ addresses: [at('12 OAK AVE'), at('12 Oak Avenue'), at('7 ELM ST'), at(null)] })
  const ELM = detailKey('address', '7 ELM ST, TULSA, OK 74101')
  const OAK = detailKey('address', '12 OAK AVE, TULSA, OK 74101')

  it('are checked against the first, whichever others are theirs; one without a number is left alone', () => {
    expect(texts(doubtedDetails('address', person).asked)).toEqual([['7 ELM ST, TULSA, OK 74101']])
    expect(doubtedDetails('address', person, { confirmed: confirming({ ownDetails: [ELM] }) }).asked).toEqual([])
    expect(doubtedDetails('address', person, { confirmed: confirming({ foreignDetails: [ELM] }) })).toMatchObject({
      stated: [[{ field: 'addresses.2' }]],
      asked: [],
    })
    expect(texts(doubtedDetails('address', person, { confirmed: confirming({ foreignDetails: [OAK] }) }).stated)).toEqual([
      ['12 OAK AVE, TULSA, OK 74101', '12 Oak Avenue, TULSA, OK 74101'],
    ])
  })

  it('are checked against the first one, not the second', () => {
    const { asked } = doubtedDetails('address', makePerson({ addresses: [at('12 OAK AVE'), at('7 ELM ST')] }))
    expect(asked).toMatchObject([[{ field: 'addresses.1' }]])
  })

  it('are not checked against a first one that cannot be compared', () => {
    const { asked } = doubtedDetails('address', makePerson({ addresses: [at(null), at('7 ELM ST')] }))
    expect(asked).toEqual([])
  })

  it('a name that is theirs says nothing of them', () => {
    expect(
      doubtedDetails('address', person, { confirmed: confirming({ ownDetails: keys('name', 'JORDAN EXAMPLE') }) }).asked,
    ).toHaveLength(1)
  })

  it('a list without end is asked about as far as anyone answers', () => {
    const many = makePerson({ addresses: Array.from({ length: 3000 }, (_, index) => at(`${index + 1} ELM ST`)) })
    expect(doubtedDetails('address', many).asked.length).toBeLessThan(60)
  })
})
