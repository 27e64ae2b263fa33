import { askReset, checkResetToken, logIn, logOut, readCurrentUser, register, resetPassword } from '#contract/accounts.ts'
import { readCreditProfile } from '#contract/credit-profile.ts'
import { readDashboard } from '#contract/dashboard.ts'
import {
  createDispute,
  disputeWithBureau,
  disputeWithCreditor,
  listDisputes,
  moveDispute,
  readDispute,
} from '#contract/disputes.ts'
import { listEducationalContent, readEducationalContent } from '#contract/education.ts'
import { listFindings } from '#contract/findings.ts'
import {
  attestLetter,
  editLetter,
  generateLetter,
  listLetters,
  listLettersOfUser,
  markLetterDelivered,
  markLetterSent,
  readLetterPdf,
} from '#contract/letters.ts'
import { sendLetters } from '#contract/mailing.ts'
import { listNegativeItems, listNegativeItemsOfUser } from '#contract/negative-items.ts'
import { deleteReport, listReports, readReport, readReportPage, uploadReport } from '#contract/reports.ts'
import { readHealth, readReadiness } from '#contract/service.ts'
import { confirmDemoPayment, readSubscription } from '#contract/subscriptions.ts'
import { generateDisputeLetter, simulateScore } from '#contract/tools.ts'

/** Every call of the wire: the only list. The server must have an operation for each of these keys. */
export const ENDPOINTS = {
  readHealth,
  readReadiness,
  register,
  logIn,
  logOut,
  readCurrentUser,
  askReset,
  checkResetToken,
  resetPassword,
  readSubscription,
  confirmDemoPayment,
  readCreditProfile,
  uploadReport,
  listReports,
  readReport,
  readReportPage,
  deleteReport,
  listFindings,
  listNegativeItems,
  listNegativeItemsOfUser,
  listDisputes,
  createDispute,
  disputeWithBureau,
  disputeWithCreditor,
  readDispute,
  moveDispute,
  listLetters,
  listLettersOfUser,
  generateLetter,
  readLetterPdf,
  editLetter,
  attestLetter,
  markLetterSent,
  markLetterDelivered,
  sendLetters,
  readDashboard,
  listEducationalContent,
  readEducationalContent,
  generateDisputeLetter,
  simulateScore,
} as const

/** The table as a type: what each call takes and answers. */
export type Endpoints = typeof ENDPOINTS
/** The operation’s name, the same on both sides of the wire. */
export type EndpointName = keyof Endpoints
