import { AUTHORITIES } from '#engine/law/authorities.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { listed } from '#engine/letters/letter-words.ts'
import type { Concern } from '#engine/strategy/concerns.ts'
import { closingNote } from '#engine/strategy/mortgage/closing-day.ts'
import type { DisputeState, Entry, Matter } from '#engine/strategy/matter.ts'
import { isContradicted } from '#engine/strategy/weigh-matter.ts'
import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES, BUREAUS, type DisputeTarget, targetName } from '#engine/words/bureau.ts'

/** What to do next about a matter, in order, from where its dispute stands. `entries` come strongest first. */
export function nextSteps(matter: Matter, concerns: readonly Concern[]): readonly string[] {
  const [lead] = matter.entries
  const closing = closingNote(matter.file.closesOn, matter.today)
  const first = closing === null ? [] : [closing]
  const dispute = disputeOf(matter)
  if (dispute !== null && dispute.status !== 'pending') return stepsOfRunning(dispute, matter.creditor)
  if (lead === undefined) return [...first, ...stepsWithoutEntry(matter, concerns)]
  if (lead.item === null && lead.findings.length === 0) {
    return [
      ...first,
      `Look at the account on ${BUREAU_NAMES[lead.bureau]}’s report first. It shows nothing late or derogatory.`,
      ...gather(concerns),
      'If something about it is wrong, describe it in a new dispute. That dispute rests on your own statement.',
    ]
  }
  return [
    ...first,
    ...reading(lead),
    ...gather(concerns),
    dispute === null
      ? `Open the dispute with ${BUREAU_NAMES[lead.bureau]}.`
      : `The dispute is open and nothing has been sent yet. Read the letter to ${namesOf(dispute.targets, matter.creditor)}.`,
    'Read the letter, fix anything that isn’t right, and approve it. Nothing goes out before that.',
    SEND,
  ]
}

/** The dispute that was chosen, else the one about the strongest entry. */
export const disputeOf = ({ dispute, entries }: Pick<Matter, 'dispute' | 'entries'>): DisputeState | null =>
  dispute ?? entries.find((entry) => entry.dispute !== null)?.dispute ?? null

const SEND =
  'Send it by certified mail and keep the receipt. The legal deadline counts from the day of delivery. You can also file on the bureau’s website. Then record it here.'

function reading(lead: Entry): readonly string[] {
  const [first] = lead.findings
  if (first === undefined) {
    return [
      'Nothing on the report shows an error. Compare it with your own records before you dispute it. A correct account stays.',
    ]
  }
  const check = 'Look at the spot the finding marks in your report'
  return isContradicted(lead) && first.exonerations[0] !== undefined
    ? [`${check}, and make sure there’s no lawful explanation. ${first.exonerations[0]}`]
    : [`${check}.`]
}

const gather = (concerns: readonly Concern[]): readonly string[] =>
  concerns.map(({ about, evidence, caution }) =>
    [`You wrote about ${about}. Get ${listed(evidence)}, and send copies.`, caution].filter(Boolean).join(' '),
  )

function stepsWithoutEntry({ creditor, file, dispute }: Matter, concerns: readonly Concern[]): readonly string[] {
  const missing = BUREAUS.filter((bureau) => !file.bureaus.includes(bureau)).map((bureau) => BUREAU_NAMES[bureau])
  const upload =
    missing.length === 0
      ? `Look for ${creditor} in your reports. Companies often report under another name.`
      : `Upload your ${listed(missing)} report${missing.length === 1 ? '' : 's'}. We’ll check what it says about ${creditor}.`
  return [
    upload,
    ...(concerns.length > 0
      ? gather(concerns)
      : ['Collect whatever shows what’s wrong: statements, receipts, letters. Without them, a dispute rests only on your word.']),
    dispute === null
      ? 'If you’re sure the account is wrong, open a dispute. The letter will have your own statement.'
      : 'Create the letter, read it, and confirm that it’s true before you send it.',
  ]
}

function stepsOfRunning({ status, targets, due }: DisputeState, creditor: string): readonly string[] {
  const who = namesOf(targets, creditor)
  if (status === 'resolved') {
    return [
      'Get a new report from each bureau that listed the account and check that it’s gone or corrected.',
      `If a deleted item comes back, the bureau must tell you in writing within ${PERIODS.reinsertion_notice.inWords} (${AUTHORITIES.fcra_1681i_a_5_b.cite}).`,
      `You can ask the bureau to tell those who recently got the old report (${AUTHORITIES.fcra_1681i_d.cite}).`,
    ]
  }
  if (status === 'withdrawn') return ['You withdrew the dispute. Nothing was sent. Reopen it if the account is wrong after all.']
  if (status === 'rejected') {
    return [
      `Ask the bureau how it verified the item. It has ${PERIODS.verification_method.inWords} to describe its procedure (${AUTHORITIES.fcra_1681i_a_7.cite}).`,
      'Dispute again only with something new: more documents, or another error. The same dispute again can be called frivolous.',
      `You may add a statement of ${PERIODS.dispute_statement.inWords} to your file (${AUTHORITIES.fcra_1681i_b.cite}).`,
      'Once the dispute is closed, you can complain to the CFPB that the information is inaccurate.',
    ]
  }
  const wait =
    due === null
      ? `Record the day ${who} received the dispute. The legal deadline counts from then.`
      : `Wait for the answer from ${who}. It’s due by ${writeDay(due)}.`
  return [
    wait,
    `Don’t dispute it again in the meantime. A second dispute without anything new can be called frivolous (${AUTHORITIES.fcra_1681i_a_3.cite}).`,
    'If you find more documents, send them now. The bureau must consider what it gets in time.',
    'When the answer comes, record it on the dispute.',
  ]
}

const namesOf = (targets: readonly DisputeTarget[], creditor: string): string =>
  listed(targets.map((target) => targetName(target, creditor)))
