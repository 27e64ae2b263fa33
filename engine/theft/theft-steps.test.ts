import { describe, expect, it } from 'vitest'
import { announceDue } from '#engine/disputes/announcements.ts'
import { theftDays, theftSteps } from '#engine/theft/theft-steps.ts'
import { THEFT_STEPS } from '#engine/words/theft-step.ts'

const BEGUN = { begunOn: '2026-11-20', done: [] }
const withAlert = (alert: 'initial' | 'extended', doneOn: string) => ({
  ...BEGUN,
  done: [{ step: 'fraud_alert', doneOn, alert } as const],
})

describe('the steps against identity theft', () => {
  it('are all to do, without a day before they were begun and by a week after', () => {
    expect(theftSteps(null, '2026-11-20').map(({ state, due }) => [state, due])).toEqual(THEFT_STEPS.map(() => ['to_do', null]))
    expect(theftDays(null, '2026-11-20')).toEqual([])
    const days = theftDays(BEGUN, '2026-11-20')
    expect(days.map(({ due, isOver }) => [due, isOver])).toEqual(THEFT_STEPS.map(() => ['2026-11-27', false]))
    expect(new Set(days.map(({ occasion }) => occasion)).size).toBe(THEFT_STEPS.length)
    expect(announceDue(days[0] ?? expect.unreachable())).toMatchObject({ title: 'Freeze your report at Equifax' })
  })

  it('that are done have their day, and nothing is waited for', () => {
    const done = [{ step: 'freeze_experian', doneOn: '2026-11-21', alert: null } as const]
    expect(theftSteps({ ...BEGUN, done }, '2026-11-22')[1]).toMatchObject({ state: 'done', doneOn: '2026-11-21', due: null })
    expect(theftDays({ ...BEGUN, done }, '2026-11-22')[1]).toMatchObject({ due: '2026-11-21', isOver: true })
  })

  it.each([
    ['initial', '2026-11-21', '2027-11-21'],
    ['initial', '2028-02-29', '2029-02-28'],
    ['extended', '2026-11-21', '2033-11-21'],
  ] as const)('an %s alert of %s ends on %s, and that day is told', (alert, doneOn, endsOn) => {
    const stateOn = (today: string) => theftSteps(withAlert(alert, doneOn), today)[3]?.state
    expect(theftSteps(withAlert(alert, doneOn), doneOn)[3]).toMatchObject({ state: 'done', due: endsOn })
    expect([stateOn(endsOn), stateOn('2035-01-01')]).toEqual(['done', 'ended'])
    const end = theftDays(withAlert(alert, doneOn), doneOn).find(({ kind }) => kind === 'fraud_alert_ends')
    expect(end).toMatchObject({ due: endsOn, isOver: false, citation: expect.stringContaining('1681c-1') })
    expect(end && announceDue(end)).toMatchObject({ title: 'Your fraud alert ends', type: 'deadline_approaching' })
  })
})
