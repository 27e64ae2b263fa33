import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'
import { expect, joinAndPay, looksRight, newPerson, test, uploadReport } from '../steps.ts'

/** A saved page of three bureaus, of which TransUnion alone prints a score: 530, VantageScore 3.0, on May 13, 2025. */
const FORMS = identityIqPage('forms')
const PAGE = FORMS.html
const later = (date: string, score: number): string =>
  PAGE.replaceAll('05/13/2025', date).replace('<td class="info">530</td>', `<td class="info">${score}</td>`)

test('a score is simulated from a report, the prediction is kept, and a newer report is checked against it @whole', async ({
  page,
}) => {
  await joinAndPay(page.request, newPerson(FORMS.truths[0]?.personalInfo?.name ?? undefined))
  const upload = (html: string): Promise<void> =>
    uploadReport(page.request, Buffer.from(html), { name: 'report.html', mimeType: 'text/html' })

  await test.step('without a prediction the dashboard says where to begin', async () => {
    await upload(PAGE)
    await page.goto('/dashboard')
    await expect(page.getByText('No predictions yet')).toBeVisible()
    await page.getByRole('link', { name: 'Simulate a score' }).click()
    await expect(page).toHaveURL(/\/tools$/)
  })

  const simulator = page.getByRole('dialog', { name: 'Credit Score Simulator' })
  await test.step('the simulation starts from the printed score', async () => {
    await page.getByRole('button', { name: 'Simulate a score' }).click()
    await simulator.getByLabel('Start from').selectOption({ label: 'TransUnion, May 13, 2025: 530, VantageScore 3.0' })
    await expect(simulator.getByLabel('Current score')).toHaveValue('530')
    await simulator.getByLabel(/Pay down debt/).fill('2,000')
    await simulator.getByText('What if something goes wrong?').click()
    await simulator.getByLabel('A payment is 30 days late').check()
    await simulator.getByRole('button', { name: 'Simulate' }).click()
    await expect(simulator.getByRole('row', { name: /A payment is 30 days late −\d+ points/ })).toBeVisible()
    await expect(simulator.getByRole('row', { name: /Payment history .*of.35/ })).toBeVisible()
    await looksRight(page)
  })

  await test.step('a printed score that is typed over is no printed score', async () => {
    await simulator.getByLabel('Current score').fill('600')
    await simulator.getByRole('button', { name: 'Simulate' }).click()
    await expect(simulator.getByText('on 600')).toBeVisible()
    await expect(simulator.getByRole('button', { name: 'Keep this prediction' })).toHaveCount(0)
  })

  await test.step('without the late payment it is kept', async () => {
    await simulator.getByLabel('Current score').fill('530')
    await simulator.getByLabel('A payment is 30 days late').uncheck()
    await simulator.getByRole('button', { name: 'Simulate' }).click()
    await simulator.getByRole('button', { name: 'Keep this prediction' }).click()
    await expect(
      simulator.getByText(/^Saved\. We’ll compare it with the VantageScore 3\.0 on your next TransUnion report/),
    ).toBeVisible()
    await looksRight(page)
  })

  await test.step('newer reports are held against it on the dashboard', async () => {
    await upload(later('05/20/2025', 545))
    await upload(later('05/27/2025', 500))
    await page.goto('/dashboard')
    const predicted = page.getByRole('region', { name: 'Predicted and actual' })
    await expect(predicted.getByText(/\$2,000 of debt paid down\.$/)).toBeVisible()
    await expect(predicted.getByText('No newer')).toHaveCount(0)
    await expect(predicted.getByText('Within the predicted range')).toBeVisible()
    await expect(predicted.getByText(/points below the range/)).toBeVisible()
    await looksRight(page)
  })
})
