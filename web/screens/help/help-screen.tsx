import { PlainPage } from '#web/parts/plain-page.tsx'

/** /help: the first questions, answered. */
export const HelpScreen = () => (
  <PlainPage
    title="Help"
    lead="The questions people ask first."
    parts={[
      [
        'Where do I get my reports?',
        [
          'At [AnnualCreditReport.com](https://www.annualcreditreport.com), for free, from all three bureaus. Save each one as a PDF, then upload it here.',
        ],
      ],
      [
        'Will a dispute hurt my score?',
        [
          'No. Filing a dispute does not lower a score. A correction can raise it, and sometimes lower it; we say so before you write.',
        ],
      ],
      [
        'How long does it take?',
        ['A bureau has 30 days from the day it gets your letter, and 45 in a few cases. Errata counts the days and reminds you.'],
      ],
      [
        'Somebody used my name. What now?',
        [
          'Freeze your credit at all three bureaus, and report it at [IdentityTheft.gov](https://www.identitytheft.gov). Both are free. Errata can then write the letters that block those accounts.',
        ],
      ],
      [
        'The bureau won’t fix it',
        [
          'You can ask how it was verified, and complain to the [Consumer Financial Protection Bureau](https://www.consumerfinance.gov/complaint/). Errata prepares both when their time has come.',
        ],
      ],
      [
        'More answers',
        [
          'Signed in, press “Ask Errata” on any page, or read the [articles](/education). How often our checks are right is on the [rules page](/rules).',
        ],
      ],
    ]}
  />
)
