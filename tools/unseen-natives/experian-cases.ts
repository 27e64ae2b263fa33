import { X_AUTO, X_CARD, X_COLL, X_LATE } from '#tools/unseen-natives/experian-accounts.ts'
import type { ExperianPrint } from '#tools/unseen-natives/experian.ts'

export const EXPERIAN: ExperianPrint = {
  day: '2025-08-11',
  number: '1187-3340-92',
  names: [
    { name: 'IMOGEN TALLOW', id: '33018' },
    { name: 'IMOGEN P TALLOW', id: '20977' },
    { name: 'IMMY PRUE TALLOW', id: '77214' },
  ],
  addresses: [
    { lines: ['61 GANTRY ST', 'APT2B', 'WEXBY PA, 15990-', '1204'], id: '0118270033', kind: 'Apartment complex' },
    { lines: ['4408 MILL POND', 'RD UNIT 17', 'NEW HARLAN OH,', '43099-0017'], id: '0992010457', kind: 'Multifamily' },
    { lines: ['PO BOX 915', 'OSTRANDER OH,', '43061-0915'], id: '0377120088', kind: 'Post Office box' },
  ],
  born: '1979',
  phones: ['(412) 555-0133', '(740) 555-0120'],
  employers: ['WEXBY SCHOOL DIST', 'MORRIS & VANE'],
  accounts: [X_AUTO, X_COLL, X_LATE, X_CARD],
  hard: [
    {
      name: 'PIKESTONE MOTOR VIA DEALER',
      dates: ['05/18/2025'],
      lines: ['PO BOX 3310 TAMWORTH FLS ND, 58060'],
      note: 'Auto loan. This inquiry is scheduled to continue on record until Jun 2027.',
    },
    {
      name: '800/OLDHAM AUTO',
      dates: ['05/18/2025'],
      lines: ['771 CANAL ST BOLTON MA, 01740'],
      note: 'Auto loan. This inquiry is scheduled to continue on record until Jun 2027.',
    },
    {
      name: 'QUILLON STORES',
      dates: ['11/01/2024'],
      lines: ['2 BRAMLEY SQ OSTRANDER OH, 43061'],
      note: 'Unspecified. This inquiry is scheduled to continue on record until Dec 2026.',
    },
  ],
  soft: [
    {
      name: 'SPROUT CREDIT INC',
      dates: ['08/09/2025', '07/13/2025', '06/16/2025', '05/20/2025', '04/23/2025', '03/27/2025', '02/28/2025'],
      lines: ['PO BOX 4420, LOGAN UT 84321'],
      phone: '(435) 555-0181',
    },
    { name: 'EXPERIAN', dates: ['08/11/2025'], lines: ['475 ANTON BLVD, COSTA MESA CA 92626'] },
    {
      name: 'MARLOWE MUTUAL',
      dates: ['06/20/2025', '02/11/2025'],
      lines: ['PO BOX 100, AVON CT 06001'],
      phone: '(860) 555-0170',
    },
    { name: 'QUILLON', dates: ['06/02/2025'], lines: ['2 BRAMLEY SQ, OSTRANDER OH 43061'] },
    { name: 'GREYFIELD RECOVERY', dates: ['01/23/2025'], lines: ['14 DEPOT LN, ARGYLE TX 76226'] },
  ],
}
