import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PasswordField } from '#web/ui/password-field.tsx'

describe('a password', () => {
  it('is hidden until Show is pressed, stays as typed, and no Show sends the form', async () => {
    let sent = 0
    await render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent += 1
        }}
      >
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </form>,
    )
    const field = page.getByLabelText('Password').element()
    if (!(field instanceof HTMLInputElement)) throw new Error('a password is a field')
    field.focus()
    await userEvent.keyboard('Correct-Horse-7')
    expect(field.type).toBe('password')
    const show = page.getByRole('button', { name: 'Show' })
    await show.click()
    expect([field.type, field.value, sent]).toEqual(['text', 'Correct-Horse-7', 0])
    await expect.element(show).toHaveAttribute('aria-pressed', 'true')
    await show.click()
    expect([field.type, field.value, sent]).toEqual(['password', 'Correct-Horse-7', 0])
  })
})
