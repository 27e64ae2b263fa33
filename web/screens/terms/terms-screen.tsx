import { PlainPage } from '#web/parts/plain-page.tsx'

/** /terms: what someone agrees to, in plain words. */
export const TermsScreen = () => (
  <PlainPage
    title="Terms"
    lead="The rules for using Errata, in plain words."
    parts={[
      [
        'What Errata is',
        [
          'Errata is software. It is not a lawyer and gives no legal advice. You can dispute errors yourself for free, and everything Errata does you can do without it.',
          'Nobody can promise that an item comes off your report or that your score goes up. Every number of points here is an estimate.',
        ],
      ],
      [
        'What you agree to',
        [
          'Upload only your own reports, or those of somebody who asked you to help. Approve a letter only if all of it is true. Don’t dispute what you know is right.',
          'Practice cases are made up. They can’t be mailed as real.',
        ],
      ],
      [
        'What it costs',
        [
          'The plan costs $39.00 a month. Where this site runs as a demo, that payment is simulated and nothing is charged; the payment page says so. Where real payments are on, you first get a list of your rights and a contract, you can cancel within three business days, and you pay after the work is done.',
          'Postage is extra. You see its price before you send anything. You can also print a letter and mail it yourself.',
        ],
      ],
      [
        'Ending it',
        [
          'You can cancel your plan and erase your account at any time in Settings.',
          'What happens to your data is on the [privacy page](/privacy).',
        ],
      ],
    ]}
  />
)
