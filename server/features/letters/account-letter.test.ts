import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyseCredit } from '#contract/analysis.ts'
import { createDispute, listDisputes } from '#contract/disputes.ts'
import { attestLetter, generateLetter, markLetterSent } from '#contract/letters.ts'
import { listMatters } from '#contract/matters.ts'
import { readStrategy } from '#contract/strategy.ts'
import { newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { CLEAN_CARD, exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-11-20T12:00:00.000Z')
})
afterAll(() => test.close())

const WORDS = 'My limit is higher than this.'
/** A second card of the same company: its name alone does not tell which one is meant. */
const TWIN = { ...CLEAN_CARD, accountNumber: '4447961234568812' }

async function memberWith(...accounts: readonly (typeof CLEAN_CARD)[]) {
  const member = await newMember(test.app, { isKnown: true })
  await upload(test.app, { cookie: member.cookie, bytes: exampleReport({ accounts }).bytes })
  return member
}

describe('a letter about an account that nothing was found about', () => {
  it.each([
    ['by its name, the only one of the company', [CLEAN_CARD], '7890', false],
    ['by its printed number, one of two', [CLEAN_CARD, TWIN], '8812', true],
  ])(
    '%s, is known to the worklist, the strategy and the analysis once it is mailed',
    async (_how, accounts, tail, isNumbered) => {
      const { cookie } = await memberWith(...accounts)
      const listed = (await ok(test.app, listMatters, { cookie })).matters.flatMap(({ entries }) => entries)
      const printed = listed.find((entry) => entry.accountNumber?.endsWith(tail))?.accountNumber ?? ''
      const accountNumber = isNumbered ? printed : null
      const creditor = CLEAN_CARD.creditorName
      const body = { creditor, accountNumber, description: WORDS }
      const dispute = await ok(test.app, createDispute, { cookie, body: { ...body, disputeTargets: ['equifax'] } })
      const letter = await ok(test.app, generateLetter, { cookie, body: { disputeId: dispute.id } })
      expect(letter.letterContent).toContain(WORDS)
      expect(letter.letterContent).toContain(printed)
      await ok(test.app, attestLetter, { cookie, params: { id: letter.id } })
      await ok(test.app, markLetterSent, { cookie, params: { id: letter.id }, body: { sentMethod: 'mail' } })

      const { matters, counts } = await ok(test.app, listMatters, { cookie })
      expect(counts).toMatchObject({ waiting: 1, errors: 0 })
      const waiting = matters.find(({ state }) => state === 'waiting')
      expect(waiting?.entries).toMatchObject([{ accountNumber: printed, disputeId: dispute.id, bureau: 'equifax' }])
      const { leave } = await ok(test.app, readStrategy, { cookie })
      expect(leave).toMatchObject([{ reason: 'in_dispute', disputeId: dispute.id, entry: { creditorName: creditor } }])
      const steps = (await ok(test.app, analyseCredit, { cookie, body: {} })).analysis.automatedSteps.map(({ text }) => text)
      expect(steps).toContainEqual(expect.stringContaining(`1 dispute in progress: ${creditor}`))
    },
  )

  it('is a matter of its own where two accounts have the name, or no report lists it', async () => {
    const { cookie } = await memberWith(CLEAN_CARD, TWIN)
    for (const creditor of [CLEAN_CARD.creditorName, 'Harbor Dental'])
      await ok(test.app, createDispute, { cookie, body: { creditor, description: WORDS, disputeTargets: ['equifax'] } })
    const { matters, counts } = await ok(test.app, listMatters, { cookie, query: { state: 'unsent' } })
    const names = matters.map(({ name, entries }) => `${name} ${entries.length}`)
    expect(new Set(names)).toEqual(new Set([`${CLEAN_CARD.creditorName} 0`, 'Harbor Dental 0']))
    const disputes = await ok(test.app, listDisputes, { cookie })
    expect(new Set(matters.map(({ disputeId }) => disputeId))).toEqual(new Set(disputes.map(({ id }) => id)))
    expect(counts.unsent).toBe(2)
  })
})
