import { expect, it } from 'vitest'
import { paperText } from '#engine/papers/paper-text.ts'
import { printedAddresses } from '#engine/papers/printed-address.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

const addresses = (...lines: readonly string[]) =>
  printedAddresses(paperText(replyPages(lines))).map(({ agency, lines: printed }) => [agency, ...printed])

it.each([
  [
    'below the name',
    ['Innovis Consumer Assistance', 'PO Box 26', 'Pittsburgh, PA 15230', '1-866-712-4546'],
    [['Innovis', 'Innovis Consumer Assistance', 'PO Box 26', 'Pittsburgh, PA 15230']],
  ],
  [
    'in one row',
    ['LexisNexis Consumer Center, P.O. Box 105108, Atlanta, GA 30348, 888-497-0011'],
    [['LexisNexis', 'LexisNexis Consumer Center', 'P.O. Box 105108', 'Atlanta, GA 30348']],
  ],
  [
    'in a sentence, over two rows',
    [
      'We relied on information from Early Warning Services, LLC, 5801 N. Pima',
      'Road, Scottsdale, AZ 85250, 1-800-745-1560. It did not make the decision.',
    ],
    [['Early Warning', 'Early Warning Services, LLC', '5801 N. Pima Road', 'Scottsdale, AZ 85250']],
  ],
  [
    'in a sentence, with its suite',
    ['The agency was Innovis Consumer Assistance, 250 Civic Center Dr, Suite 400, Columbus, OH 43215.'],
    [['Innovis', 'Innovis Consumer Assistance', '250 Civic Center Dr, Suite 400', 'Columbus, OH 43215']],
  ],
])('an agency’s address %s', (_, lines, found) => {
  expect(addresses(...lines)).toEqual(found)
})

it.each([
  ['a sentence that names one', ['Early Warning did not make the decision.', 'Fargo, ND 58103']],
  ['a sentence that goes on to the bank', ['Innovis had no part in it, and we are Harbor Bank, PO Box 1, Fargo, ND 58103.']],
  ['a name alone', ['NCTUE', '1-866-349-5185']],
  ['the bank’s own address', ['Harbor Point Bank', 'PO Box 1', 'Fargo, ND 58103', '', 'We asked Innovis.']],
])('takes none from %s', (_, lines) => {
  expect(addresses(...lines)).toEqual([])
})
