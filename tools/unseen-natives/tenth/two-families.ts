import { debt, figures, FINE, NOBODY, type Look, type Person } from '#tools/unseen-natives/eighth/tale.ts'
import { card, loan, over } from '#tools/unseen-natives/tenth/ordinary.ts'

const look = (name: string, days: readonly string[], more: Partial<Look> = {}): Look => ({
  name,
  days,
  lines: ['230 PARK AVE FL 10', 'NEW YORK, NY 10169'],
  phone: '(212) 555-0171',
  ...more,
})

/** A small trader whose lenders are called as persons are. */
export const TRADER: Person = {
  ...NOBODY,
  name: 'ABRAHAM J LEVINSON',
  aliases: ['ABE LEVINSON', 'ABRAHAM JOSEPH LEVINSON'],
  born: '1966-02-11',
  ssn4: '0500',
  homes: [
    ['1419 AVENUE J', 'BROOKLYN', 'NY', '11230-3701'],
    ['88-12 35TH AVE APT 6F', 'JACKSON HEIGHTS', 'NY', '11372'],
    ['PO BOX 300500', 'BROOKLYN', 'NY', '11230'],
  ],
  phones: ['(718) 555-0120', '(347) 555-0102'],
  jobs: [['LEVINSON & SON TILE', 'OWNER'], ['SELF-EMPLOYED']],
  debts: [
    loan(['JOHN D MILLER', '0419772', 'note', '2024-04-19', 15_000, 7120], [402, 48]),
    loan(['HELEN A WALKER TRUST', '19990101', 'home', '2013-06-28', 310_000, 244_019], [1950, 360]),
    loan(['JAMES B NUTTER-LIKE & CO', '3000198822', 'home', '2019-09-03', 85_000, 61_220], [744, 240]),
    loan(['MARY KAY FINANCE', 'MK-000-812', 'cash', '2025-06-06', 4200, 2601], [188, 24]),
    loan(['JOHN DEERE-LIKE FINANCIAL', '0711JD2231', 'car', '2022-08-01', 40_900, 12_018], [733, 66]),
    card(['HENRY FORD-STYLE CU', '4415000900771120', 'card', '2010-10-01', 10_000, 1410], { raised: 12 }),
    card(['WELLS & SON', '5188000133', 'store', '2016-01-19', 3500, 233]),
    card(['FRANK', '4000000120', 'card', '2022-05-31', 2000, 300]),
    card(['LINCOLN & GRANT BK', '4666000120', 'card', '2001-01-01', 25_000, 4119]),
    card(['MORGAN STANLEE PRIVATE', '3711000120', 'card', '2018-02-02', 30_000, 0]),
    over(['GEORGE & ANNE SMITH', '0007712', 'home', '2003-03-03', 120_000], '2019-03-29'),
    over(['DR LENA KATZ DDS', '12/2016', 'note', '2016-12-05', 2900], '2018-11-30'),
    debt(['CON EDISON-ISH', '41-2200-1', 'power'], {
      opened: '2013-07-01',
      high: 612,
      balance: 240,
      monthly: 240,
      last: ['2026-08-21', 233],
      first: '2024-09',
      marks: 'OK*24',
      status: FINE,
    }),
  ],
  hard: [look('JOHN D MILLER', ['2024-04-12']), look('MARY KAY FINANCE', ['2025-06-05']), look('FRANK', ['2025-05-28'])],
  offers: [look('MORGAN STANLEE PRIVATE', ['2026-07-09', '2026-01-09'])],
  reviews: [
    look('HENRY FORD-STYLE CU', ['2026-08-25', '2026-05-25']),
    look('ABRAHAM LEVINSON VIA CREDIT JOURNAL', ['2026-09-01', '2026-08-01', '2026-07-01', '2026-06-01']),
  ],
}

/** Two people's joint life in states whose letters are words: IN, OR, ME, HI, OK, OH, LA, PA. */
export const COUPLE: Person = {
  ...NOBODY,
  name: 'JOLENE K HARRIS-OKAFOR',
  aliases: ['JOLENE HARRIS', 'JOLENE KAY OKAFOR', 'JOLENE HARRISOKAFOR'],
  born: '1992-08-31',
  ssn4: '1102',
  homes: [
    ['410 E HI ST APT 2', 'LAWRENCEBURG', 'IN', '47025-1102'],
    ['22 PA AVE', 'LA PORTE', 'IN', '46350'],
    ['9 OH MY WAY', 'ENID', 'OK', '73701'],
    ['71 ME LN UNIT OR', 'HILO', 'HI', '96720-2214'],
    ['15 IN ST', 'OREGON', 'OH', '43616'],
  ],
  phones: ['(812) 555-0177', '(580) 555-0113', '(808) 555-0190'],
  jobs: [['DEARBORN COUNTY IN', 'CLERK'], ['LA PORTE HOSPITAL'], ['OK TIRE', 'SALES']],
  debts: [
    loan(['CALIBER-ISH HOME LOANS', '9771002044', 'home', '2021-05-14', 188_000, 169_902], [1102, 360]),
    loan(['ALLY-STYLE FINCL', '0611100277', 'car', '2024-07-19', 29_900, 19_404], [522, 72]),
    loan(['IN THE MONEY LOANS', '77881102', 'cash', '2025-12-15', 3000, 1808], [160, 24]),
    loan(['OK EDUCATION LOAN AUTH', '5510110299', 'study', '2011-08-22', 7000, 2044], [77, 120]),
    loan(['OK EDUCATION LOAN AUTH', '5510120299', 'study', '2012-08-20', 7500, 2811], [80, 120]),
    loan(['HI-TECH FURNITURE', '90441207', 'note', '2026-02-10', 1750, 1004], [102, 18]),
    card(['ME & YOU BANK', '4100000221', 'card', '2015-05-05', 5000, 1111], { raised: 3 }),
    card(['OR-PACIFIC CU', '4477000221', 'card', '2019-12-24', 3200, 5], {}),
    card(['PA TURNPIKE CARD', '6011000221', 'store', '2020-02-29', 500, 31]),
    card(['CAPITAL ONE-ISH QUICKSILVER', '4147000221', 'card', '2013-10-30', 7400, 2300], { raised: 18 }),
    card(['CREDIT ONE-LIKE BANK N.A.', '4447000221', 'card', '2017-08-08', 900, 0]),
    card(['VICTORIA-STYLE/COMENITY', '5856000221', 'store', '2014-11-28', 1250, 88]),
    over(['WELLS-ISH FARGO DEALER', '4411002', 'car', '2017-02-28', 16_400], '2022-02-15'),
    over(['ONEMAIN-ISH', '90012', 'cash', '2018-10-01', 4000], '2020-09-30'),
    over(['LA CURACAO-LIKE', '22119', 'store', '2012-12-01', 1500], '2021-06-30'),
    debt(['INDIANA MICHIGAN POWER-ISH', '04-4491-2', 'power'], {
      opened: '2021-06-01',
      high: 300,
      balance: 0,
      first: '2024-09',
      marks: 'OK*10 - - OK*12',
      figures: figures('2026-08', 3, () => ({ balance: 0, scheduled: 0, paid: 0 })),
    }),
  ],
  hard: [
    look('HI-TECH FURNITURE', ['2026-02-09']),
    look('IN THE MONEY LOANS', ['2025-12-14'], { purpose: 'CREDIT TRANSACTION' }),
  ],
  offers: [look('ME & YOU BANK', ['2026-03-31', '2025-12-31'])],
  reviews: [look('OR-PACIFIC CU', ['2026-08-08', '2026-02-08']), look('PA TURNPIKE CARD', ['2026-05-15'])],
}
