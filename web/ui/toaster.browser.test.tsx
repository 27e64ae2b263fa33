import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/toaster.tsx'

const show = () =>
  render(
    <>
      <main>
        <Button>On the page</Button>
      </main>
      <div aria-live="polite">
        <Toaster />
      </div>
    </>,
  )

describe('a toast', () => {
  it('is read once, and the next takes its place', async () => {
    await show()
    toast({ title: 'Letter saved', description: 'It is under Drafts.' })
    await expect.element(page.getByText('Letter saved')).toBeVisible()
    expect(page.getByText('Letter saved').elements()).toHaveLength(1)
    toast({ title: 'Login Failed', tone: 'destructive' })
    await expect.element(page.getByText('Login Failed')).toBeVisible()
    await expect.element(page.getByText('Letter saved')).not.toBeInTheDocument()
  })

  it('doesn’t take the focus on its own; F8 moves it there, and Escape dismisses the toast', async () => {
    await show()
    page.getByRole('button', { name: 'On the page' }).element().focus()
    toast({ title: 'Copied' })
    await expect.element(page.getByText('Copied')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'On the page' })).toHaveFocus()
    await userEvent.keyboard('{F8}{Tab}')
    expect(page.getByText('Copied').element().closest('li')?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Copied')).not.toBeInTheDocument()
  })

  it('is dismissed by its button, and is never wider than a phone', async () => {
    await show()
    toast({ title: `A file named ${'long'.repeat(60)}.pdf` })
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    await expect.element(dismiss).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    await dismiss.click()
    await expect.element(page.getByText('A file named', { exact: false })).not.toBeInTheDocument()
  })
})
