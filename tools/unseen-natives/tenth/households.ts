import { debt, figures, FINE, NOBODY, type Debt, type Look, type Person } from '#tools/unseen-natives/eighth/tale.ts'
import { card, loan, over } from '#tools/unseen-natives/tenth/ordinary.ts'

const CLOSED_BY_ME: Debt['remarks'] = [
  ["Account closed at consumer's request."],
  ['CLOSED BY CONSUMER'],
  ['Account closed at consumers request', 'Credit card'],
]
const look = (name: string, days: readonly string[], more: Partial<Look> = {}): Look => ({
  name,
  days,
  lines: ['1 MAIN ST STE 400', 'CINCINNATI, OH 45202'],
  phone: '(513) 555-0119',
  ...more,
})

/** A house, three cars, and the cards of twenty years, of lenders whose names hold figures. */
export const HOUSEHOLD: Person = {
  ...NOBODY,
  name: 'DARNELL T WHITFIELD',
  aliases: ['DARNELL WHITFIELD', 'DARNELL TYRONE WHITFIELD'],
  born: '1979-07-14',
  ssn4: '2019',
  homes: [
    ['8814 TIMBERCREST LN', 'MASON', 'OH', '45040-2019'],
    ['1120 ELM ST APT 7', 'CINCINNATI', 'OH', '45202'],
    ['2024 MARCH TER', 'LOVELAND', 'OH', '45140-0812'],
    ['PO BOX 1231', 'MASON', 'OH', '45040'],
  ],
  phones: ['(513) 555-0190', '(513) 555-0106'],
  jobs: [['7-ELEVEN 22841', 'MANAGER'], ['PROCTOR SUPPLY CO', 'WAREHOUSE LEAD'], ['US ARMY 1/75 RGR BN']],
  debts: [
    loan(['FIFTH THIRD MORTGAGE CO', '0098112201', 'home', '2016-08-19', 214_900, 158_302], [1288, 360]),
    loan(['HUNTINGTON-LIKE AUTO', '20190412771', 'car', '2023-04-12', 31_240, 14_118], [588, 66]),
    loan(['UPGRADE 1', '104221877', 'cash', '2025-02-03', 9000, 5121], [291, 36]),
    loan(['1ST FRANKLIN FINANCIAL', '07-1420-19', 'note', '2025-11-08', 2400, 1102], [146, 18]),
    loan(['3 RIVERS FCU', '3300719922', 'car', '2024-10-01', 18_700, 12_019], [377, 60]),
    card(['5/3 BANK', '5465001122330417', 'card', '2006-05-03', 12_000, 2025], { raised: 9 }),
    card(['5/3 BK HELOC', '7720190412', 'line', '2018-12-12', 25_000, 2026]),
    card(['CAPITAL ONE 360', '4147000011112222', 'card', '2011-11-11', 8000, 0]),
    card(['CHASE-ISH FREEDOM 1.5', '4266000911447781', 'card', '2014-01-31', 9600, 1999], { raised: 14 }),
    card(['SYNCB/LOWES 4 PROS', '6017000188337744', 'store', '2017-03-08', 6000, 731]),
    card(['TD/TARGET 5% OFF', '5859000177', 'store', '2019-11-29', 1800, 64]),
    card(['DISCOVER-LIKE FINCL SVC', '6011000990144178', 'card', '2009-09-09', 11_500, 3118], { raised: 4 }),
    card(['21ST CENTURY BANKCARD', '4121000721', 'card', '2021-12-01', 3000, 12]),
    over(['TOYOTA-LIKE MTR 2020', '70402012', 'car', '2016-03-30', 22_812], '2021-03-28'),
    over(['1ST NATL BK OF OMAHA', '4418000322108841', 'card', '2008-06-06', 5000], '2024-02-29', { remarks: CLOSED_BY_ME }),
    over(['CREDIT UNION 1', '11000471', 'cash', '2019-05-05', 6000], '2022-04-30'),
    over(['BARCLAYS-ISH 24/7', '5140000711443322', 'card', '2012-12-12', 7000], '2023-12-31', { remarks: CLOSED_BY_ME }),
    over(['84 LUMBER/CBNA', '603500099', 'store', '2015-08-04', 2500], '2022-08-15', { remarks: CLOSED_BY_ME }),
    over(['QUICKEN-LIKE LOANS 30 YR', '3300441972', 'home', '2011-04-29', 171_000], '2016-08-31'),
    debt(['DUKE-STYLE ENERGY OHIO', '9100-4420-19', 'power'], {
      opened: '2016-09-01',
      high: 402,
      balance: 188,
      monthly: 188,
      last: ['2026-08-14', 176],
      first: '2024-09',
      marks: 'OK*24',
      status: FINE,
      figures: figures('2026-08', 12, (ago) => ({ balance: 188 - ago, scheduled: 188 - ago, paid: 176 })),
    }),
    debt(['T-MOBILE-ISH 5G', '881204471', 'phone'], {
      opened: '2020-10-10',
      high: 245,
      balance: 120,
      monthly: 120,
      last: ['2026-08-20', 120],
      first: '2024-09',
      marks: 'OK*11 - OK*12',
      figures: {
        ...figures('2026-08', 8, () => ({ balance: 120, scheduled: 120, paid: 120 })),
        ...figures('2024-12', 4, () => ({ balance: 110, scheduled: 110, paid: 110 })),
      },
    }),
    debt(['RENT REPORTERS 101', 'RR-2201-07', 'rent'], {
      opened: '2024-01-01',
      closed: '2025-01-01',
      reported: '2025-01-15',
      status: ['Paid, Closed/Never late.', 'Paid, Closed; was Paid as agreed', 'PAYS_AS_AGREED'],
      high: 1450,
      monthly: 1450,
      term: 12,
      first: '2024-01',
      marks: 'OK*12',
      until: '2035-01',
    }),
  ],
  hard: [
    look('UPGRADE 1', ['2025-02-01'], { purpose: 'CREDIT TRANSACTION' }),
    look('1ST FRANKLIN FINANCIAL', ['2025-11-07']),
    look('3 RIVERS FCU', ['2024-09-29']),
    look('5/3 BANK', ['2025-12-05']),
  ],
  offers: [
    look('ALLSTATE-LIKE 1', ['2026-08-02', '2026-06-02', '2026-04-02']),
    look('1-800-LOANMART', ['2026-07-07']),
    look('OPP 4 ALL LLC', ['2026-05-19', '2025-11-19']),
  ],
  reviews: [
    look('5/3 BANK', ['2026-09-01', '2026-06-01', '2026-03-01', '2025-12-01']),
    look('CAPITAL ONE 360', ['2026-08-11', '2026-07-11', '2026-06-11', '2026-05-11', '2026-04-11']),
    look('CREDIT UNION 1', ['2026-02-02']),
    look('NATIONWIDE-LIKE INS', ['2026-01-20'], { purpose: 'Insurance Inquiry' }),
  ],
}

