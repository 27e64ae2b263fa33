import type { Finding } from '#engine/audit/finding.ts'
import { type FurtherLetter, refused } from '#engine/letters/further/further-letter.ts'
import type { LetterPart } from '#engine/letters/letter-request.ts'
import { cite, identity, part, reportWords, statementParts } from '#engine/letters/letter-words.ts'

/** To a bureau that has someone else's data in the consumer's file: what is not theirs is named, one by one, and taken out. */
export const mixedFile: FurtherLetter = {
  subjectLine: "Dispute of another person's information in",
  encloses: 'errors',
  lacks: ({ findings }) => (findings.some(isForeign) ? [] : [refused(NOTHING_NAMED)]),
  compose: (request) => [
    part([
      `I dispute what is listed below. It is another person's, and it is mixed into ${reportWords(request)}.`,
      "Please delete it, and separate that person's file from mine.",
    ]),
    ...request.findings.filter(isForeign).map(foreignPart),
    ...statementParts(request.statements),
    part(identity(request)),
    law(),
  ],
}

const RULES: ReadonlySet<string> = new Set([
  'account_not_recognised',
  'inquiry_not_recognised',
  'name_not_yours',
  'address_not_yours',
  'employer_not_yours',
  'phone_not_yours',
  'birth_date_disagrees',
  'ssn_variant',
])

/** What the consumer has said is not theirs. */
export const isForeign = ({ rule, isQuestion }: Pick<Finding, 'rule' | 'isQuestion'>): boolean => RULES.has(rule) && !isQuestion

function foreignPart({ rule, claim, creditorName, accountNumber, evidence: [first] }: Finding): LetterPart {
  const page = first === undefined ? '' : `It is on page ${first.page}.`
  if (rule !== 'account_not_recognised') return part([claim, page])
  const number = accountNumber === null ? '' : `, account number ${accountNumber}`
  return part([`This account is not mine: ${creditorName ?? ''}${number}.`, page])
}

const law = (): LetterPart =>
  part(
    [
      `Please reinvestigate each of these (${cite('fcra_1681i_a_1')}), and delete what does not belong to me (${cite('fcra_1681i_a_5')}).`,
      `You must follow reasonable procedures to assure maximum possible accuracy (${cite('fcra_1681e_b')}): please tell me how our files were mixed, and make sure that it does not happen again.`,
      `Please send me the results in writing, with my updated report (${cite('fcra_1681i_a_6')}).`,
    ],
    ['fcra_1681e_b', 'fcra_1681i_a_1', 'fcra_1681i_a_5', 'fcra_1681i_a_6'],
  )

const NOTHING_NAMED =
  'Say first what is not yours: answer the questions about the accounts, names and addresses of this report. Your letter names each of them.'
