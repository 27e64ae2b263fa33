import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What was promised of one path from report to outcome, and the test or journey that holds it. */
const PROMISED: readonly (readonly [what: string, file: string, title: string])[] = [
  // One worklist
  [
    'a matter is one debt with every bureau’s entry',
    'engine/matters/make-matters.test.ts',
    'is one debt with the entry of each bureau',
  ],
  [
    'a name or an address is one matter',
    'engine/matters/make-matters.test.ts',
    'of a name or an address is one, whatever bureau',
  ],
  [
    'it goes its way: opened, sent, refused, settled',
    'engine/matters/make-matters.test.ts',
    'goes its way: opened, sent, refused',
  ],
  ['the server keeps it current', 'server/features/matters/matters.test.ts', 'after a dispute, its answer and a second report'],
  ['200 members have one number', 'engine/matters/make-matters.test.ts', '%i are the same on every screen'],
  ['so do lists and findings', 'tools/every-list.test.ts', '%i have the numbers of the worklist at /negative-items'],
  [
    'the replicas and 04a-c name the same errors everywhere',
    'tools/same-numbers.corpus.test.ts',
    'every screen names the same errors',
  ],
  // The path
  ['/welcome has a case to try', 'web/visitors-pages.test.tsx', 'offer a case to try, and lead to the rest'],
  ['it speaks Spanish', 'e2e/journeys/in-spanish.e2e.ts', 'speak Spanish where the browser does'],
  [
    'one way on every screen',
    'web/shell/spine-steps.test.ts',
    'marks one step of the way from report to outcome on its own screen, and no screen at two',
  ],
  ['/ is by state', 'web/screens/home/next-step.test.tsx', 'is the own report of somebody who has none, and practice second'],
  ['nothing runs by a visit', 'e2e/journeys/the-ai-workflow.e2e.ts', 'Opening the page starts nothing.'],
  ['few taps to the first error', 'e2e/journeys/the-first-error.e2e.ts', 'from arriving to the first error: a few taps'],
  ['an upload says its errors', 'e2e/journeys/the-first-error.e2e.ts', '1 error found'],
  ['errors are filtered and searched', 'web/parts/worklist/fits-filter.test.ts', 'narrowed to %o shows it: %s'],
  ['a long list draws what a screen holds', 'web/platform/use-growing.test.tsx', 'draws no more at once than a screen holds'],
  ['Dispute is quiet where there is no error', 'web/parts/item-actions.test.tsx', 'are the quiet kind where %s'],
  ['from error to error in the viewer', 'web/parts/evidence-order.test.ts', 'are those of the whole worklist in its order'],
  ['zoom', 'web/ui/zoom.test.ts', 'brings the middle of the box to the middle of the view'],
  ['the months as a grid', 'e2e/journeys/the-months-of-an-account.e2e.ts', 'its amounts read as a table, in the dark too'],
  [
    'a picture to share, personal details covered',
    'web/parts/covered-picture.test.ts',
    'shows the marked lines alone, and covers',
  ],
  [
    'the letter’s proof on a tap',
    'e2e/journeys/a-report-becomes-a-letter.e2e.ts',
    'every fact of its letter comes from the page',
  ],
  ['a stack to approve', 'e2e/journeys/five-letters-on-a-stack.e2e.ts', 'five letters are approved on the stack'],
  ['I’ll mail it myself', 'e2e/journeys/letters-are-mailed.e2e.ts', 'a letter is printed at home, with its certified number'],
  ['each date has its reason', 'server/features/calendar/calendar.test.ts', 'earliest first, each with its reason'],
  ['a file for one date or all', 'web/parts/calendar/date-file.test.ts', 'one date, or all of them, are whole days'],
  ['the carrier’s link', 'web/parts/letter/carrier-link.test.tsx', 'leads to the carrier of its number'],
  ['proof first in plan and strategy', 'engine/strategy/plan-disputes.test.ts', 'has what is proven before what is only asked'],
  [
    'side by side: what differs first',
    'web/screens/credit-reports/side-by-side/compare-accounts.test.ts',
    'stand in the order of what matters: differences',
  ],
  ['a score typed by hand', 'server/features/scores/scores.test.ts', 'is kept with its audit row, listed newest first'],
  ['its history with what moved it', 'web/parts/score/score-story.test.ts', 'tells what was sent and what was fixed'],
  ['five doors', 'web/screens/home/doors.test.tsx', 'each with its steps'],
  ['refused credit', 'e2e/journeys/a-refusal-leads-on.e2e.ts', 'a refusal of credit leads to the free report'],
  ['somebody used my name', 'e2e/journeys/somebody-used-my-name.e2e.ts', 'the steps are tracked, each with its day'],
  [
    'what changed this week',
    'web/screens/credit-repair/of-this-week.test.ts',
    'what changed this week is what was done in seven days',
  ],
  ['withdraw, reopen', 'server/features/disputes/withdraw.test.ts', 'can be reopened, and stands where it stood'],
  ['nothing typed is lost', 'e2e/journeys/nothing-typed-is-lost.e2e.ts', 'is kept through Back, a reload and signing out'],
  // Look, and when it is done
  ['contrast', 'e2e/journeys/a-look-sees-contrast.e2e.ts', 'whatever makes it pale'],
  ['every screen in each state and size', 'e2e/every-route/every-route.e2e.ts', 'in each of its states'],
  ['page heights', 'e2e/every-route/heights.e2e.ts', 'is long before something is opened'],
  ['no law numbers in the rows of errors', 'web/parts/finding-row.test.tsx', 'the law is a tap away'],
  ['plain words', 'tools/american-words.test.ts', 'read like no translation'],
]

it.each(PROMISED)('%s: is held', (_what, file, title) => {
  expect(readFileSync(file, 'utf8')).toContain(title)
})
