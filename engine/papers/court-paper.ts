/** What a court's paper is about: what can still be done differs with it. */
export type CourtPaper = 'lawsuit' | 'judgment' | 'taking' | 'over' | 'bankruptcy_dismissed' | 'bankruptcy'

const DISMISSED =
  /\border (?:dismissing|of dismissal)\b|\bcase (?:is|was|has been|be|shall be) (?:and is )?(?:hereby )?dismissed\b|\bdismissal of (?:the |your )?(?:chapter \d{1,2} )?case\b/
/** What takes money after a judgment. */
const TAKING =
  /\bwrit of (?:\w{1,20} )?(?:garnishment|execution|attachment)\b|\b(?:notice of|bank) (?:levy|garnishment)\b|\b(?:earnings|wage) (?:withholding|garnishment|assignment) (?:order|notice)\b|\brestraining notice\b|\bincome execution\b|\bgarnish(?:ee|ment) (?:summons|disclosure|order)\b|\border (?:of|for) garnishment\b/
const LAWSUIT =
  /\byou (?:are being|have been|are) sued\b|\b(?:lawsuit|action|complaint|suit) (?:has been|was|is) (?:started|filed|commenced|brought|begun)\b[^.]{0,40}\bagainst you\b|\b(?:file|serve|make|deliver)\b[^.]{0,40}\b(?:an? )?(?:written )?(?:answer|response|appearance)\b|\byou (?:must|are (?:hereby )?(?:summoned|required|notified) to) (?:appear|answer|respond)\b|\bsummons\b/
/** A judgment that was paid or taken back, a case that was dropped: nothing is left to answer. */
const OVER =
  /\b(?:satisfaction|release|vacatur|acknowledge?ment of (?:full )?satisfaction) of (?:the )?(?:judgment|lien)\b|\bjudgment\b[^.]{0,160}\b(?:has been|is|was) (?:hereby )?(?:fully )?(?:satisfied|paid in full|vacated|set aside|released)\b|\b(?:notice|order|stipulation) of (?:voluntary )?dismissal\b|\b(?:case|action|claim|complaint) (?:is|was|has been|be) (?:and is )?(?:hereby )?dismissed (?:with|without) prejudice\b/
const DECIDED =
  /\b(?:default |final |consent )?judgment (?:is|was|has been|be) (?:and is )?(?:hereby )?(?:entered|granted|rendered)\b|\b(?:entry of|notice of) (?:default )?judgment\b|\bjudgment debtor\b|\btotal judgment\b|\bdefault judgment\b|\bconsent judgment\b|\bplaintiff (?:shall )?(?:have|has|recovers?) judgment against\b/

/** What a paper threatens has not happened. */
const TO_COME = /\bsummons\b|\byou (?:must|are (?:hereby )?(?:summoned|required|notified) to) (?:appear|answer|respond)\b/
/** Of a paper that a court or the other side sent, by its words in small letters. What is not told otherwise may have a day to answer. */
export function courtPaperOf(plain: string): CourtPaper {
  const isBankruptcy = /\bbankruptcy (?:court|case)\b/.test(plain) && /\b(?:chapter (?:7|11|12|13)|debtors?)\b/.test(plain)
  if (isBankruptcy && !/\bplaintiff\b/.test(plain)) return DISMISSED.test(plain) ? 'bankruptcy_dismissed' : 'bankruptcy'
  if (OVER.test(plain) && !TO_COME.test(plain)) return 'over'
  if (TAKING.test(plain)) return 'taking'
  if (LAWSUIT.test(plain)) return 'lawsuit'
  return DECIDED.test(plain) ? 'judgment' : 'lawsuit'
}
