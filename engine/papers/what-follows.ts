import { toldClocks } from '#engine/disputes/told-clocks.ts'
import { afterCourtPaper, isKept } from '#engine/papers/after-court-paper.ts'
import { agencyDispute, fileRequest, NO_WRITER } from '#engine/papers/agency-letters.ts'
import { agencyAddress, type AgencyAddress } from '#engine/papers/agency-addresses.ts'
import { cited, type ConfirmedPaper, isOver, type NextStep, NOTHING, valuesOf } from '#engine/papers/next-step.ts'
import type { NewOwner } from '#engine/papers/new-owner.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { addDays, type Day, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import type { ReceivedKind } from '#engine/words/received-paper.ts'

/** Days after a notice of adverse action in which its agency's report is free. */
const FREE_REPORT_DAYS = 60

/** What is asked about a paper before anything follows: only the member knows when it came. */
const DAY_ASKED: Readonly<Partial<Record<ReceivedKind, string>>> = {
  refusal: 'When did this letter come?',
  collection_notice: 'When did this notice come?',
  court_paper: 'When were you served with these papers?',
}

export function dayAsked({ kind, courtPaper = 'lawsuit' }: Pick<ConfirmedPaper, 'kind' | 'courtPaper'>): string | null {
  if (kind !== 'court_paper' || courtPaper === 'lawsuit') return DAY_ASKED[kind] ?? null
  return isKept(courtPaper) ? null : 'When did these papers come?'
}

/** A last day that is over is told as what can still be done. */
export function whatFollows(paper: ConfirmedPaper, today: Day): NextStep[] {
  if (paper.kind === 'refusal') return afterRefusal(paper, today)
  if (paper.kind === 'collection_notice') return afterNotice(paper, today)
  if (paper.kind === 'court_paper') return afterCourtPaper(paper, today)
  if (paper.kind === 'discharge') return afterDischarge(paper)
  if (paper.kind === 'identity') return [IDENTITY]
  return paper.newOwner === undefined ? [] : [writeToNewOwner(paper, paper.newOwner)]
}

function afterRefusal(paper: ConfirmedPaper, today: Day): NextStep[] {
  const { receivedOn } = paper
  const due = receivedOn === null ? null : addDays(receivedOn, FREE_REPORT_DAYS)
  const agencies = valuesOf(paper, 'bureau')
  if (paper.isBeforeDecision === true) return [answerFirst(paper), ...agencies.flatMap((name) => agencySteps(paper, name, today))]
  const free = agencies.map((name): NextStep => {
    const by = due === null ? '' : ` by ${writeDay(due)}`
    const isBureau = isNationwide(name)
    const over = isOver(due, today)
    const used = `The decision used a report from ${name}.`
    const stillFree = isBureau
      ? 'You can still get a free report at AnnualCreditReport.com.'
      : `Ask ${name} for your file anyway. Many agencies give one free each year.`
    return {
      id: `free_report ${name}`,
      title: `Get your free ${name} ${isBureau ? 'report' : 'file'}${over ? '' : by}`,
      text: over
        ? `${used} The 60 days for a free copy have passed. ${stillFree}`
        : `${used} You can ask ${name} for a free copy and dispute what’s wrong in it.`,
      clock: 'free_report',
      due,
      why:
        receivedOn === null ? null : `The letter came on ${writeDay(receivedOn)}, and the report is free for 60 days after that.`,
      citation: cited('fcra_1681j_b'),
      address: agencyAddress(name),
      letter: null,
      letterId: null,
      asksDay: null,
      doneAt: isBureau ? 'reports' : null,
      disputeWith: null,
    }
  })
  const letters = agencies.filter((name) => !isNationwide(name)).flatMap((name) => agencySteps(paper, name, today))
  const unnamed: NextStep = {
    ...NOTHING,
    id: 'name_the_agency',
    title: 'Find out whose report they used',
    text: 'This page doesn’t name a credit bureau. Look at the back or the next page and add it here, or ask the sender. They have to tell you.',
    citation: cited('fcra_1681m'),
  }
  const reasons: NextStep = {
    ...NOTHING,
    id: 'reasons',
    title: 'Check the reasons against your reports',
    text: 'If a reason is based on an error, dispute that first.',
    doneAt: 'findings',
  }
  return [...(free.length > 0 ? free : [unnamed]), ...letters, ...(valuesOf(paper, 'reason').length > 0 ? [reasons] : [])]
}

/** What is said before they decide can still change the decision. */
const answerFirst = ({ sender }: ConfirmedPaper): NextStep => ({
  ...NOTHING,
  id: 'before_decision',
  title: 'Answer before they decide',
  text: `Nothing is decided yet, and the letter says how long they will wait. Read the copy of the report that came with it. If something in it is wrong, tell ${sender ?? 'them'} in writing right away, and dispute it with the company that made the report. If no copy came, ask for it today.`,
  citation: cited('fcra_1681b_b_3'),
})

const printedFor = ({ addresses = [] }: ConfirmedPaper, name: string): readonly string[] | null =>
  addresses.find(({ agency }) => agency === name)?.lines ?? null

/** The agency's address as the lender's letter prints it goes before the one we know. */
function addressOf(paper: ConfirmedPaper, name: string): AgencyAddress | null {
  const known = agencyAddress(name)
  const lines = printedFor(paper, name)
  return known === null || lines === null ? known : { ...known, lines, source: 'the letter itself' }
}

