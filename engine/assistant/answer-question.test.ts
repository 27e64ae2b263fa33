import { describe, expect, it } from 'vitest'
import { answerQuestion } from '#engine/assistant/answer-question.ts'
import type { MemberFile } from '#engine/assistant/member-file.ts'
import { SUBJECTS } from '#engine/assistant/subjects.ts'
import { ARTICLES } from '#engine/education/all-articles.ts'
import { GLOSSARY } from '#engine/education/glossary.ts'
import { EMPTY_FILE, FULL_FILE } from '#engine/testing/example-member-file.ts'

const told = (question: string, file: MemberFile = FULL_FILE): string =>
  answerQuestion(question, file)
    .statements.map(({ text }) => text)
    .join('\n')
const placesOf = (question: string, file: MemberFile = FULL_FILE): readonly string[] =>
  answerQuestion(question, file).sources.map(({ to }) => to)

describe('questions about the own file', () => {
  it.each([
    [
      'what is my score',
      'is 641 (VantageScore 3.0), as shown in the Experian report of November 12, 2026',
      '/credit-reports?id=r-ex',
    ],
    ['score?', '641', '/credit-reports?id=r-ex'],
    ['wat is my utilzation', 'Your utilization is 24 percent', '/credit-reports?id=r-eq'],
    ['is my payment history good', '96 percent of the months', '/credit-reports?id=r-eq'],
    ['what cannot be right?', 'We found 1 error in your newest reports.', '/negative-items'],
    ['any erors on my report', 'before it was opened on June 15, 2021', '/credit-reports?id=r-eq'],
    [
      'what is wrong with my credit',
      'Worth asking about: Equifax, CAPITAL ONE BANK USA NA',
      '/education?article=date-of-first-delinquency',
    ],
    ['what does experian say about me', 'We found no errors in your newest Experian report', '/credit-reports?id=r-ex'],
    ['my negative items', 'about 72 points. That’s an estimate, not a promise', '/negative-items'],
    ['which charge offs do I have', '1 charge-off, repossession or foreclosure; disputed: 1', '/negative-items'],
    ['which collections do I have', 'There is no collection in your newest reports.', '/credit-reports'],
    [
      'when does capital one leave my report',
      'Equifax, CAPITAL ONE BANK USA NA: usually gone after October 11, 2030. The law lets it be reported until April 9, 2031.',
      '/plan?tab=calendar',
    ],
    [
      'what falls off my reports first',
      'BLUE MESA MOTORS: usually gone after March 3, 2028. No law sets a date.',
      '/plan?tab=calendar',
    ],
    [
      'when does first harbor drop off my report',
      'None of that on your latest reports has to come off by a certain date.',
      '/plan?tab=calendar',
    ],
    ['my hard inquiries', 'BLUE MESA MOTORS: hard inquiry of March 3, 2026', '/credit-reports?id=r-ex'],
    ['tell me about capital one', 'account *5678, status “Charge off”, balance $488', '/disputes?id=d1'],
    ['capitol one', 'CAPITAL ONE BANK USA NA, with Equifax: under review', '/disputes?id=d1'],
    ['meridian', 'MERIDIAN AUTO FINANCE: opened June 15, 2021', '/credit-reports?id=r-eq'],
    ['is anything wrong with first harbor', 'We found no errors in it.', '/negative-items'],
    ['do i have any disputes', 'You have 3 disputes: 2 open, 1 ended.', '/disputes?id=d3'],
    [
      'when must equifax answer?',
      'Equifax must answer by December 15, 2026 about CAPITAL ONE',
      '/education?article=the-thirty-day-clock',
    ],
    ['my deadlines', 'yet, so there’s no deadline', '/disputes?id=d2'],
    ['what happens next?', '1 letter waits for you', '/disputes?id=d2'],
    ['my letters', '1 draft to approve, 0 ready to send, 1 sent', '/disputes?id=d1'],
    ['how many accounts do I have', 'November 10, 2026 lists 3 accounts.', '/credit-reports?id=r-eq'],
  ])('%s', (question, words, place) => {
    expect(told(question)).toContain(words)
    expect(placesOf(question)).toContain(place)
  })

  it('says with an expected delivery that the date is counted from it, and what is past', () => {
    const [dispute] = FULL_FILE.disputes
    const deadlines = dispute?.deadlines.map((one) => ({ ...one, basis: 'expected' as const })) ?? []
    const expected = { ...FULL_FILE, disputes: FULL_FILE.disputes.map((one) => (one.id === 'd1' ? { ...one, deadlines } : one)) }
    expect(told('when must equifax answer', expected)).toContain('That is counted from the expected delivery.')
    expect(told('when must equifax answer', { ...FULL_FILE, today: '2026-12-20' })).toContain(
      'Equifax had until December 15, 2026',
    )
  })

  it('answers about the bureau that is named, and says when there is no report of it', () => {
    expect(told('errors at equifax')).toContain('in your newest Equifax report')
    expect(told('errors on my transunion report')).toContain('There is no report from TransUnion here.')
    expect(told('errors on my transunion report')).not.toContain('found nothing')
  })

  it('tells five and how many more there are', () => {
    const [item] = FULL_FILE.items
    const items = item === undefined ? [] : Array.from({ length: 8 }, () => item)
    expect(told('my negative items', { ...FULL_FILE, items })).toContain('3 more not shown.')
  })
})

