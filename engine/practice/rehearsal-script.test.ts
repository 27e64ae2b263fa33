import { describe, expect, it } from 'vitest'
import { addBusinessDays, isDeliveryDay } from '#engine/disputes/business-days.ts'
import { type ReceivedLetter, scriptFor, surprise } from '#engine/practice/rehearsal-script.ts'
import { addDays, daysBetween, isDay } from '#engine/values/day.ts'
import { LETTER_KINDS } from '#engine/words/letter-type.ts'
import { REHEARSAL_STORIES } from '#engine/words/rehearsal-story.ts'

const SEEDS = Array.from({ length: 40 }, (_, index) => `seed ${index}`)
// Before Christmas, before a leap day, before Thanksgiving, in the quiet of May.
const DAYS = ['2026-12-18', '2028-02-20', '2026-11-20', '2027-05-11']

/** Every script of a kind of letter in a story, over many seeds and days. */
const every = (wish: Pick<ReceivedLetter, 'story' | 'letterType'>) =>
  DAYS.flatMap((receivedOn) => SEEDS.map((seed) => ({ receivedOn, ...scriptFor({ ...wish, receivedOn, seed }) })))

const repliesOf = ({ acts }: ReturnType<typeof scriptFor>) => acts.flatMap((act) => (act.kind === 'reply' ? [act] : []))

describe('what a practice bureau does with a dispute', () => {
  it.each([
    ['delete', ['deleted'], 1],
    ['verify', ['verified'], 1],
    ['frivolous', ['frivolous'], 0],
    ['silence', [], 1],
    ['delete_and_reinsert', ['deleted'], 2],
  ] as const)('%s: answers %j and shows it on %d reports', (story, replies, reports) => {
    for (const script of every({ story, letterType: 'dispute' })) {
      expect(repliesOf(script).map(({ reply }) => reply)).toEqual(replies)
      expect(script.acts.filter(({ kind }) => kind === 'report')).toHaveLength(reports)
    }
  })

  it('is over within 75 days of the delivery, in order, and its letters come on days on which there is mail', () => {
    for (const story of REHEARSAL_STORIES) {
      for (const script of every({ story, letterType: 'dispute' })) {
        const days = script.acts.map(({ on }) => on)
        expect(days).toEqual(days.toSorted())
        expect(days.every((day) => day > script.receivedOn && daysBetween(script.receivedOn, day) <= 75)).toBe(true)
        expect(repliesOf(script).every(({ on }) => isDeliveryDay(on))).toBe(true)
      }
    }
  })

  it('keeps the times of the law: the result within 30 days, the frivolous notice within 5 business days', () => {
    for (const story of ['delete', 'verify', 'delete_and_reinsert'] as const) {
      for (const script of every({ story, letterType: 'dispute' }))
        for (const { decidedOn } of repliesOf(script)) expect(daysBetween(script.receivedOn, decidedOn)).toBeLessThanOrEqual(30)
    }
    for (const script of every({ story: 'frivolous', letterType: 'dispute' }))
      for (const { decidedOn } of repliesOf(script)) expect(decidedOn <= addBusinessDays(script.receivedOn, 5)).toBe(true)
  })

  it('is silent beyond the thirty days, and changes nothing then', () => {
    for (const { acts, changes, receivedOn } of every({ story: 'silence', letterType: 'dispute' })) {
      expect(changes).toEqual([])
      expect(acts.every(({ on }) => on > addDays(receivedOn, 30))).toBe(true)
    }
  })

  it('takes the entry out and, where the story says so, puts it back before the last report', () => {
    for (const { acts, changes } of every({ story: 'delete', letterType: 'dispute' })) {
      expect(changes).toEqual([{ kind: 'removed', from: expect.any(String), until: null }])
      expect((acts.at(-1)?.on ?? '') > (changes[0]?.from ?? '')).toBe(true)
    }
    for (const { acts, changes } of every({ story: 'delete_and_reinsert', letterType: 'dispute' })) {
      const [, gone, back] = acts
      const days = [changes[0]?.from, gone?.on, changes[0]?.until, back?.on].map(String)
      expect(days.every((day, index) => isDay(day) && (index === 0 || day > (days[index - 1] ?? '')))).toBe(true)
    }
  })
})

describe('what it does with the letters that follow', () => {
  it.each([
    ['no_answer', 'silence', 'deleted'],
    ['reinsertion', 'delete_and_reinsert', 'deleted'],
    ['frivolous_reply', 'frivolous', 'updated'],
  ] as const)('%s after %s: %s', (letterType, story, reply) => {
    for (const script of every({ story, letterType })) expect(repliesOf(script).map((one) => one.reply)).toEqual([reply])
  })

  it('has nothing to say to the others', () => {
    const answered = ['dispute', 'no_answer', 'reinsertion', 'frivolous_reply']
    for (const letterType of LETTER_KINDS.filter((kind) => !answered.includes(kind)))
      expect(scriptFor({ story: 'delete', letterType, receivedOn: '2026-11-20', seed: 'a' })).toEqual({ acts: [], changes: [] })
  })
})

describe('chance', () => {
  it('gives the same for the same seed, and something else for another', () => {
    const wish = { story: 'delete', letterType: 'dispute', receivedOn: '2026-11-20' } as const
    expect(scriptFor({ ...wish, seed: 'a' })).toEqual(scriptFor({ ...wish, seed: 'a' }))
    expect(new Set(SEEDS.map((seed) => scriptFor({ ...wish, seed }).acts[0]?.on)).size).toBeGreaterThan(4)
  })

  it('draws every story before one comes again', () => {
    expect(surprise('a', 5).toSorted()).toEqual(REHEARSAL_STORIES.toSorted())
    expect(surprise('a', 7)).toHaveLength(7)
    expect(new Set(SEEDS.map((seed) => surprise(seed, 3).join())).size).toBeGreaterThan(10)
  })
})
