import type { EndpointName } from '#contract/all.ts'
import { HELP_CONSENT_VERSION } from '#contract/helpers.ts'

/** A full number, as someone types it. */
export const SSN = '123-45-6789'

export const PERSON = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  dateOfBirth: '1980-02-29',
  address: '1200 Main St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
}
export const SENDER = { name: 'Ana Ruiz', address: '1200 Main St', city: 'Austin', state: 'TX', zip: '78701' }
export const MATTER = { creditor: 'Harbor Dental', description: 'I paid this bill in full.' }
export const IDENTIFIED = { ...PERSON, ssn: SSN, phoneNumber: '' }
export const ACCOUNT = { username: 'planted_one', email: 'planted@example.test', password: 'Correct-Horse-7', name: 'Ana Ruiz' }
export const OWN_TEXT =
  'Ana Ruiz\n1200 Main St\nAustin, TX 78701\n\nEquifax\n\nDear Equifax:\n\nI never had an account with Harbor Dental.'

/** What the member tells for a further letter; it is kept with the letter. */
const TOLD = {
  papers: ['My bank statement'],
  theftReport: { agency: 'the police of Austin', number: 'APD 12', madeOn: '2026-11-02' },
  frivolousNotice: { datedOn: '2026-11-03', asksFor: 'a copy of the bill' },
  pastRecipients: [{ name: 'Lakeside Auto Credit', receivedOn: '2026-08-14' }],
}

export interface Kept {
  readonly report: string
  readonly item: string
  readonly letter: string
  readonly dispute: string
}

/** Of no device. */
const PASSKEY = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', userHandle: 'x' },
}

const OF_ACCOUNTS: Readonly<Partial<Record<EndpointName, object>>> = {
  register: ACCOUNT,
  logIn: { username: ACCOUNT.username, password: ACCOUNT.password },
  askReset: { email: ACCOUNT.email },
  checkResetToken: { token: 'x' },
  resetPassword: { token: 'x', password: 'Correct-Horse-8' },
  changePassword: { currentPassword: 'Wrong-Horse-7', password: 'Correct-Horse-8' },
  verifyEmail: { token: 'x' },
  returnEmail: { token: 'x' },
  changeEmail: { email: 'planted2@example.test', currentPassword: 'Wrong-Horse-7' },
  finishLogIn: { challenge: 'x', code: '123456' },
  confirmAuthenticator: { code: '123456' },
  stepUp: { password: 'Wrong-Horse-7' },
  logInWithPasskey: { response: PASSKEY },
  addPasskey: { name: 'Phone', response: { ...PASSKEY, response: { clientDataJSON: 'x', attestationObject: 'x' } } },
  renamePasskey: { name: 'Phone' },
  eraseAccount: { confirm: 'Not yet' },
}

const ofCases = ({ report, item, letter, dispute }: Kept): Readonly<Partial<Record<EndpointName, object>>> => ({
  saveProfile: { name: SENDER.name, phone: '', mailingAddress: { ...SENDER }, timeZone: 'America/Chicago' },
  uploadReport: { bureau: 'equifax' },
  confirmValues: { values: [{ key: 'account/1/dateOpened', value: 'May 2024' }] },
  takeBackValue: { key: 'account/1/dateOpened' },
  analyzeReport: { customerInfo: JSON.stringify(SENDER) },
  generateReports: { personalInfo: PERSON },
  autoPullReports: { personalInfo: IDENTIFIED },
  fetchAllReports: { credentials: IDENTIFIED },
  fetchBureauReports: { credentials: IDENTIFIED },
  connectBureau: { bureau: 'experian', credentials: IDENTIFIED },
  createDispute: MATTER,
  submitDispute: { target: 'equifax', method: 'online' },
  tellDays: { courtAnswerBy: '2026-12-27' },
  recordEarlierDispute: { creditor: 'Harbor Dental', disputedOn: '2026-03-02', way: 'online' },
  analyzeDispute: MATTER,
  suggestDisputeStrategy: MATTER,
  analyzeDisputeSuccess: MATTER,
  generateAiDisputeLetter: { ...MATTER, userInfo: SENDER },
  aiGenerateDisputeLetter: { negativeItem: MATTER, personalInfo: { ...SENDER, ssn: '6789' } },
  generateDisputeLetters: { selectedItems: [item], customerInfo: SENDER },
  generateLetter: { disputeId: dispute, userInfo: SENDER, recipient: 'creditor', recipientAddress: SENDER, told: TOLD },
  editLetter: { letterContent: 'To whom it may concern.', attestedFacts: [] },
  addPaper: { kind: 'supporting', title: 'My bank statement' },
  choosePapers: { paperIds: [] },
  keepLabelNumber: { labelNumber: '9407199999999912345676' },
  quoteMailing: { letterIds: [letter], service: 'certified_mail' },
  markLetterSent: { sentMethod: 'mail' },
  markLetterDelivered: { deliveredAt: '2026-11-20' },
  sendLetters: { letterIds: [letter], mailingMethod: 'certified_mail' },
  sprintMail: { letters: [letter], deliveryType: 'certified', customerInfo: SENDER },
  mailService: { letters: [OWN_TEXT], customerInfo: SENDER },
  generateDisputeLetter: { ...MATTER, type: 'inquiry', userInfo: SENDER },
  recognisePage: { reportId: report },
  predictDispute: { negativeItemId: item },
  writeDemoLetter: { negativeItemId: item },
  askAssistant: { question: 'What is my score?' },
})

/** For someone in another situation than theirs: what they say is taken for what it is, and refused. */
const ELSEWHERE: Readonly<Partial<Record<EndpointName, object>>> = {
  changeHelper: { right: 'read', agreed: true, consentVersion: HELP_CONSENT_VERSION },
  moveDispute: { status: 'in_progress' },
  markPlanAction: { completed: true },
  confirmReply: { disputeId: null },
  correctReply: { disputeId: null },
  keepPaperLetter: { step: 'request', text: 'Dear agency' },
  recordDisputeAnswer: { kind: 'deleted', target: 'equifax', knownBy: 'phone', receivedOn: '2026-11-20' },
  sayToCheck: { reportId: 'x', said: 'no_notice' },
  recordFiledRound: { filedOn: '2026-11-20' },
  advanceRehearsal: { days: 1 },
  answerOwnership: { answer: 'mine' },
  answerTotals: { answer: 'as_read' },
}

/** A body that each call with a text in it takes, from a member who has these. */
export const bodiesWithText = (kept: Kept): Readonly<Partial<Record<EndpointName, object>>> => ({
  ...OF_ACCOUNTS,
  ...ofCases(kept),
})

/** The same of every call. */
export const takenBodies = (kept: Kept): Readonly<Partial<Record<EndpointName, object>>> => ({
  ...bodiesWithText(kept),
  ...ELSEWHERE,
})
