import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OlderThanDispute } from '#web/parts/answers/result-form.tsx'
import { liveIn } from '#web/platform/zone.ts'

// These dates must not depend on the machine's time zone.
beforeAll(() => void liveIn('America/Chicago'))
afterAll(() => void liveIn(null))

const shown = (datedOn: string, submittedAt: string | null): string =>
  renderToStaticMarkup(<OlderThanDispute datedOn={datedOn} submittedAt={submittedAt} />)

it('a letter that is older than the dispute it is said to answer is doubted, and no other', () => {
  const sent = '2026-11-30T16:00:00.000Z'
  expect(shown('2026-04-02', sent)).toContain('dated April 2, 2026, before you sent this dispute on November 30, 2026')
  expect(shown('2026-11-30', sent)).toBe('')
  expect(shown('', sent)).toBe('')
  expect(shown('2026-04-02', null)).toBe('')
})
