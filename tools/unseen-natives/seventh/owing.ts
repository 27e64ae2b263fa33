import { entry, look, NOBODY, type Person } from '#tools/unseen-natives/sixth/entry.ts'

/** A recovery after the charge-off, a debt that was bought twice, two bankruptcies. */
export const DEBTS: Person = {
  ...NOBODY,
  name: 'CORDELIA ANNE RUTHERFORD',
  aliases: ['CORDELIA MARSH (FORMERLY)', 'C A RUTHERFORD-MARSH'],
  born: '1976-03-30',
  ssn4: '4432',
  homes: [
    ['820 E HIGH ST LOT 19', 'MOUNT VERNON', 'OH', '43050'],
    ['RR 2 BOX 114B', 'WEST LAFAYETTE', 'OH', '43845-9601'],
  ],
  phones: ['(740) 555-0166'],
  employers: [['KNOX CO ENGINEER', null]],
  accounts: [
    entry(['BUCKEYE CARD BANK', '51120477', 'card'], {
      opened: '2018-05-20',
      closed: '2023-08-31',
      first: '2022-10',
      marks: 'OK*3 30 60 90 120 150 180 CO*36',
      limit: 3000,
      high: 3911,
      balance: 2711,
      pastDue: 2711,
      chargedOff: 3911,
      dofd: '2023-01-15',
      major: '2023-07',
      until: '2029-11',
      lastPaid: ['2026-06-19', 50],
      isNegative: true,
      says: [
        'Account charged off. $3,911 written off. $2,711 past due as of Jul 2026.',
        '>Charged Off<',
        'CHARGE_OFF',
        'Charge Off',
      ],
      remarks: [
        ["Account closed at credit grantor's request.", 'Unpaid balance reported as a loss by the credit grantor.'],
        ['>UNPAID BALANCE CHARGED OFF<', 'PARTIAL PAYMENT AGREEMENT'],
        ['Charged off account', 'Account closed by credit grantor', 'Paying under a partial payment agreement'],
      ],
      money: [24, 2711, 50, 50],
    }),
    entry(['HARBORLIGHT ACQUISITIONS LLC', 'HL-2209-41', 'debt'], {
      opened: '2024-09-26',
      first: '2024-10',
      marks: 'C*21',
      original: 1460,
      balance: 1460,
      pastDue: 1460,
      dofd: '2021-12-02',
      until: '2028-10',
      originalCreditor: 'SYNDICATE BK NA/OLD BARN FURNITURE',
      isNegative: true,
      says: ['Collection account. $1,460 past due as of Jul 2026.', '>In Collection<', 'COLLECTION', 'Collection'],
      remarks: [
        ['Account information disputed by consumer (Meets requirements of the Fair Credit Reporting Act).'],
        ['>PLACED FOR COLLECTION<', 'ACCT INFO DISPUTED BY CONSUMR'],
        ['Consumer disputes this account information', 'Collection account'],
      ],
    }),
    ...(['KOKOSING STORE CARD', 'DAN EMMETT GAS CARD'] as const).map((name, index) =>
      entry([name, `60110${index}88`, 'store'], {
        opened: `201${index + 2}-03-1${index}`,
        closed: '2020-07-31',
        reported: '2020-12-31',
        first: '2019-09',
        marks: index === 0 ? 'OK*5 30 60 B*9' : 'OK*11 B*5',
        limit: 800,
        high: 760,
        dofd: index === 0 ? '2020-02-02' : '2020-08-04',
        until: index === 0 ? '2027-01' : '2027-07',
        isNegative: true,
        says: [
          'Discharged through Bankruptcy Chapter 7.',
          'Account Included in Bankruptcy',
          'INCLUDED_IN_BANKRUPTCY',
          'Included in Bankruptcy',
        ],
        remarks: [
          ['Debt included in or discharged through Bankruptcy Chapter 7, 11 or 12.'],
          ['CHAPTER 7 BANKRUPTCY'],
          ['Bankruptcy Chapter 7', 'Account included in bankruptcy'],
        ],
      }),
    ),
  ],
  collections: [
    {
      agency: 'LICKING VALLEY MEDICAL COLLECT',
      number: '0090-771A',
      original: 'KNOX COMM HOSP ER/RADIOLOGY',
      amount: 655,
      balance: 655,
      assigned: '2025-08-19',
      dofd: '2025-01-07',
      isMedical: true,
      isPaid: false,
      isDisputed: false,
    },
  ],
  records: [
    { court: 'US BKPT CT OH COLUMBUS', reference: '2054410', filed: '2020-08-04', discharged: '2020-12-08', chapter: '7' },
    { court: 'US BKPT CT OH CLEVELAND', reference: '19-61277', filed: '2019-02-27', discharged: '2019-10-30', chapter: '13' },
  ],
  hard: [],
  review: [look('HARBORLIGHT ACQUISITIONS LLC', ['2026-02-02'])],
}

/** Alerts, a freeze and a long statement over several lines, around one card. */
export const NOTICED: Person = {
  ...NOBODY,
  name: 'EZEKIEL THISTLEWOOD SR',
  aliases: [],
  born: '1949-02-11',
  ssn4: '3088',
  homes: [['14 RIVER RD FRNT', 'SAINT MARYS', 'WV', '26170']],
  accounts: [
    entry(['PLEASANTS COUNTY BANK', '004410', 'card'], {
      opened: '1999-09-09',
      first: '2024-08',
      marks: 'OK*23',
      limit: 2000,
      high: 1405,
      balance: 19,
      monthly: 19,
      lastPaid: ['2026-06-28', 40],
      money: [4, 19, 7, 40],
    }),
  ],
  alert:
    'EXTENDED FRAUD ALERT: I have been a victim of fraud. Do not extend credit without first contacting me at (304) 555-0148. This alert is in place until 05/2033.',
  freeze: 'SECURITY FREEZE: A security freeze was placed on this file at the request of the consumer on 05/11/2026.',
  statement:
    'ID THEFT IN 2025: SOMEBODY OPENED A LOAN OF $4,400 AT RIVERSIDE FINANCE IN MY NAME. IT WAS 120 DAYS LATE AND CHARGED OFF; THAT IS NOT MINE. MY WIFE, NOT I, IS DECEASED (2019). PAST DUE: $0.',
}
