import { detailKey } from '#engine/audit/detail-key.ts'
import type { DoubtedKind } from '#engine/audit/doubted-details.ts'
import { NOTHING_CONFIRMED } from '#engine/audit/rule.ts'
import type { RuleCases } from '#engine/cases/by-rule/rule-cases.ts'
import type { Address, FileNotice } from '#engine/report/report.ts'

const employers = (...given: string[]) => ({ person: { employers: given } })
const phones = (...given: string[]) => ({ person: { phones: given } })
const notTheirs = (kind: DoubtedKind, text: string) => ({
  confirmed: { ...NOTHING_CONFIRMED, foreignDetails: [detailKey(kind, text)] },
})
const theirs = (kind: DoubtedKind, text: string) => ({
  confirmed: { ...NOTHING_CONFIRMED, ownDetails: [detailKey(kind, text)] },
})
const known = (name: string, ...alsoKnownAs: string[]) => ({ person: { name, alsoKnownAs } })
const at = (street: string, city: string, stateAndZip: string): Address => ({
  street,
  city,
  state: stateAndZip.slice(0, 2),
  zip: stateAndZip.slice(3),
})
const HOME = at('214 ALDER ST APT 3', 'TULSA', 'OK 74101')
const living = (...addresses: Address[]) => ({ person: { addresses } })
const notices = (...given: readonly (readonly [FileNotice['kind'], string])[]) => ({
  person: { notices: given.map(([kind, text]) => ({ kind, text })) },
})

