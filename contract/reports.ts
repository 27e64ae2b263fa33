import { NOTICE_KINDS } from '#engine/report/report.ts'
import { z } from 'zod'
import { ACCOUNT_STATUSES, PAYMENT_STATUSES, RESPONSIBILITIES } from '#engine/words/account-status.ts'
import { ACCOUNT_TYPES } from '#engine/words/account-type.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { OWNERSHIP_ANSWERS, OWNERSHIPS } from '#engine/words/ownership.ts'
import { HISTORY_CODES } from '#engine/words/history-code.ts'
import { endpoint, view } from '#contract/endpoint.ts'
import { finding } from '#contract/findings.ts'
import { negativeItem } from '#contract/negative-items.ts'
import { fileOfReport } from '#contract/report-files.ts'
import { totals } from '#contract/report-totals.ts'
import { bureau, bytes, dollars, evidenceMap, id, idParams, ignoredUserId, instant, partialDay } from '#contract/values.ts'

const money = dollars.nullable()
const date = partialDay.nullable()

/** A month as printed; a month of which only money is printed has no mark: `no_data`. */
const historyMonth = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  code: z.enum(HISTORY_CODES),
  balance: money,
  pastDue: money,
  scheduledPayment: money,
  actualPayment: money,
  creditLimit: money,
  highBalance: money,
  /** Codes of remarks. */
  remarks: z.string().nullable(),
})

/** A tradeline as one bureau prints it; money in dollars, unknown is null. */
export const account = z
  .object({
    id: z.string(),
    creditorName: z.string(),
    originalCreditor: z.string().nullable(),
    accountNumber: z.string().nullable(),
    accountType: z.enum(ACCOUNT_TYPES).nullable(),
    accountTypeText: z.string().nullable(),
    loanType: z.string().nullable(),
    responsibility: z.enum(RESPONSIBILITIES).nullable(),
    status: z.enum(ACCOUNT_STATUSES).nullable(),
    paymentStatus: z.enum(PAYMENT_STATUSES).nullable(),
    statusText: z.string().nullable(),
    statusDate: date,
    dateOpened: date,
    dateClosed: date,
    dateReported: date,
    lastPaymentDate: date,
    lastActivityDate: date,
    dateOfFirstDelinquency: date,
    delinquencyFirstReported: date,
    dateAssigned: date,
    removalDate: date,
    currentBalance: money,
    balanceDate: date,
    pastDue: money,
    creditLimit: money,
    highBalance: money,
    originalBalance: money,
    chargeOffAmount: money,
    monthlyPayment: money,
    terms: z.string().nullable(),
    soldTo: z.string().nullable(),
    /** Newest first: the mark of each month, and the money printed next to it. Places: `paymentHistory.MONTH`, `balanceHistory.MONTH`. */
    paymentHistory: z.array(historyMonth),
    remarks: z.array(z.string()),
    /** Remarks of earlier months that the account has no more, with the months in which it had them. */
    formerRemarks: z.array(z.object({ text: z.string(), stood: z.array(z.object({ since: partialDay, until: partialDay })) })),
    /** What else is printed of it, e.g. `Date Paid: 07/26/2022`. */
    alsoPrinted: z.array(z.string()),
    /** In a file of three bureaus: which entry of the file this is a column of; the same in its other reports. */
    fileEntry: z.string().nullable(),
    evidence: evidenceMap,
  })
  .meta({ id: 'Account' })

/** A look into the file. */
export const inquiry = z
  .object({
    id: z.string(),
    creditorName: z.string(),
    date,
    kind: z.enum(['hard', 'soft']),
    /** One application that a dealer or broker sent to several lenders: the same id for each of its inquiries, and what it was. */
    round: z.object({ id: z.string(), text: z.string() }).nullable(),
    evidence: evidenceMap,
  })
  .meta({ id: 'Inquiry' })

