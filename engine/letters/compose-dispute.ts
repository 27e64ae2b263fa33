import type { Finding } from '#engine/audit/finding.ts'
import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, entrySentences, isInquiry, listed, part, reportWords, statementParts } from '#engine/letters/letter-words.ts'
import { writeDay } from '#engine/values/day.ts'
import { ASSERTING_GRADES, type Grade } from '#engine/words/grade.ts'

const ASKING: readonly Grade[] = ['disagreement', 'proof']

/** What a dispute rests on, sorted by how much it may say. */
interface Grounds {
  readonly wrong: readonly Finding[]
  readonly asked: readonly Finding[]
  readonly policy: readonly Finding[]
  readonly own: readonly Finding[]
}

function groundsOf({ findings, statements, recipient }: LetterRequest): Grounds {
  const of = (grades: readonly Grade[]): readonly Finding[] => findings.filter(({ grade }) => grades.includes(grade))
  // What only the consumer can say is left out until they have said something.
  return {
    wrong: of(ASSERTING_GRADES),
    asked: of(ASKING),
    policy: recipient.kind === 'bureau' ? of(['policy']) : [],
    own: statements.length === 0 ? [] : of(['identity']),
  }
}

/** A dispute to a bureau, or directly to the company that furnishes the entry. */
export function composeDispute(request: LetterRequest): readonly LetterPart[] {
  const grounds = groundsOf(request)
  const isBureau = request.recipient.kind === 'bureau'
  return [
    part([opening(request, grounds)]),
    ...(isBureau ? [part(identity(request))] : []),
    part(entrySentences(request)),
    ...[...grounds.wrong, ...grounds.own].map((finding) => groundPart(finding, request)),
    ...led(
      asksLead(grounds),
      grounds.asked.map((finding) => groundPart(finding, request)),
    ),
    ...led(
      POLICY_LEAD,
      grounds.policy.map((finding) => groundPart(finding, request)),
    ),
    ...statementParts(request.statements),
    ...closing(request, grounds),
  ]
}

const isEmpty = ({ wrong, asked, policy, own }: Grounds): boolean =>
  wrong.length + asked.length + policy.length + own.length === 0

function opening(request: LetterRequest, grounds: Grounds): string {
  const about = reportWords(request)
  const isBureau = request.recipient.kind === 'bureau'
  const head = isBureau
    ? `I am writing about ${about}.`
    : `I am writing to you about ${isInquiry(request.subject) ? 'an inquiry in your name' : 'an entry that you furnish'}, as it stands in ${about}.`
  if (request.statements.length === 0 && isEmpty(grounds)) return `${head} I ask you to verify the entry named below.`
  if (grounds.wrong.length > 0 || request.statements.length > 0)
    return `${head} I dispute the entry named below, for the reasons given.`
  return grounds.asked.length > 0
    ? `${head} I have questions about the entry named below.`
    : `${head} I have a request about the entry named below.`
}

/** What lets a bureau find the file. */
export function identity({ sender }: LetterRequest): readonly string[] {
  const ssn = sender.ssnLast4 === null ? '' : `the last four digits of my Social Security number are ${sender.ssnLast4}`
  const birth = sender.dateOfBirth === null ? '' : `my date of birth is ${writeDay(sender.dateOfBirth)}`
  const known = [ssn, birth].filter((words) => words !== '')
  return known.length === 0 ? [] : [`To help you find my file: ${listed(known)}.`]
}

function asksLead({ wrong, asked }: Grounds): string {
  if (asked.length === 0) return ''
  return wrong.length > 0
    ? 'I do not say that what follows is wrong, but I ask you to look into it too.'
    : 'I do not say that this is wrong, but I ask you to look into it.'
}

const POLICY_LEAD = "What follows rests on the bureaus' own policy or practice and not on a law."

