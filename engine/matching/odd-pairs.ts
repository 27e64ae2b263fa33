import type { Member, PrintedAccount } from '#engine/matching/pair-corpus.ts'
import type { AccountType } from '#engine/words/account-type.ts'

/** For tests: members' accounts as their bureaus print them, with traps, written by someone who had not read the matcher. */

/** How a number is masked: first six, first four, last four, both ends, whole, not printed. */
type Mask = 'F6' | 'F4' | 'F8' | 'L4' | 'L3' | 'ENDS' | 'WHOLE' | 'NONE'
const masked = (number: string, mask: Mask): string | null => {
  const hidden = (count: number, sign: string): string => sign.repeat(Math.max(count, 1))
  if (mask === 'NONE') return null
  if (mask === 'WHOLE') return number
  if (mask === 'ENDS') return `${number.slice(0, 6)}${hidden(number.length - 10, 'X')}${number.slice(-4)}`
  if (mask === 'L4') return `*${number.slice(-4)}`
  if (mask === 'L3') return `xxxxxxxx ${number.slice(-3)}`
  return number.slice(0, Number(mask.slice(1))) + (mask === 'F8' ? '****' : hidden(number.length - Number(mask.slice(1)), 'X'))
}

/** Fields are parted by `;`, bureaus by `|` (Equifax, Experian, TransUnion); one value is all three's, an empty name is not listed there. */
const three = (text = ''): readonly string[] => (text.includes('|') ? text.split('|') : [text, text, text])
const isType = (text: string): text is AccountType =>
  ['revolving', 'installment', 'mortgage', 'open', 'collection'].includes(text)
const isMask = (text: string): text is Mask => /^(?:F[468]|L[34]|ENDS|WHOLE|NONE)$/v.test(text)
const orNull = (text = ''): string | null => (text === '' ? null : text)

function printed(line: string, place: number, truth: string): PrintedAccount | null {
  const [names, type, number = '', masks, opened, closed, amount, creditor] = line.split(';').map((field) => field.trim())
  const at = (field: string | undefined): string => three(field)[place] ?? ''
  if (at(names) === '') return null
  const [kind, mask, cents] = [at(type), at(orNull(masks) ?? 'L4|F6|F8'), Number(at(amount)) * 100]
  return {
    id: `${truth} ${place}`,
    truth,
    creditorName: at(names),
    originalCreditor: orNull(at(creditor)),
    accountNumber: isMask(mask) ? masked(number, mask) : null,
    accountType: isType(kind) ? kind : null,
    dateOpened: orNull(at(opened)),
    dateClosed: orNull(at(closed)),
    originalBalance: kind === 'revolving' || cents === 0 ? null : cents,
    highBalance: cents === 0 ? null : cents,
    fileEntry: null,
  }
}

function member(title: string, table: string): Member {
  const lines = table.trim().split('\n')
  const at = (place: number): readonly PrintedAccount[] =>
    lines.map((line, index) => printed(line, place, `${title} ${index}`)).filter((one) => one !== null)
  return { equifax: at(0), experian: at(1), transunion: at(2) }
}

