import { expect, it } from 'vitest'
import { deletionDay } from '#engine/letters/further/deletion-day.ts'
import { letterRequest } from '#engine/testing/letter-request.ts'

const ended = (outcome: 'removed' | 'verified') => ({
  recorded: { belongs: null, opened: null, dispute: { isOpen: false, outcome, endedOn: '2026-07-25' } },
})

it.each([
  ['told', { told: { deletedOn: '2026-07-20' }, ...ended('removed') }, '2026-07-20'],
  ['recorded', ended('removed'), '2026-07-25'],
  ['of another end', ended('verified'), null],
  ['of nothing', {}, null],
] as const)('%s', (_, change, day) => expect(deletionDay(letterRequest({ kind: 'reinsertion', ...change }))).toBe(day))
