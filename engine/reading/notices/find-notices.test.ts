import { describe, expect, it } from 'vitest'
import { documentOf, type Piece, typeset, typesetLines } from '#engine/reading/lines/typeset.ts'
import { documentNotices } from '#engine/reading/notices/find-notices.ts'
import { kindOfNotice } from '#engine/reading/notices/kind-of-notice.ts'

describe('a sentence of the file', () => {
  it.each([
    ['Deceased indicator: one or more data furnishers have reported this consumer as deceased.', 'deceased'],
    ['CONSUMER IS DECEASED', 'deceased'],
    ['Deceased: Yes', 'deceased'],
    ['Initial Fraud Alert: Do not extend credit without first contacting me at the number below.', 'fraud_alert'],
    ['Extended fraud alert on file until 09/2031', 'fraud_alert'],
    ['ACTIVE DUTY ALERT ADDED 03/02/2026', 'fraud_alert'],
    ['Security freeze on file', 'freeze'],
    ['Your file is frozen since 05/2024', 'freeze'],
    ['Extended fraud victim alert on file', 'victim'],
    ['Consumer reports being a victim of identity theft', 'victim'],
    ['INPUT SSN HAS NOT BEEN ISSUED BY SSA', 'mismatch'],
    ['SSN issued prior to date of birth', 'mismatch'],
    ['Inquiry address does not match file address', 'mismatch'],
    ['On-file address is a mail receiving service', 'mismatch'],
    ['Social Security number belongs to a deceased person', 'mismatch'],
    ['CKPT: INPUT SSN RECORDED AS DECEASED', 'mismatch'],
    ['The Social Security number you gave is linked to another name', 'mismatch'],
    ['Address discrepancy: the submitted address differs substantially from the address on file', 'mismatch'],
    ['PHONE ANSWERING SERVICE: ABC ANSWER-ALL', 'mismatch'],
    ['ID SECURITY ALERT: do not extend credit without first contacting me personally', 'fraud_alert'],
    ['Protected consumer freeze in effect', 'freeze'],
    ['Report blocked due to security freeze', 'freeze'],
    ['Death Master File match', 'deceased'],
    ['Date of death: 03/30/1996', 'deceased'],
    ['Credit File Status Security Freeze', 'freeze'],
    ['Credit File Status Active Duty Alert', 'fraud_alert'],
    ['Initial fraud alert: I may be a victim of fraud. Contact me at (808) 555-0177.', 'fraud_alert'],
    ['Fraud alert: the consumer suspects that she is a victim of identity theft. Placed 04/02/2026.', 'fraud_alert'],
    ['Extended fraud alert: I am a victim of identity theft. In place until 05/2033.', 'victim'],
  ])('%s: %s', (text, kind) => {
    expect(kindOfNotice(text)).toBe(kind)
  })

  it.each([
    'No fraud indicator on file',
    'No security freeze on file',
    'Security freeze: No',
    'You have the right to place a security freeze on your credit report free of charge.',
    'A fraud alert is a statement that tells lenders to verify who you are.',
    'If you are a victim of identity theft, you may place an extended fraud alert on your file.',
    'Fraud alert removed 03/2024',
    'Reported deceased in error',
    'Co-borrower is deceased',
    'A summary of your rights as a victim of identity theft is at www.consumerfinance.gov.',
    'Businesses may ask about a security freeze on file.',
    'SAMPLE BANK',
    'A security alert is a statement that tells lenders to verify who you are.',
    'Date of death of spouse: 03/30/1996',
    'No address discrepancy',
    'Fraud alerts: none',
    'Credit File Status No fraud indicator on file',
  ])('says nothing of the kind: %s', (text) => {
    expect(kindOfNotice(text)).toBeNull()
  })
})

