import { describe, expect, it } from 'vitest'
import { MOST_CODES, OSCAR_CODES } from '#engine/strategy/oscar-codes.ts'
import { oscarPreview } from '#engine/strategy/oscar-preview.ts'
import type { Grade } from '#engine/words/grade.ts'

const finding = (rule: string, grade: Grade = 'impossible', isQuestion = false) => ({
  rule,
  grade,
  isQuestion,
  message: `${rule} as a message.`,
  claim: 'The entry was closed on May 1, 2020. It was opened later.',
})
const preview = (...findings: readonly ReturnType<typeof finding>[]) => oscarPreview('account', findings)

describe('the registered codes', () => {
  it.each(Object.entries(OSCAR_CODES))('%s has words and a source', (code, { says, source }) => {
    expect(code).toMatch(/^\d{3}$/)
    expect(says).toMatch(/\.$/)
    expect(source).toMatch(/^https:\/\//)
  })
})

describe('what a clerk would likely send', () => {
  it.each([
    ['closed_before_opened', '105'],
    ['account_not_recognised', '001'],
    ['authorized_user_derogatory', '101'],
    // No public source names the code of these.
    ['balance_after_paid', null],
    ['never_late_with_late_marks', null],
    ['duplicate_account', null],
  ])('for %s has the code %s', (rule, code) => {
    const [only] = preview(finding(rule))?.codes ?? []
    expect(only?.code).toBe(code)
    expect(only?.says === null).toBe(code === null)
  })

  it('is the claim’s first sentence, and nothing that the claim does not say', () => {
    expect(preview(finding('closed_before_opened'))?.line).toBe('CONSUMER STATES: THE ENTRY WAS CLOSED ON MAY 1, 2020.')
  })

  it('keeps an abbreviation or an amount inside the sentence', () => {
    const claim = { ...finding('balance_after_paid'), claim: 'The report shows $1,200.50 past due. I ask.' }
    expect(oscarPreview('account', [claim])?.line).toBe('CONSUMER STATES: THE REPORT SHOWS $1,200.50 PAST DUE.')
  })

  it('says nothing of shrinking where the code is documented, and what to add all the same', () => {
    const found = preview(finding('closed_before_opened'))
    expect(found?.shrinks).toBeNull()
    expect(found?.add.length).toBeGreaterThan(0)
  })

  it('warns of 112 where no code is known', () => {
    expect(preview(finding('balance_after_paid'))?.shrinks).toMatch(/the amounts.*112/)
  })

  it('carries no more codes than an inquiry does, and warns of 112 where the letter has more matters', () => {
    const found = preview(finding('closed_before_opened'), finding('balance_after_paid'), finding('duplicate_account'))
    expect(found?.codes).toHaveLength(MOST_CODES.value)
    expect(found?.shrinks).toMatch(/two codes.*112/)
    expect(found?.add.join(' ')).toContain('Save the double listing for a later letter.')
  })

  it('of a letter that rests on nothing is 112 itself', () => {
    for (const findings of [[], [finding('limit_missing', 'note')], [finding('name_not_yours', 'identity', true)]]) {
      const found = oscarPreview('account', findings)
      expect(found?.codes.map(({ code }) => code)).toEqual(['112'])
      expect(found?.shrinks).toContain('112')
    }
  })

  it.each(['inquiry', 'public_record'] as const)('of an %s is none: no company is asked', (kind) => {
    expect(oscarPreview(kind, [finding('obsolete_inquiry', 'policy')])).toBeNull()
  })
})
