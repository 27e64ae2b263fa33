import { z } from 'zod'
import { STATE_CODES } from '#engine/words/state-code.ts'
import { endpoint } from '#contract/endpoint.ts'
import { negativeItem } from '#contract/negative-items.ts'
import { account, inquiry, personalInfo as printedPersonalInfo } from '#contract/reports.ts'
import { successBasis } from '#contract/success-basis.ts'
import { bureau, day, dollars, withoutSsn } from '#contract/values.ts'

/** Characters that the fields of the forms take at most. */
export const SSN_CHARACTERS = 11
export const STATE_CHARACTERS = 2
export const ZIP_CHARACTERS = 5

/** The words of the toast ‘Missing Information’, form by form. */
export const MISSING_TITLE = 'Missing Information'
export const FETCH_MISSING = 'Please fill in all required fields'
export const GENERATE_MISSING = 'Please fill in all required fields to generate your credit reports.'

/** Who the reports are about, as the screens label the fields. */
export const PERSON_LABELS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  dateOfBirth: 'Date of Birth',
  ssn: 'SSN',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP Code',
  phoneNumber: 'Phone Number',
} as const
export type PersonField = keyof typeof PERSON_LABELS

/** The auto puller lists what is missing. */
export const autoPullMissing = (fields: readonly PersonField[]): string =>
  `Please fill in: ${fields.map((field) => PERSON_LABELS[field]).join(', ')}`

/** Left out and empty are the same: it is missing, and `allFilled` says so of all missing fields at once. */
const text = (most: number, error: string) => orNone(withoutSsn(oneLine(most, error)))
const oneLine = (most: number, error: string) =>
  z
    .string(error)
    .overwrite((value) => value.replaceAll(/\s+/g, ' ').trim())
    .max(most, error)
const orNone = (value: z.ZodString) => value.nullish().transform((given) => given ?? '')
const orEmpty = (pattern: RegExp) => (value: string) => value === '' || pattern.test(value)

const firstName = text(100, 'Keep the first name under 100 characters')
const lastName = text(100, 'Keep the last name under 100 characters')
const address = text(200, 'Keep the address under 200 characters')
const city = text(100, 'Keep the city under 100 characters')
const state = text(STATE_CHARACTERS, 'Enter the state as two letters')
  .refine(orEmpty(/^[A-Za-z]{2}$/), 'Enter the state as two letters')
  .transform((value) => value.toUpperCase())
const stateOfFifty = state.refine(
  (value) => value === '' || STATE_CODES.some((code) => code === value),
  'Choose one of the 50 states',
)
const zipCode = text(ZIP_CHARACTERS, 'Enter the ZIP code as five digits').refine(
  orEmpty(/^\d{5}$/),
  'Enter the ZIP code as five digits',
)
const dateOfBirth = text(10, 'Enter the date of birth as a day').refine(
  (value) => value === '' || (day.safeParse(value).success && value >= '1900-01-01'),
  'Enter the date of birth as a day',
)
const SSN_ERROR = 'Enter the nine digits of the SSN'
/** Any nine digits, with hyphens, with spaces or with neither; only the digits stay. Used for the one call, kept and said nowhere. */
const ssn = orNone(oneLine(SSN_CHARACTERS, SSN_ERROR))
  .refine(orEmpty(/^\d{3}[- ]?\d{2}[- ]?\d{4}$/), SSN_ERROR)
  .transform((value) => value.replaceAll(/[- ]/g, ''))
const phoneNumber = text(30, 'Keep the phone number under 30 characters')

/** Refuses with one sentence for the form and one for each field; the first is the toast’s. */
const allFilled =
  (required: readonly PersonField[], words: (missing: readonly PersonField[]) => string) =>
  (person: Partial<Record<PersonField, string>>, context: z.core.$RefinementCtx): void => {
    const missing = required.filter((field) => !person[field])
    if (missing.length === 0) return
    context.addIssue({ code: 'custom', path: [], message: words(missing) })
    for (const field of missing) {
      context.addIssue({ code: 'custom', path: [field], message: `${PERSON_LABELS[field]} is required` })
    }
  }

const GENERATION_FIELDS = ['firstName', 'lastName', 'dateOfBirth', 'address', 'city', 'state', 'zipCode'] as const
const AUTO_PULL_FIELDS = ['firstName', 'lastName', 'dateOfBirth', 'ssn', 'address', 'city', 'state', 'zipCode'] as const
const FETCH_FIELDS = ['firstName', 'lastName', 'ssn', 'dateOfBirth'] as const

/** The form of /generate-reports; all seven are required. */
export const generationInfo = z
  .object({ firstName, lastName, dateOfBirth, address, city, state, zipCode }, GENERATE_MISSING)
  .superRefine(allFilled(GENERATION_FIELDS, () => GENERATE_MISSING))
  .meta({ id: 'GenerationInfo' })

/** The form of the auto puller. */
export const autoPullInfo = z
  .object(
    { firstName, lastName, dateOfBirth, ssn, address, city, state: stateOfFifty, zipCode, phoneNumber },
    autoPullMissing(AUTO_PULL_FIELDS),
  )
  .superRefine(allFilled(AUTO_PULL_FIELDS, autoPullMissing))
  .meta({ id: 'AutoPullInfo' })

/** The form of /auto-fetch and of connecting a bureau; name, SSN and date of birth are required. */
export const fetchCredentials = z
  .object({ firstName, lastName, ssn, dateOfBirth, address, city, state, zipCode }, FETCH_MISSING)
  .superRefine(allFilled(FETCH_FIELDS, () => FETCH_MISSING))
  .meta({ id: 'FetchCredentials' })

