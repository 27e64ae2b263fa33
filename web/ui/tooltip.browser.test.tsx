import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#web/ui/button.tsx'
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx'

describe('a tooltip', () => {
  it('comes when its control has the focus, describes it, and goes by Escape', async () => {
    await render(
      <TooltipProvider>
        <main>
          <Tooltip text="Counted from the day it arrived">
            <Button>Due December 3</Button>
          </Tooltip>
        </main>
      </TooltipProvider>,
    )
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button')).toHaveFocus()
    await expect.element(page.getByRole('button')).toHaveAccessibleDescription('Counted from the day it arrived')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  })
})
