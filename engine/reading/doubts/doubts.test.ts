import { describe, expect, it } from 'vitest'
import { seeded, shuffled } from '#engine/practice/seed.ts'
import { answeredValues, withAnswers, withoutAnswer } from '#engine/reading/doubts/answered-values.ts'
import { confirmationsOf, keyOf, nameOfField, writeValue } from '#engine/reading/doubts/confirmations.ts'
import { isDoubtful, setAside, withDoubts } from '#engine/reading/doubts/doubts.ts'
import { settle } from '#engine/reading/doubts/settle-doubts.ts'
import type { Evidence, EvidenceMap } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'
import { grid, makeAccount, makeReport } from '#engine/testing/make.ts'

/** Every place on a spot of its own, with the confidence that `of` says. */
function spread(evidence: EvidenceMap, page: number, of: (field: string) => number | undefined): EvidenceMap {
  // The maker of test accounts gives the id a place, which no reader does.
  const placed = Object.entries(evidence).filter(([field]) => field !== 'id')
  return Object.fromEntries(
    placed.map(([field, place], index): [string, Evidence] => {
      const confidence = of(field)
      return [field, { page, box: [10, index * 12, 80, 10], quote: place.quote, ...(confidence !== undefined && { confidence }) }]
    }),
  )
}

const PLACE: Evidence = { page: 9, box: [1, 1, 1, 1], quote: 'x' }

function exampleReport(of: (field: string) => number | undefined): Report {
  const account = makeAccount({
    id: 'a1',
    creditorName: 'OLD TOWN BANK',
    accountType: 'revolving',
    accountTypeText: 'Credit card',
    dateOpened: '2019-03-02',
    currentBalance: 120050,
    lateCounts: { days30: 1, days60: 0, days90: 0 },
    printsDofd: true,
    dateOfFirstDelinquency: '2023-05-01',
    contact: { lines: ['PO BOX 1', 'DAYTON, OH 45402'], phone: '555-010-0000' },
    paymentHistory: grid('2024-06', 'ok', '30', 'ok', 'charge_off'),
    balanceHistory: [{ month: '2024-06', balance: 100, scheduledPayment: null, paid: null, pastDue: 0 }],
    remarks: ['Account in dispute', 'Closed by consumer', 'Paid'],
  })
  const plain = makeReport({
    accounts: [account, { ...account, id: 'a2', creditorName: 'NEW TOWN BANK' }],
    inquiries: [
      {
        id: 'i1',
        creditorName: 'LENDER',
        date: '2024-01-02',
        kind: 'hard',
        onRecordUntil: null,
        evidence: { creditorName: PLACE, date: PLACE, kind: PLACE },
      },
    ],
    publicRecords: [
      {
        id: 'p1',
        type: 'Chapter 7',
        court: 'US COURT',
        reference: '12',
        dateFiled: '2020-01-02',
        dateResolved: null,
        status: null,
        amount: 500,
        evidence: { type: PLACE, court: PLACE, reference: PLACE, dateFiled: PLACE, amount: PLACE },
      },
    ],
    personalInfo: {
      name: 'ANN POE',
      alsoKnownAs: ['A POE', 'ANNE POE'],
      dateOfBirth: '1980',
      ssnLast4: '1234',
      addresses: [{ street: '1 A ST', city: 'DAYTON', state: 'OH', zip: '45402' }],
      phones: ['555-010-0000', '555-010-0001'],
      employers: [],
      evidence: Object.fromEntries(
        ['name', 'alsoKnownAs.0', 'alsoKnownAs.1', 'dateOfBirth', 'ssnLast4', 'addresses.0', 'phones.0', 'phones.1'].map(
          (field) => [field, PLACE],
        ),
      ),
    },
    evidence: { reportDate: PLACE },
  })
  let page = 0
  const shaken = <Entry extends { readonly evidence: EvidenceMap }>(entry: Entry): Entry => {
    page += 1
    return { ...entry, evidence: spread(entry.evidence, page, of) }
  }
  return {
    ...plain,
    evidence: spread(plain.evidence ?? {}, 9, of),
    personalInfo: shaken(plain.personalInfo),
    accounts: plain.accounts.map(shaken),
    inquiries: plain.inquiries.map(shaken),
    publicRecords: plain.publicRecords.map(shaken),
  }
}

