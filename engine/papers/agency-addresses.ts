import { BUREAU_ADDRESSES } from '#engine/law/bureau-addresses.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** Where an agency is asked for the file it keeps on someone. */
export interface AgencyAddress {
  readonly name: string
  readonly lines: readonly string[]
  readonly phone: string | null
  readonly website: string
  /** Whose page says so. */
  readonly source: string
}

/** Only what an agency's own page said; where none was found that gives an address, there is none here. */
const OTHERS: readonly AgencyAddress[] = [
  {
    name: 'Innovis',
    lines: [],
    phone: null,
    website: 'https://www.innovis.com',
    source: 'its own website',
  },
  {
    name: 'LexisNexis',
    lines: [],
    phone: '(888) 497-0011',
    website: 'https://consumer.risk.lexisnexis.com',
    source: 'its own instructions for the request form of May 2024',
  },
  {
    name: 'ChexSystems',
    lines: ['Chex Systems, Inc.', '7805 Hudson Road, Suite 100', 'Woodbury, MN 55125'],
    phone: null,
    website: 'https://www.chexsystems.com',
    source: 'its own page on disputes, chexhelp.com',
  },
  {
    name: 'NCTUE',
    lines: ['NCTUE Disclosure Report', 'Exchange Service Center – NCTUE', 'P.O. Box 105161', 'Atlanta, GA 30348'],
    phone: '(866) 349-5185',
    website: 'https://nctue.com/consumers/',
    source: 'its own page for consumers',
  },
  {
    name: 'Early Warning',
    lines: [],
    phone: '(800) 745-1560',
    website: 'https://www.earlywarning.com/consumer-information',
    source: 'its own page on disputes',
  },
]

/** Null for an agency whose address we do not know: the letter itself has to give it. */
export function agencyAddress(name: string): AgencyAddress | null {
  const bureau = BUREAU_ADDRESSES.find((one) => BUREAU_NAMES[one.bureau] === name)
  if (bureau) return { ...bureau, name, lines: [bureau.name, ...bureau.lines] }
  return OTHERS.find((one) => one.name === name) ?? null
}
