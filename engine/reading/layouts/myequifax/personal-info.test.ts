import { expect, it } from 'vitest'
import { readPersonalInfo } from '#engine/reading/layouts/myequifax/personal-info.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { typeset } from '#engine/reading/lines/typeset.ts'

it('has the name of an employer whole that broke in its column', () => {
  const page = typeset([
    [36, 50, 'Employment History'],
    [36, 70, 'Company'],
    [288, 70, 'Occupation'],
    [36, 90, 'COMMONWEALTH OF MASSACHUSETTS DEPARTMENT OF THE'],
    [288, 90, 'CLERK'],
    [36, 99.6, 'TREASURY'],
    [36, 119, '7-ELEVEN'],
    [36, 139, 'DORO'],
  ])
  expect(readPersonalInfo(pageLines(page)).employers).toEqual([
    'COMMONWEALTH OF MASSACHUSETTS DEPARTMENT OF THE TREASURY',
    '7-ELEVEN',
    'DORO',
  ])
})

it('has an address whole whose line broke in its column, and no employer of prose under the heading', () => {
  const page = typeset([
    [36, 50, 'Contact Information'],
    [36, 70, 'Address'],
    [262, 70, 'Status'],
    [36, 85, '8957 N COURT DR APT 4 SALT LAKE CITY, UT'],
    [262, 85, 'FORMER'],
    [36, 97, '84101'],
    [36, 115, '16879 SW COURT HOUSE RD APT 14B COEUR D'],
    [262, 115, 'FORMER'],
    [36, 127, 'ALENE, ID 83814'],
    [36, 136, '98 EL CAMINO REAL UNIT 7'],
    [262, 136, 'FORMER'],
    [36, 147, 'WINSTON-KELSO-UPON-BELLBRIDGE, NC 27160'],
    [36, 170, 'Employment History'],
    [36, 185, 'Employment history is the source of employment as provided.'],
  ])
  expect(readPersonalInfo(pageLines(page))).toMatchObject({
    addresses: [
      { street: '8957 N COURT DR APT 4', city: 'SALT LAKE CITY', state: 'UT', zip: '84101' },
      { street: '16879 SW COURT HOUSE RD APT 14B', city: 'COEUR D ALENE', state: 'ID', zip: '83814' },
      { street: '98 EL CAMINO REAL UNIT 7', city: 'WINSTON-KELSO-UPON-BELLBRIDGE', state: 'NC', zip: '27160' },
    ],
    employers: [],
  })
})

it('keeps an address abroad whole and apart from the next, and reads one in Canada', () => {
  const page = typeset([
    [36, 50, 'Contact Information'],
    [36, 70, 'Address'],
    [262, 70, 'Status'],
    [36, 85, '12 HIGH ST'],
    [262, 85, 'Current'],
    [36, 97, 'LONDON UNITED KINGDOM'],
    [36, 115, '9 ELM RD'],
    [262, 115, 'Former'],
    [36, 127, 'NOVI, MI 48374'],
    [36, 145, '88 QUEEN ST W'],
    [262, 145, 'Former'],
    [36, 157, 'TORONTO, ON M5H 2N2'],
  ])
  expect(readPersonalInfo(pageLines(page)).addresses).toEqual([
    { street: '12 HIGH ST LONDON UNITED KINGDOM', city: null, state: null, zip: null },
    { street: '9 ELM RD', city: 'NOVI', state: 'MI', zip: '48374' },
    { street: '88 QUEEN ST W', city: 'TORONTO', state: 'ON', zip: 'M5H 2N2' },
  ])
})
