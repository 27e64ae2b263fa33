import { debt, figures, NOBODY, OVER, type Person } from '#tools/unseen-natives/eighth/tale.ts'

const MASS = [
  ['BARCLAYS OF DELAWARE CARD SERVICES/AMERICAN AVIATION REWARDS', '5140218009917', 'card', '2004-01-09', 15_000],
  ['CITICARDS-STYLE CBNA', '5424181200017731', 'card', '1999-06-01', 18_000],
  ['CITICARDS-STYLE CBNA', '5424181200017749', 'card', '2013-06-01', 9000],
  ['MACYLIKE/DSNB', '4320051', 'store', '1987-11-28', 3000],
  ['KOHL-TYPE/CAPONE', '0391177', 'store', '2006-10-10', 1200],
  ["TEACHERS' RETIREMENT & ANNUITY FEDERAL CREDIT UNION", '71-0042-0', 'line', '1995-02-14', 5000],
  ['FSA STORE/WEX HEALTHY', '60449912', 'flexible', '2018-01-01', 2750],
] as const

/** Many old accounts, long names, two cards of one issuer whose numbers differ in two figures. */
export const ELDER: Person = {
  ...NOBODY,
  name: 'THEODORE BARTHOLOMEW WASHINGTON-MCALLISTER III',
  aliases: ['TED WASHINGTON', 'THEODORE B MCALLISTER 3RD', 'T B WASHINGTON MC ALLISTER'],
  born: '1944-12-07',
  ssn4: '0808',
  homes: [
    ['N5W28401 COUNTY HWY G', 'PEWAUKEE', 'WI', '53072'],
    ['4012 OLD WORLD THIRD ST STE 600', 'MILWAUKEE', 'WI', '53203-1100'],
    ['12 VIA DEL LAGO', 'LAKE HAVASU CITY', 'AZ', '86403'],
  ],
  phones: ['(414) 555-0122', '(262) 555-0143', '(928) 555-0108'],
  jobs: [['MILWAUKEE PUBLIC SCHOOLS', 'PRINCIPAL (RETIRED)'], ['ST. NORBERT ABBEY']],
  debts: [
    ...MASS.map(([name, number, kind, opened, limit], at) =>
      debt([name, number, kind], {
        opened,
        first: '2019-09',
        marks: at % 2 === 0 ? 'OK*84' : 'OK*20 ND OK*12 - - OK*49',
        limit,
        high: limit - 300 - at * 41,
        balance: at * 57,
        monthly: at === 0 ? 0 : 30,
        ...(at === 0 ? {} : { last: [`2026-08-${10 + at}`, 100 + at] as const }),
        figures:
          at < 4
            ? figures('2026-08', 24, (ago) => ({
                balance: at * 57 + ago * at,
                scheduled: at === 0 ? 0 : 30,
                paid: at === 0 ? 0 : 100 + at,
                limit,
              }))
            : {},
      }),
    ),
    ...(['2009-04-02', '2014-04-02', '2019-04-02'] as const).map((opened, at) =>
      debt(['GM-LIKE FINANCIAL LEASING AND LOAN TRUST', `11100472${at}3`, 'car'], {
        opened,
        closed: `20${14 + at * 5}-03-3${at % 2}`,
        reported: `20${14 + at * 5}-03-31`,
        status: OVER,
        original: 21_000 + at * 1717,
        term: 60,
        first: `20${10 + at * 5}-01`,
        marks: 'OK*51',
        until: `20${24 + at * 5}-03`,
        remarks: [[], ['CLOSED'], ['Auto', 'Fixed rate']],
      }),
    ),
  ],
  hard: [],
  offers: [{ name: 'AARP-LIKE/UHC', days: ['2026-09-01', '2026-03-01'], lines: ['PO BOX 1017', 'MONTGOMERYVILLE, PA 18936'] }],
  reviews: [
    {
      name: 'CITICARDS-STYLE CBNA',
      days: ['2026-08-08', '2026-05-08', '2026-02-08'],
      lines: ['5800 S CORPORATE PL', 'SIOUX FALLS, SD 57108'],
    },
    {
      name: 'LEXISNEXUS/FARMERS INS',
      days: ['2025-12-12'],
      lines: ['1000 ALDERMAN DR', 'ALPHARETTA, GA 30005'],
      purpose: 'Insurance Inquiry',
    },
  ],
}
