import { type FurtherLetter, type LetterLack, missing, refused } from '#engine/letters/further/further-letter.ts'
import { evidencePart } from '#engine/letters/letter-pages.ts'
import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, thisEntry, identity, inquirer, isInquiry, part, statementParts } from '#engine/letters/letter-words.ts'
import { writeDay } from '#engine/values/day.ts'

/** About a hard inquiry that the consumer says they never allowed: what was the purpose? Most inquiries are lawful. */
export const unauthorizedInquiry: FurtherLetter = {
  subjectLine: 'Dispute of',
  encloses: 'entry',
  lacks,
  compose: (request) => (request.recipient.kind === 'bureau' ? toBureau(request) : toCompany(request)),
}

const notAllowed = (name: string): string => `I did not apply to ${name} for credit, and I did not allow it to ask for my report.`

function toBureau(request: LetterRequest): readonly LetterPart[] {
  const name = inquirer(request.subject)
  return [
    part([`I dispute ${thisEntry(request.subject)}.`, 'I did not authorize it. Please delete it.', notAllowed(name)]),
    ...statementParts(request.statements),
    evidencePart(request, 'entry'),
    part(identity(request)),
    part(
      [
        `You may give out my report only for a permissible purpose (${cite('fcra_1681b_a')}).`,
        `Please reinvestigate (${cite('fcra_1681i_a_1')}), ask ${name} what its purpose was, and delete the inquiry if it shows none (${cite('fcra_1681i_a_5')}).`,
        `Please send me the results in writing (${cite('fcra_1681i_a_6')}).`,
      ],
      ['fcra_1681b_a', 'fcra_1681i_a_1', 'fcra_1681i_a_5', 'fcra_1681i_a_6'],
    ),
  ]
}

function toCompany(request: LetterRequest): readonly LetterPart[] {
  return [
    part([
      `I dispute ${thisEntry(request.subject)}.`,
      'I did not apply to you for credit, and I did not allow you to ask for my report.',
      'Please have every bureau delete it.',
    ]),
    ...statementParts(request.statements),
    evidencePart(request, 'entry'),
    part(
      [
        `A report may be obtained only for a permissible purpose (${cite('fcra_1681b_f')}).`,
        'If you had one, please tell me which, and send me a copy of the application or permission that you relied on.',
        'If you had none, please have the inquiry deleted, and write to me when that is done.',
      ],
      ['fcra_1681b_f'],
    ),
  ]
}

const NO_INQUIRY = 'This letter is about an inquiry, and this entry is none. Write a dispute about it instead.'
const SOFT =
  'This is a soft inquiry: only you see it, and it counts for nothing. It needs no permission of yours, so there is nothing to dispute.'
const NOT_SAID =
  'Most inquiries are lawful, so only your own word makes this one a question. Say that you did not apply to this company and did not allow it to ask for your report, if that is so. Think of its other names: a store’s card comes from a bank.'

function lacks({ subject, told = {}, recorded }: LetterRequest): readonly LetterLack[] {
  if (!isInquiry(subject)) return [refused(NO_INQUIRY)]
  if (subject.kind === 'inquiry' && subject.inquiry.kind === 'soft') return [refused(SOFT)]
  if (recorded?.belongs?.answer === 'mine') return [refused(saidMine(recorded.belongs.saidOn))]
  const opened = recorded?.opened ?? null
  return [
    ...(told.didNotAuthorize === true ? [] : [missing('didNotAuthorize', NOT_SAID)]),
    ...(opened === null || told.knowsWhatIsPrinted === true
      ? []
      : [
          missing(
            'knowsWhatIsPrinted',
            `Your report lists an account with ${opened.creditorName}, opened ${writeDay(opened.on)}, soon after this inquiry: it may be the one that you applied for. Look at it, and confirm that your statement is true all the same.`,
          ),
        ]),
  ]
}

const saidMine = (saidOn: string): string =>
  `You confirmed on ${writeDay(saidOn)} that you asked for this, so no letter of yours can say that you did not. If that was a mistake, take that answer back first; then ask for this letter again.`
