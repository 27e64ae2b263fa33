import { expect, it } from 'vitest'
import { writeStatesOut } from '#engine/letters/mentions/write-states-out.ts'

it.each([
  ['Springfield, IL 62701', 'Springfield, Illinois 62701'],
  ['Albany, NY 12207-1000', 'Albany, New York 12207-1000'],
  ['XX 12345', 'XX 12345'],
  ['I moved IN with ME', 'I moved IN with ME'],
])('%s is %s', (address, inFull) => expect(writeStatesOut(address)).toBe(inFull))
