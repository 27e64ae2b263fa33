import { expect, it } from 'vitest'
import { readPaper } from '#engine/papers/read-paper.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

function read(...lines: readonly string[]) {
  const paper = readPaper(replyPages(lines), [])
  return {
    kind: paper?.kind,
    from: paper?.sender?.value.kind === 'company' ? paper.sender.value.name : null,
    datedOn: paper?.datedOn?.value ?? null,
    facts: paper?.facts.map(({ name, value }) => `${name} ${value}`) ?? [],
  }
}

it('a form in two languages gives its labels twice', () => {
  const { from, datedOn, facts } = read(
    'SUMMONS (CITACION JUDICIAL)',
    'YOU ARE BEING SUED BY PLAINTIFF:',
    '(LO ESTA DEMANDANDO EL DEMANDANTE):',
    'GOLDEN BLUFF ACQUISITIONS, LLC, a Delaware company',
    '',
    'You have 30 CALENDAR DAYS after this summons is served on you to file a written response at this court.',
    '',
    'The name and address of the court is (El nombre y direccion de la corte es): Superior Court of California, County of Kern, 1415 Truxtun Avenue',
    '',
    'CASE NUMBER: (Numero del Caso): 26CV014477',
    '',
    'DATE: (Fecha) 08/25/2026 Clerk, by (Secretario) M. Delgado, Deputy (Adjunto)',
  )
  expect(from).toMatch(/^GOLDEN BLUFF ACQUISITIONS/)
  expect(datedOn).toBe('2026-08-25')
  expect(facts).toEqual(expect.arrayContaining(['caseNumber 26CV014477', 'answerWithinDays 30']))
  expect(facts).toContainEqual(expect.stringMatching(/^court Superior Court of California, County of Kern/))
})

it('the cells of a caption below the court say where it sits', () => {
  const { facts } = read(
    'CAUSE NO. J2-CV-26-003318',
    '',
    'BRAZOS BEND LLC, Plaintiff\t\tIN THE JUSTICE COURT',
    '',
    '',
    'v.\t\tPRECINCT 2',
    '',
    '',
    'DANA WHITFIELD, Defendant\t\tTRAVIS COUNTY, TEXAS',
    '',
    'You have been sued. Your answer is due by the end of the 14th day after the day you were served with these papers.',
  )
  expect(facts).toEqual(
    expect.arrayContaining([
      'court JUSTICE COURT, PRECINCT 2, TRAVIS COUNTY, TEXAS',
      'caseNumber J2-CV-26-003318',
      'answerWithinDays 14',
    ]),
  )
})

it('days that begin once an answer was given are no days to give it, wherever a row breaks', () => {
  const { facts } = read(
    'AKRON MUNICIPAL COURT',
    'Cuyahoga Finance Company Case No. 26 CV 07741',
    'Plaintiff',
    '-vs- SUMMONS',
    'Dana Whitfield',
    'Defendant',
    '',
    'You are summoned to serve an answer within twenty-eight (28) days after service of this summons on you.',
    'Your answer must be filed with the court within three days after the service of a copy of the answer on the plaintiff’s attorney.',
  )
  expect(facts.filter((one) => one.startsWith('answerWithinDays'))).toEqual(['answerWithinDays 28'])
})

it.each([
  ['HUDSON FUNDING LLC, Index No. CV-001877-26/BX', /^HUDSON FUNDING LLC$/],
  ['Cuyahoga Finance Company Case No. 26 CV 07741', /^Cuyahoga Finance Company$/],
  ['Saguaro Bank, N.A., Cause # 26-1180', /^Saguaro Bank/],
])('a caption whose columns ran together names its plaintiff: %s', (row, name) => {
  const { from } = read(
    'CIVIL COURT OF THE CITY OF NEW YORK',
    'COUNTY OF BRONX',
    row,
    'Plaintiff, SUMMONS',
    '-against-',
    'DANA WHITFIELD, Plaintiff’s address:',
    'Defendant. 90 Broad Street, New York, NY 10004',
    '',
    'YOU ARE HEREBY SUMMONED to appear and answer within TWENTY days after service of this summons.',
  )
  expect(from).toMatch(name)
})
