import { eq } from 'drizzle-orm'
import type { BureauConnection, BureauPersonalInfo, BureauProvider, BureausPort, FetchedReport } from '#adapters/bureaus/port.ts'
import type { Day } from '#engine/values/day.ts'
import { BUREAU_NAMES, BUREAUS, type Bureau } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { bureauConnections } from '#server/database/tables/bureau-connections.ts'
import { realBureaus, standingConsents, useConsents } from '#server/features/bureau-connections/consents.ts'
import { type ArrivedReport, keepReport, type StoredReport } from '#server/features/reports/reports.ts'
import type { Owned, SessionCookie, SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { refuseWithoutStepUp } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'

/** Front door: asks bureaus for a person's reports and keeps what they answer. */
export type ConnectionRow = typeof bureauConnections.$inferSelect

/** What came of asking one bureau. */
export type BureauAnswer =
  | { readonly bureau: Bureau; readonly row: Owned<StoredReport>; readonly error: null }
  /** `error` is for the consumer. Not reached: nothing that the member types could change that. */
  | {
      readonly bureau: Bureau
      readonly row: null
      readonly error: string
      readonly wasAsked: boolean
      readonly wasReached: boolean
    }

export interface Asking {
  readonly person: BureauPersonalInfo
  readonly bureaus: readonly Bureau[]
  readonly action: ArrivedReport['action']
  /** The words of the refusal when no bureau answers. */
  readonly failed: string
  /** Who is asked, where that is not the service that is set up here. */
  readonly service?: BureausPort
  /** Whose call it is: before a real bureau gets the number, it must be proven to be the member's. */
  readonly session?: SessionCookie
}

/** The identity as the calls take it; empty parts of the address are none. */
export interface GivenIdentity {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: Day
  readonly ssn?: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

/** What goes to the bureau. The number goes nowhere else: it is never stored, logged or answered. */
export function personOf(context: Context, given: GivenIdentity): BureauPersonalInfo {
  const { firstName, lastName, dateOfBirth, address: street, city, state, zipCode: zip } = given
  if (dateOfBirth > context.now().slice(0, 10)) {
    throw invalidField('dateOfBirth', 'The date of birth is in the future.')
  }
  const hasAddress = [street, city, state, zip].every((part) => part !== '')
  return { firstName, lastName, dateOfBirth, ssn: given.ssn ?? null, address: hasAddress ? { street, city, state, zip } : null }
}

/**
 * Asks all at once, and keeps what they answer one after the other: each is judged with the whole file of the member, and who waits
 * for that in the database gives up after a while. A bureau that fails answers its error, as does one that knows no such person; only
 * when none could be reached the call is refused.
 */
export async function askBureaus(context: Context, user: SignedIn, asking: Asking): Promise<BureauAnswer[]> {
  const { person, service = context.bureaus } = asking
  const name = `${person.firstName} ${person.lastName}`
  if (service === context.bureaus) await proveBeforeReal(context, asking)
  if (service === context.bureaus) await useConsents(context, user, { bureaus: asking.bureaus, name })
  const at = context.now()
  const fetched = await Promise.all(
    asking.bureaus.map(async (bureau) => {
      const answer = await service
        .fetchReport(person, { bureau, at })
        .catch((error: unknown) => failedAnswer(context, bureau, error))
      return { bureau, answer }
    }),
  )
  const answers: BureauAnswer[] = []
  for (const { bureau, answer } of fetched) {
    const keeping = { bureau, action: asking.action, person: asking.person }
    const kept = 'kind' in answer ? await keepAnswer(context, user, { ...keeping, fetched: answer }) : answer
    // Practice next to a real service is no connection.
    if (service === context.bureaus && (kept.row !== null || kept.wasAsked)) await recordConnection(context, user, kept)
    answers.push(kept)
  }
  if (answers.some((answer) => answer.row !== null || answer.wasReached)) return answers
  const issues = answers.flatMap(({ bureau, error }) => (error === null ? [] : [{ path: bureau, message: error }]))
  throw new Refusal('bureaus_failed', asking.failed, { issues })
}

async function proveBeforeReal(context: Context, { person, bureaus, session }: Asking): Promise<void> {
  if (person.ssn === null) return
  const real = await realBureaus(context)
  if (bureaus.some((bureau) => real.includes(bureau))) await refuseWithoutStepUp(context, session, 'any')
}

interface Keeping extends Pick<Asking, 'action' | 'person'> {
  readonly bureau: Bureau
  readonly fetched: FetchedReport
}

async function keepAnswer(context: Context, user: SignedIn, { bureau, action, person, fetched }: Keeping): Promise<BureauAnswer> {
  if (fetched.kind !== 'report') {
    const error = NO_REPORT[fetched.kind](BUREAU_NAMES[bureau])
    // Anyone who runs the installation must mend this; the member cannot.
    if (fetched.kind === 'refused') context.log.error({ bureau, reason: fetched.reason }, 'a bureau refuses this installation')
    const wasReached = fetched.kind === 'no_match' || fetched.kind === 'frozen'
    return { bureau, row: null, error, wasAsked: fetched.kind !== 'not_connected', wasReached }
  }
  try {
    const { rows } = await keepReport(context, user, {
      bytes: fetched.file,
      password: null,
      source: fetched.practice ? 'practice' : 'connected',
      action,
      score: fetched.score,
      askedAs: `${person.firstName} ${person.lastName}`,
      bureau,
    })
    return { bureau, row: rows.find((row) => row.bureau === bureau) ?? rows[0], error: null }
  } catch (error) {
    return failedAnswer(context, bureau, error)
  }
}

function failedAnswer(context: Context, bureau: Bureau, error: unknown): Extract<BureauAnswer, { row: null }> {
  if (!(error instanceof Refusal)) context.log.error({ bureau, ...describeError(error) }, 'a bureau could not be asked')
  const words = `We couldn’t use the answer from ${BUREAU_NAMES[bureau]}. Try again in a few minutes.`
  return { bureau, row: null, error: words, wasAsked: true, wasReached: false }
}

const NO_REPORT: Readonly<Record<Exclude<FetchedReport['kind'], 'report'>, (name: string) => string>> = {
  not_connected: (name) => `We have no connection to ${name}. Download your report from its site and upload it.`,
  no_match: (name) => `${name} has no file for this name and date of birth. Check them and try again.`,
  frozen: (name) => `Your file at ${name} is frozen. Lift the freeze on its site, fetch again, then freeze it again.`,
  refused: (name) => `${name} isn’t available here right now. Download your report from its site and upload it.`,
  unreachable: (name) => `We couldn’t reach ${name}. Try again in a few minutes.`,
}

/** A failure takes nothing away: the report that came earlier stays available. */
async function recordConnection(context: Context, user: SignedIn, { bureau, row }: BureauAnswer): Promise<void> {
  const connected = { status: 'connected' as const, reportAvailable: true, isPractice: row?.source === 'practice' }
  const values = row === null ? { status: 'failed' as const, reportAvailable: false, isPractice: false } : connected
  const lastUpdated = context.now()
  await transact(context, user, async (tx) => {
    await tx
      .insert(bureauConnections)
      .values({ userId: user.id, bureau, ...values, lastUpdated })
      .onConflictDoUpdate({
        target: [bureauConnections.userId, bureauConnections.bureau],
        set: row === null ? { status: 'failed' } : { ...connected, lastUpdated },
      })
    const detail = { status: values.status, practice: values.isPractice }
    return { answer: undefined, audit: [{ action: 'bureau.asked', subjectKind: 'bureau', subjectId: bureau, detail }] }
  })
}

/** A bureau as this member sees it. */
export interface Connection {
  readonly bureau: Bureau
  /** Null for one that was never asked. */
  readonly row: ConnectionRow | null
  readonly kind: BureauConnection['kind']
  readonly provider: BureauProvider
  readonly consent: Awaited<ReturnType<typeof standingConsents>>[number] | null
}

/** The three bureaus in their order. */
export async function connectionsOf(context: Context, user: SignedIn): Promise<Connection[]> {
  const rows = await context.db.select().from(bureauConnections).where(eq(bureauConnections.userId, user.id))
  const kinds = await context.bureaus.listBureaus()
  const consents = await standingConsents(context, user)
  return BUREAUS.map((bureau) => ({
    bureau,
    row: rows.find((row) => row.bureau === bureau) ?? null,
    kind: kinds.find((one) => one.bureau === bureau)?.kind ?? 'not_connected',
    provider: context.bureaus.provider,
    consent: consents.find((row) => row.bureau === bureau) ?? null,
  }))
}
