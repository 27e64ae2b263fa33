import type { DISPUTE_CALLS } from '#contract/calls-of-disputes.ts'
import { aiGenerateDisputeLetter } from '#server/features/ai-letters/ai-generate-dispute-letter.ts'
import { generateAiDisputeLetter } from '#server/features/ai-letters/generate-ai-dispute-letter.ts'
import { generateDisputeLetters } from '#server/features/ai-letters/generate-dispute-letters.ts'
import { checkResults } from '#server/features/answers/check-results.ts'
import { confirmReply, correctReply } from '#server/features/answers/confirm-reply.ts'
import { keepPaperLetter } from '#server/features/answers/keep-paper-letter.ts'
import { listReplies, readDisputeAnswers, readReplyOf } from '#server/features/answers/list-replies.ts'
import { readCoveredDebts } from '#server/features/answers/read-covered-debts.ts'
import { readReplyPage } from '#server/features/answers/read-reply-page.ts'
import { recordDisputeAnswer } from '#server/features/answers/record-dispute-answer.ts'
import { deleteReply } from '#server/features/answers/remove-reply.ts'
import { sayToCheck } from '#server/features/answers/say-to-check.ts'
import { takeBackAnswer } from '#server/features/answers/take-back-answer.ts'
import { uploadReply } from '#server/features/answers/upload-reply.ts'
import { usePaper } from '#server/features/answers/use-paper.ts'
import { endCalendarLink, makeCalendarLink, readCalendarLink } from '#server/features/calendar/calendar-link.ts'
import { listCalendar } from '#server/features/calendar/list-calendar.ts'
import { readCalendarFeed } from '#server/features/calendar/read-calendar-feed.ts'
import { readAllDocuments, readDocuments } from '#server/features/case-file/documents.ts'
import { readChain } from '#server/features/case-file/read-chain.ts'
import { readDispute } from '#server/features/case-file/read-dispute.ts'
import { analyzeDisputeSuccess } from '#server/features/dispute-advice/analyze-dispute-success.ts'
import { analyzeDispute } from '#server/features/dispute-advice/analyze-dispute.ts'
import { suggestDisputeStrategy } from '#server/features/dispute-advice/suggest-dispute-strategy.ts'
import { countDisputes } from '#server/features/disputes/count-disputes.ts'
import { createDispute } from '#server/features/disputes/create-dispute.ts'
import { disputeWithBureau, disputeWithCreditor } from '#server/features/disputes/dispute-item.ts'
import { listDisputes } from '#server/features/disputes/list-disputes.ts'
import { moveDispute } from '#server/features/disputes/move-dispute.ts'
import { takeBackOutcome } from '#server/features/disputes/take-back-outcome.ts'
import { tellDays } from '#server/features/disputes/tell-days.ts'
import { attestLetter } from '#server/features/letters/attest-letter.ts'
import { bringBackWords } from '#server/features/letters/bring-back-words.ts'
import { choosePapers } from '#server/features/letters/choose-papers.ts'
import { editLetter } from '#server/features/letters/edit-letter.ts'
import { generateLetter } from '#server/features/letters/generate-letter.ts'
import { hearLetter } from '#server/features/letters/hear-letter.ts'
import { keepLabelNumber } from '#server/features/letters/keep-label-number.ts'
import { listLetterKinds } from '#server/features/letters/list-letter-kinds.ts'
import { listLetters, listLettersOfUser } from '#server/features/letters/list-letters.ts'
import { markLetterDelivered } from '#server/features/letters/mark-letter-delivered.ts'
import { markLetterSent } from '#server/features/letters/mark-letter-sent.ts'
import { markLettersSent } from '#server/features/letters/mark-letters-sent.ts'
import { readLetterPage } from '#server/features/letters/read-letter-page.ts'
import { readLetterInSpanish } from '#server/features/letters/read-letter-in-spanish.ts'
import { readLetterPdf } from '#server/features/letters/read-letter-pdf.ts'
import { readLetterPrint } from '#server/features/letters/read-letter-print.ts'
import { readLetterProof } from '#server/features/letters/read-letter-proof.ts'
import { readLetter } from '#server/features/letters/read-letter.ts'
import { readLettersPdf } from '#server/features/letters/read-letters-pdf.ts'
import { readTold } from '#server/features/letters/read-told.ts'
import { takeBackSent } from '#server/features/letters/take-back-sent.ts'
import { hearLob } from '#server/features/mailing/hear-lob.ts'
import { listMailings } from '#server/features/mailing/list-mailings.ts'
import { mailService } from '#server/features/mailing/mail-service.ts'
import { quoteMailing } from '#server/features/mailing/quote-letters.ts'
import { readMailingPrices } from '#server/features/mailing/read-prices.ts'
import { sendLetters } from '#server/features/mailing/send-letters.ts'
import { sprintMail } from '#server/features/mailing/sprint-mail.ts'
import { declineRound, takeUpRound } from '#server/features/next-rounds/decline-round.ts'
import { prepareFollowUp, prepareFollowUps } from '#server/features/next-rounds/follow-up.ts'
import { prepareRound } from '#server/features/next-rounds/prepare-round.ts'
import { readNextRounds } from '#server/features/next-rounds/read-next-rounds.ts'
import { readRoundPaper } from '#server/features/next-rounds/read-round-paper.ts'
import { recordFiledRound } from '#server/features/next-rounds/record-filed-round.ts'
import { readPacket } from '#server/features/packet/read-packet.ts'
import { addPaper } from '#server/features/papers/add-paper.ts'
import { deletePaper } from '#server/features/papers/delete-paper.ts'
import { listPapers } from '#server/features/papers/list-papers.ts'
import { readPaperPage } from '#server/features/papers/read-paper-page.ts'
import { recordEarlierDispute } from '#server/features/answers/record-earlier-dispute.ts'
import { submitDispute } from '#server/features/submissions/submit-dispute.ts'
import type { OperationsOf } from '#server/platform/operations.ts'

