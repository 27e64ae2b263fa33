import { afterEach, describe, expect, it, vi } from 'vitest'
import { readDispute } from '#contract/disputes.ts'
import { addressOf, pathSegments } from '#web/platform/api.ts'
import { inRehearsal, rehearsalBase, rehearsalHere } from '#web/platform/rehearsal-base.ts'

const ID = '62897fff-a424-4836-b1d0-956d1bddbb56'
const at = (pathname: string): void => void vi.stubGlobal('location', { pathname })

afterEach(() => vi.unstubAllGlobals())

describe('the life that a page belongs to', () => {
  it.each([
    [`/rehearsal/${ID}`, ID],
    [`/rehearsal/${ID}/`, ID],
    [`/rehearsal/${ID}/disputes/5`, ID],
    ['/', null],
    ['/rehearsal', null],
    ['/rehearsal/', null],
    [`/rehearsal/${ID}0/tracker`, null],
    ['/rehearsal/not-one/tracker', null],
    [`/tracker/rehearsal/${ID}`, null],
  ])('%s: %s', (pathname, id) => {
    at(pathname)
    expect(rehearsalHere()).toBe(id)
    expect(rehearsalBase()).toBe(id === null ? '' : `/rehearsal/${ID}`)
  })

  it('is where its calls go, under the same keys', () => {
    at(inRehearsal(ID, '/tracker'))
    expect(addressOf(readDispute, { params: { id: '5' } })).toBe(`/rehearsal/${ID}/api/disputes/5`)
    expect(pathSegments(readDispute, { params: { id: '5' } })).toEqual(['/api/disputes', '5'])
    at('/tracker')
    expect(addressOf(readDispute, { params: { id: '5' } })).toBe('/api/disputes/5')
  })

  it('is real where there is no page', () => {
    expect(rehearsalHere()).toBeNull()
  })
})
