import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { problemsOf, saidByNow } from '#web/platform/form.ts'
import { titleOf } from '#web/platform/title.ts'

describe('a form that waits for the connection', () => {
  const form = z.object({ creditor: z.string().min(1) })
  it.each([
    ['says what was typed since', { creditor: 'Harbor Dental' }, 'Harbor Dental'],
    ['says what was pressed where that is not whole', { creditor: '' }, 'Harbor'],
  ])('%s', (_what, typed, creditor) => {
    expect(saidByNow(form, typed, { creditor: 'Harbor' })).toEqual({ creditor })
  })
})

describe('the problems of a form', () => {
  it('are listed in the order of its fields, nested ones by their dotted names', () => {
    const problems = problemsOf({
      creditor: { type: 'too_small', message: 'Creditor is required' },
      userInfo: { zip: { type: 'too_small', message: 'ZIP code is required' } },
    })
    expect(problems).toEqual([
      { field: 'creditor', message: 'Creditor is required' },
      { field: 'userInfo.zip', message: 'ZIP code is required' },
    ])
  })

  it('are none when nothing is wrong', () => {
    expect(problemsOf({})).toEqual([])
  })

  it('are announced in the title of the page', () => {
    expect(titleOf('Sign in', true)).toBe('Error: Sign in – Errata')
    expect(titleOf('Sign in')).toBe('Sign in – Errata')
  })
})