export const ODD_MEMBERS: readonly Member[] = [
  member(
    'cards of many names',
    `
      DISCOVER BANK|DISCOVER FINANCIAL SERVICES|DISCOVERCARD ; revolving ; 6011009812347711 ;  ; 2015-03-10|2015-03|2015-03-10 ;  ; 4100
      BARCLAYS BANK DELAWARE|BARCLAYS BANK DELAWARE|BARCLAYSBK ; revolving ; 5140218812345512 ;  ; 2016-07-21 ;  ; 2210
      U.S. BANK N.A.|US BANK|USBANK/ELAN ; revolving ; 4037841200015561 ;  ; 2018-01-05 ;  ; 3300
      WELLS FARGO CARD SERVICES|WELLS FARGO|WF CRD SVC ; revolving ; 4465420099912371 ;  ; 2019-11-30|2019-11|2019-11-30 ;  ; 7600
      NAVY FEDERAL CREDIT UNION|NAVY FEDERAL CR UNION|NAVY FCU ; revolving ; 4060950011128834 ;  ; 2017-05-15 ;  ; 9100
      PENTAGON FEDERAL CREDIT UNION|PENTAGON FEDERAL CR UN|PENFED CU ; revolving ; 4077321110002219 ;  ; 2020-02-02 ;  ; 1950
      CREDIT ONE BANK, N.A.|CREDIT ONE BANK|CREDITONEBNK ; revolving ; 4447962210087765 ;  ; 2021-08-08 ;  ; 640
      FIRST PREMIER BANK|FIRST PREMIER BANK|FST PREMIER ; revolving ; 5178059912340091 ;  ; 2022-09-19 ;  ; 410`,
  ),
  member(
    'two cards of one bank, one day',
    `
      CAPITAL ONE BANK USA NA|CAPITAL ONE|CAP ONE NA ; revolving ; 5178050011112222 ; ENDS|ENDS|ENDS ; 2019-04-04 ;  ; 900
      CAPITAL ONE BANK USA NA|CAPITAL ONE|CAP ONE NA ; revolving ; 5178051199993333 ; ENDS|ENDS|ENDS ; 2019-04-04 ;  ; 1500
      JPMCB CARD SERVICES|CHASE|JPMCB CARD ; revolving ; 4266841000017001 ; L4|F6|F6 ; 2018-10-01 ;  ; 4400
      JPMCB CARD SERVICES|CHASE|JPMCB CARD ; revolving ; 4147202000029002 ; L4|F6|F6 ; 2018-10-01 ;  ; 1200
      AMERICAN EXPRESS|AMEX|AMEX ; open|revolving|open ; 349991112223334 ;  ; 2014-06-06 ;  ; 6100
      AMERICAN EXPRESS|AMEX|AMEX ; revolving ; 379993334445556 ;  ; 2016-06-16 ;  ; 2100
      CITICARDS CBNA|CITI|CITI ; revolving ; 5424180077778888 ;  ; 2013-12-12 ;  ; 5000
      CITICARDS CBNA|CITI|CITI ; revolving ; 5466160044445555 ;  ; 2020-12-12 ;  ; 800`,
  ),
  member(
    'store cards',
    `
      MACYS/CITIBANK, N.A.|MACYS/CBNA|DSNB/MACYS ; revolving ; 4311960022 ;  ; 2012-11-23 ;  ; 700
      TARGET/TD BANK USA|TD BANK USA/TARGET CREDIT|TARGET N.B. ; revolving ; 5859750033331 ;  ; 2017-11-24 ;  ; 420
      SYNCB/LOWES|SYNCHRONY BANK/LOWES|SYNCB/LOWES ; revolving ; 7981920012345678 ;  ; 2018-03-03 ;  ; 3100
      SYNCB/CARE CREDIT|SYNCHRONY BANK/CARE CREDIT|SYNCB/CARECR ; revolving ; 6019183312345671 ;  ; 2018-03-03 ;  ; 1700
      SYNCHRONY BANK/WALMART|SYNCB/WALMART|SYNCB/WALMAR ; revolving ; 6032203312345699 ;  ; 2015-02-14 ;  ; 950
      COMENITYCAPITAL/ULTA|COMENITY CAPITAL/ULTA|COMENITYCB/ULTA ; revolving ; 5780970012341111 ;  ; 2021-06-30 ;  ; 510
      TBOM/MILESTONE|BANK OF MISSOURI/MILESTONE|TBOM/MILESTONE ; revolving ; 5178411234567123 ;  ; 2022-02-02 ;  ; 300
      NORDSTROM TD BANK USA|TD BANK USA/NORDSTROM|NORDSTROM/TD ; revolving ; 4470991234560012 ;  ; 2019-09-09 ;  ; 1250`,
  ),
  member(
    'cars',
    `
      ALLY FINANCIAL|ALLY FINANCIAL INC|ALLY FINCL ; installment ; 228910045512 ;  ; 2019-08-17 ;  ; 24110
      TOYOTA MOTOR CREDIT CORP|TOYOTA MOTOR CREDIT|TOYOTA MTR ; installment ; 70409912345 ;  ; 2020-01-20 ;  ; 18800
      AMERICAN HONDA FINANCE|HONDA FINANCIAL SERVICES|AMER HONDA FINANCE ; installment ; 4013355221 ;  ; 2021-10-10 ;  ; 22300
      CAPITAL ONE AUTO FINANCE|CAPITAL ONE AUTO FINANCE|CAP ONE AUTO ; installment ; 62066123451234 ;  ; 2018-05-25 ;  ; 15100
      SANTANDER CONSUMER USA|SANTANDER CONSUMER USA INC|SANTANDER ; installment ; 30000177712345 ;  ; 2017-02-08 ; 2021-03-01|2021-03|2021-03-01 ; 12990
      GM FINANCIAL|GM FINANCIAL|AMERICREDIT/GM FIN ; installment ; 1100447781 ;  ; 2022-12-01 ;  ; 31000
      WESTLAKE FINANCIAL SERVICES|WESTLAKE FINANCIAL SVC|WESTLAKE FIN ; installment ; 55718823 ;  ; 2023-03-19 ;  ; 9900
      EXETER FINANCE LLC|EXETER FINANCE CORP|EXETER FIN ; installment ; 66120917 ;  ; 2024-01-02 ;  ; 14250`,
  ),
  member(
    'mortgages passed on',
    `
      QUICKEN LOANS|QUICKEN LOANS|QUICKEN LOAN ; mortgage ; 3370019911 ;  ; 2016-03-31 ; 2019-07-05 ; 201000
      MR. COOPER|NATIONSTAR MORTGAGE/MR COOPER|MR COOPER ; mortgage ; 0612349981 ;  ; 2016-03-31 ;  ; 201000
      WELLS FARGO HOME MORTGAGE|WELLS FARGO HM MORTGAG|WF HOME MTG ; mortgage ; 7080123456 ;  ; 2010-06-18 ; 2016-04-02 ; 175000
      BANK OF AMERICA, N.A.|BANK OF AMERICA NA|BK OF AMER ; mortgage ; 9982217701 ;  ; 2020-10-30 ;  ; 310500
      FREEDOM MORTGAGE CORP|FREEDOM MORTGAGE CORPORATION|FREEDOM MTG ; mortgage ; 0099817751 ;  ; 2021-11-15 ;  ; 290000
      BANK OF AMERICA, N.A.|BANK OF AMERICA NA|BK OF AMER ; revolving ; 6829010055 ;  ; 2020-10-30 ;  ; 40000
      LOANDEPOT.COM|LOANDEPOT|LOANDEPOT LLC ; mortgage ; 1055512390 ;  ; 2022-06-06 ;  ; 405000
      PENNYMAC LOAN SERVICES|PENNYMAC LOAN SERVICES|PENNYMAC ; mortgage ; 8812340019 ;  ; 2023-07-07|2023-07|2023-07-10 ;  ; 388000`,
  ),
  member(
    'student loans of one school',
    `
      DEPT OF EDUCATION/NELNET|US DEPT OF ED/NELNET|DEPTEDNELNET ; installment ; 900000123411101 ; L3|WHOLE|WHOLE ; 2014-08-20 ;  ; 3500
      DEPT OF EDUCATION/NELNET|US DEPT OF ED/NELNET|DEPTEDNELNET ; installment ; 900000123411202 ; L3|WHOLE|WHOLE ; 2014-08-20 ;  ; 2000
      DEPT OF EDUCATION/NELNET|US DEPT OF ED/NELNET|DEPTEDNELNET ; installment ; 900000123411303 ; L3|WHOLE|WHOLE ; 2015-08-19 ;  ; 4500
      DEPT OF EDUCATION/NELNET|US DEPT OF ED/NELNET|DEPTEDNELNET ; installment ; 900000123411404 ; L3|WHOLE|WHOLE ; 2016-08-24 ;  ; 5500
      NAVIENT SOLUTIONS INC|NAVIENT|NAVIENT ; installment ; 99881122330001 ;  ; 2013-01-09 ;  ; 6100
      SALLIE MAE BANK INC|SALLIE MAE|SLM BANK ; installment ; 44712209815501 ;  ; 2017-08-08 ;  ; 11000
      GREAT LAKES BORROWER SERVICES|DPT ED/GREAT LAKES|GREAT LAKES ; installment ; 55120098176601 ;  ; 2012-09-05 ; 2021-10-01 ; 3000
      AIDVANTAGE DEPT OF ED|DEPT OF ED/AIDVANTAGE|DEPT ED/AIDVANTAGE ; installment ; 93211200981771 ;  ; 2013-09-04 ;  ; 3250`,
  ),
  member(
    'collections',
    `
      LVNV FUNDING LLC|RESURGENT/LVNV FUNDING|LVNV FUNDING ; collection|collection|open ; 4447962210 ;  ; 2022-03-18 ;  ; 812 ; CREDIT ONE BANK|CREDIT ONE BANK NA|CREDIT ONE BANK N A
      LVNV FUNDING LLC|RESURGENT/LVNV FUNDING|LVNV FUNDING ; collection|collection|open ; 6032203319 ;  ; 2022-03-18 ;  ; 1290 ; SYNCHRONY BANK|SYNCHRONY BANK|SYNCHRONY BANK
      MIDLAND CREDIT MANAGEMENT|MIDLAND CREDIT MGMT|MIDLAND CRED ; collection|collection|open ; 300119981 ;  ; 2021-12-29 ;  ; 2410 ; CAPITAL ONE N.A.|CAPITAL ONE|CAPITAL ONE N A
      PORTFOLIO RECOVERY ASSOC|PORTFOLIO RECOVERY ASSOCIATES LLC|PORTFOLIO RC ; collection|collection|open ; 5178059912 ;  ; 2023-06-21 ;  ; 433 ; COMENITY BANK|COMENITY BANK|COMENITY BANK
      JEFFERSON CAPITAL SYSTEMS|JEFFERSON CAPITAL SYST|JEFFERSNCAPT ; collection ; 1191827711 ;  ; 2024-02-12 ;  ; 655 ; VERIZON WIRELESS|VERIZON|VERIZON WIRELESS
      IC SYSTEM INC|I C SYSTEM|IC SYSTEM ; collection ; 88120991 ;  ; 2024-05-30 ;  ; 212 ; CHARTER COMMUNICATIONS|SPECTRUM CHARTER COMMUNICATIONS|CHARTER COMM
      CREDIT COLLECTION SERVICES|CREDIT COLLECTION SERV|CCS ; collection ; 07712399 ;  ; 2023-11-11 ;  ; 131 ; PROGRESSIVE INSURANCE
      NATIONAL CREDIT SYSTEMS|NATIONAL CREDIT SYSTEM|NCS ; collection ; 5519012 ;  ; 2022-10-20 ;  ; 3900 ; MAPLE COURT APARTMENTS`,
  ),
  member(
    'one bureau is another day',
    `
      UPSTART NETWORK INC|UPSTART|UPSTART/CRB ; installment ; FW1199821 ;  ; 2022-02-14|2022-02-14|2022-02-11 ;  ; 9000
      LENDINGCLUB BANK NA|LENDING CLUB CORP|LENDINGCLUB ; installment ; 160099123 ;  ; 2020-09-28|2020-10|2020-09-28 ;  ; 12000
      ONEMAIN|ONEMAIN FINANCIAL|ONEMAIN ; installment ; 2099187761 ;  ; 2021-05-03 ;  ; 6000|6000|6120
      MARINER FINANCE LLC|MARINER FINANCE|MARINER FIN ; installment ; 3300981 ;  ; 2023-01-17 ;  ; 2500
      AFFIRM INC|AFFIRM INC|AFFIRM ; installment ; A1B2C3D4 ;  ; 2024-11-29 ;  ; 420
      AFFIRM INC|AFFIRM INC|AFFIRM ; installment ; E5F6G7H8 ;  ; 2025-03-08 ;  ; 260
      SOFI BANK NA|SOFI LENDING CORP|SOFI LENDING ; installment ; PL771234 ;  ; 2019-12-05 ;  ; 30000
      PROSPER FUNDING LLC|PROSPER|PROSPER FUND ; installment ; 11009988 ;  ; 2018-07-12 ; 2021-07-12 ; 8000`,
  ),
  member(
    'old and new names, lost cards',
    `
      TRUIST BANK|BB&T|TRUIST ; revolving ; 4007712345670981 ; ENDS|ENDS|F6 ; 2011-04-11 ;  ; 3100
      FIFTH THIRD BANK NA|FIFTH THIRD BANK|5/3 BANKCARD ; revolving ; 5466771234560011 ; ENDS|ENDS|ENDS ; 2016-10-17 ;  ; 1100
      USAA FEDERAL SAVINGS BANK|USAA SAVINGS BANK|USAA SVG BK ; revolving ; 4270821234567713 ;  ; 2015-05-05 ;  ; 6600
      REGIONS BANK|REGIONS BANK|REGIONS ; installment ; 0098112371 ;  ; 2019-03-13 ;  ; 7000
      PNC BANK, N.A.|PNC BANK|PNC BANK ; revolving ; 4311961234567777 ; L4|F4|F4 ; 2014-01-31 ; 2020-02-20 ; 2200
      PNC BANK, N.A.|PNC BANK|PNC BANK ; revolving ; 4311999876543210 ; L4|F4|F4 ; 2020-02-20 ;  ; 2900
      KEYBANK NA|KEYBANK|KEY BANK ; revolving ; 4465610077125544 ;  ; 2012-08-30 ;  ; 1800
      HUNTINGTON NATIONAL BANK|HUNTINGTON NATL BK|HUNTINGTON ; installment ; 771120034 ;  ; 2017-10-09 ;  ; 15500`,
  ),
  member(
    'at two bureaus only',
    `
      SELF FINANCIAL/LEAD BANK|SELF/LEAD BANK| ; installment ; 100200300 ;  ; 2022-04-04 ;  ; 520
      CHIME/STRIDE BANK||CHIME-STRIDE ; revolving ; 9911223344 ; L4|NONE|L4 ; 2022-04-19 ;  ; 200
      |EXAMPLE COUNTY TEACHERS CU|EXAMPLE CO TEACHERS CR UN ; installment ; 00771-02 ;  ; 2021-02-22 ;  ; 4000
      CONNS HOME PLUS|CONNS HOMEPLUS| ; installment ; 8812091 ;  ; 2020-11-27 ;  ; 1880
      VERIZON WIRELESS|VERIZON|VERIZON ; open ; 442100981 ;  ; 2018-12-01 ;  ; 300
      T-MOBILE|T MOBILE USA|TMOBILE ; open ; 99120081 ;  ; 2016-06-01 ;  ; 210
      APPLE CARD - GS BANK USA|GOLDMAN SACHS BANK USA|GS BANK USA ; revolving ; 1000778812 ; NONE|L4|L4 ; 2020-08-14 ;  ; 2700
      ELAN FINANCIAL SERVICES|ELAN FINANCIAL SVCS|ELAN FIN SVC ; revolving ; 4037661234560098 ;  ; 2019-01-11 ;  ; 5100`,
  ),
  member(
    'sold debts beside their accounts',
    `
      CREDIT ONE BANK, N.A.|CREDIT ONE BANK|CREDITONEBNK ; revolving ; 4447962210087765 ;  ; 2018-05-05 ; 2021-06-01 ; 812
      LVNV FUNDING LLC|LVNV FUNDING LLC|LVNV FUNDING ; collection ; 4447962210087765 ;  ; 2022-03-18 ;  ; 812 ; CREDIT ONE BANK
      COMENITY BANK/BUCKLE|COMENITYBANK/BUCKLE|COMENITY/BUCKLE ; revolving ; 5856371234 ;  ; 2017-12-22 ; 2020-01-31 ; 433
      PORTFOLIO RECOVERY ASSOC|PORTFOLIO RECOVERY|PORTFOLIO RECOV ; collection ; 5856371234 ;  ; 2023-06-21 ;  ; 433 ; COMENITY BANK
      CAVALRY PORTFOLIO SERV|CAVALRY PORTFOLIO SERVICES|CAVALRY PORT ; collection ; 21998812 ;  ; 2020-07-27 ;  ; 5400 ; CITIBANK N.A.
      CITICARDS CBNA|CITI|CITI ; revolving ; 5424181021998812 ;  ; 2012-01-20 ; 2019-12-31 ; 5400
      ENHANCED RECOVERY COMPANY|ENHANCED RECOVERY CO L|ERC ; collection ; 198877162 ;  ; 2024-08-08 ;  ; 640 ; AT T|AT&T|AT&T
      CONVERGENT OUTSOURCING|CONVERGENT OUTSOURCING INC|CONVERGENT ; collection ; 51190018 ;  ; 2023-09-09 ;  ; 188 ; XFINITY COMCAST|COMCAST|COMCAST`,
  ),
  member(
    'odd types and dates without days',
    `
      LAKE MICHIGAN CREDIT UNION|LAKE MICHIGAN CU|LK MICH CU ; revolving|installment|revolving ; 71000121 ;  ; 2016-02|2016-02-19|2016-02-19 ;  ; 10000
      FIGURE LENDING LLC|FIGURE LENDING|FIGURE LEND ; revolving|mortgage|installment ; 2210098 ;  ; 2023-04-25 ;  ; 52000
      KIKOFF LENDING LLC|KIKOFF LENDING|KIKOFF ; revolving|open|revolving ; KK771200 ;  ; 2024-03-01 ;  ; 750
      GREENSKY LLC/REGIONS|GREENSKY|GREENSKY/REG ; installment ; 33019982 ;  ; 2021-07-16 ;  ; 13700
      SNAP FINANCE LLC|SNAP FINANCE|SNAP FIN ; installment|open|installment ; 99187 ;  ; 2022-08-20 ;  ; 1400
      WEBBANK/FINGERHUT|WEBBANK/FINGERHUT|WEBBANK/FHUT ; revolving ; 63692311 ;  ; 2013-11-19 ;  ; 600
      BLOOMINGDALES/AMEX|AMEX/BLOOMINGDALES|AMEX/DSNB ; revolving ; 4311989912 ;  ; 2014-12-01 ;  ; 500
      HYUNDAI CAPITAL AMERICA|HYUNDAI MOTOR FINANCE|HYUNDAI FINC ; installment ; 1709912345 ;  ; 2020-05-29 ;  ; 21000`,
  ),
  member(
    'the brother of the same name',
    `
      FIRST TECH FEDERAL CU|FIRST TECH FED CU|FIRST TECH ; installment ; 100877-60 ; L4|WHOLE|WHOLE ; 2019-06-10 ;  ; 17000
      FIRST TECH FEDERAL CU|FIRST TECH FED CU|FIRST TECH ; revolving ; 100877-61 ; L4|WHOLE|WHOLE ; 2019-06-10 ;  ; 3000
      MERRICK BANK CORP|MERRICK BANK|MERRICK BK ; revolving ; 4120610022213334 ;  ; 2020-03-03 ;  ; 900
      MISSION LANE LLC/TAB BANK|MISSION LANE TAB BANK|MISSION LANE ; revolving ; 4254181234561111 ;  ; 2021-01-21 ;  ; 1500
      AVANT LLC/WEBBANK|AVANT/WEBBANK|AVANT ; installment ; 7712009 ;  ; 2021-04-12 ;  ; 4200
      INDIGO/CELTIC BANK|CELTIC BANK/INDIGO|INDIGO-CB ; revolving ; 5457801234569999 ;  ; 2022-01-13 ;  ; 300
      FIRST NATIONAL BANK OMAHA|FIRST NATIONAL BANK OF OMAHA|FNB OMAHA ; revolving ; 4418401234560042 ;  ; 2010-10-10 ;  ; 5600
      TD AUTO FINANCE|TD AUTO FINANCE|TD AUTO FINC ; installment ; 900122873 ;  ; 2018-09-28 ;  ; 27500`,
  ),
  member(
    'a third look: unions, plans and makers',
    `
      STATE EMPLOYEES CREDIT UNION|STATE EMPLOYEES CU|SECU ; installment ; 88120044 ; WHOLE|F4|L4 ; 2020-06-12 ;  ; 18400
      STATE EMPLOYEES CREDIT UNION|STATE EMPLOYEES CU|SECU ; revolving ; 88120091 ; WHOLE|F4|L4 ; 2020-06-12 ;  ; 2000
      GOLDEN 1 CREDIT UNION, THE|THE GOLDEN 1 CU|GOLDEN1 ; installment ; 5513007712 ; L4|F6|F6 ; 2022-03-30|2022-03|2022-03-30 ;  ; 27150
      AMERICAN HONDA FINANCE CORP|AMERICAN HONDA FINANCE|AMERHONDA ; installment ; 410223817 ; L4|F4|F6 ; 2021-10-02 ;  ; 31200
      TOYOTA MOTOR CREDIT CORPORATION|TOYOTA FINANCIAL SERVICES|TOYOTA MTR ; installment ; 0702119934 ; L4|F6|F6 ; 2019-08-17 ;  ; 22090
      ALLY FINANCIAL INC.|ALLY FINANCIAL|ALLY FINCL ; installment ; 228917340012 ; L4|F6|F8 ; 2018-02-26|2018-02-27|2018-02-26 ;  ; 19900
      AFFIRM, INC.|AFFIRM INC|AFFIRM ; installment ; 77120045 ; L4 ; 2026-03-14 ;  ; 99
      AFFIRM, INC.|AFFIRM INC|AFFIRM ; installment ; 77184417 ; L4 ; 2026-03-14 ;  ; 99`,
  ),
  member(
    'a third look: sold, sent and renamed',
    `
      MIDLAND CREDIT MANAGEMENT INC|MIDLAND CREDIT MGMT|MCM ; collection ; 8571220091 ; L4|F6|F6 ; 2023-05-20 ;  ; 1312 ; SYNCHRONY BANK|SYNCHRONY BANK/LOWES|SYNCB LOWES
      MIDLAND CREDIT MANAGEMENT INC|MIDLAND CREDIT MGMT|MCM ; collection ; 8571220447 ; L4|F6|F6 ; 2023-05-20 ;  ; 640 ; SYNCHRONY BANK|SYNCHRONY BANK/AMAZON|SYNCB AMAZON
      SYNCHRONY BANK/LOWE'S|SYNCB/LOWES|LOWES/SYNCB ; revolving ; 7981924411008826 ;  ; 2017-11-24 ; 2023-02-10 ; 1312
      PORTFOLIO RECOVERY ASSOCIATES LLC|PORTFOLIO RECOVERY|PRA ; collection ; 4465420099913321 ; L4|F8|F6 ; 2024-01-30|2024-01|2024-01-30 ;  ; 2210 ; CAPITAL ONE N.A.|CAPITAL ONE|CAPITAL ONE
      JEFFERSON CAPITAL SYSTEMS, LLC|JEFFERSON CAPITAL SYST|JEFFCAPSYS ; collection ; 3011882200 ; L4|F6|F6 ; 2022-09-09 ;  ; 455 ; VERIZON WIRELESS|VERIZON|VERIZON WIRELESS
      MR. COOPER|NATIONSTAR MORTGAGE LLC DBA MR COOPER|NATIONSTAR/MR COOPER ; mortgage ; 0617723340 ; L4|F6|F6 ; 2016-07-21 ;  ; 268000
      SPECIALIZED LOAN SERVICING LLC|SPECIALIZED LOAN SERVI|SLS ; mortgage ; 1014773812 ; L4|F6|F6 ; 2016-07-21 ; 2023-04-30 ; 268000`,
  ),
]
