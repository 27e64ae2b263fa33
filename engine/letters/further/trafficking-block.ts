import { PERIODS } from '#engine/law/periods.ts'
import { type FurtherLetter, type LetterLack, missing } from '#engine/letters/further/further-letter.ts'
import { evidencePart } from '#engine/letters/letter-pages.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, identity, part, statementParts, thisEntry } from '#engine/letters/letter-words.ts'
import type { VictimDocument } from '#engine/letters/told.ts'
import { writeDay } from '#engine/values/day.ts'

/** To a bureau: what resulted from trafficking is to be blocked, on the papers that 12 CFR 1022.142 asks for. Whose debt it is does not matter. */
export const traffickingBlock: FurtherLetter = {
  subjectLine: 'Trafficking: please block',
  encloses: 'entry',
  lacks,
  compose: (request) => [
    part(
      [
        `Please block ${thisEntry(request.subject)}.`,
        `It resulted from human trafficking, of which I am a victim, so it may not be in any report about me (${cite('fcra_1681c3')}).`,
      ],
      ['fcra_1681c3'],
    ),
    ...statementParts(request.statements),
    evidencePart(request, 'entry'),
    part(identity(request)),
    part(
      [
        `I enclose proof of my identity (${cite('reg_v_1022_123')}) and a copy of ${documentWords(request.told?.victimDocument)} (${cite('reg_v_1022_142')}).`,
        'This letter identifies what resulted from the trafficking.',
      ],
      ['reg_v_1022_123', 'reg_v_1022_142'],
    ),
    {
      ...part(
        [
          `Please block it within ${PERIODS.trafficking_block.inWords} of the day you receive all of this, and write to me with your decision (${cite('reg_v_1022_142')}).`,
          'If something is missing, please tell me exactly what it is.',
        ],
        ['reg_v_1022_142'],
      ),
      periods: ['trafficking_block'],
    },
  ],
}

function documentWords(document: VictimDocument | undefined): string {
  if (document === undefined) return 'the document that shows it'
  // Listed, an agency needs no article.
  const dated = document.datedOn === null ? '' : `, ${writeDay(document.datedOn)}`
  return `the document that shows it: ${document.issuer.replace(/^the /i, '')}${dated}`
}

const NOT_SAID =
  'Only you can say that this resulted from trafficking. You need not say what happened, nor that the debt is not yours.'
const NO_DOCUMENT =
  'The law asks for a document that you are a victim of trafficking: from a federal, state or tribal agency, from a court, from an organization that such an agency has authorized, or your own statement that one of them has signed. Say who made or signed it.'
const NO_IDENTIFICATION =
  'The law asks for proof of who you are. Say that you enclose a copy of your identification and of a document with your address, and put them into the envelope.'

function lacks({ told = {}, enclosesIdentification }: LetterRequest): readonly LetterLack[] {
  return [
    ...(told.resultedFromTrafficking === true ? [] : [missing('resultedFromTrafficking', NOT_SAID)]),
    ...(told.victimDocument === undefined ? [missing('victimDocument', NO_DOCUMENT)] : []),
    ...(enclosesIdentification ? [] : [missing('enclosesIdentification', NO_IDENTIFICATION)]),
  ]
}
