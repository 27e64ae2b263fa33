import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SuccessBasis } from '#web/parts/success-basis.tsx'

const OUTCOME = {
  rule: 'closed_before_opened',
  bureau: 'equifax' as const,
  ended: 7,
  changed: 3,
  isOwnOnly: false,
  words: '3 of 7 disputes under the rule “Closed before it was opened” at Equifax ended in a removal or correction here.',
}

it('without an outcome, success rests on the published table alone', () => {
  expect(renderToStaticMarkup(<SuccessBasis tablePercent={70} outcomes={[]} />)).toContain(
    'From the published table of the evidence',
  )
})

it('outcomes are told with their counts, next to what the table says', () => {
  const page = renderToStaticMarkup(<SuccessBasis tablePercent={70} outcomes={[OUTCOME]} />)
  expect(page).toContain('says 70%')
  expect(page).toContain(OUTCOME.words)
})
