import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { percentOf, Progress } from '#web/ui/progress.tsx'

it('goes to 100 when nothing else is said', () => {
  expect(renderToStaticMarkup(<Progress label="Reading" value={40} />)).toContain('aria-valuemax="100"')
  expect(renderToStaticMarkup(<Progress label="Reading" value={4} max={5} />)).toContain('aria-valuemax="5"')
})

it('is whole percents within its ends', () => {
  expect([percentOf(-1, 5), percentOf(1, 3), percentOf(9, 5), percentOf(1, 0)]).toEqual([0, 33, 100, 0])
})