const only =
  (...fields: readonly string[]) =>
  (field: string): number =>
    fields.includes(field) ? 0.5 : 0.97

describe('setting aside', () => {
  it('takes nothing from a report of which all was read for certain', () => {
    const report = exampleReport(() => undefined)
    expect(setAside(report)).toEqual({ sure: report, doubts: [] })
  })

  it('makes a doubtful field unknown, drops a doubtful month and remark, and moves the places of the others along', () => {
    const report = exampleReport(only('dateOpened', 'paymentHistory.2024-05', 'remarks.1'))
    const { sure, doubts } = setAside(report)
    const [account] = sure.accounts
    expect(account).toMatchObject({ dateOpened: null, remarks: ['Account in dispute', 'Paid'], currentBalance: 120050 })
    expect(account?.paymentHistory.map(({ month }) => month)).toEqual(['2024-06', '2024-04', '2024-03'])
    expect(account?.evidence['remarks.1']?.quote).toBe('remarks.2: Paid')
    expect(account?.evidence).not.toHaveProperty('remarks.2')
    expect(account?.evidence).not.toHaveProperty('dateOpened')
    expect(doubts.filter(({ entryId }) => entryId === 'a1').map(({ field, value }) => [field, value])).toEqual([
      ['dateOpened', '2019-03-02'],
      ['paymentHistory.2024-05', '30'],
      ['remarks.1', 'Closed by consumer'],
    ])
  })

  it('trusts nothing of an account whose name is doubtful, and keeps the name', () => {
    const { sure } = setAside(exampleReport(only('creditorName')))
    expect(sure.accounts[0]).toMatchObject({
      creditorName: 'OLD TOWN BANK',
      dateOpened: null,
      accountType: null,
      printsDofd: false,
      paymentHistory: [],
      balanceHistory: [],
      remarks: [],
      contact: null,
      evidence: {},
    })
    expect(sure.inquiries[0]).toMatchObject({ creditorName: 'LENDER', date: null })
  })

  it('lets no rule conclude from a date of first delinquency that was only read badly', () => {
    const { sure } = setAside(exampleReport(only('dateOfFirstDelinquency')))
    expect(sure.accounts[0]).toMatchObject({ dateOfFirstDelinquency: null, printsDofd: false })
  })

  it('is undone by putting the doubts back, whatever is doubtful', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const chance = seeded(`doubts ${seed}`)
      const share = chance.next() ** 2
      const report = exampleReport(() => (chance.next() < share ? chance.next() : undefined))
      const { sure, doubts } = setAside(report)
      expect(withDoubts(sure, doubts)).toEqual(report)
      expect(setAside(sure).doubts).toEqual([])
      for (const one of [...sure.accounts, sure.personalInfo]) expect(Object.values(one.evidence).some(isDoubtful)).toBe(false)
    }
  })
})

