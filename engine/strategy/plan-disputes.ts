import { type CreditFile, type EntryDispute, entryKey, standingOn } from '#engine/analysis/credit-file.ts'
import { doubtfulEntries } from '#engine/analysis/doubtful-entries.ts'
import type { LetterSubject } from '#engine/letters/letter-request.ts'
import { evidenceMeter } from '#engine/strategy/evidence-meter.ts'
import { expectedClock } from '#engine/strategy/expected-clock.ts'
import { holdsBack, leaningsIn } from '#engine/strategy/holding-back.ts'
import { ifRefused } from '#engine/strategy/if-refused.ts'
import { leaveAlone } from '#engine/strategy/leave-alone.ts'
import { nextLetter } from '#engine/strategy/next-letter.ts'
import { closingAhead } from '#engine/strategy/mortgage/closing-day.ts'
import { countedByFha, remarksOnFile } from '#engine/strategy/mortgage/dispute-remarks.ts'
import { type MortgageVerdict, mortgageVerdict } from '#engine/strategy/mortgage/mortgage-hold.ts'
import { mortgageWeight } from '#engine/strategy/mortgage/weighs-on-mortgage.ts'
import { oscarPreview } from '#engine/strategy/oscar-preview.ts'
import type { FileStrategy, PlannedDispute } from '#engine/strategy/planned-dispute.ts'
import { type Standing, turnsOf } from '#engine/strategy/turns.ts'
import { whomToAsk } from '#engine/strategy/whom-to-ask.ts'
import type { Day } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** In which order to dispute the whole file, each entry with its plan, and what to leave alone. */
export function planDisputes(file: CreditFile): FileStrategy {
  const closing = closingAhead(file.closesOn ?? null, file.today)
  const subjects = subjectsOf(file)
  const found = doubtfulEntries(file).filter(({ dispute }) => dispute?.status !== 'resolved')
  const standings = found.map((doubtful): Found => {
    const subject = subjects.get(entryKey(doubtful.entry)) ?? null
    return { doubtful, subject, mortgage: verdictFor({ doubtful, subject }, { closing, today: file.today }) }
  })
  const leanings = leaningsIn(standingOn(file), found)
  const turns = turnsOf(standings, {
    closing,
    today: file.today,
    holdsBack: (before, later) => holdsBack(before, later, leanings),
  })
  const disputes = turns.flatMap(({ index, turn, why }, place) => {
    const standing = standings[index]
    return standing === undefined ? [] : [planOf(standing, { place: place + 1, turn, why, file })]
  })
  const remarks = closing === null ? [] : remarksOnFile(standingOn(file), file)
  return {
    disputes,
    leave: leaveAlone(file, new Set(disputes.map(({ entry }) => entryKey(entry)))),
    mortgage:
      closing === null
        ? null
        : {
            closesOn: closing,
            held: disputes.filter(({ turn }) => turn === 'held').length,
            remarks,
            counted: countedByFha(remarks),
          },
  }
}

interface Found extends Standing {
  readonly subject: LetterSubject | null
}

/** The printed entries by their key. */
function subjectsOf(file: CreditFile): ReadonlyMap<string, LetterSubject> {
  return new Map(
    standingOn(file).flatMap(({ id: reportId, accounts, inquiries, publicRecords }) => [
      ...accounts.map((account): [string, LetterSubject] => [
        entryKey({ reportId, subjectId: account.id }),
        { kind: 'account', account },
      ]),
      ...inquiries.map((inquiry): [string, LetterSubject] => [
        entryKey({ reportId, subjectId: inquiry.id }),
        { kind: 'inquiry', inquiry },
      ]),
      ...publicRecords.map((record): [string, LetterSubject] => [
        entryKey({ reportId, subjectId: record.id }),
        { kind: 'public_record', record },
      ]),
    ]),
  )
}

/** Only what is not sent yet can be held. */
function verdictFor(
  { doubtful: { entry, ground, dispute }, subject }: Pick<Found, 'doubtful' | 'subject'>,
  { closing, today }: { closing: Day | null; today: Day },
): MortgageVerdict | null {
  if (closing === null || !isToSend(dispute, entry.bureau)) return null
  const weight = subject?.kind === 'account' ? mortgageWeight(subject.account, today) : null
  return mortgageVerdict({ ground, kind: entry.subjectKind, weight }, { closesOn: closing, today })
}

/** Also one that a company refused, and that no bureau has had yet. */
const isToSend = (dispute: EntryDispute | null, bureau: Bureau): boolean =>
  dispute === null || dispute.status === 'pending' || (dispute.status === 'rejected' && !dispute.targets.includes(bureau))

function planOf(
  { doubtful, subject, mortgage }: Found,
  at: Pick<PlannedDispute, 'place' | 'turn' | 'why'> & { readonly file: CreditFile },
): PlannedDispute {
  const { entry, findings, ground, item, dispute } = doubtful
  const { creditorName, bureau } = entry
  const {
    file: { today, isSentByCreditRepair = false },
    ...standing
  } = at
  const described: LetterSubject = { kind: 'described', creditorName, accountNumber: null }
  const target = whomToAsk(subject ?? described, { bureau, creditorName, findings, isSentByCreditRepair })
  return {
    ...standing,
    entry,
    accountNumber: findings[0]?.accountNumber ?? null,
    ground,
    impact: item?.estimatedImpact ?? null,
    target,
    letter: nextLetter(doubtful, today),
    meter: evidenceMeter(findings),
    clock: expectedClock(dispute?.clock ?? null, today),
    ifRefused: ifRefused(bureau, { isDirectOwed: target.direct.isOwed }),
    preview: oscarPreview(entry.subjectKind, findings),
    mortgage,
  }
}