/** The verbs behind the calls of what is done about it: disputes, letters, mail, answers, next rounds, dates. */
export const disputeOperations: OperationsOf<typeof DISPUTE_CALLS> = {
  uploadReply,
  keepPaperLetter,
  usePaper,
  listReplies,
  readReplyOf,
  readCoveredDebts,
  readReplyPage,
  deleteReply,
  confirmReply,
  correctReply,
  readDisputeAnswers,
  recordDisputeAnswer,
  takeBackAnswer,
  checkResults,
  sayToCheck,
  listDisputes,
  countDisputes,
  createDispute,
  disputeWithBureau,
  disputeWithCreditor,
  readDispute,
  moveDispute,
  takeBackOutcome,
  readDocuments,
  readAllDocuments,
  readChain,
  readPacket,
  prepareFollowUp,
  prepareFollowUps,
  readNextRounds,
  declineRound,
  takeUpRound,
  prepareRound,
  recordFiledRound,
  readRoundPaper,
  recordEarlierDispute,
  tellDays,
  submitDispute,
  analyzeDispute,
  suggestDisputeStrategy,
  analyzeDisputeSuccess,
  generateAiDisputeLetter,
  aiGenerateDisputeLetter,
  generateDisputeLetters,
  listLetters,
  listLettersOfUser,
  listLetterKinds,
  readTold,
  generateLetter,
  hearLetter,
  readLetter,
  readLetterInSpanish,
  readLetterProof,
  readLetterPdf,
  editLetter,
  bringBackWords,
  attestLetter,
  markLetterSent,
  takeBackSent,
  markLettersSent,
  markLetterDelivered,
  readLettersPdf,
  choosePapers,
  keepLabelNumber,
  readLetterPrint,
  readLetterPage,
  listPapers,
  addPaper,
  readPaperPage,
  deletePaper,
  quoteMailing,
  sendLetters,
  sprintMail,
  mailService,
  readMailingPrices,
  listMailings,
  lobWebhook: hearLob,
  listCalendar,
  readCalendarLink,
  makeCalendarLink,
  endCalendarLink,
  readCalendarFeed,
}