describe('settling', () => {
  const aside = setAside(exampleReport(only('creditorName', 'dateOpened', 'remarks.0', 'remarks.1', 'paymentHistory.2024-05')))
  const answered = (key: string, value: string | null) => {
    const result = settle(aside, [{ key, value }])
    if ('problems' in result) throw new Error(result.problems[0]?.message)
    return result
  }

  it('confirmed as read all over gives the report as read, with nothing doubtful', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const chance = seeded(`settle ${seed}`)
      const report = exampleReport(() => (chance.next() < 0.3 ? 0.4 : undefined))
      const shaken = setAside(report)
      const answers = confirmationsOf(shaken).map(({ key, value }) => ({ key, value }))
      const settled = settle(shaken, answers)
      if ('problems' in settled) throw new Error(JSON.stringify(settled.problems))
      expect(settled.doubts).toEqual([])
      expect(settled.sure).toEqual(
        JSON.parse(JSON.stringify(report, (key, value: unknown) => (key === 'confidence' ? undefined : value))),
      )
    }
  })

  it('gives back the facts of an account once its name is settled', () => {
    const { sure, doubts } = answered('account/a1/creditorName', 'OLD TOWNE BANK')
    expect(sure.accounts[0]).toMatchObject({
      creditorName: 'OLD TOWNE BANK',
      currentBalance: 120050,
      dateOpened: null,
      printsDofd: true,
    })
    expect(sure.accounts[0]?.evidence['creditorName']).toEqual({ page: 2, box: expect.any(Array), quote: 'OLD TOWNE BANK' })
    expect(doubts.filter(({ entryId }) => entryId === 'a1').every(({ evidence }) => isDoubtful(evidence))).toBe(true)
  })

  it('takes what the member says in the field’s own form, a date as it is printed', () => {
    const { sure } = settleAll(aside, ['account/a1/creditorName', 'OLD TOWN BANK'], ['account/a1/dateOpened', '03/08/2019'])
    expect(sure.accounts[0]?.dateOpened).toBe('2019-03-08')
    expect(sure.accounts[0]?.evidence['dateOpened']).toMatchObject({ quote: '03/08/2019' })
  })

  it('drops what the page does not say, and keeps the keys of the others', () => {
    const keys = aside.doubts.filter(({ entryId, field }) => entryId === 'a1' && field.startsWith('remarks')).map(keyOf)
    expect(new Set(keys).size).toBe(3)
    const first = settleAll(aside, ['account/a1/creditorName', 'OLD TOWN BANK'], [keys[0] ?? '', null])
    expect(withDoubts(first.sure, first.doubts).accounts[0]?.remarks).toEqual(['Closed by consumer', 'Paid'])
    const second = settleAll(first, [keys[1] ?? '', 'Closed at consumer’s request'])
    expect(second.sure.accounts[0]?.remarks).toEqual(['Closed at consumer’s request', 'Paid'])
  })

  it.each([
    ['account/a1/dateOpened', '02/30/2019'],
    ['account/a1/paymentHistory.2024-05', '45'],
    ['account/a1/creditorName', null],
    ['account/a1/nothing', 'x'],
  ])('refuses for %s the answer %s, and takes none of the others either', (key, value) => {
    const result = settle(aside, [
      { key: 'account/a2/dateOpened', value: '2019-03-02' },
      { key, value },
    ])
    expect(result).toEqual({ problems: [{ key, message: expect.stringMatching(/\.$/) }] })
  })

  it('covers a Social Security number in an answer and keeps four digits of an account number', () => {
    const shaken = setAside(exampleReport(only('accountNumber', 'remarks.0', 'ssnLast4')))
    const [remark] = confirmationsOf(shaken).filter(({ field, entry }) => field === 'Remark' && entry === 'OLD TOWN BANK')
    const { sure } = settleAll(shaken, [remark?.key ?? '', 'SSN 123-45-6789'], ['personalInfo/ssnLast4', '123-45-6789'])
    expect(JSON.stringify(sure)).not.toContain('123-45')
    expect(sure.personalInfo.ssnLast4).toBe('6789')
  })
})

describe('taking back what was said', () => {
  it('gives, answer by answer and in any order, the report as if it had never been said', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const chance = seeded(`taken back ${seed}`)
      const read = setAside(exampleReport(() => (chance.next() < 0.3 ? 0.4 : undefined)))
      const answers = confirmationsOf(read).map(({ key, value }) => ({ key, value }))
      const times = [answers.filter((_, at) => at % 2 === 0), answers.filter((_, at) => at % 2 === 1)]
      let [aside, answered] = [read, withAnswers(null, read, [])]
      for (const time of times) {
        answered = withAnswers(answered, aside, time)
        aside = settleAll(aside, ...time.map(({ key, value }) => [key, value] as const))
      }
      expect(answeredValues(answered)).toHaveLength(answers.length)
      const gone = new Set<string>()
      for (const { key } of shuffled(chance, answers)) {
        gone.add(key)
        const left = withoutAnswer(answered, key)
        if (left === null) throw new Error(`${key} was said`)
        const said = answers.filter((one) => !gone.has(one.key)).map(({ key: one, value }) => [one, value] as const)
        expect(left.aside).toEqual(settleAll(read, ...said))
        answered = left.answered
      }
      expect(answered.said).toEqual([])
    }
  })

  it('drops what was asked only because of it, and keeps the rest', () => {
    const read = setAside(exampleReport(only('creditorName', 'dateOpened', 'remarks.0')))
    const [first, second] = [
      [{ key: 'account/a1/creditorName', value: 'OLD TOWNE BANK' }],
      [
        { key: 'account/a1/dateOpened', value: '03/02/2018' },
        { key: 'account/a2/dateOpened', value: null },
      ],
    ]
    const middle = settleAll(read, ['account/a1/creditorName', 'OLD TOWNE BANK'])
    const answered = withAnswers(withAnswers(null, read, first), middle, second)
    const left = withoutAnswer(answered, 'account/a1/dateOpened')
    expect(left?.aside).toEqual(settleAll(middle, ['account/a2/dateOpened', null]))
    expect(left?.answered.said).toEqual([first, [second[1]]])
    expect(withoutAnswer(answered, 'account/a1/remarks@9,9,9,9,9')).toBeNull()
  })

  it('keeps no more of a number than of a printed one', () => {
    const read = setAside(exampleReport(only('remarks.0', 'ssnLast4')))
    const answers = confirmationsOf(read).map(({ key }) => ({
      key,
      value: key.includes('ssn') ? '123-45-6789' : 'Of SSN 123-45-6789',
    }))
    const answered = withAnswers(null, read, answers)
    expect(answered.said[0]?.map(({ value }) => value?.includes('6789'))).toEqual(answers.map(() => true))
    expect(JSON.stringify(answered.said)).not.toContain('123-45')
    const [gone, ...others] = answers
    expect(withoutAnswer(answered, gone?.key ?? '')?.aside).toEqual(
      settleAll(read, ...others.map(({ key, value }) => [key, value] as const)),
    )
  })
})

