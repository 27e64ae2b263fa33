import { COMPANY_MARK } from '#engine/answers/known-entry.ts'

/** An office within a company: whose office it is is before it, or nowhere. */
export const OFFICE =
  /[\s,-]{0,3}\b(?:the )?(?:(?:credit |consumer |customer |card ?member |member |account |loan |dispute |collections? |recovery |fraud |risk |patient |new |business |billing |lending |underwriting |correspondence |compliance |research |quality |investigations? )*(?:department|dept\.?|desk|(?<=[a-z] )(?<!\bhome |\bhealth |\bmedical )care|service center|services? (?:team|center|department)|relations|support|affairs|operations|team|center|office|division|unit|specialist|representative|manager|officer|assistance|accounts?|processing)|customer services?|(?:credit )?bureau disputes?|disputes?(?: resolution)?|credit (?:decisions?|review)|lending decisions?|servicio al cliente|(?:departamento|depto\.?|oficina|division|unidad|area|seccion) de (?:\w{1,20} ){0,3}\w{1,20})\.?$/i
/** An office whose line names no company next to it. */
export const OFFICE_ALONE =
  /^(?:(?:credit|consumer|customer|member|card|cardholder|loan|account|mortgage|patient|borrower|client|dispute|collections?|recovery|fraud|financial|bureau|underwriting|executive|corporate|human|people|leasing|rental|tenant|resident|claims?|policy ?holder|policy|admissions|guest|student|talent|benefits|loss|hardship|home|reporting)\s){1,3}(?:services?|servicing|research|inquiries|disputes?|support|relations|correspondence|resolutions?|operations|accounts?|advocacy|response|resources|office|screening|acquisition|mitigation|lending|reporting|desk)$/i
/** What is at a head or a foot and is no one's name. */
export const NO_NAME =
  /^[A-Za-z][\w ]{1,20}:\s|^(?:dear|hi\b|hello|sent\b|passport\b|satisfaction|release\b|certificate|affidavit|agreement|lease\b|facts\b|re\b|subject|to\b|attn|notice|statement|summons|order|important|your|our|we\b|you\b|this|the following|page\b|dates?\b|accounts?\b|acct|reference\b|ref\b|case\b|file\b|applications?\b|envelope|confidential|personal and|customer (?:service|care)|information|call\b|phone\b|tel\b|fax\b|www|http|p\.? ?o\.? ?box|creditor|see\b|if\b|please|enclosure|cc\b|credit (?:report|scores?\b|decision|application|bureau)|dispute|investigation|adverse|denial|estimado|aviso|fecha|cuenta|member\b|equal|thank|pay\b|net pay|gross|earnings|deductions|employee\b|employer\b|period\b|deposit\b|member fdic|undeliverable|return service|presorted|first.class)|@|\.(?:com|org|net|gov|example)\b|,\s*[A-Z]{2}\.?\s*\d{5}|\b[A-Z]{2}\s+\d{5}(?:-\d{4})?\b|^\d|\d{4,}|\b(?:agreement|notice|report|statement|order|summons|complaint|certificate|affidavit|application|letter|licen[cs]e|results)$|[:;?!]$|\b(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|blvd|suite|ste|apt|floor|court apt|calle|avenida)\b\.?(?=\s*(?:$|[,#\d]|(?:apt|suite|ste|unit|floor|no)\b))|^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i
/** What companies are called besides, where a letter says whose it is. */
export const WRITER_MARK = new RegExp(
  String.raw`${COMPANY_MARK.source}|\b(?:apartments?|rentals?|residential|properties|clinic|dental|orthodontics|radiology|insurance|casualty|assurance|cooperative|university|college|stores?|motors?|auto|acceptance|telecom|electric|power|gas|water|association|society|law|p\.?c\.?|llp|pllc|lp|attorneys|corporation|incorporated|limited|limited partnership|lender|equity|credit|savings|resolution|mobile|wireless|cellular|broadband|telefonic[ao]|outsourcing|logistics|foundation|cooperativa|banco|financier[ao]|creditos?|prestamos|cobros?|cobranzas?|recuperaciones|servicios|compania|seguros|clinica|muebles|fondo|caja|bufete|relief|advisors?|adjusters?|cable|rehab|repair|homes|realty|transport|village|towers?|court apartments|storage|lofts|townhomes?|townhouses?|condominiums?|villas|flats|apartamentos|manor|estates|commons|residences|freight|trucking|staffing|healthcare|restaurants?|foods|hotels?|markets?|industries|furniture|sheriff'?s?|police)\b`,
  'i',
)

/** The words of a name that tell it from others. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9&]+/)
    .filter(
      (word) => word.length > 2 && !/^(?:the|and|inc|llc|corp|bank|credit|services?|company|group|n\.a|financial)$/.test(word),
    )

/** A stop ends a sentence, but belongs to `N.A.` and `Inc.` */
export const tidied = (name: string): string =>
  name
    .replaceAll('\n', ' ')
    .replace(/,$/, '')
    .replace(/(?<!\b(?:inc|co|corp|ltd|n\.a|l\.p|l\.l\.c))\.$/i, '')
    .trim()

/** Whether a line is an office and no more. */
export const isOffice = (line: string): boolean =>
  OFFICE_ALONE.test(line) ||
  (OFFICE.test(line) && line.replace(OFFICE, '').trim() === '') ||
  /^(?:recruiting|recruitment|hiring|admissions)$/i.test(line)

/** A line without the office that it names; empty where it names nothing else. */
export function withoutOffice(line: string): string {
  const plain = line.replace(/,\s?$/, '')
  if (OFFICE_ALONE.test(plain)) return ''
  // These are offices of no one else.
  if (/\b(?:sheriff'?s?|police|attorney general'?s?)\b/i.test(plain)) return tidied(plain)
  const left = plain.replace(OFFICE, '').trim()
  return left === plain ? tidied(plain) : wordsOf(left).length === 0 ? '' : left
}

/** Capital letters as in a name; a sentence has none. */
export function isTitle(text: string): boolean {
  const words = text.split(' ').filter((word) => /[A-Za-z]/.test(word))
  const small = words.filter((word) => /^[a-z]/.test(word) && !/^(?:of|and|the|for|de|del|y)$/.test(word))
  return words.length > 0 && words.length <= 8 && small.length === 0 && /[A-Za-z]{3}/.test(text)
}
