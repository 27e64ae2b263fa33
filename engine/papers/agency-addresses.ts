import { BUREAU_ADDRESSES } from '#engine/law/bureau-addresses.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** Where an agency is asked for the file it keeps on somebody. */
export interface AgencyAddress {
  readonly name: string
  readonly lines: readonly string[]
  readonly phone: string
  readonly website: string
  /** Whose page says so. */
  readonly source: string
}

const CFPB = 'The CFPB’s list of consumer reporting companies'

const OTHERS: readonly AgencyAddress[] = [
  {
    name: 'Innovis',
    lines: ['Innovis Consumer Assistance', 'P.O. Box 530088', 'Atlanta, GA 30353-0088'],
    phone: '(866) 712-4021',
    website: 'https://www.innovis.com',
    source: CFPB,
  },
  {
    name: 'LexisNexis',
    lines: ['LexisNexis Risk Solutions Consumer Center', 'P.O. Box 105108', 'Atlanta, GA 30348-5108'],
    phone: '(888) 497-0011',
    website: 'https://consumer.risk.lexisnexis.com',
    source: CFPB,
  },
  {
    name: 'ChexSystems',
    lines: ['Chex Systems, Inc., Attn: Consumer Relations', 'P.O. Box 583399', 'Minneapolis, MN 55458'],
    phone: '(800) 428-9623',
    website: 'https://www.chexsystems.com',
    source: CFPB,
  },
  {
    name: 'NCTUE',
    lines: ['NCTUE Disclosure Report', 'P.O. Box 105161', 'Atlanta, GA 30348-5161'],
    phone: '(866) 349-5185',
    website: 'https://nctue.com',
    source: CFPB,
  },
  {
    name: 'Early Warning',
    lines: ['Early Warning Services, LLC, Attn: Consumer Services', '5801 N. Pima Road', 'Scottsdale, AZ 85250'],
    phone: '(800) 745-1560',
    website: 'https://www.earlywarning.com',
    source: CFPB,
  },
]

/** Null for an agency whose address we do not know: the letter itself has to give it. */
export function agencyAddress(name: string): AgencyAddress | null {
  const bureau = BUREAU_ADDRESSES.find((one) => BUREAU_NAMES[one.bureau] === name)
  if (bureau) return { ...bureau, name, lines: [bureau.name, ...bureau.lines] }
  return OTHERS.find((one) => one.name === name) ?? null
}
