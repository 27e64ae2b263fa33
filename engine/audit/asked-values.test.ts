import { describe, expect, it } from 'vitest'
import { askedOnce, askedValues, valueFinder, withValues } from '#engine/audit/asked-values.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import type { Report } from '#engine/report/report.ts'
import { ownQuestions } from '#engine/audit/own-questions.ts'
import { makeAccount, makeInquiry, makePerson, makeReport } from '#engine/testing/make.ts'
import { countQuestions } from '#engine/words/own-word.ts'

const place = (street: string, zip = '74101') => ({ street, city: 'TULSA', state: 'OK', zip })

const EQUIFAX = makeReport({
  id: 'eq',
  bureau: 'equifax',
  personalInfo: makePerson({
    name: 'JORDAN EXAMPLE',
    alsoKnownAs: ['PAT OTHER'],
    addresses: [place('1 HOME RD'), place('945 NW 7TH AVE APT C429'), place('12 OAK ST')],
  }),
  inquiries: [makeInquiry({ creditorName: 'BLUE MESA BANK', date: '2024-06-10' })],
})
const EXPERIAN = makeReport({
  id: 'ex',
  personalInfo: makePerson({
    name: 'JORDAN A EXAMPLE',
    alsoKnownAs: ['P OTHER'],
    addresses: [place('1 HOME ROAD'), place('945 NW 7TH AVE APTC429', '74101-2222'), place('945 NW 7TH AVE APT 1')],
  }),
  inquiries: [
    makeInquiry({ creditorName: 'BLUE MESA BK NA', date: '2024-06-11' }),
    makeInquiry({ id: 'i2', creditorName: 'BLUE MESA BK NA', date: '2024-10-11' }),
  ],
})
const FILE: readonly Report[] = [EQUIFAX, EXPERIAN]

const findingsOf = (reports: readonly Report[]) =>
  reports.flatMap((report) =>
    withValues(
      auditReport(report, {
        earlier: [],
        others: reports.filter((one) => one !== report).map((one) => ({ report: one, isOfSameFile: false })),
      }),
      valueFinder(reports),
    ),
  )

describe('a value over all bureaus', () => {
  it('is one, however each bureau prints it', () => {
    const values = askedValues(FILE).map(({ sheet, prints }) => [
      sheet,
      prints.map(({ reportId, entryId }) => `${reportId} ${entryId}`),
    ])
    expect(values).toEqual([
      ['names', ['eq name', 'ex name']],
      ['names', ['eq alsoKnownAs.0', 'ex alsoKnownAs.0']],
      ['addresses', ['eq addresses.0', 'ex addresses.0']],
      ['addresses', ['eq addresses.1', 'ex addresses.1']],
      ['addresses', ['eq addresses.2']],
      ['addresses', ['ex addresses.2']],
      ['inquiries', ['eq i1', 'ex i1']],
      ['inquiries', ['ex i2']],
    ])
  })

  it('that may be either of two others stands by itself', () => {
    const report = makeReport({
      personalInfo: makePerson({ addresses: [place('12 OAK ST APT 1'), place('12 OAK ST APT 2'), place('12 OAK ST')] }),
    })
    expect(askedValues([report]).map(({ prints }) => prints.length)).toEqual([1, 1, 1])
  })

  it('is asked once, with the place at every bureau that asks', () => {
    const all = findingsOf(FILE)
    const once = askedOnce(all)
    const asked = once.filter(({ isQuestion }) => isQuestion)
    expect(asked.map(({ rule, evidence }) => `${rule} ${evidence.map(({ reportId }) => reportId).join(' ')}`).toSorted()).toEqual(
      [
        'address_not_yours eq',
        'address_not_yours eq ex',
        'address_not_yours ex',
        'inquiry_not_recognised eq eq ex ex',
        'inquiry_not_recognised ex ex',
        'name_not_yours eq ex',
      ],
    )
    expect(all.length).toBeGreaterThan(once.length)
  })

  it('counts with its sheet as one question', () => {
    const once = askedOnce(findingsOf(FILE)).map(({ asks }) => ({ sheet: asks?.sheet ?? null }))
    expect(countQuestions(once)).toBe(3)
    expect(countQuestions([{ sheet: null }, { sheet: null }, { sheet: 'names' }, { sheet: 'names' }])).toBe(3)
  })

  const bill = (id: string, creditorName: string, number: string) =>
    makeAccount({
      id,
      creditorName,
      accountNumber: number,
      accountType: 'collection',
      statusText: 'Collection account',
      originalCreditor: 'ST ANNE HOSPITAL',
      loanType: 'Medical or Health Care',
      dateOpened: '2024-02-02',
      currentBalance: 640_00,
    })
  const asksAll = (id: string, bureau: 'equifax' | 'experian') =>
    makeReport({
      id,
      bureau,
      personalInfo: makePerson({
        name: 'JORDAN EXAMPLE',
        dateOfBirth: '1980-05-17',
        ssnLast4: '4417',
        alsoKnownAs: ['PAT OTHER', 'RIVER SMITH'],
        addresses: [place('1 HOME RD'), place('12 OAK ST'), place('80 ELM ST')],
        employers: ['ACME', 'BOLT WORKS'],
        phones: ['(918) 555-0101', '(918) 555-0102'],
      }),
      accounts: [bill('a1', 'RIDGELINE RECOVERY', 'XXXX4410'), bill('a2', 'PELHAM COLLECTORS', 'XXXX7719')],
      inquiries: [makeInquiry({ creditorName: 'BLUE MESA BANK', date: '2024-06-10' })],
    })

  it('of a kind that all bureaus print, two medical bills among them, makes eight questions at most', () => {
    const reports = [asksAll('eq', 'equifax'), asksAll('ex', 'experian')]
    const valueOf = valueFinder(reports)
    const asked = reports.flatMap((report) =>
      ownQuestions(report, {
        earlier: [],
        others: reports.filter((one) => one !== report).map((one) => ({ report: one, isOfSameFile: false })),
      }).map(({ question, entryId }) => ({
        question,
        value: entryId === null ? null : valueOf({ reportId: report.id, entryId }, question),
      })),
    )
    const bills = asked.flatMap(({ question, value }) => (question === 'veteran_medical' ? [value] : []))
    expect(new Set(bills).size).toBe(2)
    expect(bills.map((value) => [value?.sheet, value?.prints.length])).toEqual(bills.map(() => ['medical_bills', 2]))
    const once = new Set(asked.map(({ question, value }) => value?.sheet ?? question))
    expect(once).toContain('birthday')
    expect(once.size).toBeLessThanOrEqual(8)
  })

  it('is told apart from what else is asked of the same account', () => {
    const report = asksAll('eq', 'equifax')
    const valueOf = valueFinder([report])
    expect(valueOf({ reportId: 'eq', entryId: 'a1' })).toBeNull()
    expect(valueOf({ reportId: 'eq', entryId: 'a1' }, 'veteran_medical')?.text).toBe('RIDGELINE RECOVERY')
  })
})
