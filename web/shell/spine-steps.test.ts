import { expect, it } from 'vitest'
import { screenTable } from '#tools/spec/screen-table.ts'
import { isOn, SPINE } from '#web/shell/spine-steps.ts'

const stepsOf = (here: string): string[] => SPINE.flatMap((step) => (isOn(step, here) ? [step.label] : []))

it('marks one step of the way from report to outcome on its own screen, and no screen at two', () => {
  for (const { to, tab = '', label } of SPINE) expect(stepsOf(`${to}?${tab}`)).toEqual([label])
  for (const { path } of screenTable()) expect(stepsOf(`${path}?`).length).toBeLessThan(2)
  expect(stepsOf('/disputes/5?')).toEqual(['Tracking'])
  expect(stepsOf('/credit-reports/your-word?')).toEqual(['Errors'])
  expect(stepsOf('/profile?')).toEqual([])
})
