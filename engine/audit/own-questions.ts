import { type DoubtedKind, doubtedDetails, personsBeside } from '#engine/audit/doubted-details.ts'
import { isEducationLoan, isOfEducationDepartment } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo, isLateNow } from '#engine/audit/entry-words.ts'
import { isLateMark } from '#engine/audit/history.ts'
import { writeInquiryName } from '#engine/audit/inquiry-names.ts'
import { medicalCollection } from '#engine/audit/medical-debt.ts'
import { type Confirmed, type Known, NOTHING_CONFIRMED } from '#engine/audit/rule.ts'
import { rule as inquiryNotRecognised } from '#engine/audit/rules/inquiry-not-recognised/rule.ts'
import { says } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import type { PersonalInfo, Report } from '#engine/report/report.ts'
import { writeDay } from '#engine/values/day.ts'
import type { OwnWordQuestion, OwnWordSubject } from '#engine/words/own-word.ts'

/** Something that only the consumer can answer, and that a rule waits for. */
export interface OwnQuestion {
  readonly question: OwnWordQuestion
  readonly subjectKind: OwnWordSubject
  /** An account's or an inquiry's id, the evidence key of a detail; null for the consumer themselves. */
  readonly entryId: string | null
  /** What it is about, as printed. */
  readonly label: string
  readonly text: string
  /** What the answer is used for. */
  readonly why: string
  /** Null where the question is about no place on a page. */
  readonly evidence: Evidence | null
}

/** What a report leaves to the consumer to say, as far as a rule waits for it and they have not said it. */
export function ownQuestions(report: Report, known: Known): readonly OwnQuestion[] {
  const confirmed = known.confirmed ?? NOTHING_CONFIRMED
  return [
    ...aboutThemselves(report, confirmed),
    ...aboutDetails(report, confirmed, personsBeside({ ...known, report })),
    ...aboutInquiries(report, known),
    ...report.accounts.flatMap((account) => aboutAccount(account, confirmed)),
  ]
}

/** Of a report that the consumer calls mixed with somebody else's: whose each account is. */
export const mixedQuestions = (report: Report, { ownAccounts, foreignAccounts }: Confirmed): readonly OwnQuestion[] =>
  report.accounts
    .filter(({ id }) => !ownAccounts.includes(id) && !foreignAccounts.includes(id))
    .map(({ id, creditorName, accountNumber, evidence }) => ({
      question: 'belongs',
      subjectKind: 'account',
      entryId: id,
      label: creditorName,
      text: `Is the ${creditorName} account${accountNumber === null ? '' : ` ${accountNumber}`} yours?`,
      why: 'You said this report is mixed with someone else’s. Your letter asks the bureau to remove what isn’t yours.',
      evidence: evidence['creditorName'] ?? null,
    }))

function aboutThemselves({ personalInfo }: Report, { birthday, ssnLast4 }: Confirmed): readonly OwnQuestion[] {
  const birthPlace = personalInfo.evidence['dateOfBirth'] ?? null
  const numberPlace = personalInfo.evidence['ssnLast4'] ?? null
  const self = { subjectKind: 'self', entryId: null } as const
  return [
    ...(birthday === null && personalInfo.dateOfBirth !== null
      ? [
          {
            ...self,
            question: 'birthday' as const,
            label: 'Your date of birth',
            text: 'When were you born?',
            why: 'A wrong date of birth, or an account from before your 18th birthday, can mean that two files were mixed.',
            evidence: birthPlace,
          },
        ]
      : []),
    ...(ssnLast4 === null && personalInfo.ssnLast4 !== null
      ? [
          {
            ...self,
            question: 'ssn_last4' as const,
            label: 'The last four digits of your Social Security number',
            text: 'What are the last four digits of your Social Security number?',
            why: 'A different number may mean your file is mixed with someone else’s. Give the last four only.',
            evidence: numberPlace,
          },
        ]
      : []),
  ]
}