/** A bankruptcy, judgment or lien as the bureau lists it. */
export const publicRecord = z
  .object({
    id: z.string(),
    type: z.string(),
    court: z.string().nullable(),
    reference: z.string().nullable(),
    dateFiled: date,
    dateResolved: date,
    status: z.string().nullable(),
    evidence: evidenceMap,
  })
  .meta({ id: 'PublicRecord' })

/** Who the report is about, as printed. */
export const personalInfo = z
  .object({
    name: z.string().nullable(),
    alsoKnownAs: z.array(z.string()),
    dateOfBirth: date,
    ssnLast4: z.string().nullable(),
    addresses: z.array(
      z.object({
        street: z.string().nullable(),
        city: z.string().nullable(),
        state: z.string().nullable(),
        zip: z.string().nullable(),
      }),
    ),
    phones: z.array(z.string()),
    employers: z.array(z.string()),
    /** Notices of the file itself; absent where the report prints none. */
    notices: z
      .array(z.object({ kind: z.enum(NOTICE_KINDS), text: z.string(), namesNoBureau: z.literal(true).optional() }))
      .optional(),
    evidence: evidenceMap,
  })
  .meta({ id: 'PersonalInfo' })

const headFields = {
  id: z.string(),
  /** Null while a picture is being read and no bureau was chosen. */
  bureau: bureau.nullable(),
  status: z.enum(['processing', 'ready', 'failed']),
  /** How far the reading is; null when it has ended. */
  progress: z.object({ page: z.number().int(), pages: z.number().int() }).nullable(),
  /** Why it could not be read, with what to do next; null unless `failed`. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** How many values wait for the member's word. */
  toConfirm: z.number().int(),
  /** Whose it is. While it is `asked`, nothing follows from it: no item, no finding, no letter. */
  ownership: z.enum(OWNERSHIPS),
  /** Whether the member has said what values are: that can be taken back. */
  hasAnswers: z.boolean(),
  format: z.string(),
  source: z.enum(['upload', 'practice', 'connected']),
  reportDate: date,
  score: z.number().int().nullable(),
  scoreModel: z.string().nullable(),
  uploadedAt: instant,
  /** Pages of the original; pictures at `/api/credit-reports/{id}/pages/{n}.png`. */
  pageCount: z.number().int(),
  /** What was read and what was not, in one plain sentence. */
  summary: z.string(),
  accountCount: z.number().int(),
  negativeItemCount: z.number().int(),
  totals,
  /** Pages that the report has by the numbers printed on them and that are not here, as `1-12` or `5`. */
  missingPages: z.array(z.string()),
  /** The files that it came in, in the order of its pages; empty while it is read. */
  files: z.array(fileOfReport),
}

/** What is known of a report besides what it says. */
export const reportHead = z.object(headFields).meta({ id: 'ReportHead' })

/** A stored report with all that was read from it and concluded about it. */
export const report = z
  .object({
    ...headFields,
    personalInfo,
    accounts: z.array(account),
    inquiries: z.array(inquiry),
    publicRecords: z.array(publicRecord),
    negativeItems: z.array(negativeItem),
    findings: z.array(finding),
  })
  .meta({ id: 'Report' })

/** What the file dialog offers: the documents’ types, saved web pages, and the data forms of bureaus and monitoring services. */
export const ACCEPTED_TYPES = [
  '.pdf',
  '.jpg',
  '.jpeg',
  '.png',
  '.html',
  '.htm',
  '.mhtml',
  '.mht',
  '.webarchive',
  '.json',
  '.xml',
] as const
/** Bytes of one uploaded file. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
/** Pictures that together are one report: its pages, in the order of the parts. */
export const MAX_PICTURES = 20

