import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmailMessage } from '#adapters/email/port.ts'
import { readCreditFix, startWorkflow } from '#contract/ai-workflow.ts'
import { askAssistant } from '#contract/assistant.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { listMatters } from '#contract/matters.ts'
import { listNotifications, saveNotificationPreferences } from '#contract/notifications.ts'
import { readPlan } from '#contract/plan.ts'
import { listReports } from '#contract/reports.ts'
import { readStrategy } from '#contract/strategy.ts'
import { talliesOf } from '#engine/matters/step-words.ts'
import { mailReminders } from '#server/features/reminders/mail-reminders.ts'
import { newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { reportsInShared } from '#tools/read-shared-file.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const FILES: Readonly<Record<string, readonly string[]>> = {
  'the replicas of the bureaus’ own prints': ['native/equifax.pdf', 'native/experian.pdf', 'native/transunion.pdf'],
  'one person at three bureaus': ['04a-experian-three.pdf', '04b-transunion-three.pdf', '04c-equifax-three.pdf'],
  'an account in good standing': ['02-tu-current-account.pdf'],
  'balances after a charge-off': ['tu-charge-off-balance-reappears.pdf'],
  'activity before the opening': ['eqf-acr-last-activity-before-opening.pdf'],
  'fifteen statuses': ['eqf-acr-15-statuses.pdf'],
  'dates to come': ['iiq-dates-in-2038.html'],
}

const errorsOf = new Map<string, number>()
let mailed = 0

/** What a careful person would ask about, each debt once, whatever how many bureaus print it (`review/native.md`). */
const ASKED_ABOUT: Readonly<Record<string, readonly string[]>> = {
  'the replicas of the bureaus’ own prints': ['HERON SOLTRIA BANK', 'LUNROSA JAY AUTO FINANCE'],
}

describe.each(Object.entries(FILES))('of %s', (what, names) => {
  it('every screen names the same errors in the same number, and the run disputes each of them', async () => {
    const [report] = await reportsInShared(`faults/${names[0]}`)
    test.setNow(`${report?.reportDate ?? '2026-11-20'}T12:00:00.000Z`)
    const name = report?.personalInfo.name ?? ''
    const { id: userId, cookie } = await newMember(test.app, { name, isSubscribed: true })
    const emailKinds = ['dispute_opened' as const, 'workflow_finished' as const]
    await ok(test.app, saveNotificationPreferences, { cookie, body: { emailKinds } })
    for (const file of names) {
      const bytes = readFileSync(new URL(`../../shared/faults/${file}`, import.meta.url))
      expect((await upload(test.app, { cookie, bytes, name: file })).status).toBe(201)
    }
    expect(new Set((await ok(test.app, listReports, { cookie })).map(({ ownership }) => ownership))).toEqual(new Set(['mine']))
    const { matters, counts } = await ok(test.app, listMatters, { cookie })
    errorsOf.set(what, counts.errors)
    const keyOf = (one: { readonly reportId: string; readonly subjectId: string }): string => `${one.reportId} ${one.subjectId}`
    const errors = matters.flatMap(({ entries }) => entries.filter(({ isError }) => isError).map(keyOf)).toSorted()
    expect(errors).toHaveLength(counts.errors)
    const asked = matters.flatMap((matter) => (matter.state === 'ask' ? [matter.name] : []))
    expect(asked.toSorted()).toEqual(ASKED_ABOUT[what] ?? asked.toSorted())

    const dashboard = await ok(test.app, readDashboard, { cookie, params: { userId } })
    expect([dashboard.errors, dashboard.totalNegativeItems]).toEqual([counts.errors, counts.negativeItems])
    const plan = await ok(test.app, readPlan, { cookie })
    const planned = plan.actions.filter(({ title }) => title.startsWith('Dispute ')).flatMap(({ evidence }) => evidence)
    expect(planned.map(keyOf).toSorted()).toEqual(errors)
    const { disputes } = await ok(test.app, readStrategy, { cookie })
    const proven = disputes.filter(({ ground }) => ground === 'proven').map(({ entry }) => entry)
    expect(proven.map(keyOf).toSorted()).toEqual(errors)
    const { itemsToDispute } = await ok(test.app, readCreditFix, { cookie })
    expect(itemsToDispute).toBe(counts.errors)
    const told = (await ok(test.app, askAssistant, { cookie, body: { question: 'What errors are in my reports?' } })).answer
    expect(told[0]?.text).toContain(
      counts.errors === 0 ? 'We found no errors' : `We found ${counts.errors} error${counts.errors === 1 ? '' : 's'}`,
    )

    const run = await ok(test.app, startWorkflow, { cookie })
    expect(run.steps.find(({ id }) => id === 'detect_items')?.counts.founded).toBe(counts.errors)
    const after = await ok(test.app, listMatters, { cookie })
    expect(after.counts).toMatchObject({ errors: counts.errors, errorsToDispute: 0, unsent: counts.errors })
    const drafted = after.matters.flatMap(({ entries }) => entries.filter(({ letterIds }) => letterIds.length > 0).map(keyOf))
    expect(drafted.toSorted()).toEqual(errors)

    const news = await ok(test.app, listNotifications, { cookie })
    const opened = news.filter(({ type }) => type === 'dispute_opened').map(({ disputeCreditor }) => disputeCreditor)
    const disputed = matters.flatMap(({ entries }) =>
      entries.filter(({ isError }) => isError).map(({ creditorName }) => creditorName),
    )
    expect(new Set(opened)).toEqual(new Set(disputed))
    expect(opened.length).toBe(disputed.length)
    const sent: EmailMessage[] = []
    const email = {
      ...test.context.email,
      send: (message: EmailMessage) => Promise.resolve({ messageId: `<${sent.push(message)}@b>` }),
    }
    await mailReminders({ ...test.context, email }, { userIds: [userId], day: test.context.now().slice(0, 10) })
    for (const { text } of sent) expect(text).toContain(`\n${talliesOf(after.counts)}`)
    expect(sent).toHaveLength(counts.errors === 0 ? sent.length : 1)
    mailed += sent.length
  })
})

it('some of these files have errors, and some have none', () => {
  expect(errorsOf.size).toBe(Object.keys(FILES).length)
  expect([...errorsOf.values()].some((count) => count > 0)).toBe(true)
  expect([...errorsOf.values()].some((count) => count === 0)).toBe(true)
  expect(mailed).toBeGreaterThanOrEqual([...errorsOf.values()].filter((count) => count > 0).length)
})
