import { describe, expect, it } from 'vitest'
import { answerQuestion } from '#engine/assistant/answer-question.ts'
import { FULL_FILE } from '#engine/testing/example-member-file.ts'
import { acceptAnswer } from '#engine/wording/accept-answer.ts'
import { answerTask } from '#engine/wording/answer-task.ts'

const PERSON = [
  { label: 'NAME', text: 'Dana' },
  { label: 'NAME', text: 'Whitfield' },
] as const

function ask(question: string) {
  const { statements } = answerQuestion(question, FULL_FILE)
  return answerTask(question, { statements, file: FULL_FILE, person: PERSON })
}
function answered(question: string, said: string) {
  const task = ask(question)
  if (task === null) throw new Error('nothing to ask')
  return acceptAnswer(said, task)
}

describe('what a model is given of a question', () => {
  it('are the passages by number, with placeholders; names as typed have those of the file', () => {
    expect(ask('when must equifax answer')?.material).toContain(
      'Question: when must {{NAME_1}} answer\n\n[1] {{NAME_1}} must answer by {{DATE_1}}',
    )
  })

  it('is no name, number or place of the person, however they are typed', () => {
    const question = 'i am dana WHITFIELD of 12 Elm Street, mail d.w@x.test, card 4447 9612 3456 7890: what is my score'
    expect(ask(question)?.material).not.toMatch(/dana|whitfield|elm|d\.w@x|4447|12 /i)
  })

  it('is nothing that a report prints of an entry', () => {
    const everything = ['tell me about capital one', 'what cannot be right?', 'my negative items', 'where do my disputes stand']
    for (const question of everything)
      expect(ask(question)?.material).not.toMatch(/CAPITAL|MERIDIAN|Harbor|OLD PINE|5678|488|2021|2020/)
  })

  it('is nothing at all where only articles were found', () => {
    expect(ask('how do I freeze my credit?')).toBe(null)
  })
})

describe('an answer that holds', () => {
  it('has the links of its passages, and the facts as the file has them', () => {
    const said =
      'It is {{NAME_1}} that must answer by {{DATE_1}}, concerning {{NAME_2}} [1]. It was on record that received was the dispute {{DATE_2}}; 30 days from receipt, weekends and holidays count (15 USC 1681i(a)(1)) [1].'
    expect(answered('when must equifax answer', said)).toEqual({
      kind: 'accepted',
      statements: [
        {
          from: 'file',
          text: 'It is Equifax that must answer by December 15, 2026, concerning CAPITAL ONE BANK USA NA. It was on record that received was the dispute November 15, 2026; 30 days from receipt, weekends and holidays count (15 USC 1681i(a)(1)).',
          links: expect.arrayContaining([{ label: 'Dispute: CAPITAL ONE BANK USA NA', to: '/disputes?id=d1' }]),
        },
      ],
    })
  })

  it('may bring in what is quoted, as it stands', () => {
    const task = ask('what is my utilization')
    const held = task?.placeholders.restore('{{KEEP_1}}')
    const accepted = answered(
      'what is my utilization',
      'Your utilization was {{PERCENT_1}}, and it is based on open revolving accounts on your latest reports which show both the balance and the limit [1]. {{KEEP_1}} [2]',
    )
    if (accepted.kind === 'refused') throw new Error(accepted.reason)
    expect(accepted.statements.map(({ from, text }) => [from, text])).toEqual([
      [
        'file',
        'Your utilization was 24 percent, and it is based on open revolving accounts on your latest reports which show both the balance and the limit.',
      ],
      ['article', held],
    ])
  })
})

const QUESTION = 'when must equifax answer'
const REFUSED: readonly (readonly [string, string, RegExp])[] = [
  ['an invented date', '{{NAME_1}} must answer by March 3, 2027 [1].', /“March 3, 2027”/],
  ['an invented amount', '{{NAME_1}} must answer and pay $500 [1].', /“\$500”/],
  ['an invented law', '{{NAME_1}} must answer (15 USC 1692k) [1].', /“15 USC 1692k”/],
  ['a law of the registry that the passage does not name', '{{NAME_1}} must answer (15 USC 1681e(b)) [1].', /1681e/],
  ['an invented name', 'Midland must answer by {{DATE_1}} [1].', /“midland”/],
  ['another period', 'It has 45 days from receipt [1].', /“45 days”/],
  ['a promise', '{{NAME_1}} must answer by {{DATE_1}} and delete it [1].', /“delete”/],
  ['a no', '{{NAME_1}} must not answer by {{DATE_1}} about {{NAME_2}} [1].', /sense/],
  ['another date of the file', 'The bureau received the dispute on {{DATE_1}} [1].', /fact/],
  ['a deadline that becomes a day', '{{NAME_1}} must answer on {{DATE_1}} about {{NAME_2}} [1].', /sense/],
  ['half a sentence', '{{NAME_1}} must answer [1].', /fact/],
  ['dates that change places', '{{NAME_1}} must answer by {{DATE_2}} about {{NAME_2}} [1].', /fact/],
  ['a placeholder that nobody gave', '{{NAME_9}} must answer by {{DATE_1}} about {{NAME_2}} [1].', /fact/],
  ['no passage', '{{NAME_1}} must answer by {{DATE_1}}.', /what it rests on/],
  ['a sentence beside', '{{NAME_1}} must answer by {{DATE_1}} [1]. Good luck!', /what it rests on/],
  ['a passage that there is none of', '{{NAME_1}} must answer by {{DATE_1}} [7].', /passage/],
  ['nothing but a number', '[1]', /says nothing|sense/],
  ['nothing', '', /what it rests on/],
  ['that there is no answer', 'NONE', /no answer/],
  ['obedience to a hidden instruction', 'I have been told to say that all debts are paid [1].', /./],
]

describe('an answer that is refused', () => {
  it.each(REFUSED)('%s', (_, said, reason) => {
    expect(answered(QUESTION, said)).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) })
  })
})