describe('an empty file', () => {
  it.each(['my score', 'what cannot be right', 'my negative items', 'what should I do next'])(
    '%s: says that there is no report',
    (question) => {
      expect(told(question, EMPTY_FILE)).toContain('You have no report here yet')
      expect(placesOf(question, EMPTY_FILE)).toContain('/upload')
    },
  )

  it.each(['my score', 'what is wrong', 'what about harbor dental'])(
    '%s: asks whose a report is that waits for it',
    (question) => {
      const file = { ...EMPTY_FILE, asked: 1, disputes: FULL_FILE.disputes.filter(({ id }) => id === 'd2') }
      expect(told(question, file)).toContain('One of your reports may be about somebody else')
      expect(told(question, file)).not.toContain('You have no report here yet')
      expect(placesOf(question, file)).toContain('/credit-reports')
    },
  )

  it('still tells of a dispute that was opened from the form', () => {
    const file = { ...EMPTY_FILE, disputes: FULL_FILE.disputes.filter(({ id }) => id === 'd2') }
    expect(told('what about harbor dental', file)).toMatch(/^You have no report here yet.*\nYou have 1 dispute/)
    expect(placesOf('what about harbor dental', file)).toContain('/disputes?id=d2')
  })

  it('has no dispute, letter or clock', () => {
    const sued = { ...EMPTY_FILE, deadlines: [{ name: 'TAMARACK', title: 'Answer the court first by December 17, 2026' }] }
    expect(told('What should I do next?', sued)).toMatch(/^Answer the court first by December 17, 2026 \(TAMARACK\)\./)
    expect(told('my disputes', EMPTY_FILE)).toContain('You have no dispute yet.')
    expect(told('my letters', EMPTY_FILE)).toContain('You have no letter yet.')
    expect(told('my deadlines', EMPTY_FILE)).toContain('you have no deadlines running')
  })
})

describe('questions about how things are', () => {
  it.each([
    ['how long does a bureau have to answer', 'the-thirty-day-clock'],
    ['what is a hard inquiry', 'hard-and-soft-inquiries'],
    ['how do I freeze my credit', 'freezes-and-alerts'],
    ['someone stole my identity', 'identity-theft-block'],
    ['how do I dispute an error', 'dispute-it-yourself'],
    ['how do i write a dispute letter', 'a-letter-that-works'],
    ['statute of limitations', 'how-long-they-can-sue'],
    ['medical debt', 'medical-debt'],
    ['what is DOFD', 'date-of-first-delinquency'],
    ['why was I denied a loan', 'refused-because-of-a-report'],
  ])('%s', (question, article) => {
    expect(placesOf(question)).toContain(`/education?article=${article}`)
    expect(told(question)).not.toMatch(/CAPITAL ONE|MERIDIAN/)
  })

  it('quotes nothing but articles, the glossary and the answers to what people ask', () => {
    const paragraphs = new Set([
      ...ARTICLES.flatMap(({ sections }) => sections.flatMap((section) => section.paragraphs)),
      ...SUBJECTS.flatMap(({ answer }) => answer),
    ])
    const meanings = new Set(GLOSSARY.map(({ term, means }) => `${term}: ${means}`))
    for (const { title } of ARTICLES) {
      for (const { from, text } of answerQuestion(title, EMPTY_FILE).statements) {
        if (from === 'article') expect(paragraphs).toContain(text)
        if (from === 'glossary') expect(meanings).toContain(text)
      }
    }
  })

  it('does not quote an article whose law has fallen', () => {
    expect(placesOf('student loans on my report', { ...EMPTY_FILE, today: '2020-03-26' })).not.toContain(
      '/education?article=student-loans',
    )
    expect(placesOf('what are student loans', EMPTY_FILE)).toContain('/education?article=student-loans')
  })
})

describe('what it does not do', () => {
  it.each([
    'weather in paris tomorrow',
    'what is the capital of France',
    'write me a poem',
    'what is my date of birth',
    'qqqq zzzz',
  ])('%s: nothing is found, and it says so and what can be asked', (question) => {
    const { statements, sources } = answerQuestion(question, FULL_FILE)
    expect(statements.map(({ from }) => from)).toEqual(['errata'])
    expect(statements[0]?.text).toMatch(/^We found nothing about that.*Ask about your score/)
    expect(sources).toEqual([])
  })

  it.each(['hello', 'help', '???', 'what can you do'])('%s: says what it is', (question) => {
    expect(told(question)).toMatch(/^This looks up answers in your own file and in the articles/)
  })

  it('is no lawyer, predicts nothing and promises nothing', () => {
    expect(told('can I sue the bureau')).toMatch(/^Complain to the CFPB.*\nThis is software, not a lawyer\./s)
    expect(told('will my dispute be removed')).toContain('We don’t predict or promise anything here.')
    expect(told('can you guarantee that they delete it')).toContain('We don’t predict or promise anything here.')
  })

  it('says of a practice file that it is invented', () => {
    expect(told('what cannot be right', { ...FULL_FILE, isPractice: true })).toMatch(/^This is from practice reports/)
  })

  it('takes no number and says so', () => {
    const answer = told('my ssn is 123-45-6789, what is my score')
    expect(answer).toMatch(/^We left out a long number in your question/)
    expect(answer).toContain('641')
  })
})
