import type { AuthorityId } from '#engine/law/authorities.ts'

/** The words of a paragraph of law. */
export interface Paragraph {
  /** Exactly what is quoted, which may be a part of what is cited. */
  readonly cite: string
  readonly text: string
}

/**
 * The paragraphs that letters cite most, in the words of the United States Code as two public copies have them, neither of them the
 * code's own; the second half of 1681i(a)(5)(A) was in one. What is not here is read at its source.
 */
export const PARAGRAPHS: Partial<Readonly<Record<AuthorityId, Paragraph>>> = {
  fcra_1681c_a_4: {
    cite: '15 USC 1681c(a)(4)',
    text: 'Except as authorized under subsection (b), no consumer reporting agency may make any consumer report containing any of the following items of information: … (4) Accounts placed for collection or charged to profit and loss which antedate the report by more than seven years.',
  },
  fcra_1681e_b: {
    cite: '15 USC 1681e(b)',
    text: 'Whenever a consumer reporting agency prepares a consumer report it shall follow reasonable procedures to assure maximum possible accuracy of the information concerning the individual about whom the report relates.',
  },
  fcra_1681i_a_1: {
    cite: '15 USC 1681i(a)(1)(A)',
    text: 'Subject to subsection (f) and except as provided in subsection (g), if the completeness or accuracy of any item of information contained in a consumer’s file at a consumer reporting agency is disputed by the consumer and the consumer notifies the agency directly, or indirectly through a reseller, of such dispute, the agency shall, free of charge, conduct a reasonable reinvestigation to determine whether the disputed information is inaccurate and record the current status of the disputed information, or delete the item from the file in accordance with paragraph (5), before the end of the 30-day period beginning on the date on which the agency receives the notice of the dispute from the consumer or reseller.',
  },
  fcra_1681i_a_5: {
    cite: '15 USC 1681i(a)(5)(A)',
    text: 'If, after any reinvestigation under paragraph (1) of any information disputed by a consumer, an item of the information is found to be inaccurate or incomplete or cannot be verified, the consumer reporting agency shall— (i) promptly delete that item of information from the file of the consumer, or modify that item of information, as appropriate, based on the results of the reinvestigation; and (ii) promptly notify the furnisher of that information that the information has been modified or deleted from the file of the consumer.',
  },
}
