import { expect, it } from 'vitest'
import type { Blot } from '#adapters/recognition/cleaning/blots.ts'
import { loneSpecks } from '#adapters/recognition/cleaning/lone-specks.ts'

/** At 4 pixels a point. */
const DOT = 4
const blot = (left: number, top: number, across: number, down: number): Blot => ({
  left,
  top,
  right: left + across,
  bottom: top + down,
  area: across * down,
})
/** A letter of 8 points, and another line far below. */
const letters = [blot(400, 400, 20, 32), blot(424, 400, 20, 32), blot(400, 800, 20, 32)]

it.each([
  ['dust', blot(600, 410, 6, 5)],
  ['dust between two lines', blot(410, 600, 8, 8)],
])('is dirt: %s', (_, speck) => {
  expect(loneSpecks([...letters, speck], DOT)).toEqual([speck])
})

it.each([
  ['a full stop', blot(448, 427, 5, 5)],
  ['the dot of an i', blot(408, 390, 5, 5)],
  ['a dash in an empty cell', blot(600, 415, 9, 3)],
  ['a stroke', blot(600, 400, 3, 9)],
  ['a sign as large as a letter', blot(600, 410, 16, 16)],
])('is none: %s', (_, sign) => {
  expect(loneSpecks([...letters, sign], DOT)).toEqual([])
})

it('takes the dots of a leader, which follow one another, for no dirt', () => {
  const leader = Array.from({ length: 12 }, (_, at) => blot(600 + at * 12, 428, 4, 4))
  expect(loneSpecks([...letters, ...leader], DOT)).toEqual([])
})
