import { expect, looksRight, makeAccount, newPerson, test } from '../steps.ts'

test.use({ locale: 'es-MX' })

test('all screens speak Spanish where the browser does, and English once that is chosen', async ({ page }) => {
  await test.step('the front page and its case', async () => {
    await page.goto('/welcome')
    await expect(page.getByRole('heading', { level: 1, name: 'Encuentre y corrija errores' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.getByRole('button', { name: 'Encontrar el error' }).click()
    await page.getByRole('button', { name: 'Ver qué dice la carta' }).click()
    await expect(page.getByText('Las cartas a las agencias de crédito se escriben en inglés')).toBeVisible()
    await looksRight(page)
  })

  await test.step('a form with its errors', async () => {
    await page.getByRole('link', { name: 'Crear una cuenta' }).click()
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Hay un problema' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link').first()).toHaveText('Escriba su nombre')
    await looksRight(page)
  })

  await test.step('a page with figures', async () => {
    await page.goto('/rules')
    await expect(page.getByRole('heading', { level: 1, name: '¿Cuántas veces acierta Errata?' })).toBeVisible()
  })

  await test.step('English is chosen, kept in this browser, and then in the profile', async () => {
    await page.goto('/register')
    await page.getByLabel('Nombre', { exact: true }).fill('Inés')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Inés')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByLabel('First name')).toHaveValue('Inés')
    await makeAccount(page, newPerson())
    await expect(page).toHaveURL(/\/subscribe/)
    await expect.poll(async () => (await (await page.request.get('/api/display')).json()).language).toBe('en')
  })

  await test.step('Spanish is chosen in the menu, for every device of the account', async () => {
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect.poll(async () => (await (await page.request.get('/api/display')).json()).language).toBe('es')
    await looksRight(page)
  })
})