/** The lead stands at the head of the first. */
function led(lead: string, parts: readonly LetterPart[]): readonly LetterPart[] {
  return parts.map((found, index) => (index === 0 ? { ...found, text: `${lead} ${found.text}` } : found))
}

/** The duties of bureaus, and those of furnishers and collectors: no one is reminded of another's. */
const BUREAUS_DUTY = /^(?:fcra_1681[cegij]|policy_)/
const FURNISHERS_DUTY = /^(?:fcra_1681s2|reg_|fdcpa_)/

/** The finding's own words, and the law it rests on where they do not name it. */
function groundPart({ claim, ask, citations }: Finding, { recipient }: LetterRequest): LetterPart {
  const others = recipient.kind === 'bureau' ? FURNISHERS_DUTY : BUREAUS_DUTY
  const named = citations.filter((id) => claim.includes(cite(id)))
  const referred = citations.filter((id) => !named.includes(id) && !others.test(id))
  return part([claim, ask, referred.length === 0 ? '' : `I refer to ${listed(referred.map(cite))}.`], [...named, ...referred])
}

function closing(request: LetterRequest, grounds: Grounds): readonly LetterPart[] {
  const onlyPolicy = grounds.policy.length > 0 && grounds.wrong.length + grounds.asked.length + grounds.own.length === 0
  if (onlyPolicy && request.statements.length === 0) {
    return [part(['I know that no law obliges you to do this.', 'Please tell me in writing what you decide.'])]
  }
  const verify = request.statements.length === 0 && isEmpty(grounds)
  return request.recipient.kind === 'bureau' ? bureauClosing(verify) : furnisherClosing(request, verify)
}

function bureauClosing(verify: boolean): readonly LetterPart[] {
  const correct = `What is found inaccurate or incomplete or cannot be verified is to be corrected or deleted (${cite('fcra_1681i_a_5')}).`
  const check = `Please check with the company that furnished the entry that it is accurate and complete (${cite('fcra_1681i_a_1')}).`
  const reinvestigate = `Please reinvestigate the entry (${cite('fcra_1681i_a_1')}) and send all that is in this letter and with it to the company that furnished it (${cite('fcra_1681i_a_2')}).`
  return [
    verify
      ? part(['I do not say here that the entry is wrong.', check, correct], ['fcra_1681i_a_1', 'fcra_1681i_a_5'])
      : part([reinvestigate, correct], ['fcra_1681i_a_1', 'fcra_1681i_a_2', 'fcra_1681i_a_5']),
    part([`Please send me the written results and my report as it then stands (${cite('fcra_1681i_a_6')}).`], ['fcra_1681i_a_6']),
  ]
}

/** A direct dispute names its duty; inquiries and public records are outside it, and so is a paid letter or one that disputes nothing. */
function furnisherClosing({ subject, isSentByCreditRepair }: LetterRequest, verify: boolean): readonly LetterPart[] {
  const isFurnished = subject.kind === 'account' || (subject.kind === 'described' && !isInquiry(subject))
  const isDirect = !verify && !isSentByCreditRepair && isFurnished
  const said = verify ? 'I do not say here that the entry is wrong.' : ''
  const ask = 'Please look into this with all that is in this letter, and write to me with what you find.'
  const correct = isInquiry(subject)
    ? 'If you had no right to ask for my report, please have every bureau that shows the inquiry remove it.'
    : 'If the entry proves inaccurate or incomplete, please send the correction to every bureau that you gave it to.'
  if (!isDirect) return [part([said, 'This is a request.', ask, correct])]
  const duty = `I send you this as a direct dispute (${cite('fcra_1681s2_a_8')} and ${cite('reg_v_1022_43')}).`
  const flag = `While it is open, please report the entry as disputed (${cite('fcra_1681s2_a_3')}).`
  return [part([duty, ask, correct, flag], ['fcra_1681s2_a_8', 'reg_v_1022_43', 'fcra_1681s2_a_3'])]
}
