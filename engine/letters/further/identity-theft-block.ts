import { PERIODS } from '#engine/law/periods.ts'
import { type FurtherLetter, type LetterLack, missing, refused } from '#engine/letters/further/further-letter.ts'
import { printedPayments } from '#engine/letters/further/printed-payments.ts'
import { evidencePart } from '#engine/letters/letter-pages.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, entryKind, thisEntry, identity, listed, part, statementParts } from '#engine/letters/letter-words.ts'
import type { TheftReport } from '#engine/letters/told.ts'
import { writeDay } from '#engine/values/day.ts'

/** To a bureau: an entry that comes from identity theft is to be blocked, on the four things that the statute asks for. */
export const identityTheftBlock: FurtherLetter = {
  subjectLine: 'Identity theft: please block',
  encloses: 'entry',
  lacks,
  compose: (request) => {
    const { theftReport, gotNothing } = request.told ?? {}
    return [
      part(
        [
          `Please block ${thisEntry(request.subject)}.`,
          `It comes from identity theft, and I ask you to block it from my file (${cite('fcra_1681c2_a')}).`,
          `This ${entryKind(request.subject)} is not information relating to any transaction by me.`,
          gotNothing === true ? 'I received no goods, no services and no money from it.' : '',
        ],
        ['fcra_1681c2_a'],
      ),
      ...statementParts(request.statements),
      evidencePart(request, 'entry'),
      part(identity(request)),
      part(
        [
          `I enclose proof of my identity (${cite('reg_v_1022_123')}) and a copy of ${theftReport === undefined ? 'the identity theft report' : reportedWords(theftReport)} (${cite('fcra_1681a_q_4')}).`,
        ],
        ['reg_v_1022_123', 'fcra_1681a_q_4'],
      ),
      part(
        [
          `The block is due within ${PERIODS.theft_block.inWords} of the day you receive all of this.`,
          `Please also tell the company that reported it (${cite('fcra_1681c2_b')}).`,
          `If you decline the block or end it, please write to me at once with your reason (${cite('fcra_1681c2_c')}).`,
        ],
        ['fcra_1681c2_b', 'fcra_1681c2_c'],
      ),
    ]
  },
}

function reportedWords({ agency, number, madeOn }: TheftReport): string {
  // Listed, an agency needs no article.
  const made = agency.replace(/^the /i, '')
  const numbered = number === null ? '' : `, number ${number}`
  const dated = madeOn === null ? '' : `, ${writeDay(madeOn)}`
  return `my identity theft report: ${made}${numbered}${dated}`
}

const NOT_MINE =
  'Only you can say that this entry is not yours. The law asks for your statement that it relates to no transaction of yours: make it only if it is so, for an untrue one can be a crime.'
const NO_REPORT =
  'The law asks for a copy of an identity theft report. Make one at IdentityTheft.gov or with the police, then tell us with whom you made it.'
const NO_IDENTIFICATION =
  'The law asks for proof of who you are. Say that you enclose a copy of your identification and of a document with your address, and put them into the envelope.'

function lacks({ told = {}, recorded, subject, enclosesIdentification }: LetterRequest): readonly LetterLack[] {
  if (recorded?.belongs?.answer === 'mine') return [refused(saidMine(recorded.belongs.saidOn))]
  const payments = subject.kind === 'account' ? printedPayments(subject.account) : []
  return [
    ...(told.isNotMine === true ? [] : [missing('isNotMine', NOT_MINE)]),
    ...(told.theftReport === undefined ? [missing('theftReport', NO_REPORT)] : []),
    ...(enclosesIdentification ? [] : [missing('enclosesIdentification', NO_IDENTIFICATION)]),
    ...(payments.length === 0 || told.knowsWhatIsPrinted === true ? [] : [missing('knowsWhatIsPrinted', paidWords(payments))]),
  ]
}

const saidMine = (saidOn: string): string =>
  `You confirmed on ${writeDay(saidOn)} that this entry is yours, so no letter of yours can say that it is not. If that was a mistake, take that answer back first; then ask for this letter again.`

const paidWords = (payments: readonly string[]): string =>
  `Your report prints ${listed(payments)}. That proves nothing, for a thief may pay too, but a bureau may decline a block where you got goods, services or money. Look at it, and confirm that your statement is true all the same.`