export const uploadReport = endpoint({
  method: 'POST',
  path: '/api/credit-reports/upload',
  summary:
    'Read a credit report; the file is the part `creditReport`, several pictures are its pages in order, several PDFs prints of single accounts',
  tag: 'credit reports',
  access: 'signed_in',
  carries: 'multipart',
  filePart: 'creditReport',
  body: z.object({
    bureau: z.enum([...BUREAUS, 'auto'], { error: 'Please select both a file and credit bureau.' }),
    userId: ignoredUserId,
    /** The password of a locked PDF; used once, never stored. */
    password: z.string().max(200, { error: 'This password is longer than a PDF allows.' }).optional(),
    /** The report that this one takes the place of: it is deleted when this one is kept. */
    replaces: id.optional(),
  }),
  answer: z.object({
    report,
    reports: z.array(report),
    /** One sentence on what happened to the file, such as that it joined a report or was restored after a deletion. */
    message: z.string().optional(),
  }),
  status: 201,
  repeats: true,
  refusals: [
    'invalid',
    'unauthenticated',
    'conflict',
    'bureau_mismatch',
    'bureau_needed',
    'too_large',
    'unsupported_type',
    'not_a_report',
    'damaged_file',
    'password_needed',
    'not_found',
    'too_many',
  ],
})

export const listReports = endpoint({
  method: 'GET',
  path: '/api/credit-reports',
  summary: 'The stored reports, newest first',
  tag: 'credit reports',
  access: 'signed_in',
  query: z.object({ view }).prefault({}),
  pages: 'rows',
  answer: z.array(report),
  heads: z.array(reportHead),
  refusals: ['invalid', 'unauthenticated'],
})

export const readReport = endpoint({
  method: 'GET',
  path: '/api/credit-reports/:id',
  summary: 'One report with every field and the place it was read from',
  tag: 'credit reports',
  access: 'signed_in',
  params: idParams,
  answer: report,
  refusals: ['unauthenticated', 'not_found'],
})

export const answerOwnership = endpoint({
  method: 'POST',
  path: '/api/credit-reports/:id/ownership',
  summary: 'Answer whether a report is about the member; somebody else’s is removed',
  tag: 'credit reports',
  access: 'signed_in',
  params: idParams,
  body: z.object({ answer: z.enum(OWNERSHIP_ANSWERS) }),
  /** `ownership` is null where the report was removed. */
  answer: z.object({ ownership: z.enum(OWNERSHIPS).nullable(), message: z.string() }),
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

export const readReportPage = endpoint({
  method: 'GET',
  path: '/api/credit-reports/:id/pages/:page',
  summary: 'A page of the original as a picture, 150 dots an inch; `page` is `3.png`',
  tag: 'credit reports',
  access: 'signed_in',
  params: z.object({
    id,
    page: z
      .string()
      .max(8)
      .regex(/^\d{1,4}\.png$/),
  }),
  answers: 'png',
  answer: bytes,
  refusals: ['unauthenticated', 'not_found'],
})

export const readReportFile = endpoint({
  method: 'GET',
  path: '/api/credit-reports/:id/file.pdf',
  summary: 'The original of a report as a PDF to keep or print',
  tag: 'credit reports',
  access: 'signed_in',
  params: idParams,
  answers: 'pdf',
  savedAs: 'credit-report.pdf',
  answer: bytes,
  refusals: ['unauthenticated', 'not_found'],
})

export const deleteReport = endpoint({
  method: 'DELETE',
  path: '/api/credit-reports/:id',
  summary: 'Delete a report, its file and the findings made of it',
  tag: 'credit reports',
  access: 'signed_in',
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'not_found'],
})

export const readReportOriginal = endpoint({
  method: 'GET',
  path: '/api/credit-reports/:id/original.zip',
  summary: 'The files as they were uploaded, in an archive; Social Security and account numbers in text forms are covered',
  tag: 'credit reports',
  access: 'signed_in',
  params: idParams,
  answers: 'zip',
  savedAs: 'credit-report-original.zip',
  answer: bytes,
  refusals: ['unauthenticated', 'not_found'],
})