function aboutDetails({ personalInfo }: Report, confirmed: Confirmed, beside: readonly PersonalInfo[]): readonly OwnQuestion[] {
  const answered = new Set([...confirmed.ownDetails, ...confirmed.foreignDetails])
  return (['name', 'address', 'employer', 'phone'] as const).flatMap((kind) =>
    doubtedDetails(kind, personalInfo, { confirmed, beside })
      .asked.map(([first]) => first)
      .filter(({ key }) => !answered.has(key))
      .map(({ field, text }) => ({
        question: 'belongs' as const,
        subjectKind: 'detail' as const,
        entryId: field,
        label: text,
        text: ASKED_OF_DETAIL[kind](text),
        why: 'If it belongs to someone else, their accounts may be in your file too.',
        evidence: personalInfo.evidence[field] ?? null,
      })),
  )
}

const ASKED_OF_DETAIL: Readonly<Record<DoubtedKind, (text: string) => string>> = {
  name: (text) => `Have you ever used the name ${text}?`,
  address: (text) => `Have you ever lived at ${text}?`,
  employer: (text) => `Have you ever worked at ${text}?`,
  phone: (text) => `Has ${text} ever been your phone number?`,
}

function aboutInquiries(report: Report, known: Known): readonly OwnQuestion[] {
  const said = known.confirmed ?? NOTHING_CONFIRMED
  if (inquiryNotRecognised.about !== 'inquiry') return []
  const { check } = inquiryNotRecognised
  const surroundings = { ...known, report, elsewhere: () => [] }
  return report.inquiries
    .filter((inquiry) => !said.foreignInquiries.includes(inquiry.id) && check(inquiry, surroundings) !== null)
    .map(({ id, creditorName, date, evidence }) => ({
      question: 'belongs' as const,
      subjectKind: 'inquiry' as const,
      entryId: id,
      label: creditorName,
      text: `Did you apply to ${writeInquiryName(creditorName)}${date === null ? '' : ` around ${writeDay(date)}`}, or let them check your credit?`,
      why: 'A company needs a valid reason to check your credit. Only you know if you gave it one.',
      evidence: evidence['creditorName'] ?? null,
    }))
}

function aboutAccount(account: Account, confirmed: Confirmed): readonly OwnQuestion[] {
  const name = account.creditorName
  const about = (question: OwnWordQuestion, field: string, words: Pick<OwnQuestion, 'text' | 'why'>): OwnQuestion => ({
    question,
    subjectKind: 'account',
    entryId: account.id,
    label: name,
    ...words,
    evidence: account.evidence[field] ?? account.evidence['creditorName'] ?? null,
  })
  const byGrantor = says(account, 'closed_by_grantor')
  const isDefaulted = chargedOffAndCo(account) !== null
  const isLate = isDefaulted || isLateNow(account) !== null || account.paymentHistory.some(isLateMark)
  const isStudentLoan = isEducationLoan(account)
  const medical = medicalCollection(account)
  return [
    ...(byGrantor === null || confirmed.closedByConsumer.includes(account.id)
      ? []
      : [
          about('closed_by_me', byGrantor.key, {
            text: `Did you close the ${name} account yourself?`,
            why: 'The report says the lender closed it. If you closed it, the report must say so.',
          }),
        ]),
    ...(isStudentLoan && isLate && !isOfEducationDepartment(account) && !confirmed.privateLoans.includes(account.id)
      ? [
          about('private_loan', 'accountTypeText', {
            text: `Is ${name} a private loan, not backed by the government or a guaranty agency?`,
            why: 'Federal student loans have their own time limits.',
          }),
        ]
      : []),
    ...(isStudentLoan && isDefaulted && !confirmed.rehabilitated.includes(account.id)
      ? [
          about('rehabilitated', 'statusText', {
            text: `Did you rehabilitate the default on ${name} by making all the agreed payments?`,
            why: 'After rehabilitation, the record of a federal default comes off. A private one may come off if you ask. Earlier late marks stay.',
          }),
        ]
      : []),
    ...(medical === null || confirmed.veteranMedical.some(({ accountId }) => accountId === account.id)
      ? []
      : [
          about('veteran_medical', medical, {
            text: `Are you a veteran, and is ${name} about care that the VA authorized or wrongly charged?`,
            why: 'These debts have their own limits. Answer yes only if you can prove it.',
          }),
        ]),
  ]
}
