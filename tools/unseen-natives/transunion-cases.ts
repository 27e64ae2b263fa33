import { T_AUTO, T_CARD, T_COLL, T_STUDY } from '#tools/unseen-natives/transunion-accounts.ts'
import type { TransunionPrint } from '#tools/unseen-natives/transunion.ts'

/** So many days, 27 apart, the last first. */
const days = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(last) - index * 27 * 86_400_000).toISOString().slice(0, 10))

export const TRANSUNION: TransunionPrint = {
  name: 'IMOGEN P. TALLOW',
  shownFor: 'IMOGEN TALLOW',
  fileNumber: '550912847',
  day: '2025-08-11',
  born: '1979-10-30',
  ssn4: '4418',
  aliases: ['IMOGEN PRUE TALLOW', 'IMMY TALLOW'],
  addresses: [
    { line: '61 GANTRY ST APT 2B WEXBY, PA 15990-1204', reported: '2021-03-04' },
    { line: '4408 MILL POND RD UNIT 17 NEW HARLAN, OH 43099', reported: '2017-06-30' },
    { line: 'PO BOX 915 OSTRANDER, OH 43061-0915', reported: '2016-01-12' },
    { line: '2 W BROADWAY ALDEN, KS 67512', reported: '2011-09-09' },
  ],
  phones: ['(412) 555-0133', '(740) 555-0120'],
  employers: [
    { name: 'WEXBY SCHOOL DIST', occupation: 'AIDE', verified: '2023-02-14' },
    { name: 'MORRIS & VANE', verified: '2019-05-20' },
    { name: 'SELF - CATERING', occupation: 'OWNER', verified: '2015-11-03' },
  ],
  adverse: [T_AUTO, T_COLL],
  fine: [T_STUDY, T_CARD],
  regular: [
    {
      name: 'PIKESTONE MOTOR VIA DEALER',
      dates: ['2025-05-18'],
      location: ['PO BOX 3310', 'TAMWORTH FLS, ND 58060'],
      phone: '(701) 555-0164',
      type: 'Individual',
    },
    {
      name: 'OLDHAM AUTO via 800QDOLDHAM AUTO',
      dates: ['2025-05-18'],
      location: ['771 CANAL ST', 'BOLTON, MA 01740'],
      phone: '(978) 555-0118',
      type: 'Individual',
      purpose: 'CREDIT TRANSACTION',
    },
    {
      name: 'WEXBY HOMES LLC',
      dates: ['2024-04-02', '2024-03-28'],
      location: ['9 TOLL HOUSE RD', 'WEXBY, PA 15990'],
      type: 'Participant',
    },
  ],
  promotional: [
    {
      name: 'MARLOWE MUTUAL',
      dates: ['2025-06-20', '2025-02-11'],
      location: ['PO BOX 100', 'AVON, CT 06001'],
      phone: '(860) 555-0170',
    },
    { name: 'FIG - SPROUT', dates: ['2025-01-07'], location: ['PO BOX 4420', 'LOGAN, UT 84321'], phone: '(435) 555-0181' },
  ],
  review: [
    {
      name: 'SPROUTCREDIT OAKEN TU-B',
      dates: ['2025-08-09'],
      location: ['OAKEN BANK N.A.', 'PO BOX 77', 'DOVER, DE 19901'],
      phone: '(302) 555-0115',
    },
    {
      name: 'IMOGEN TALLOW via SPROUTCREDIT OAKEN TU-A',
      dates: days('2025-08-01', 23),
      location: ['OAKEN BANK N.A.', 'PO BOX 77', 'DOVER, DE 19901'],
      phone: '(302) 555-0115',
    },
    {
      name: 'IMOGEN TALLOW via TRANSUNION INTERACTIVE IN',
      dates: ['2025-08-11', '2025-08-11'],
      location: ['322 QUILL ST', 'STE 9', 'BARROW, CA 93001'],
      phone: '(805) 555-0126',
    },
    {
      name: 'QUILLON/ OAKEN BANK',
      dates: ['2025-06-02'],
      location: ['2 BRAMLEY SQ', 'OSTRANDER, OH 43061'],
      phone: '(740) 555-0110',
    },
    {
      name: 'GREYFIELD RECOVERY GROUP',
      dates: ['2025-01-23'],
      location: ['14 DEPOT LN', 'SUITE 300', 'ARGYLE, TX 76226'],
      phone: '(817) 555-0149',
    },
  ],
}
