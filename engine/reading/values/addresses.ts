import type { Run } from '#engine/reading/lines/lines.ts'
import type { Address } from '#engine/report/report.ts'

/** An address with the pieces it was read from. */
export interface ReadAddress<Piece = Run> {
  readonly address: Address
  readonly pieces: readonly Piece[]
}

/** A post code of the United States, or of Canada: `M5H 2N2`. */
export const POST_CODE = String.raw`\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d`

/** `ATLANTA, GA 30303-1234`, with or without the comma; before it the street may stand on the same line. */
const CITY_LINE = new RegExp(String.raw`^(.*?)(?<![, ])[, ]+([A-Z]{2})[, ]+(${POST_CODE})$`, 'i')

const STATE_LINE = new RegExp(String.raw`^(?:[A-Z]{2},? )?(?:${POST_CODE})$`)

/** Addresses line by line: each ends with its city, state and zip. Lines that end in none are passed over. */
export function addressesIn<Piece extends { readonly text: string } = Run>(pieces: readonly Piece[]): ReadAddress<Piece>[] {
  const found: ReadAddress<Piece>[] = []
  let open: Piece[] = []
  for (const piece of pieces) {
    open.push(piece)
    // State and zip may stand under their city.
    const isCut = open.length > 1 && STATE_LINE.test(piece.text)
    const match = CITY_LINE.exec(isCut ? `${open.at(-2)?.text} ${piece.text}` : piece.text)
    if (!match) continue
    const above = open.slice(0, isCut ? -2 : -1).map((line) => line.text)
    const text = match[1] ?? ''
    // No city begins with a number, a unit or a direction of two letters: the street went on in its line.
    const isWrapped = above.length > 0 && STILL_STREET.test(text) && !text.includes(',')
    const streets = isWrapped ? [] : above
    const [city, own] = cityOf(isWrapped ? [...above, text].join(' ') : text, streets.length > 0)
    const street = [...streets, ...own].join(' ')
    found.push({
      address: {
        street: street === '' ? null : street,
        city: city === '' ? null : city,
        state: (match[2] ?? '').toUpperCase(),
        zip: match[3] ?? null,
      },
      pieces: open,
    })
    open = []
  }
  return found
}

