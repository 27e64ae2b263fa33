import { rmSync } from 'node:fs'
import path from 'node:path'
import { type OwnProduct, startProduct } from '../product.ts'
import { expect, joinAndPay, looksRight, test as base } from '../steps.ts'
import { makeVersionBefore } from '../version-before.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const BEFORE = 'before-'

const test = base.extend<object, { product: OwnProduct }>({
  product: [
    async ({}, use) => {
      const before = makeVersionBefore(BEFORE)
      const product = await startProduct({}, before.folder)
      await use(product)
      await product.stop()
      before.remove()
    },
    { scope: 'worker' },
  ],
})

test('a page of the version before gets its code after an update, and offers to reload once that is gone @whole', async ({
  page,
  product,
  noise,
}) => {
  const name = page.getByLabel('First Name')
  const go = (section: string) => page.getByRole('link', { name: section }).first().click()
  const isSamePage = () => page.evaluate(() => 'isFromBefore' in globalThis)

  await joinAndPay(page.request)
  await page.goto('/')
  await name.fill('Daniela')
  await page.evaluate(() => Object.assign(globalThis, { isFromBefore: true }))
  // The process that stops cuts its stream of news, or refuses it in words; it connects again.
  noise.cutOff()
  noise.provoke(503)
  await product.replaceBy(ROOT)

  await test.step('the new version serves a script of the one before, and the page stays', async () => {
    const script = page.waitForResponse((answer) => answer.url().includes(`/assets/${BEFORE}`))
    await go('Education')
    expect((await script).status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Credit Education' })).toBeVisible()
    expect(await isSamePage()).toBe(true)
    await page.goBack()
    await expect(name).toHaveValue('Daniela')
  })

  await test.step('a script that is no longer kept: the page stays with what is typed, and offers to reload', async () => {
    rmSync(path.join(product.directory, 'screens'), { recursive: true })
    noise.provoke(404, 503)
    await go('Tools')
    const reload = page.getByRole('button', { name: 'Reload' })
    await expect(reload).toBeVisible()
    await looksRight(page)
    await name.fill('Daniela Ruth')
    expect(await isSamePage()).toBe(true)
    await reload.click()
    await expect(page.getByRole('heading', { level: 1, name: /Tools/ })).toBeVisible()
    await expect(reload).toBeHidden()
    expect(await isSamePage()).toBe(false)
  })

  await test.step('it is the new version’s page, and what was typed is there', async () => {
    await page.goBack()
    await expect(name).toHaveValue('Daniela Ruth')
    const scripts = await page.locator('script[src]').evaluateAll((found) => found.map((script) => script.getAttribute('src')))
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((script) => script?.includes(BEFORE))).toEqual([])
  })
})
