/** Agencies that keep files on people, by the names that letters write, as they are told. */
export const AGENCIES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Equifax', /\bequifax\b/i],
  ['Experian', /\bexperian\b/i],
  ['TransUnion', /\btrans ?union\b/i],
  ['Innovis', /\binnovis\b/i],
  ['LexisNexis', /\blexis ?nexis\b/i],
  ['ChexSystems', /\bchex ?systems\b/i],
  ['NCTUE', /\bnctue\b|\bnational consumer telecom\w{0,12}\b/i],
  ['Early Warning', /\bearly warning\b/i],
  ['SageStream', /\bsage ?stream\b/i],
  ['Clarity Services', /\bclarity services\b/i],
  ['CoreLogic', /\bcore ?logic\b/i],
  ['SafeRent', /\bsafe ?rent\b/i],
  ['FactorTrust', /\bfactor ?trust\b/i],
  ['DataX', /\bdata ?x\b/i],
  ['Certegy', /\bcertegy\b/i],
  ['TeleCheck', /\btele ?check\b/i],
  ['RealPage', /\breal ?page\b|\bleasing ?desk\b/i],
  ['RentGrow', /\brent ?grow\b/i],
  ['AppFolio', /\bapp ?folio\b/i],
  ['Checkr', /\bcheckr\b/i],
  ['HireRight', /\bhire ?right\b/i],
  ['First Advantage', /\bfirst advantage\b/i],
  ['Sterling', /\bsterling (?:infosystems|check|background)\b|\bsterlingcheck\b/i],
]

/** As furnishers' systems write the bureaus. */
const CODES: Readonly<Record<string, string>> = {
  EQ: 'Equifax',
  EFX: 'Equifax',
  EX: 'Experian',
  XP: 'Experian',
  XPN: 'Experian',
  TU: 'TransUnion',
  TUC: 'TransUnion',
  IV: 'Innovis',
  INV: 'Innovis',
}
const CODE = `(?:${Object.keys(CODES).join('|')})`
/** Two of them side by side are no other word, and no number of a king. */
export const CODED_AGENCIES = new RegExp(String.raw`\b${CODE}(?:\s?[,/&+]\s?(?:and\s)?${CODE}){1,3}\b`)

/** The agencies whose codes stand in `EQ, XP, TU, IV`. */
export const agenciesOfCodes = (text: string): readonly string[] => text.split(/[^A-Z]+/).flatMap((code) => CODES[code] ?? [])

/** Whether a company of that name keeps files on people, and so answers about others' accounts. */
export const isAgencyName = (name: string): boolean => agencyNamed(name) !== null

/** The agency that a name is of, as it is told; null for any other company. */
export const agencyNamed = (name: string): string | null => AGENCIES.find(([, pattern]) => pattern.test(name))?.[0] ?? null
