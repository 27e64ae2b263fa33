/** What a company is by law: a word of its own, and of its name. */
export const LEGAL_FORM = /^(?:INC|LLC|PLLC|LLP|LP|LTD|CORP|CO|PC|PLC|N\.?A|FSB|FCU|CU|BANK)\.?$/i

/** What stands behind a person's name, who may be a lender too. */
export const NAME_ENDING = /^(?:JR|SR|MD|DDS|DMD|DVM|DO|CPA|ESQ)\.?$/i
