/** Front door of the reports: what other features may ask of them. */
export { awaitReading } from '#server/features/reports/await-reading.ts'
export { answerWithParts } from '#server/features/reports/answer-with-parts.ts'
export { deleteOriginals } from '#server/features/reports/delete-originals.ts'
export { entriesLater, type EntriesLater } from '#server/features/reports/entries-later.ts'
export { entriesOfEarlier, findingsOfEarlier } from '#server/features/reports/findings-of-earlier.ts'
export { itemsOfReport } from '#server/features/reports/items-of-report.ts'
export { type ArrivedReport, keepReport } from '#server/features/reports/keep-report.ts'
export { judgeAnew } from '#server/features/reports/judge-anew.ts'
export { keepUpload } from '#server/features/reports/keep-upload.ts'
export { uploadReport } from '#server/features/reports/upload-report.ts'
export { namedReportFiles } from '#server/features/reports/named-report-files.ts'
export { tellReport } from '#server/features/reports/tell-report.ts'
export { admitFitting, askedReportIds, doubtOthers, refuseWhileAsked } from '#server/features/reports/ownership.ts'
export { printedScores } from '#server/features/reports/printed-scores.ts'
export { ownPartOf } from '#server/features/reports/own-part-of.ts'
export { ownWordOf } from '#server/features/reports/read-own-word.ts'
export { sameAccountAt } from '#server/features/reports/same-account.ts'
export { refuseWhileDoubtful } from '#server/features/reports/refuse-while-doubtful.ts'
export { readTextFile } from '#server/features/reports/read-file.ts'
export { originalIfKept, readOriginal } from '#server/features/reports/original-files.ts'
export {
  bureausOfReports,
  countReports,
  type FileAtHand,
  fileAtHand,
  idsAtHand,
  newestOwnReports,
  openReport,
  reportIfKept,
  type ReportRow,
  type StoredReport,
  takeReports,
  usableReport,
} from '#server/features/reports/report-rows.ts'
export { checkPicture } from '#server/features/reports/check-picture.ts'
export { pictureSize } from '#server/features/reports/picture-size.ts'
export {
  type Drawing,
  forgetRecognised,
  keepRecognised,
  openRecognised,
  recognisedPlace,
  recognisePage,
  setPages,
} from '#server/features/reports/recognise-pages.ts'
export { openOtherPaper } from '#server/features/reports/other-paper.ts'
export { type CameAsReport, OTHER_PAPER_CAME } from '#server/features/reports/other-paper-came.ts'
export { OtherPaper, refusePdf } from '#server/features/reports/refuse-file.ts'
export { type PicturePart, withoutTall } from '#server/features/reports/without-tall.ts'