/** `practice`: an invented, watermarked sample, about no one; `connected`: from the bureau itself. */
const source = z.enum(['upload', 'practice', 'connected'])
const outcome = z.enum(['success', 'error'])
/** The stored report, for `/api/credit-reports/{id}`; null where the bureau answered none. */
const storedId = z.string().nullable()
/** Practice reports carry an invented score, marked in `scoreModel`; most real disclosures print none. */
const score = z.number().int().nullable()
/** What went wrong with this one bureau, for the consumer; null on success. */
const error = z.string().nullable()

/** A report as the generator and the viewer show it; empty where the bureau failed. */
export const generatedReport = z
  .object({
    id: storedId,
    bureau,
    status: outcome,
    source: source.nullable(),
    score,
    scoreModel: z.string().nullable(),
    reportDate: z.string().nullable(),
    personalInfo: printedPersonalInfo.nullable(),
    accounts: z.array(account),
    negativeItems: z.array(negativeItem),
    inquiries: z.array(inquiry),
    error,
  })
  .meta({ id: 'GeneratedReport' })

/** A report as the retrieval shows it. */
export const fetchedReport = z
  .object({
    id: storedId,
    bureau,
    status: outcome,
    source: source.nullable(),
    score,
    reportDate: z.string().nullable(),
    negativeItems: z.array(negativeItem),
    error,
  })
  .meta({ id: 'FetchedReport' })

const percent = z.number().int().min(0).max(100)

/** The documents’ words for how much an item weighs. */
export const IMPACTS = ['High', 'Medium', 'Low'] as const

/** A negative item with the errors found in it. */
export const analyzedItem = z
  .object({
    id: z.string(),
    creditor: z.string(),
    account: z.string().nullable(),
    amount: dollars.nullable(),
    dateReported: z.string().nullable(),
    /** What a rule found; says plainly when no rule found anything. */
    disputeReason: z.string(),
    impact: z.enum(IMPACTS),
    /** Percent, from the published table of the evidence; an estimate. */
    confidence: percent,
    bureau,
    findingCount: z.number().int(),
    /** A finding proves an error; without one, the item is never selected for the member. */
    hasError: z.boolean(),
  })
  .meta({ id: 'AnalyzedItem' })

/** A letter that was really composed and stored. */
export const analyzedLetter = z
  .object({
    /** The stored letter. */
    id: z.string(),
    negativeItemId: z.string(),
    letterContent: z.string(),
    creditor: z.string(),
    strategy: z.string(),
    legalBasis: z.array(z.string()),
    mailingAddress: z.string(),
    trackingRecommended: z.boolean(),
    bureau,
    isPractice: z.boolean(),
    /** It only asks the bureau to check, and no deadline runs: its member has not said that anything is wrong. */
    isRequest: z.boolean(),
  })
  .meta({ id: 'AnalyzedLetter' })

/** The figures over an analysis; points and percent are estimates. */
export const analysisSummary = z
  .object({
    totalNegativeItems: z.number().int(),
    highImpactItems: z.number().int(),
    estimatedScoreIncrease: z.number().int(),
    successProbability: percent,
    ...successBasis,
  })
  .meta({ id: 'AnalysisSummary' })

/** What the calls that ask bureaus have in common. */
export const base = { tag: 'ways to a report', access: 'signed_in' } as const
/** A real bureau is asked only with the member’s written consent. */
export const refusals = ['invalid', 'unauthenticated', 'step_up_needed', 'conflict', 'consent_needed', 'bureaus_failed'] as const

export const generateReports = endpoint({
  ...base,
  method: 'POST',
  path: '/api/generate-credit-reports',
  summary: 'Ask the three bureaus for a report each; the practice bureaus invent them. Kept like an upload',
  body: z.object({ personalInfo: generationInfo }),
  answer: z.object({
    reports: z.array(generatedReport),
    /** Rounded mean of the scores there are; null without any. */
    averageScore: score,
    totalNegativeItems: z.number().int(),
    /** The entries of these reports with what a rule found; no letter has been written yet. */
    analysis: z.object({ negativeItems: z.array(analyzedItem), summary: analysisSummary }),
    isPractice: z.boolean(),
  }),
  refusals,
})

export const autoPullReports = endpoint({
  ...base,
  method: 'POST',
  path: '/api/auto-pull-credit-reports',
  summary: 'The same with an SSN, which is used for this one call and kept nowhere',
  body: z.object({ personalInfo: autoPullInfo }),
  answer: z.object({
    success: z.boolean(),
    successCount: z.number().int(),
    connections: z.array(
      z.object({
        bureau,
        status: outcome,
        message: z.string(),
        creditScore: score,
        reportId: storedId,
        source: source.nullable(),
      }),
    ),
    isPractice: z.boolean(),
  }),
  refusals,
})

export const fetchAllReports = endpoint({
  ...base,
  method: 'POST',
  path: '/api/credit-reports/fetch-all',
  summary: 'Fetch the report of each bureau with the identity given; it is used for this one call and kept nowhere',
  body: z.object({ credentials: fetchCredentials }),
  answer: z.object({ reports: z.array(fetchedReport), isPractice: z.boolean() }),
  refusals,
})

export const fetchBureauReports = endpoint({
  ...base,
  method: 'POST',
  path: '/api/fetch-bureau-reports',
  summary: 'Fetch the reports and compose a stored letter for each entry that a rule speaks against',
  body: z.object({ credentials: fetchCredentials }),
  answer: z.object({
    reports: z.array(fetchedReport),
    analysis: z.object({
      negativeItems: z.array(analyzedItem),
      disputeLetters: z.array(analyzedLetter),
      summary: analysisSummary,
    }),
    isPractice: z.boolean(),
  }),
  refusals,
})