/** What the file says about the person. */
export const PERSON_CASES: readonly RuleCases[] = [
  {
    rule: 'employer_not_yours',
    source: '15 USC 1681e(b); only the consumer knows where they worked',
    errors: [
      [
        'said to be a stranger’s',
        { ...employers('VALLEY HOSPITAL', 'PORT TRUCKING'), ...notTheirs('employer', 'PORT TRUCKING') },
      ],
      ['the only one', { ...employers('ORCHARD FOODS'), ...notTheirs('employer', 'ORCHARD FOODS') }],
      [
        'the third of three',
        { ...employers('A1 ROOFING', 'CITY OF TULSA', 'MESA DRILLING'), ...notTheirs('employer', 'MESA DRILLING') },
      ],
      ['said of it with its legal form', { ...employers('PORT TRUCKING'), ...notTheirs('employer', 'Port Trucking LLC') }],
      ['a school district', { ...employers('ELMWOOD ISD'), ...notTheirs('employer', 'ELMWOOD ISD') }],
      ['self-employed, which they never were', { ...employers('SELF EMPLOYED'), ...notTheirs('employer', 'SELF EMPLOYED') }],
      ['a branch of the army they never served in', { ...employers('US ARMY'), ...notTheirs('employer', 'US ARMY') }],
      [
        'a company with a number in its name',
        { ...employers('STORE 1124 FRESHMART'), ...notTheirs('employer', 'STORE 1124 FRESHMART') },
      ],
      [
        'one of two that look alike, the other being theirs',
        { ...employers('LAKE CLINIC', 'LAKE DAIRY'), ...notTheirs('employer', 'LAKE DAIRY') },
      ],
      [
        'one that another person of the name works for',
        { ...employers('COUNTY SHERIFF', 'BIRCH DENTAL'), ...notTheirs('employer', 'COUNTY SHERIFF') },
      ],
    ],
    lookAlikes: [
      ['a former employer, of which nothing was said', employers('VALLEY HOSPITAL', 'PORT TRUCKING')],
      ['the payroll company of the employer', employers('VALLEY HOSPITAL', 'PAYTREE PEO')],
      ['one they confirm', { ...employers('VALLEY HOSPITAL', 'PORT TRUCKING'), ...theirs('employer', 'PORT TRUCKING') }],
      ['one they confirm under its full name', { ...employers('PORT TRUCKING'), ...theirs('employer', 'Port Trucking, Inc.') }],
      ['a name cut off after twelve letters', employers('VALLEY HOSPITAL GROUP', 'VALLEY HOSPI')],
      ['retired', employers('RETIRED')],
      ['student', employers('STUDENT', 'CAMPUS BOOKS')],
      [
        'another was said not to be theirs, which this report lacks',
        { ...employers('VALLEY HOSPITAL'), ...notTheirs('employer', 'PORT TRUCKING') },
      ],
      ['an accent lost', employers('CAFÉ SOLEIL', 'CAFE SOLEIL')],
      ['none', employers()],
    ],
  },
  {
    rule: 'phone_not_yours',
    source: '15 USC 1681e(b); only the consumer knows which numbers they had',
    errors: [
      ['said to be a stranger’s', { ...phones('(918) 555-0142', '(503) 555-0177'), ...notTheirs('phone', '(503) 555-0177') }],
      ['the only one', { ...phones('(503) 555-0177'), ...notTheirs('phone', '(503) 555-0177') }],
      ['the third of three', { ...phones('9185550142', '9185550143', '5035550177'), ...notTheirs('phone', '503-555-0177') }],
      ['said of it with points', { ...phones('(503) 555-0177'), ...notTheirs('phone', '503.555.0177') }],
      ['printed with the country code', { ...phones('+1 503 555 0177'), ...notTheirs('phone', '(503) 555-0177') }],
      ['printed with an extension', { ...phones('(503) 555-0177 x204'), ...notTheirs('phone', '(503) 555-0177') }],
      ['printed without its area code, and said so', { ...phones('555-0177'), ...notTheirs('phone', '555-0177') }],
      ['one digit off their own', { ...phones('(918) 555-0142', '(918) 555-0143'), ...notTheirs('phone', '(918) 555-0143') }],
      ['a toll-free number', { ...phones('(800) 555-0177'), ...notTheirs('phone', '(800) 555-0177') }],
      [
        'the last seven digits of their own, of another area',
        {
          ...phones('(918) 555-0142', '(503) 555-0142'),
          confirmed: {
            ...NOTHING_CONFIRMED,
            ownDetails: [detailKey('phone', '(918) 555-0142')],
            foreignDetails: [detailKey('phone', '(503) 555-0142')],
          },
        },
      ],
    ],
    lookAlikes: [
      ['a former number, of which nothing was said', phones('(918) 555-0142', '(503) 555-0177')],
      ['one they confirm', { ...phones('(918) 555-0142', '(503) 555-0177'), ...theirs('phone', '(503) 555-0177') }],
      ['one they confirm, written otherwise', { ...phones('(503) 555-0177'), ...theirs('phone', '+1 503-555-0177') }],
      ['the same twice', phones('(918) 555-0142', '918-555-0142')],
      ['the same without its area code', phones('(918) 555-0142', '555-0142')],
      ['the same with an extension', phones('(918) 555-0142', '918-555-0142 EXT 9')],
      ['digits hidden', phones('(918) 555-0142', 'XXX-XXX-0177')],
      ['zeros for a number', phones('(918) 555-0142', '000')],
      [
        'another was said not to be theirs, which this report lacks',
        { ...phones('(918) 555-0142'), ...notTheirs('phone', '(503) 555-0177') },
      ],
      ['none', phones()],
    ],
  },
  {
    rule: 'name_not_yours',
    source: '15 USC 1681e(b): a name that is nobody’s variant may be of another person’s file',
    errors: [
      ['another family name and first name', known('JORDAN A EXAMPLE', 'PAULA MARTIN')],
      ['a brother', known('JORDAN A EXAMPLE', 'TREVOR EXAMPLE')],
      ['a wife’s first name', known('JORDAN A EXAMPLE', 'MARISOL EXAMPLE')],
      ['a father, the senior', { ...known('JORDAN A EXAMPLE JR', 'JORDAN A EXAMPLE SR') }],
      ['said not to be theirs', { ...known('JORDAN A EXAMPLE', 'JORDY SAMPLE'), ...notTheirs('name', 'JORDY SAMPLE') }],
      ['another family name', known('JORDAN A EXAMPLE', 'JORDAN WEATHERS')],
      ['another middle name written out', { ...known('JORDAN ALAN EXAMPLE', 'JORDAN BENITO EXAMPLE') }],
      ['the third of several', known('DANA K QUILL', 'DANA QUILL', 'D K QUILL', 'OSCAR VOSS')],
      [
        'said not to be theirs though spelled nearly alike',
        { ...known('JON EXAMPLE', 'JOAN EXAMPLE'), ...notTheirs('name', 'JOAN EXAMPLE') },
      ],
      ['the main name, by their word', { ...known('PAULA MARTIN'), ...notTheirs('name', 'PAULA MARTIN') }],
    ],
    lookAlikes: [
      ['an initial', known('JORDAN ALAN EXAMPLE', 'JORDAN A EXAMPLE')],
      ['no middle name', known('JORDAN ALAN EXAMPLE', 'JORDAN EXAMPLE')],
      ['last name first', known('JORDAN ALAN EXAMPLE', 'EXAMPLE JORDAN A')],
      ['an accent', known('JOSÉ NUÑEZ', 'JOSE NUNEZ')],
      ['one letter dropped', known('KATHERINE EXAMPLE', 'KATHRINE EXAMPLE')],
      ['a hyphen', known('ANA LOPEZ-RUIZ', 'ANA LOPEZ RUIZ')],
      ['a particle grown together', known('PIETER VAN DER BERG', 'PIETER VANDERBERG')],
      ['a maiden name they confirm', { ...known('DANA QUILL', 'DANA WEATHERS'), ...theirs('name', 'DANA WEATHERS') }],
      ['a title', known('JORDAN EXAMPLE', 'DR JORDAN EXAMPLE')],
      ['a short form of the first name', known('WILLIAM EXAMPLE', 'BILL EXAMPLE')],
    ],
  },
  {
    rule: 'address_not_yours',
    source: '15 USC 1681e(b); former addresses may lawfully stay',
    errors: [
      ['another state', living(HOME, at('88 KELP RD', 'SALEM', 'OR 97301'))],
      ['another street of the town', living(HOME, at('1900 HARVARD AVE', 'TULSA', 'OK 74114'))],
      ['another number of the street, far off', living(HOME, at('9914 ALDER ST', 'TULSA', 'OK 74101'))],
      [
        'said not to be theirs',
        { ...living(HOME, at('5 OAK LN', 'ENID', 'OK 73701')), ...notTheirs('address', '5 OAK LN, ENID, OK 73701') },
      ],
      ['a post office box they never had', living(HOME, at('PO BOX 1187', 'TULSA', 'OK 74102'))],
      ['a prison', living(HOME, at('8607 SE FLOWER MOUND RD', 'LAWTON', 'OK 73501'))],
      ['the first, by their word', { ...living(HOME), ...notTheirs('address', '214 ALDER ST APT 3, TULSA, OK 74101') }],
      ['a street of one name in another town', living(HOME, at('214 ALDER ST APT 3', 'NORMAN', 'OK 73069'))],
      ['a rural route', living(HOME, at('RR 2 BOX 19', 'VINITA', 'OK 74301'))],
      ['the third', living(HOME, at('214 ALDER STREET #3', 'TULSA', 'OK 74101'), at('41 RIM DR', 'MESA', 'AZ 85201'))],
    ],
    lookAlikes: [
      ['street written out', living(HOME, at('214 ALDER STREET APARTMENT 3', 'TULSA', 'OK 74101'))],
      ['with the four further digits', living(HOME, at('214 ALDER ST APT 3', 'TULSA', 'OK 741013344'))],
      ['no unit', living(HOME, at('214 ALDER ST', 'TULSA', 'OK 74101'))],
      ['a unit by its sign', living(HOME, at('214 ALDER ST #3', 'TULSA', 'OK 74101'))],
      ['a direction written out', living(at('12 N MAIN ST', 'ENID', 'OK 73701'), at('12 NORTH MAIN ST', 'ENID', 'OK 73701'))],
      ['one letter wrong: it asks', { ...living(HOME, at('214 ALDR ST APT 3', 'TULSA', 'OK 74101')), asks: true }],
      ['only a town', living(HOME, { street: null, city: 'TULSA', state: 'OK', zip: null })],
      [
        'a former one they confirm',
        { ...living(HOME, at('5 OAK LN', 'ENID', 'OK 73701')), ...theirs('address', '5 OAK LN, ENID, OK 73701') },
      ],
      ['the only one', living(HOME)],
      ['capitals', living(HOME, at('214 Alder St. Apt. 3', 'Tulsa', 'OK 74101'))],
    ],
  },
  {
    rule: 'birth_date_disagrees',
    source: '15 USC 1681e(b); only the consumer knows',
    errors: [
      ['another year', { person: { dateOfBirth: '1979-04-12' }, confirmed: { birthday: '1986-04-12' } }],
      ['another month', { person: { dateOfBirth: '1986-05-12' }, confirmed: { birthday: '1986-04-12' } }],
      ['another day', { person: { dateOfBirth: '1986-04-21' }, confirmed: { birthday: '1986-04-12' } }],
      ['a year printed alone that is another', { person: { dateOfBirth: '1980' }, confirmed: { birthday: '1986-04-12' } }],
      ['day and month exchanged', { person: { dateOfBirth: '1986-12-04' }, confirmed: { birthday: '1986-04-12' } }],
      ['a parent’s generation', { person: { dateOfBirth: '1951-09-30' }, confirmed: { birthday: '1986-09-30' } }],
      ['only a year was given, and it is another', { person: { dateOfBirth: '1990-01-15' }, confirmed: { birthday: '1986' } }],
      ['the century', { person: { dateOfBirth: '1906-04-12' }, confirmed: { birthday: '2006-04-12' } }],
      [
        'two bureaus print other days, and nothing was said',
        { person: { dateOfBirth: '1986-04-12' }, elsewherePerson: { dateOfBirth: '1979-11-02' } },
      ],
      ['a month printed alone', { person: { dateOfBirth: '1986-11' }, confirmed: { birthday: '1986-04-12' } }],
    ],
    lookAlikes: [
      ['the same day', { person: { dateOfBirth: '1986-04-12' }, confirmed: { birthday: '1986-04-12' } }],
      ['the year alone', { person: { dateOfBirth: '1986' }, confirmed: { birthday: '1986-04-12' } }],
      ['only the year was given', { person: { dateOfBirth: '1986-04-12' }, confirmed: { birthday: '1986' } }],
      ['nothing was said, one bureau', { person: { dateOfBirth: '1986-04-12' } }],
      ['none is printed', { person: { dateOfBirth: null }, confirmed: { birthday: '1986-04-12' } }],
      ['two bureaus agree', { person: { dateOfBirth: '1986-04-12' }, elsewherePerson: { dateOfBirth: '1986-04-12' } }],
      ['one prints the year alone', { person: { dateOfBirth: '1986-04-12' }, elsewherePerson: { dateOfBirth: '1986' } }],
      ['the other prints none', { person: { dateOfBirth: '1986-04-12' }, elsewherePerson: { dateOfBirth: null } }],
      ['the month alone, and it is theirs', { person: { dateOfBirth: '1986-04' }, confirmed: { birthday: '1986-04-12' } }],
      ['born on a leap day', { person: { dateOfBirth: '1988-02-29' }, confirmed: { birthday: '1988-02-29' } }],
    ],
  },
  {
    rule: 'ssn_variant',
    source: '15 USC 1681e(b); only the consumer knows',
    errors: [
      ['two digits exchanged', { person: { ssnLast4: '8380' }, confirmed: { ssnLast4: '8830' } }],
      ['another number', { person: { ssnLast4: '1177' }, confirmed: { ssnLast4: '8830' } }],
      ['one digit off', { person: { ssnLast4: '8831' }, confirmed: { ssnLast4: '8830' } }],
      ['said not to be theirs', { person: { ssnLast4: '4410' }, confirmed: { foreignDetails: ['number|4410'] } }],
      ['two bureaus print others', { person: { ssnLast4: '8830' }, elsewherePerson: { ssnLast4: '8380' } }],
      ['a leading zero more', { person: { ssnLast4: '0883' }, confirmed: { ssnLast4: '8830' } }],
      ['turned round', { person: { ssnLast4: '0388' }, confirmed: { ssnLast4: '8830' } }],
      ['all alike', { person: { ssnLast4: '9999' }, confirmed: { ssnLast4: '8830' } }],
      ['a brother’s, one before', { person: { ssnLast4: '8829' }, confirmed: { ssnLast4: '8830' } }],
      [
        'the other bureau has the right one',
        { person: { ssnLast4: '8838' }, elsewherePerson: { ssnLast4: '8830' }, confirmed: { ssnLast4: '8830' } },
      ],
    ],
    lookAlikes: [
      ['the same', { person: { ssnLast4: '8830' }, confirmed: { ssnLast4: '8830' } }],
      ['a mask', { person: { ssnLast4: '0000' }, confirmed: { ssnLast4: '8830' } }],
      ['nothing was said', { person: { ssnLast4: '8830' } }],
      ['none is printed', { person: { ssnLast4: null }, confirmed: { ssnLast4: '8830' } }],
      ['two bureaus agree', { person: { ssnLast4: '8830' }, elsewherePerson: { ssnLast4: '8830' } }],
      ['the other prints a mask', { person: { ssnLast4: '8830' }, elsewherePerson: { ssnLast4: '0000' } }],
      ['the other prints none', { person: { ssnLast4: '8830' }, elsewherePerson: { ssnLast4: null } }],
      ['both masked', { person: { ssnLast4: '0000' }, elsewherePerson: { ssnLast4: '0000' } }],
      ['zeros in front', { person: { ssnLast4: '0042' }, confirmed: { ssnLast4: '0042' } }],
      [
        'another was said not to be theirs',
        { person: { ssnLast4: '8830' }, confirmed: { ssnLast4: '8830', foreignDetails: ['number|4410'] } },
      ],
    ],
  },
  {
    rule: 'deceased_notice',
    source: '15 USC 1681e(b): the reader is alive',
    errors: [
      ['an indicator of the file', notices(['deceased', 'DECEASED INDICATOR: Y'])],
      ['a sentence', notices(['deceased', 'The subject of this report is reported as deceased.'])],
      ['by the Social Security list', notices(['deceased', 'SSN is reported as belonging to a deceased person'])],
      ['beside a freeze', notices(['freeze', 'Security freeze'], ['deceased', 'Consumer reported deceased 03/2024'])],
      ['with a day of death', notices(['deceased', 'DATE OF DEATH 03/14/2024'])],
      ['as a code’s words', notices(['deceased', 'X: DECEASED'])],
      ['beside a statement', notices(['statement', 'I am alive.'], ['deceased', 'Deceased'])],
      ['in small letters', notices(['deceased', 'reported deceased'])],
      ['a checkpoint', notices(['deceased', 'CHECKPOINT: SSN DECEASED'])],
      ['by one bureau only', { ...notices(['deceased', 'Deceased']), elsewherePerson: { name: 'JORDAN A EXAMPLE' } }],
    ],
    lookAlikes: [
      ['a fraud alert', notices(['fraud_alert', 'Initial fraud alert'])],
      ['a freeze', notices(['freeze', 'Security freeze on file'])],
      ['a statement that speaks of a death', notices(['statement', 'My husband is deceased; the joint accounts were his.'])],
      ['a victim’s notice', notices(['victim', 'Identity theft victim'])],
      [
        'a number that belongs to somebody dead by a mismatch warning of the address',
        notices(['mismatch', 'Input address is a mail drop']),
      ],
      ['no notice', { person: { name: 'JORDAN A EXAMPLE' } }],
      ['a joint account of a dead husband', { account: { responsibility: 'joint', remarks: ['Joint account holder deceased'] } }],
      ['a name with the word', { person: { name: 'ESTATE SALES EXAMPLE' } }],
      ['active duty', notices(['fraud_alert', 'Active duty alert'])],
      ['a street', living(at('1 DECEASED PET LN', 'TULSA', 'OK 74101'))],
    ],
  },
  {
    rule: 'file_notice',
    source: '15 USC 1681c-1, 1681i(b)-(c): alerts, freezes and statements',
    errors: [
      ['an initial alert', notices(['fraud_alert', 'INITIAL FRAUD ALERT: do not extend credit without calling'])],
      ['an extended alert', notices(['fraud_alert', 'EXTENDED FRAUD ALERT until 2031-05'])],
      ['active duty', notices(['fraud_alert', 'ACTIVE DUTY ALERT'])],
      ['a freeze', notices(['freeze', 'Security freeze in place since 01/02/2024'])],
      ['a victim', notices(['victim', 'Victim of identity theft'])],
      ['a statement', notices(['statement', 'CONSUMER STATEMENT: the late payments were caused by an illness'])],
      ['an address warning', notices(['mismatch', 'Input address has been used 12 times'])],
      [
        'a number warning',
        { person: { ssnLast4: '8830', notices: [{ kind: 'mismatch', text: 'Input SSN issued before date of birth' }] } },
      ],
      ['a number warning without a number', notices(['mismatch', 'Social Security number does not match'])],
      ['behind a death', { ...notices(['deceased', 'Deceased'], ['freeze', 'Security freeze']), allows: ['deceased_notice'] }],
    ],
    lookAlikes: [
      ['no notice', { person: { name: 'JORDAN A EXAMPLE' } }],
      ['an empty list', notices()],
      ['a death, told by its own rule', { ...notices(['deceased', 'Deceased indicator']), allows: ['deceased_notice'] }],
      [
        'a number warning, and the member gave the number',
        {
          person: { ssnLast4: '8830', notices: [{ kind: 'mismatch', text: 'SSN does not match' }] },
          confirmed: { ssnLast4: '8830' },
        },
      ],
      [
        'the same by another word',
        {
          person: { ssnLast4: '8830', notices: [{ kind: 'mismatch', text: 'Social Security Number variation' }] },
          confirmed: { ssnLast4: '8830' },
        },
      ],
      ['a remark of an account', { account: { remarks: ['Account in dispute, consumer statement added'] } }],
      ['a fraud remark of an account', { account: { remarks: ['Fraud alert inquiry'] } }],
      ['a frozen line', { account: { statusText: 'Frozen', accountType: 'revolving' } }],
      ['an employer’s name', employers('FREEZE DRY FOODS')],
      ['a company that asks', { inquiry: { creditorName: 'FRAUD ALERT SERVICES', kind: 'soft', date: '2026-01-02' } }],
    ],
  },
]