const SCHOOL = [
  ['2004-08-30', 2625],
  ['2005-01-18', 1312],
  ['2005-08-29', 3500],
  ['2006-08-28', 5500],
  ['2007-08-27', 5500],
  ['2008-01-14', 2000],
  ['2011-08-29', 8500],
  ['2012-08-27', 8500],
  ['2013-01-14', 10_000],
  ['2013-08-26', 12_000],
] as const

/** A teacher: each loan of ten at three servicers, one after the other, and a modest rest. */
export const TEACHER: Person = {
  ...NOBODY,
  name: 'SIOBHAN M FITZGERALD-OKONKWO',
  aliases: ['SIOBHAN FITZGERALD', 'S M OKONKWO'],
  born: '1986-01-01',
  ssn4: '0112',
  homes: [
    ['77 IN THE WOODS RD', 'PORTLAND', 'ME', '04101'],
    ['12 OK AVE APT 3', 'HARRISBURG', 'OR', '97446-0012'],
    ['3 HI HO LN', 'OXFORD', 'PA', '19363'],
  ],
  phones: ['(207) 555-0118'],
  jobs: [['PORTLAND PUBLIC SCHOOLS', 'TEACHER'], ['ID OF OREGON LLC'], ['ME TOO CATERING', 'SERVER']],
  debts: [
    ...SCHOOL.flatMap(([opened, original], at) => [
      over(['SALLIE-LIKE MAE', `9${at}1200044${at}7`, 'study', opened, original], '2017-11-30', {
        status: ['Transferred, closed/Never late.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED'],
        first: '2016-12',
        marks: 'OK*12',
        term: 120,
        remarks: [
          ['Account transferred to another office.'],
          ['TRANSFERRED TO ANOTHER LENDER'],
          ['Account transferred or sold', 'Student loan'],
        ],
      }),
      over(['NAVIENT-STYLE SOLUTIONS', `9${at}1200044${at}72019`, 'study', opened, original], '2021-12-31', {
        status: ['Transferred, closed/Never late.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED'],
        first: '2019-01',
        marks: at % 3 === 0 ? 'OK*14 - - - OK*19' : 'OK*36',
        term: 120,
        remarks: [
          ['Account transferred to another office.'],
          ['TRANSFERRED TO ANOTHER LENDER'],
          ['Account transferred or sold', 'Student loan'],
        ],
      }),
      loan(
        ['AIDVANTAGE-LIKE/DEPT OF ED', `7${at}2022010${at}`, 'study', opened, original, Math.round(original * 0.71)],
        [Math.round(original / 90), 240],
        {
          first: '2022-01',
          marks: at === 4 ? 'OK*20 ND ND OK*34' : 'OK*56',
          ...(at % 2 === 0 ? { former: ['Payment deferred through 08/31/2023.', '2022-01', '2023-08'] as const } : {}),
          remarks: [[], [], ['Fixed rate']],
        },
      ),
    ]),
    card(['TD BANK N.A. ME', '4839000210078812', 'card', '2015-02-02', 4000, 311], { raised: 6 }),
    card(['LL BEANLIKE MASTERCARD', '5569000044', 'card', '2017-10-31', 7500, 1204]),
    loan(['SUBARU-LIKE MOTORS FIN', '0120250114', 'car', '2025-01-14', 27_019, 20_250], [489, 60]),
    loan(['TOWN & COUNTRY FCU', '99140', 'cash', '2026-01-02', 1200, 401], [107, 12]),
  ],
  hard: [look('SUBARU-LIKE MOTORS FIN', ['2025-01-13']), look('OR HOUSING AUTHORITY', ['2025-03-30'])],
  offers: [look('HI COUNTRY CREDIT', ['2026-05-05'])],
  reviews: [look('TD BANK N.A. ME', ['2026-07-01', '2026-01-01']), look('IN TOUCH CREDIT UNION', ['2026-03-03'])],
}
