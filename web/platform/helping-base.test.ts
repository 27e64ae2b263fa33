import { afterEach, describe, expect, it, vi } from 'vitest'
import { listReports } from '#contract/reports.ts'
import { addressOf, pathSegments } from '#web/platform/api.ts'
import { helpedHere, helpingBase, helpingHere, inFile, noteHelping } from '#web/platform/helping-base.ts'
import { may } from '#web/platform/may.ts'

const ID = '62897fff-a424-4836-b1d0-956d1bddbb56'
const FILE = { id: ID, right: 'read', helpsUntil: null, memberName: 'Dana Whitfield', since: '2026-11-20T12:00:00.000Z' } as const
const at = (pathname: string): void => void vi.stubGlobal('location', { pathname })

afterEach(() => vi.unstubAllGlobals())

describe('the file that a page is of', () => {
  it.each([
    [`/helping/${ID}`, ID],
    [`/helping/${ID}/credit-repair`, ID],
    ['/helping', null],
    [`/helping/${ID}0/tracker`, null],
    [`/rehearsal/${ID}/tracker`, null],
    [`/tracker/helping/${ID}`, null],
  ])('%s: %s', (pathname, id) => {
    at(pathname)
    expect(helpingHere()).toBe(id)
    expect(helpingBase()).toBe(id === null ? '' : `/helping/${ID}`)
  })

  it('is where its calls go, under the same keys', () => {
    at(inFile(ID, '/credit-repair'))
    expect(addressOf(listReports)).toBe(`/helping/${ID}/api/credit-reports`)
    expect(pathSegments(listReports)).toEqual(['/api/credit-reports'])
  })
})

describe('what may be pressed', () => {
  it('is everything on one’s own pages', () => {
    at('/credit-repair')
    noteHelping(FILE)
    expect([helpedHere(), may('sendLetters')]).toEqual([null, true])
  })

  it.each([
    ['read', [true, false, false, false]],
    ['prepare', [true, true, false, false]],
  ] as const)('%s covers a look, a draft, a letter sent, the settings: %j', (right, expected) => {
    at(inFile(ID, '/credit-repair'))
    noteHelping({ ...FILE, right })
    expect([may('listReports'), may('generateLetter'), may('sendLetters'), may('listSessions')]).toEqual(expected)
  })

  it('is no field that holds the member’s own word', () => {
    at(inFile(ID, '/credit-repair'))
    noteHelping({ ...FILE, right: 'prepare' })
    expect([may('prepareRound'), may('prepareRound', 'statement'), may('prepareRound', 'round')]).toEqual([true, false, true])
    at('/credit-repair')
    expect(may('prepareRound', 'statement')).toBe(true)
  })

  it.each(['over', 'signed_out'] as const)('is nothing once it is %s', (state) => {
    at(inFile(ID, '/credit-repair'))
    noteHelping(state)
    expect([helpedHere(), may('listReports')]).toEqual([null, false])
  })
})
