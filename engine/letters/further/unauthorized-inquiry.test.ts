import { describe, expect, it } from 'vitest'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import { bodyOf, lackingIn, LETTER_COMPANY, LETTER_INQUIRY, letterRequest } from '#engine/testing/letter-request.ts'

const request = letterRequest({ kind: 'unauthorized_inquiry', subject: LETTER_INQUIRY, told: { didNotAuthorize: true } })
const nothing = { belongs: null, dispute: null, opened: null }

describe('an inquiry that the consumer did not authorize', () => {
  it('is asked about at the bureau, and called nothing worse than that', () => {
    const { letterContent, legalBasis } = composeLetter(request)
    expect(letterContent).toContain('The report shows it as made on August 14, 2026.')
    expect(letterContent).toContain('I did not apply to LAKESIDE AUTO CREDIT for credit')
    expect(letterContent).not.toMatch(/illegal|unlawful|fraud|violat/i)
    expect(legalBasis).toEqual(['15 USC 1681b(a)', '15 USC 1681i(a)(1)', '15 USC 1681i(a)(5)', '15 USC 1681i(a)(6)'])
  })

  it('is asked about at the company, which is reminded of no duty of a bureau', () => {
    const { letterContent, legalBasis } = composeLetter({
      ...request,
      recipient: { ...LETTER_COMPANY, name: 'LAKESIDE AUTO CREDIT' },
    })
    expect(letterContent).toContain('If you had one, please tell me which')
    expect(legalBasis).toEqual(['15 USC 1681b(f)'])
  })

  it('is written of one that was only described', () => {
    const subject = { kind: 'described', creditorName: 'LAKESIDE AUTO CREDIT', accountNumber: null, concern: 'inquiry' } as const
    expect(bodyOf({ ...request, subject, report: null })).toContain('ask LAKESIDE AUTO CREDIT what its purpose was')
  })
})

describe('without the consumer’s own word there is no such letter', () => {
  it.each([
    ['they have not said it', { told: {} }, ['didNotAuthorize']],
    [
      'they said before that they asked for it',
      { recorded: { ...nothing, belongs: { answer: 'mine', saidOn: '2026-09-01' } } },
      ['refused'],
    ],
    ['it is a soft one', { subject: { ...LETTER_INQUIRY, inquiry: { ...LETTER_INQUIRY.inquiry, kind: 'soft' } } }, ['refused']],
    ['it is none', { subject: letterRequest({ kind: 'dispute' }).subject }, ['refused']],
    [
      'an account with the company was opened soon after, and they were not shown it',
      { recorded: { ...nothing, opened: { creditorName: 'LAKESIDE AUTO CREDIT', on: '2026-08-20' } } },
      ['knowsWhatIsPrinted'],
    ],
  ] as const)('%s', (_, change, fields) => expect(lackingIn({ ...request, ...change })).toEqual(fields))

  it('shows the account that may be the reason', () => {
    const opened = { creditorName: 'LAKESIDE AUTO CREDIT', on: '2026-08-20' }
    const shown = { ...request, recorded: { ...nothing, opened } }
    expect(lacksOf(shown)[0]?.message).toContain('an account with LAKESIDE AUTO CREDIT, opened August 20, 2026')
    expect(lackingIn({ ...shown, told: { didNotAuthorize: true, knowsWhatIsPrinted: true } })).toEqual([])
  })
})