function settleAll(from: ReturnType<typeof setAside>, ...answers: readonly (readonly [string, string | null])[]) {
  const result = settle(
    from,
    answers.map(([key, value]) => ({ key, value })),
  )
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result
}

describe('what waits for the member', () => {
  const BOX = [1, 2, 3, 4] as const
  const place: Evidence = { page: 2, box: BOX, quote: 'Paid, Closed; was 30 days late', confidence: 0.6 }
  const account = makeAccount({
    statusText: 'Paid, Closed; was 30 days late',
    status: 'closed',
    paymentStatus: 'current',
    dateReported: '2024-01-02',
    balanceDate: '2024-01-02',
    evidence: {
      statusText: place,
      status: place,
      paymentStatus: place,
      dateReported: { ...place, quote: 'd' },
      balanceDate: { ...place, quote: 'd' },
    },
  })
  const aside = setAside(makeReport({ accounts: [account] }))

  it('asks once for what one printed piece says', () => {
    expect(confirmationsOf(aside).map(({ field, kind, value }) => [field, kind, value])).toEqual([
      ['Status', 'text', 'Paid, Closed; was 30 days late'],
      ['Date reported', 'date', '2024-01-02'],
    ])
  })

  it('settles the words and what they mean together, and both dates', () => {
    const [status, date] = confirmationsOf(aside)
    const { sure, doubts } = settleAll(aside, [status?.key ?? '', status?.value ?? ''], [date?.key ?? '', '2024-01-03'])
    expect(doubts).toEqual([])
    expect(sure.accounts[0]).toMatchObject({
      status: 'closed',
      paymentStatus: 'current',
      dateReported: '2024-01-03',
      balanceDate: '2024-01-03',
    })
  })

  it('asks for the meaning of other words than were read', () => {
    const [status] = confirmationsOf(aside)
    const settled = settleAll(aside, [status?.key ?? '', 'Open; 30 days late'])
    expect(settled.sure.accounts[0]).toMatchObject({ statusText: 'Open; 30 days late', status: null, paymentStatus: null })
    expect(confirmationsOf(settled)[0]).toMatchObject({ kind: 'choice', choices: expect.arrayContaining(['closed']) })
  })

  it('writes fields as they are answered, and names them as people do', () => {
    expect(writeValue({ entry: 'account', field: 'currentBalance', value: 123450 })).toBe('1234.50')
    expect(writeValue({ entry: 'account', field: 'currentBalance', value: 100000 })).toBe('1000')
    expect(
      writeValue({
        entry: 'personalInfo',
        field: 'addresses.0',
        value: { street: '1 A ST', city: 'DAYTON', state: 'OH', zip: '45402' },
      }),
    ).toBe('1 A ST, DAYTON, OH 45402')
    expect(nameOfField('dateOfFirstDelinquency')).toBe('Date of first delinquency')
    expect(nameOfField('paymentHistory.2024-05')).toBe('Payment history 2024-05')
  })
})
