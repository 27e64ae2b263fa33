import type { Finding } from '#engine/audit/finding.ts'
import type { AuthorityId } from '#engine/law/authorities.ts'
import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, entrySentences, listed, part, reportWords, statementParts } from '#engine/letters/letter-words.ts'
import { writeDay } from '#engine/values/day.ts'
import type { Grade } from '#engine/words/grade.ts'

/** Only these say that something is wrong; every other grade asks. */
const ASSERTING: readonly Grade[] = ['legal_limit', 'impossible', 'contradiction']
const ASKING: readonly Grade[] = ['disagreement', 'proof']

/** What a dispute rests on, sorted by how much it may say. */
interface Grounds {
  readonly wrong: readonly Finding[]
  readonly asked: readonly Finding[]
  readonly policy: readonly Finding[]
  readonly own: readonly Finding[]
}

function groundsOf({ findings, statements }: LetterRequest): Grounds {
  const of = (grades: readonly Grade[]): readonly Finding[] => findings.filter(({ grade }) => grades.includes(grade))
  // What only the consumer can say is left out until they have said something.
  return { wrong: of(ASSERTING), asked: of(ASKING), policy: of(['policy']), own: statements.length === 0 ? [] : of(['identity']) }
}

/** A dispute to a bureau, or directly to the company that furnishes the entry. */
export function composeDispute(request: LetterRequest): readonly LetterPart[] {
  const grounds = groundsOf(request)
  const isBureau = request.recipient.kind === 'bureau'
  return [
    part([opening(request, grounds)]),
    ...(isBureau ? [part(identity(request))] : []),
    part(entrySentences(request)),
    ...grounds.wrong.map((finding) => groundPart(finding)),
    ...group(asksLead(grounds), [...grounds.asked, ...grounds.own]),
    ...group("What follows rests on the bureaus' own policy or practice and not on a law.", grounds.policy),
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
    : `I am writing to you about an entry that you furnish, as it stands in ${about}.`
  if (request.statements.length === 0 && isEmpty(grounds)) return `${head} I ask you to verify the entry named below.`
  if (grounds.wrong.length > 0 || request.statements.length > 0)
    return `${head} I dispute the entry named below, for the reasons given.`
  return grounds.asked.length > 0
    ? `${head} I have questions about the entry named below.`
    : `${head} I have a request about the entry named below.`
}

function identity({ sender }: LetterRequest): readonly string[] {
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

function group(lead: string, findings: readonly Finding[]): readonly LetterPart[] {
  return findings.map((finding, index) =>
    index === 0 && lead !== '' ? { ...groundPart(finding), text: `${lead} ${groundPart(finding).text}` } : groundPart(finding),
  )
}

/** The finding's own words, and the law it rests on where they do not name it. */
function groundPart({ claim, ask, citations }: Finding): LetterPart {
  const unnamed = citations.map(cite).filter((words) => !claim.includes(words))
  return part([claim, ask, unnamed.length === 0 ? '' : `I refer to ${listed(unnamed)}.`], citations)
}

function closing(request: LetterRequest, grounds: Grounds): readonly LetterPart[] {
  const onlyPolicy = grounds.policy.length > 0 && grounds.wrong.length + grounds.asked.length + grounds.own.length === 0
  if (onlyPolicy && request.statements.length === 0) {
    return [part(['I know that no law obliges you to do this.', 'Please tell me in writing what you decide.'])]
  }
  const verify = request.statements.length === 0 && isEmpty(grounds)
  return request.recipient.kind === 'bureau' ? bureauClosing(verify) : furnisherClosing(request, verify)
}

const BUREAU_DUTIES: readonly AuthorityId[] = ['fcra_1681i_a_1', 'fcra_1681i_a_2', 'fcra_1681i_a_5']

function bureauClosing(verify: boolean): readonly LetterPart[] {
  const [reinvestigate, tell, correct] = BUREAU_DUTIES.map(cite)
  const first = verify
    ? `Please check with the company that furnished the entry that it is accurate and complete (${reinvestigate}).`
    : `Please reinvestigate the entry (${reinvestigate}) and send all that is in this letter and with it to the company that furnished it (${tell}).`
  const said = verify ? 'I do not say here that the entry is wrong.' : ''
  return [
    part(
      [said, first, `What is found inaccurate or incomplete or cannot be verified is to be corrected or deleted (${correct}).`],
      BUREAU_DUTIES,
    ),
    part([`Please send me the written results and my report as it then stands (${cite('fcra_1681i_a_6')}).`], ['fcra_1681i_a_6']),
  ]
}

/** A direct dispute names its duty; identity data, inquiries and most public records are outside it, and so is a paid letter. */
function furnisherClosing({ subject, isSentByCreditRepair }: LetterRequest, verify: boolean): readonly LetterPart[] {
  const isDirect = !isSentByCreditRepair && (subject.kind === 'account' || subject.kind === 'described')
  const said = verify ? 'I do not say here that the entry is wrong.' : ''
  const ask = 'Please look into this with all that is in this letter, and write to me with what you find.'
  const correct = 'If the entry proves inaccurate or incomplete, please send the correction to every bureau that you gave it to.'
  if (!isDirect) return [part([said, 'This is a request.', ask, correct])]
  const duty = `I send you this as a direct dispute (${cite('fcra_1681s2_a_8')} and ${cite('reg_v_1022_43')}).`
  const flag = `While it is open, please report the entry as disputed (${cite('fcra_1681s2_a_3')}).`
  return [
    part(
      [said, duty, ask, correct, verify ? '' : flag],
      ['fcra_1681s2_a_8', 'reg_v_1022_43', ...(verify ? [] : (['fcra_1681s2_a_3'] as const))],
    ),
  ]
}