/** `12 ELM ST, NEW` over `YORK, NY 10016`: two commas part street, city and state, so the line ended within the city. */
const STREET_AND_CITY_BEGUN =
  /^(\d[^,]*|P\.? ?O\.? ?BOX [^,]*), (?!(?:APT|UNIT|STE|SUITE|LOT|RM|ROOM|BLDG|BUILDING|SPC|FL|FLOOR|C\/O)\b)\p{L}[\p{L}\p{M} .'’-]*$/iu

/** A town with its comma, its state and its post code. */
const TOWN_LINE = new RegExp(String.raw`^\p{L}[\p{L}\p{M} .'’-]*, ?[A-Z]{2},? (?:${POST_CODE})$`, 'iu')

/** Whether the city begins behind the street's comma on the first of two lines and goes on to its own comma on the second. */
export const isCityCut = (above: string, last: string): boolean => STREET_AND_CITY_BEGUN.test(above) && TOWN_LINE.test(last)

/**
 * Of `123 MAIN ST, ATLANTA` the city is what follows the last comma, unless a street stands above. Without a comma it is
 * what follows the street's last word, where that can be told; else all of it is street and the city is not known.
 */
function cityOf(text: string, hasStreet: boolean): [city: string, street: string[]] {
  const comma = text.lastIndexOf(',')
  if (comma >= 0) {
    // `12 ELM ST, APT 4 GIRARD`: the street goes on behind its comma, and the town has none.
    const [part = ''] = STREET_GOES_ON.exec(text.slice(comma + 1)) ?? []
    const end = comma + (part === '' ? 0 : 1 + part.length)
    return [text.slice(end).replace(/^,/, '').trim(), [text.slice(0, end).trim()]]
  }
  if (hasStreet || !(/\d/.test(text) || HOUSE.test(text) || POST_OFFICE.test(text) || POST_BOX.test(text)))
    return [text.trim(), []]
  const end = streetEnd(text)
  return end === null ? ['', [text.trim()]] : [text.slice(end).trim(), [text.slice(0, end).trim()]]
}

/** `W180N8085` and `W1234`, as Wisconsin numbers its houses. */
const GRID = String.raw`[NSEW]\d+(?:[NSEW]\d+)?`
/** The number of a house: in figures, in a grid as `W180N8085`, or in words where the street follows. */
const HOUSE =
  /^(?:\d|[NSEW]\d+(?:[NSEW]\d+)?(?: |$)|(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)(?:$| (?=.* (?:ST|AVE|RD|DR|LN|BLVD|CT|PL|PLZ|SQ|STREET|AVENUE|ROAD|DRIVE|PLAZA|PLACE|SQUARE) )))/i
/** `BROADWAY ST ALDEN`: Broadway Street in Alden, or Broadway in St. Alden. */
const ROAD_OR_SAINT = /^\S+(?: [NSEW]{1,2})? BROADWAY ST /i

/** A town's name, in whatever letters; the pattern's own flags ignore their case. */
const TOWN = String.raw`[\p{L}\p{M} .'’-]+`
/** What parts of a house are called. */
const UNIT_KIND = 'APT|APARTMENT|UNIT|STE|SUITE|LOT|RM|ROOM|BLDG|BUILDING|SPC|SPACE|FL|FLOOR|TRLR|DEPT|PMB'
/** Behind the kind stands a number or a letter or two, as `STERLING`, `FLAT ROCK` and `STE GENEVIEVE` have none; a flat may have a name. */
const UNIT_OF_HOUSE = String.raw`(?:(?:APT|APARTMENT|UNIT)\.? \S+|(?:${UNIT_KIND})\.?(?: (?:#? ?[^\s\d#]{0,6}\d\S*|[A-Z]{1,2}(?!\S))|[A-Z]?\d\S*)|APT[A-Z](?!\S)|# ?[^\s\d#]{2,12} [^\s\d]{0,6}\d\S*|# ?\S+)`
const PART_OF_HOUSE = '(?:REAR|LOWR|UPPR|FRNT|BSMT|LBBY|OFC)'

/** A box at a post office, on a rural route or at a military post. */
const BOX = String.raw`(?:BOX|BX|DRAWER|DRWR|DWR)\.?(?: NO\.?)? ?(?:#? ?\d\S*|#?[A-Z]{1,2}(?!\S))`
const ROUTE = String.raw`(?:R\.? ?R\.?|R\.? ?D\.?|R\.? ?F\.? ?D\.?|RTE?\.?|ROUTE|RURAL (?:ROUTE|RT|DELIVERY)|HCR?|HIGHWAY CONTRACT(?: ROUTE)?|STAR (?:ROUTE|RTE?)|PSC|CMR|UNIT)`
const POST_BOX = new RegExp(
  String.raw`^(?:(?:P\.? ?O\.?|POST OFFICE|LOCK|CALLER|${ROUTE}(?: #?\d{1,5})?,?) ?${BOX}|P\.? ?O\.? ?B\.? #?\d\S*) (?=${TOWN}$)`,
  'iu',
)
/** What of a street may stand behind its comma: a unit, a box of the route. */
const STREET_GOES_ON = new RegExp(String.raw`^ ?(?:(?:${UNIT_OF_HOUSE}|${BOX}|PMB #?\d\S*),? ){1,2}(?=\p{L}${TOWN}$)`, 'iu')
/** Where mail is called for at the counter. */
const POST_OFFICE = new RegExp(String.raw`^(?:GENERAL|GEN) (?:DELIVERY|DEL)(?= ${TOWN}$)`, 'iu')
const STREET_END =
  /^(?:ST|AVE?|RD|DR|LN|BLVD|CT|WAY|PL|CIR|TERR?|PKWY|HWY|TRL|SQ|LOOP|PLZ|STREET|AVENUE|ROAD|DRIVE|LANE|BOULEVARD|COURT|PLACE|CIRCLE|TERRACE|PARKWAY|HIGHWAY|TRAIL|SQUARE|PLAZA|ALY|BND|CRES|CV|EXPY|FWY|HOLW|KNL|LNDG|PSGE|TPKE|TRCE|XING)\.?$/i
/** Kinds of streets that stand before the name. */
const KIND_FIRST = /^(?:RUE|CALLE|CALLEJON|AVENIDA|PASEO|CAMINO)$/i
/** Of the ends of streets those that stand in no city's name, as `NEWTOWN SQUARE` and `CIRCLE PINES` do. */
const NO_CITY =
  /^(?:AVE?|RD|DR|LN|BLVD|PKWY|HWY|TRL|ROAD|AVENUE|BOULEVARD|PARKWAY|HIGHWAY|ALY|BND|CV|EXPY|FWY|HOLW|KNL|LNDG|PSGE|TPKE|TRCE|XING)\.?$/i
const AFTER_STREET = new RegExp(String.raw`^(?: (?:NE|NW|SE|SW)\b)?(?: ${UNIT_OF_HOUSE}| ${PART_OF_HOUSE}\b){0,2}(?= )`, 'iu')

/** `C/O R SMITH 40 ELM ST`, `NUMBER 9 ELM ST`: a name or a word before the number of the house. */
const BEFORE_HOUSE = /^(?:(?:C\/O|ATTN:?) [^\d]{2,40}|NUMBER|NO\.?) (?=\d)/i

/** Where in a line of street and city the street ends; null where that can be read in two ways or not at all. */
function streetEnd(text: string): number | null {
  const [whose] = BEFORE_HOUSE.exec(text) ?? ['']
  const own = whose === '' ? null : streetEnd(text.slice(whose.length))
  if (own !== null) return whose.length + own
  const named = [POST_BOX, POST_OFFICE, KILOMETER, NUMBERED_CALLE, NUMBERED_ROAD, NAMED_ROAD, NUMBER_LAST, HOME_PARK, WITH_UNIT]
    .map((road) => road.exec(text))
    .find((found) => found !== null)
  if (named) return named[0].length
  const words = text.split(' ')
  if (!HOUSE.test(words[0] ?? '') || ROAD_OR_SAINT.test(text)) return null
  const ends = words.flatMap((word, index) => (index >= 2 && index < words.length - 1 && STREET_END.test(word) ? [index] : []))
  // After a street's last word `ST` is a saint: `OLD POST RD ST LOUIS`; so it is where the kind stands first: `RUE ST ANN`.
  const isSaint = (index: number): boolean =>
    /^ST\.?$/i.test(words[index] ?? '') && (ends.includes(index - 1) || KIND_FIRST.test(words[index - 1] ?? ''))
  const possible = ends.filter((index) => !isSaint(index))
  const lengthTo = (index: number): number => words.slice(0, index + 1).join(' ').length
  const behind = (index: number): string => AFTER_STREET.exec(text.slice(lengthTo(index)))?.[0] ?? ''
  // Of several the one with a unit behind it, else the last where no city has such a word: `COURT HOUSE RD`.
  const last =
    possible.length < 2
      ? possible[0]
      : (possible.find((index) => UNIT.test(behind(index))) ??
        possible.findLast((index, at) => at === possible.length - 1 && NO_CITY.test(words[index] ?? '')))
  if (last === undefined) return null
  const end = lengthTo(last) + behind(last).length
  // `OAK LN E ORANGE` is in Orange or in East Orange.
  return BEHIND_STREET.test(text.slice(end)) ? end : null
}

/** Where the town begins with a direction, that may be the street's. */
const BEHIND_STREET = new RegExp(String.raw`^ (?![NSEW] )${TOWN}$`, 'iu')

/** `COUNTY ROAD 12`, `E AVENUE J`: the number or the letter is the road's name. `N`, `S`, `E` and `W` may be the town's. */
const NUMBERED_ROAD = new RegExp(
  String.raw`^(?:\d\S*|${GRID})(?: [NSEW]{1,2})?(?: (?:COUNTY|STATE|US|OLD|RANCH|TOWNSHIP))?(?: (?:ROAD|RD|HIGHWAY|HWY|ROUTE|RTE?|AVENUE|AVE|STREET|CR|SR|FM)) (?:\d{1,4}[A-Z]?|[A-DF-MO-RT-VX-Z]|([A-Z])\1|[A-Z]\d)(?: ${UNIT_OF_HOUSE})?(?= (?!(?:[NSEW]|RD|ROAD|AVE|LN|DR) )${TOWN}$)`,
  'iu',
)

/** Roads whose name ends without a kind. What a `ST` behind `BROADWAY` is, a street or a saint, is told below. */
const NAMED_ROAD = new RegExp(
  String.raw`^\d\S*(?: [NSEW]{1,2})? (?:EL CAMINO REAL|(?:BROADWAY|AVENUE OF THE [\p{L}\p{M}]+)(?! (?:ST|AVE?|RD|DR|LN|BLVD|CT|WAY|PL)\b))(?: (?:NE|NW|SE|SW)\b)?(?: ${UNIT_OF_HOUSE}){0,2}(?= (?!(?:[NSEW]|[NS][EW])(?: |$))${TOWN}$)`,
  'iu',
)

/** `LOT 7 DESERT PALMS MHP`: homes in a park have its name for a street. */
const PARK = '(?:MHP|MHC|RV PARK|RV PK|TRAILER PARK|TRLR PK|MOBILE HOME (?:PARK|PK|COMMUNITY))'
const HOME_PARK = new RegExp(
  String.raw`^(?:\d\S*|(?:LOT|SPC|SPACE|TRLR|UNIT) \S+) (?:\S+ ){0,5}?${PARK}(?: ${UNIT_OF_HOUSE})?(?= ${TOWN}$)`,
  'iu',
)

/** In Puerto Rico the quarter or the house has a name; before the street or behind it, it is no town. */
const QUARTER =
  'URB|URBANIZACION|COND|CONDOMINIO|RES|RESIDENCIAL|BO|BARRIO|BDA|COM|EDIF|EDIFICIO|EXT|PARC|PARCELAS|REPTO|SECT|SECTOR|VILLAS?'
const BEHIND_IS_TOWN = String.raw`(?= (?!(?:DE|DEL|Y|${QUARTER}|NO|APT|APARTMENT|UNIT|CARR|KM|HM|INT|BZN|BUZON)\b)${TOWN}$)`
/** `CALLE DEL SOL 14`: the kind stands first and the number last. */
const NUMBER_LAST = new RegExp(
  String.raw`^(?:CALLE|CALLEJON|AVENIDA|PASEO|CAMINO) (?:\S+ ){0,6}?(?:NO\.? ?|# ?)?\d{1,5}[A-Z]?${BEHIND_IS_TOWN}`,
  'iu',
)
/** `URB LAS LOMAS 1745 CALLE 24 SO`: a street of a number or a letter ends with it, and with its direction in Spanish. */
const NUMBERED_CALLE = new RegExp(
  String.raw`^(?:(?:${QUARTER}) (?:[^\s\d]+ ){1,5}|\d\S* (?=CALLE))(?:[A-Z]{0,2}\d\S* )?CALLE (?:\d{1,3}[A-Z]?|[A-Z])(?: (?:NE|NO|SE|SO))?${BEHIND_IS_TOWN}`,
  'iu',
)
/** `CARR 2 KM 19.5`: a house by its place on a road. */
const KILOMETER = new RegExp(
  String.raw`^(?:(?:${QUARTER}) (?:[^\s\d]+ ){1,5})?(?:CARR|CARRETERA|RD|ROUTE) \d{1,4} KM \d{1,3}(?:\.\d{1,2})?(?: HM \d{1,2})?(?: INT(?:ERIOR)?)?${BEHIND_IS_TOWN}`,
  'iu',
)

const STILL_STREET = new RegExp(String.raw`^(?:[\d#]|(?:NE|NW|SE|SW) |${UNIT_OF_HOUSE}(?: |$))`, 'iu')

/** Behind a unit stands the town, whatever the street or the house is called. */
const WITH_UNIT = new RegExp(
  String.raw`^(?:\d|(?:COND|CONDOMINIO|EDIF|EDIFICIO|RES|RESIDENCIAL) )[^#]*?(?: (?:(?:APT|APARTMENT|UNIT|STE|SUITE|LOT|RM|ROOM|BLDG|BUILDING|SPC|FLOOR|TRLR)\.? |# ?)(?:\d\S*|[A-Z]\d*)){1,2}(?: PMB #?\d\S*)?(?= (?!(?:${QUARTER}|CALLE|CARR)\b)\p{L}${TOWN}$)`,
  'iu',
)

/** Parts of a house, and a box at a firm that keeps mail. */
const UNIT = new RegExp(`(?:^| )(?:${UNIT_OF_HOUSE}|${PART_OF_HOUSE})$`, 'iu')

/** Whether the text is a street up to its last word, so that what follows it is a city. */
export function endsAsStreet(text: string): boolean {
  const end = streetEnd(`${text} TOWN`)
  return UNIT.test(text) || (end !== null && text.slice(0, end).trim() === text)
}

/** Whether the town begins on the line above, behind the street: `12 ELM ST STERLING` over `HEIGHTS, MI 48310`. */
export function isTownBegun(above: string, last: string): boolean {
  const rest = CITY_LINE.exec(last)?.[1] ?? null
  const end = rest === null ? null : streetEnd(`${above} ${rest.replace(/,$/, '')}`)
  return end !== null && end < above.length
}

/** Whether the text is all unit: `APT 4B`, `# 12 BLDG 6`. */
export const isUnit = (text: string): boolean => text.length <= LONGEST_UNIT && ALL_UNIT.test(text)
const LONGEST_UNIT = 80
const ALL_UNIT = new RegExp(`^(?:(?:${UNIT_OF_HOUSE}|${PART_OF_HOUSE})(?: |$)){1,2}$`, 'iu')