const envelopeOf = (address: AgencyAddress | null): readonly string[] => {
  if (address === null || address.lines.length === 0) return []
  return address.lines[0]?.includes(address.name.split(' ')[0] ?? '') ? address.lines : [address.name, ...address.lines]
}

const isNationwide = (name: string): boolean => BUREAUS.some((bureau) => BUREAU_NAMES[bureau] === name)

const FILE_DAYS = 15

/** An agency whose files we do not read: the letter that asks for the file, and the one that disputes it, each with its clock. */
function agencySteps(paper: ConfirmedPaper, name: string, today: Day): NextStep[] {
  const { days = {}, letters: kept = {}, writer = NO_WRITER, sender: lender, datedOn: refusedOn } = paper
  const address = addressOf(paper, name)
  const addressLines = printedFor(paper, name) ?? envelopeOf(address)
  const isDecided = paper.isBeforeDecision !== true
  const about = { agency: name, addressLines, today, writer, lender, refusedOn, isDecided }
  const [asked, disputed] = [`file_request ${name}`, `agency_dispute ${name}`].map((id) => ({ id, on: days[id] ?? null }))
  const request: NextStep = {
    ...NOTHING,
    id: asked?.id ?? '',
    title: `Ask ${name} for your file by letter`,
    text: `Print this letter, sign it, and mail it with a copy of your ID. Certified mail proves the day ${name} got it.`,
    clock: 'file_disclosure',
    due: asked?.on ? addDays(asked.on, FILE_DAYS) : null,
    why: asked?.on ? `${name} got your letter on ${writeDay(asked.on)}. It has ${FILE_DAYS} days to send the file.` : null,
    citation: cited('fcra_1681j_a'),
    address,
    letter: fileRequest(about),
    letterId: kept[asked?.id ?? ''] ?? null,
    asksDay: `When did ${name} get it?`,
  }
  const dispute: NextStep = {
    ...NOTHING,
    id: disputed?.id ?? '',
    title: `Dispute what is wrong in your ${name} file`,
    text: 'When the file comes, look for accounts, debts, or addresses that aren’t yours. Fill in what is wrong and mail this letter.',
    clock: 'reinvestigation',
    due: disputed?.on ? addDays(disputed.on, PERIODS.reinvestigation.value) : null,
    why: disputed?.on
      ? `${name} got your dispute on ${writeDay(disputed.on)}. It has ${PERIODS.reinvestigation.inWords} to investigate.`
      : null,
    citation: cited('fcra_1681i_a_1'),
    address,
    letter: agencyDispute(about),
    letterId: kept[disputed?.id ?? ''] ?? null,
    asksDay: `When did ${name} get it?`,
  }
  return [request, dispute]
}

function afterNotice(paper: ConfirmedPaper, today: Day): NextStep[] {
  const [noticeEndsOn = null] = valuesOf(paper, 'disputeBy')
  const [clock] = toldClocks({ noticeSentOn: paper.datedOn, noticeReceivedOn: paper.receivedOn, noticeEndsOn })
  const who = paper.sender ?? 'the collector'
  const over = isOver(clock?.due, today)
  return [
    {
      ...NOTHING,
      id: 'validation',
      title: `Dispute the debt in writing${clock && !over ? ` by ${writeDay(clock.due)}` : ''}`,
      text: over
        ? `The last day was ${writeDay(clock?.due ?? today)}. You can still write and ask for proof, but ${who} may keep collecting while you wait.`
        : `If you write in time, ${who} must stop collecting what you dispute until they send you proof. Ask for it even if you think you may owe it.${noticeEndsOn === null ? ' The 30 days start with their first letter: if an earlier one came, count from that.' : ''}`,
      clock: 'validation_period',
      due: clock?.due ?? null,
      why: clock?.why ?? null,
      citation: cited('fdcpa_1692g'),
      doneAt: 'new_dispute',
    },
  ]
}

function afterDischarge(paper: ConfirmedPaper): NextStep[] {
  const [filedOn] = valuesOf(paper, 'filedOn')
  const since = filedOn === undefined ? 'before you filed' : `before you filed on ${writeDay(filedOn)}`
  return [
    {
      ...NOTHING,
      id: 'discharge',
      title: 'Use this order as proof',
      text: `Enclose it when you dispute a debt from ${since} that still shows a balance or is still collected. Accounts that the case covers should say discharged and $0.`,
      doneAt: 'findings',
    },
  ]
}

/** Who sold a debt has no more say in it; whoever bought it has to show what they bought. */
function writeToNewOwner({ sender }: ConfirmedPaper, { name, lines }: NewOwner): NextStep {
  const seller = sender ?? 'the company that sold it'
  const where =
    lines.length === 0
      ? 'The letter gives no address for them, so look at their own letters.'
      : `Their address in this letter: ${lines.join(', ')}.`
  return {
    ...NOTHING,
    id: 'new_owner',
    title: `Write to ${name}, which owns this debt now`,
    text: `Ask ${name} for proof that you owe it and that they own it, and dispute what is wrong. ${where} On your next reports, check that ${seller} shows this account as sold, with a balance of $0.`,
    doneAt: 'new_dispute',
    disputeWith: name,
  }
}

const IDENTITY: NextStep = {
  ...NOTHING,
  id: 'identity',
  title: 'Enclose it with your letters',
  text: 'Bureaus often ask for proof of who you are and where you live. You can choose a copy when you open a letter.',
  doneAt: 'disputes',
}
