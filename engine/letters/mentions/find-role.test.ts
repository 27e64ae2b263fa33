import { describe, expect, it } from 'vitest'
import { findMentions } from '#engine/letters/mentions/find-mentions.ts'
import { roleOf } from '#engine/letters/mentions/find-role.ts'

const rolesIn = (text: string) => findMentions(text).map((mention) => roleOf(text, mention))

describe('the words next to a figure', () => {
  it.each([
    ['a balance of $900', 'balance'],
    ['The balance is reported as $900.', 'balance'],
    ['Balance: $900', 'balance'],
    ['a past due balance of $900', 'past_due'],
    ['a highest balance of $900', 'high_balance'],
    ['an initial balance of $900', 'original_amount'],
    ['a $900 credit limit', 'limit'],
    ['$900 is past due', 'past_due'],
    ['an amount past due of $900', 'past_due'],
    ['a last payment of $900', 'last_payment'],
    ['a monthly payment of $900', 'monthly_payment'],
    ['opened March 5, 2024', 'opened'],
    ['Date opened: 03/05/2024', 'opened'],
    ['March 5, 2024 as the date opened', 'opened'],
    ['March 5, 2024 as the date of the last payment', 'last_payment'],
    ['March 2024 as its date of first delinquency', 'first_delinquency'],
    ['closed on March 5, 2024', 'closed'],
    ['a case filed on March 5, 2024', 'filed'],
    ['my letter of March 5, 2024', 'letter'],
    ['my report dated March 5, 2024', 'report'],
    ['I paid $900.', 'paid'],
    ['The balance of the account was once $900.', 'balance'],
    ['The account was opened by somebody on March 5, 2024.', 'opened'],
    ['It was charged off on March 5, 2024.', 'charged_off'],
    ['It was sold to another company on March 5, 2024.', 'sold'],
    ['I was late in March 2024.', 'late'],
    ['a late fee of $900', 'fee'],
    ['It was paid off in March 2024.', 'paid'],
    ['It has to be removed by March 2024.', 'removal'],
    ['my date of birth is March 5, 1980', 'birth'],
  ])('%s: %s', (text, role) => expect(rolesIn(text)).toEqual([role]))

  it.each([
    'It happened on March 5, 2024.',
    'a charge-off balance of $900',
    'I dispute $900, and the limit',
    'I wrote on March 5, 2024.',
    'The account was opened, and I got your letter of March 5, 2024.',
    'The limit was raised. I wrote about the $900.',
    'March 5, 2024\n\nCLOSED LOOP CARD CO\n1 Main St',
    'FILED RIGHT LLC: closed\n \nMarch 5, 2024',
  ])('say nothing: %s', (text) => expect(rolesIn(text).filter((role) => role !== null)).toEqual([]))
})
