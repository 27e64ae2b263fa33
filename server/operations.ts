import { askReset } from '#server/features/accounts/ask-reset.ts'
import { checkResetToken } from '#server/features/accounts/check-reset-token.ts'
import { logIn } from '#server/features/accounts/log-in.ts'
import { logOut } from '#server/features/accounts/log-out.ts'
import { readCurrentUser } from '#server/features/accounts/read-current-user.ts'
import { register } from '#server/features/accounts/register.ts'
import { resetPassword } from '#server/features/accounts/reset-password.ts'
import { readDispute } from '#server/features/case-file/read-dispute.ts'
import { readCreditProfile } from '#server/features/credit-profile/read-credit-profile.ts'
import { readDashboard } from '#server/features/dashboard/read-dashboard.ts'
import { createDispute } from '#server/features/disputes/create-dispute.ts'
import { disputeWithBureau, disputeWithCreditor } from '#server/features/disputes/dispute-item.ts'
import { listDisputes } from '#server/features/disputes/list-disputes.ts'
import { moveDispute } from '#server/features/disputes/move-dispute.ts'
import { listEducationalContent } from '#server/features/education/list-content.ts'
import { readEducationalContent } from '#server/features/education/read-content.ts'
import { attestLetter } from '#server/features/letters/attest-letter.ts'
import { editLetter } from '#server/features/letters/edit-letter.ts'
import { generateLetter } from '#server/features/letters/generate-letter.ts'
import { listLetters, listLettersOfUser } from '#server/features/letters/list-letters.ts'
import { markLetterDelivered } from '#server/features/letters/mark-letter-delivered.ts'
import { markLetterSent } from '#server/features/letters/mark-letter-sent.ts'
import { readLetterPdf } from '#server/features/letters/read-letter-pdf.ts'
import { sendLetters } from '#server/features/mailing/send-letters.ts'
import { listNegativeItems, listNegativeItemsOfUser } from '#server/features/negative-items/list-negative-items.ts'
import { deleteReport } from '#server/features/reports/delete-report.ts'
import { listFindings } from '#server/features/reports/list-findings.ts'
import { listReports } from '#server/features/reports/list-reports.ts'
import { readReport } from '#server/features/reports/read-report.ts'
import { readReportPage } from '#server/features/reports/read-report-page.ts'
import { uploadReport } from '#server/features/reports/upload-report.ts'
import { readHealth } from '#server/features/service/read-health.ts'
import { readReadiness } from '#server/features/service/read-readiness.ts'
import { confirmDemoPayment } from '#server/features/subscriptions/confirm-demo-payment.ts'
import { readSubscription } from '#server/features/subscriptions/read-subscription.ts'
import { generateDisputeLetter } from '#server/features/tools/generate-dispute-letter.ts'
import { simulateScore } from '#server/features/tools/simulate-score.ts'
import type { Operations } from '#server/platform/operations.ts'

/** Which verb answers which call. */
export const operations: Operations = {
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
}
