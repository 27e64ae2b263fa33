import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CarrierLink } from '#web/parts/letter/carrier-link.tsx'

it('leads to the carrier of its number, and nowhere where no one knows whose number it is', () => {
  expect(renderToStaticMarkup(<CarrierLink number="1Z999AA10123456784" />)).toContain('https://www.ups.com/track')
  expect(renderToStaticMarkup(<CarrierLink number="PRACTICE-ABCD-EFGH-JKLM" />)).toBe('')
})
