import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { digitsMask, phoneMask, ssnMask, usernameMask } from '#web/ui/masks.ts'
import { TextField } from '#web/ui/text-field.tsx'

const input = (label: string): HTMLInputElement => {
  const found = page.getByLabelText(label, { exact: true }).element()
  if (!(found instanceof HTMLInputElement)) throw new Error(`${label} is no field`)
  return found
}

describe('a field that rewrites what is typed', () => {
  it.each([
    ['Phone', phoneMask, '5551234567', '(555) 123-4567'],
    ['Phone', phoneMask, '+1 555 123 4567', '(555) 123-4567'],
    ['Username', usernameMask, 'Dana.W-7_', 'danaw7_'],
    ['SSN', ssnMask, '9876543299', '987-65-4329'],
    ['ZIP', digitsMask(5), '4540-21', '45402'],
  ])('%s: %#', async (label, mask, typed, kept) => {
    await render(<TextField name="one" label={label} mask={mask} />)
    input(label).focus()
    await userEvent.keyboard(typed)
    expect(input(label).value).toBe(kept)
  })

  it('keeps the caret where it is when something is typed or taken out in the middle', async () => {
    await render(<TextField name="phone" label="Phone" mask={phoneMask} defaultValue="(555) 123-4567" />)
    const phone = input('Phone')
    phone.focus()
    phone.setSelectionRange(7, 7)
    await userEvent.keyboard('{Backspace}')
    expect([phone.value, phone.selectionStart]).toEqual(['(555) 234-567', 4])
    await userEvent.keyboard('9')
    expect([phone.value, phone.selectionStart]).toEqual(['(555) 923-4567', 7])
  })

  it('rewrites what is pasted, too', async () => {
    await render(<TextField name="username" label="Username" mask={usernameMask} />)
    await userEvent.fill(page.getByLabelText('Username'), 'Dana Whitfield!')
    expect(input('Username').value).toBe('danawhitfield')
  })
})

describe('a field', () => {
  it('is read with its hint and its error', async () => {
    await render(<TextField name="email" label="Email" hint="We send your letters there" error="Email is required" />)
    const field = page.getByLabelText('Email')
    await expect.element(field).toHaveAccessibleDescription('We send your letters there Error: Email is required')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAttribute('aria-required', 'true')
  })

  it('that is optional says so, and is not required', async () => {
    await render(<TextField name="phone" label="Phone" isOptional />)
    await expect.element(page.getByText('(optional)')).toBeVisible()
    expect(
      page
        .getByLabelText(/^Phone/)
        .element()
        .hasAttribute('aria-required'),
    ).toBe(false)
  })
})
