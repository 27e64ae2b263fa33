import { debt, figures, HOLDERS, NOBODY, type Look, type Person } from '#tools/unseen-natives/eighth/tale.ts'
import { card, loan, over } from '#tools/unseen-natives/tenth/ordinary.ts'

const look = (name: string, days: readonly string[], more: Partial<Look> = {}): Look => ({
  name,
  days,
  lines: ['77 INDUSTRIAL WAY', 'OMAHA, NE 68137'],
  phone: '(402) 555-0131',
  ...more,
})

/** Two cards, one of them a parent's, and a soldier's alert. */
export const THIN: Person = {
  ...NOBODY,
  name: 'TYRESE M BOLDEN III',
  aliases: ['TYRESE BOLDEN'],
  born: '2004-09-19',
  ssn4: '3007',
  homes: [
    ['2140 GRUBER RD BLDG 3-1921 RM 204', 'FORT LIBERTY', 'NC', '28310'],
    ["19 WIDOW'S MITE LN", 'SUMTER', 'SC', '29150-4418'],
  ],
  phones: ['(910) 555-0172'],
  jobs: [['UNITED STATES ARMY', 'E-4']],
  debts: [
    debt(['PALMETTO & PINE CU', '4061220011907733', 'card'], {
      who: 'user',
      opened: '2009-01-30',
      first: '2019-10',
      marks: 'OK*83',
      limit: 9500,
      high: 6112,
      balance: 844,
      monthly: 40,
      last: ['2026-08-25', 250],
      figures: figures('2026-08', 24, (ago) => ({ balance: 844 + ago * 13, scheduled: 40, paid: 250, limit: 9500, pastDue: 0 })),
    }),
    card(["SERVICEMEMBERS' FIRST SECURED", '5290110022', 'card', '2025-10-03', 300, 28]),
  ],
  hard: [look("SERVICEMEMBERS' FIRST SECURED", ['2025-10-02'])],
  reviews: [look('PALMETTO & PINE CU', ['2026-06-18'])],
  notices: [
    [
      'fraud_alert',
      'ACTIVE DUTY ALERT: I am on active military duty. Do not extend credit without first verifying my identity at (910) 555-0172. This alert is in place until 03/2027.',
    ],
  ],
}

const STUDIES = [
  ['2009-08-24', 3500],
  ['2009-08-24', 2000],
  ['2010-01-11', 1000],
  ['2010-08-30', 4500],
  ['2010-08-30', 2000],
  ['2011-08-29', 5500],
  ['2011-08-29', 2000],
  ['2012-08-27', 5500],
  ['2012-08-27', 2000],
  ['2013-09-03', 8500],
  ['2013-09-03', 12_000],
  ['2014-08-25', 8500],
] as const
const MOVED = ['Transferred, closed/Never late.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED'] as const
const servicers = [
  ['CORNHUSKER HOME MORTGAGE', '0081207', '2015-06-26', '2019-02-01'],
  ['BANK OF DUNN & ROYAL', '5500081207', '2015-06-26', '2022-09-01'],
] as const