describe('the notices of a document', () => {
  const foundIn = (...lines: readonly string[]) => documentNotices(documentOf([typesetLines(lines)])).map(({ notice }) => notice)

  it('stand where they are printed, without what stands above them', () => {
    const [found] = documentNotices(
      documentOf([
        typesetLines(['Consumer File Notices', 'Deceased indicator: furnishers have reported this consumer', 'as deceased.']),
      ]),
    )
    expect(found?.notice).toEqual({
      kind: 'deceased',
      text: 'Deceased indicator: furnishers have reported this consumer as deceased.',
    })
    expect(found?.place.page).toBe(1)
  })

  it.each(['You currently do not have any Consumer Statements in your file.', 'No statements on this report'])(
    'a heading that is explained before it says %s is none',
    (none) => {
      const lines = [
        '6. Consumer Statements',
        'Consumer Statements are explanations of up to 100 words that are added to your file by you.',
        'They are shown to whoever asks for your report.',
        none,
      ]
      expect(documentNotices(documentOf([typesetLines(lines)]))).toEqual([])
    },
  )

  it('of two kinds in lines that follow each other are two', () => {
    const lines = ['SECURITY FREEZE: A freeze was placed on 08/01/2026.', 'EXTENDED FRAUD ALERT: A VICTIM OF IDENTITY THEFT.']
    expect(foundIn('Consumer File Notices', ...lines).map(({ kind }) => kind)).toEqual(['freeze', 'victim'])
  })

  it('under one heading are as many as there are paragraphs', () => {
    const found = foundIn(
      'Personal Statements',
      'INITIAL FRAUD ALERT: CONTACT ME AT 555-555-0100.',
      'Consumer statement: I was in hospital in 2024.',
      'Accounts',
    )
    expect(found.map(({ kind }) => kind)).toEqual(['fraud_alert', 'statement'])
  })

  it.each([
    ['Consumer statement: I was in hospital in 2024.', ['statement']],
    ['Consumer statement: none on file at this time.', []],
    ['HIGH RISK FRAUD ALERT: AVAILABLE AND CLEAR', []],
  ])('on one line: %s', (line, kinds) => {
    expect(foundIn(line).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('of a section that has a heading of its own for them are what stands under that, without the day', () => {
    const titled = (...statement: readonly string[]) =>
      foundIn(
        '6. Consumer Statements',
        'Words about what a statement is, up to 100 of them, for everybody.',
        'Consumer Statement',
        ...statement,
      )
    const said = 'I was in hospital from May to July and my insurer paid late.'
    expect(titled('Date Reported Jan 15, 2026', said)).toEqual([{ kind: 'statement', text: said }])
    expect(titled('Date Added: 01/15/2026', said)).toEqual([{ kind: 'statement', text: said }])
    expect(titled(said)).toEqual([{ kind: 'statement', text: said }])
  })

  it('are one where their lines are set closely', () => {
    const lines = [
      'Personal Statements',
      'ID SECURITY ALERT: MY IDENTITY MAY HAVE BEEN',
      'USED WITHOUT MY CONSENT. DO NOT EXTEND CREDIT.',
    ]
    const page = typeset(lines.map((text, index) => [36, 40 + (index === 0 ? 0 : 20 + index * 8), text]))
    expect(documentNotices(documentOf([page])).map(({ notice }) => [notice.kind, notice.text])).toEqual([
      ['fraud_alert', lines.slice(1).join(' ')],
    ])
  })

  it('in columns are those of the bureau at the head', () => {
    const page = typeset([
      [36, 40, 'Customer Statement'],
      [170, 60, 'TransUnion'],
      [310, 60, 'Experian'],
      [440, 60, 'Equifax'],
      [170, 80, 'FRAUD ALERT: CALL ME'],
      [310, 80, '-'],
      [440, 80, 'I was in hospital'],
      [170, 93, 'AT 555-555-0100.'],
      [440, 93, 'in the year 2024.'],
      [36, 120, 'Personal Information'],
      [170, 140, 'TransUnion'],
    ])
    expect(documentNotices(documentOf([page])).map(({ bureau, notice }) => [bureau, notice.kind, notice.text])).toEqual([
      ['transunion', 'fraud_alert', 'FRAUD ALERT: CALL ME AT 555-555-0100.'],
      ['equifax', 'statement', 'I was in hospital in the year 2024.'],
    ])
  })

  it('paragraphs are told apart by the distance of their lines, however high the letters’ boxes are', () => {
    const lines = [
      'EXTENDED FRAUD ALERT: Do not extend credit without a call.',
      'This alert expires 02/11/2033.',
      'The bills of my father are his, not mine; I was',
      'not a patient there.',
    ]
    const tops = [30, 42, 61, 73]
    const page = typeset([[36, 10, 'Consumer Statement'], ...lines.map((text, index): Piece => [36, tops[index] ?? 0, text])])
    const high = {
      ...page,
      words: page.words.map((word) => ({ ...word, box: [word.box[0], word.box[1], word.box[2], 16] as const })),
    }
    expect(documentNotices(documentOf([high])).map(({ notice }) => notice.kind)).toEqual(['fraud_alert', 'statement'])
  })

  it('the foot of the page is no statement', () => {
    const foot = 'AUGUST P MAY JR | Sep 21, 2026 Page 11 of 18'
    expect(foundIn('Consumer Statement', 'I was in hospital in the year 2024.', '', foot)).toEqual([
      { kind: 'statement', text: 'I was in hospital in the year 2024.' },
    ])
  })

  it('a statement that the end of the page cuts goes on at the head of the next', () => {
    const pages = [
      typesetLines(['Personal Statements', 'I paid the store on 03/19/2024 and was told in writing'], { pitch: 10 }),
      typesetLines(['that nothing more was owed, and have the letter.', 'Accounts'], { number: 2, pitch: 30 }),
    ]
    expect(documentNotices(documentOf(pages)).map(({ notice }) => notice)).toEqual([
      {
        kind: 'statement',
        text: 'I paid the store on 03/19/2024 and was told in writing that nothing more was owed, and have the letter.',
      },
    ])
  })

  it('what the consumer added is a statement, and none is none', () => {
    expect(foundIn('Personal Statements', 'My wallet was stolen in 2021 and I lost my job then.')).toEqual([
      { kind: 'statement', text: 'My wallet was stolen in 2021 and I lost my job then.' },
    ])
    expect(foundIn('Consumer Statements', 'Your credit report does not have any consumer statements in your file.')).toEqual([])
  })
})
