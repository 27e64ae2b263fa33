/** What is asked of the consumer because only they can say it. */
export const OWN_WORD_QUESTIONS = [
  'belongs',
  'closed_by_me',
  'private_loan',
  'rehabilitated',
  'veteran_medical',
  'birthday',
  'ssn_last4',
] as const
export type OwnWordQuestion = (typeof OWN_WORD_QUESTIONS)[number]

/** What an answer is about: an entry of a report, a detail of the person it describes, or the consumer themselves. */
export const OWN_WORD_SUBJECTS = ['account', 'inquiry', 'detail', 'self'] as const
export type OwnWordSubject = (typeof OWN_WORD_SUBJECTS)[number]

/** What is asked over all bureaus on one sheet, value by value: one sheet counts as one question. */
export const QUESTION_SHEETS = ['names', 'addresses', 'employers', 'phones', 'inquiries', 'medical_bills'] as const
export type QuestionSheet = (typeof QUESTION_SHEETS)[number]

/** What a sheet asks of all its values at once. */
export const SHEET_QUESTIONS: Readonly<Record<QuestionSheet, string>> = {
  names: 'Are these names yours?',
  addresses: 'Did you live at these addresses?',
  employers: 'Did you work for these employers?',
  phones: 'Are these phone numbers yours?',
  inquiries: 'Did you apply to these companies?',
  medical_bills: 'Are you a veteran, and did the VA authorize this care or wrongly charge you?',
}

/** What is on a sheet, more than one of them. */
export const SHEET_VALUES: Readonly<Record<QuestionSheet, string>> = {
  names: 'names',
  addresses: 'addresses',
  employers: 'employers',
  phones: 'phone numbers',
  inquiries: 'inquiries',
  medical_bills: 'medical bills',
}

/** How many questions these are: a sheet is one, whatever is on it. */
export function countQuestions(asked: readonly { readonly sheet: QuestionSheet | null }[]): number {
  return asked.filter(({ sheet }) => sheet === null).length + new Set(asked.flatMap(({ sheet }) => sheet ?? [])).size
}