/** Forty accounts: a dozen student loans at two servicers each, a mortgage at its third, cars, cards; a joint card on which the late spouse is told. */
export const FULL: Person = {
  ...NOBODY,
  name: 'REBECCA LYNN VANDERHOEK',
  aliases: ['BECKY VANDERHOEK', 'REBECCA L MEIER', 'REBECCA MEIER-VANDERHOEK'],
  born: '1987-05-22',
  ssn4: '9144',
  homes: [
    ['16802 LAKESIDE HILLS PLZ APT 211', 'OMAHA', 'NE', '68130-2213'],
    ['3319 S 44TH ST', 'LINCOLN', 'NE', '68506'],
    ['BOX 77 NEIHARDT HALL', 'LINCOLN', 'NE', '68588'],
  ],
  phones: ['(402) 555-0181', '(531) 555-0120'],
  jobs: [['MILLARD PUBLIC SCHOOLS', 'SPEECH THERAPIST'], ["CHILDREN'S HOSP & MED CTR"]],
  debts: [
    ...STUDIES.flatMap(([opened, original], at) => [
      debt(['DEPT OF ED/PLATTE RIVER LN', `90${44_120 + at}0771${at % 10}`, 'study'], {
        opened,
        closed: '2023-11-15',
        reported: '2023-11-30',
        status: MOVED,
        original,
        term: 120,
        first: '2021-01',
        marks: 'OK*35',
        until: '2033-11',
        remarks: [
          ['Account transferred to another office.'],
          ['TRANSFERRED TO ANOTHER LENDER'],
          ['Account transferred or sold', 'Fixed rate'],
        ],
      }),
      loan(
        [
          'US DEPT OF EDUCATION/AIDWELL',
          `4012${at < 9 ? 0 : ''}${at + 1}9144D0${at % 10}`,
          'study',
          opened,
          original,
          original - 900 - at * 17,
        ],
        [22 + at * 7, 120],
        { first: '2023-12', marks: 'OK*33', remarks: [[], [], ['Fixed rate']] },
      ),
    ]),
    ...servicers.map(([name, number, opened, closed]) =>
      debt([name, number, 'home'], {
        who: 'joint',
        opened,
        closed,
        reported: closed,
        status: MOVED,
        original: 196_000,
        term: 360,
        first: '2018-01',
        marks: closed < '2020' ? 'OK*13' : '- - - - - - - - - - - - - - OK*42',
        until: `${Number(closed.slice(0, 4)) + 10}-${closed.slice(5, 7)}`,
        remarks: [
          ['Account transferred to another office.'],
          ['TRANSFERRED TO ANOTHER LENDER'],
          ['Account transferred or sold', 'Conventional mortgage'],
        ],
      }),
    ),
    loan(['LAKEVIEW-STONE SERVICING', '77005500081', 'home', '2015-06-26', 196_000, 148_310], [1164, 360], {
      first: '2022-10',
      marks: 'OK*47',
      holder: HOLDERS.joint,
    }),
    loan(["MOTOR COMPANY'S CREDIT CO", '0220441907', 'car', '2023-06-10', 31_880, 15_004], [566, 66], {
      status: ['Open.', 'Current; Paid or Paying as Agreed; was 60 days past due', 'PAYS_AS_AGREED'],
      isBad: true,
      until: '2031-09',
      first: '2023-07',
      marks: 'OK*17 60 OK*20',
    }),
    over(['FIRST TRUST OF LA VISTA', '30007712', 'car', '2017-03-04', 19_990], '2022-03-01'),
    over(['FIRST TRUST OF LA VISTA', '30009934', 'cash', '2018-11-11', 5000], '2020-11-10'),
    debt(['HEARTLAND & HOME BANK', '4417000911220034', 'card'], {
      who: 'joint',
      opened: '2014-10-18',
      limit: 11_000,
      high: 7420,
      balance: 1206,
      monthly: 35,
      last: ['2026-08-17', 150],
      first: '2019-09',
      marks: 'OK*84',
      figures: figures('2026-08', 24, (ago) => ({
        balance: 1206 + ago * 31,
        scheduled: 35,
        paid: 150,
        limit: 11_000,
        pastDue: 0,
      })),
      remarks: [['Consumer deceased.'], ['CONSUMER DECEASED'], ['Consumer deceased', 'Credit card']],
    }),
    card(['CAPSTONE ONE QUICKCASH', '4147200911', 'card', '2012-03-30', 7000, 410], { raised: 8 }),
    card(['B&N REWARDS MC', '5523000911', 'card', '2016-12-01', 4500, 0]),
    card(["KOLE'S/CAPSTONE", '0399200911', 'store', '2011-11-25', 2200, 76]),
    card(['TARGIT BULLSEYE CARD', '5859200911', 'store', '2013-07-12', 1600, 0]),
    card(["MOM & POP'S HARDWARE VISA", '4777200911', 'card', '2020-05-04', 5000, 233], { raised: 5 }),
    card(['AM-EXPRESSWAY', '3711200911', 'card', '2018-01-22', 15_000, 1904]),
    over(['VICTORIA & ROSE/COMENITY', '5856200911', 'store', '2009-12-20', 800], '2019-04-30'),
    over(["GORDMAN'S/SYNDICATE BANK", '6044200911', 'store', '2010-02-06', 600], '2020-03-31'),
    over(['DISCOVERER IT STUDENT', '6011200911', 'card', '2009-09-14', 2000], '2021-08-31', {
      remarks: [
        ["Account closed at consumer's request."],
        ['CLOSED BY CONSUMER'],
        ['Account closed at consumers request', 'Credit card'],
      ],
    }),
  ],
  hard: [look("MOTOR COMPANY'S CREDIT CO", ['2026-01-09', '2025-06-09'])],
  offers: [
    look('INSURE & SAVE', ['2026-08-28', '2026-06-28', '2026-04-28', '2026-02-28']),
    look("WOMEN'S WEAR OUTLET", ['2026-03-13']),
  ],
  reviews: [
    look('US DEPT OF EDUCATION/AIDWELL', ['2026-08-30', '2026-07-30', '2026-06-30', '2026-05-30', '2026-04-30', '2026-03-30']),
    look('AM-EXPRESSWAY', ['2026-09-10', '2026-08-10']),
  ],
}
