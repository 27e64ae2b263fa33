import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Details } from '#web/ui/details.tsx'

describe('details', () => {
  it('of one name open one at a time, by keys too', async () => {
    await render(
      <main>
        <Details name="why" summary="Why this date?">
          From the law
        </Details>
        <Details name="why" summary="What if it is wrong?">
          Ask again
        </Details>
      </main>,
    )
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByText('From the law')).toBeVisible()
    await userEvent.keyboard('{Tab} ')
    await expect.element(page.getByText('Ask again')).toBeVisible()
    await expect.element(page.getByText('From the law')).not.toBeVisible()
  })
})
