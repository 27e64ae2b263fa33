import type { Recognised, RecognisedWord } from '#adapters/recognition/port.ts'
import type { recognisePage as endpoint } from '#contract/ai-demo.ts'
import { coverNumbers } from '#engine/reading/values/cover-numbers.ts'
import { madeOut, type RecognisedPage } from '#engine/recognition/made-out.ts'
import type { Report } from '#engine/report/report.ts'
import type { Context } from '#server/context.ts'
import { drawPage } from '#server/features/ai-demo/draw-page.ts'
import { practicePage } from '#server/features/ai-demo/practice-page.ts'
import { findingsOfReports } from '#server/features/findings/findings.ts'
import { usableReport, readOriginal } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

const DPI = 200
const POINTS_PER_INCH = 72
/** How long a page waits for its turn. */
const LONGEST_WAIT_MS = 30_000
const recognising = new Set<string>()

/** Draws the page and recognises it from the picture alone; then says what of the reader’s own facts was made out again. */
export const recognisePage: Operation<typeof endpoint> = async (context, { user, body }) => {
  if (recognising.has(user.id)) throw new Refusal('too_many', 'We’re still reading your last page. Wait until it’s done.')
  recognising.add(user.id)
  try {
    const chosen = body.reportId
      ? await ownPage(context, user, { reportId: body.reportId, page: body.page ?? null })
      : await bundledPage(context, body.page ?? null)
    return await recogniseChosen(context, chosen, body.reportId ?? null)
  } finally {
    recognising.delete(user.id)
  }
}

async function recogniseChosen(context: Context, { file, report, page, isPractice }: ChosenPage, reportId: string | null) {
  const begun = performance.now()
  const read = await recogniseInTurn(context, await drawPage(context, { file, page, dpi: DPI }))
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  if (read.kind === 'refused' && read.reason === 'too_long')
    throw new Refusal('too_many', 'Reading the page took too long. Try again in a minute.')
  // The picture was drawn here a moment ago.
  if (read.kind === 'refused') throw new Error('the drawn page is no picture')
  const { printed, ...detectedFields } = madeOut(report, onPage(page, read.words))
  return {
    extractedText: coverNumbers(read.text),
    confidence: read.confidence,
    detectedFields: {
      personalInfo: [...detectedFields.personalInfo],
      accounts: [...detectedFields.accounts],
      inquiries: [...detectedFields.inquiries],
      publicRecords: [...detectedFields.publicRecords],
    },
    fieldCounts: { printed, madeOut: Object.values(detectedFields).reduce((sum, list) => sum + list.length, 0) },
    seconds,
    reportId,
    page,
    bureau: report.bureau,
    isPractice,
  }
}

/** 429 for a page whose turn does not come. */
async function recogniseInTurn(context: Context, picture: Uint8Array): Promise<Recognised> {
  const giveUp = AbortSignal.timeout(LONGEST_WAIT_MS)
  try {
    return await context.recognition.recognise(picture, { giveUp })
  } catch (error) {
    if (error === giveUp.reason) throw new Refusal('too_many', 'We’re reading other pages. Try again in a minute.')
    throw error
  }
}

interface ChosenPage {
  readonly file: Uint8Array
  readonly report: Report
  readonly page: number
  readonly isPractice: boolean
}

async function ownPage(
  context: Context,
  user: SignedIn,
  { reportId, page }: { reportId: string; page: number | null },
): Promise<ChosenPage> {
  const row = await usableReport(context, user, reportId)
  const [first] = page === null ? await findingsOfReports(context, user, [row.id]) : []
  return {
    file: await readOriginal(context, row),
    report: row.content,
    page: page ?? first?.evidence.find((place) => place.reportId === row.id)?.page ?? 1,
    isPractice: row.source === 'practice',
  }
}

async function bundledPage(context: Context, page: number | null): Promise<ChosenPage> {
  const practice = await practicePage(context)
  return { file: practice.file, report: practice.report, page: page ?? practice.page, isPractice: true }
}

/** From picture points to the points of the page. */
function onPage(page: number, words: readonly RecognisedWord[]): RecognisedPage {
  const scale = POINTS_PER_INCH / DPI
  return {
    page,
    words: words.map(({ text, box: [x, y, width, height] }) => ({
      text,
      box: [x * scale, y * scale, width * scale, height * scale],
    })),
  }
}
