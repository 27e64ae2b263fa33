import { sql } from 'drizzle-orm'
import type { CertifiedCover, LetterBarcode } from '#adapters/printing/port.ts'
import { checkTrackingNumber } from '#engine/disputes/tracking-number.ts'
import { mailPieceDigits, routeOf } from '#engine/letters/intelligent-mail.ts'
import type { Context } from '#server/context.ts'
import { changeLetter, type LetterRow, takeLetter } from '#server/features/letters/letter-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { transact } from '#server/platform/transact.ts'

/** Who carries the printed letter: its member, the practice post office, or a vendor that prints addresses and barcodes itself. */
export interface PrintFor {
  readonly carrier: 'member' | 'practice' | 'vendor'
  readonly isCertified: boolean
  /** Whether its first page shows in the windows; behind another letter in the same envelope it does not. */
  readonly isInFront: boolean
  /** Marked as practice on every page. */
  readonly isMarked?: boolean
}

export const BY_MEMBER: PrintFor = { carrier: 'member', isCertified: false, isInFront: true }

/**
 * The barcode in the window. Practice has one that holds nothing and says so; a real letter has one only where the operator has
 * a Mailer ID of the Postal Service, and then a serial of its own that is kept with it.
 */
export async function barcodeFor(
  context: Context,
  user: SignedIn,
  { row, way, recipient }: { row: Owned<LetterRow>; way: PrintFor; recipient: readonly string[] },
): Promise<LetterBarcode | null> {
  if (way.carrier === 'vendor' || !way.isInFront) return null
  if (way.carrier === 'practice' || row.isPractice) return { kind: 'practice' }
  const { USPS_MAILER_ID: mailerId, USPS_SERVICE_TYPE: serviceType } = context.settings
  const route = routeOf(recipient)
  if (mailerId === undefined || serviceType === undefined || route === null) return null
  const serial = row.mailSerial ?? (await giveSerial(context, user, row))
  const digits = mailPieceDigits({ mailerId, serviceType, serial, route })
  return digits === null ? null : { kind: 'intelligent_mail', digits }
}

/** Once a letter: however often it is printed, it stays the same piece of mail. */
async function giveSerial(context: Context, user: SignedIn, row: Owned<LetterRow>): Promise<number> {
  return transact(context, user, async (tx) => {
    const current = await takeLetter(context, tx, row)
    if (current.mailSerial !== null) return { answer: current.mailSerial, audit: [] }
    const { rows } = await tx.execute<{ serial: string }>(sql`select nextval('mail_serials') as serial`)
    const serial = Number(rows[0]?.serial)
    await changeLetter(context, tx, { row: current, change: { mailSerial: serial } })
    const audit = { action: 'letter.serial_given', subjectKind: 'letter', subjectId: row.id, detail: { serial } }
    return { answer: serial, audit: [audit] }
  })
}

/** The sheet before a certified letter: of practice without any number, of a member’s own only with a number that can be one. */
export function coverFor(row: LetterRow, way: PrintFor, recipient: readonly string[]): CertifiedCover | null {
  if (way.carrier === 'vendor' || !way.isInFront) return null
  if (way.carrier === 'practice') return way.isCertified ? { kind: 'practice' } : null
  if (row.isPractice || row.labelNumber === null) return null
  const check = checkTrackingNumber(row.labelNumber)
  if (!check.isValid) return null
  const zip = routeOf(recipient)?.slice(0, 5)
  const { number } = check
  return check.kind === 'package' && zip !== undefined ? { kind: 'package', number, zip } : { kind: 'counter', number }
}
