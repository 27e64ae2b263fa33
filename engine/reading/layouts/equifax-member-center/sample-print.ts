import { type RightEdgeLine, rightEdgePage } from '#engine/testing/right-edge-page.ts'
import type { PageText } from '#engine/reading/page-text.ts'

/** For tests: an account as the member center prints it, in the places of the replica (`faults/native/pages/myequifax-pages.pdf`). */
export interface PrintedAccount {
  readonly id: string
  readonly name: string
  readonly word: string
  readonly reportDate: string
  readonly overview: readonly (readonly [string, string])[]
  readonly amounts: readonly (readonly [string, string])[]
  readonly dates: readonly (readonly [string, string])[]
  readonly comments: readonly string[]
  readonly contact: readonly string[]
}

const [WIDTH, HEIGHT, EDGE] = [842, 1192, 759]
/** Where the first page ends, and the others begin: a row may lie beneath the bar. */
const [FOOT, TOP] = [1150, 36]
const ROW = 28.5

type Flow = { readonly gap: number; readonly line: Omit<RightEdgeLine, 'y'> }[]

/** What follows the head, each line with its distance from the one before. */
function flowOf(account: PrintedAccount): Flow {
  const title = (text: string): Flow => [{ gap: 66, line: { text, x: 71, height: 14 } }]
  const rows = (all: readonly (readonly [string, string])[]): Flow =>
    all.map(([text, right], index) => ({ gap: index === 0 ? 54 : ROW, line: { text, right, x: 83 } }))
  return [
    ...title('OVERVIEW'),
    ...rows(account.overview),
    ...title('BALANCE AND AMOUNTS'),
    ...rows(account.amounts),
    ...title('ACCOUNT DATES'),
    ...rows(account.dates),
    ...title('COMMENTS AND CONTACT'),
    ...account.comments.map((text, index) => ({ gap: index === 0 ? 47 : 27.7, line: { text, x: 71 } })),
    { gap: 27.7, line: { text: 'For questions regarding this account please contact:', x: 71 } },
    ...account.contact.map((text) => ({ gap: 18, line: { text, x: 71 } })),
    { gap: 120, line: { text: 'Disputes', height: 21 } },
    { gap: 38, line: { text: 'FILE A DISPUTE', height: 14 } },
  ]
}

const headOf = ({ name, word, reportDate }: PrintedAccount): RightEdgeLine[] => [
  { y: 92, text: 'Your Equifax credit report', x: 45, height: 21 },
  { y: 120, text: 'As of September 30, 2026', x: 45, height: 14 },
  { y: 155, text: 'Credit Report date', x: 46 },
  { y: 187, text: `Equifax - ${reportDate}`, x: 58, height: 14 },
  { y: 242, text: 'Back', x: 67, height: 16 },
  { y: 286, text: name, height: 29 },
  { y: 319, text: `Report Date: ${reportDate}` },
  {
    y: 351,
    text: 'If you find information in your credit report that you believe is incomplete or inaccurate, you can file a dispute.',
    height: 12,
  },
  { y: 401, text: word, height: 28 },
  { y: 434, text: 'ACCOUNT STATUS', height: 14 },
  { y: 501, text: 'Details', x: 146, height: 14, right: '24 Month History' },
]

const browserLines = ({ id }: PrintedAccount, page: string): RightEdgeLine[] => [
  { y: 18, text: '9/30/26, 7:26 PM', x: 24, height: 9.7 },
  { y: 1165, text: `https://my.equifax.com/membercenter/#/credit/revolving-accounts/${id}`, x: 24, height: 8 },
  { y: 1165, text: page, x: 807, height: 8 },
]

/** The number on its sign, and the signs: they are on the bar at the head of every page. */
const BADGE: RightEdgeLine = { y: 43.4, text: '2', x: 792 }
const MARKS = [
  [40.5, 42.8, 21.8, 2.3],
  [785.3, 39, 20.3, 20.3],
] as const

/** The pages of one account, each ending at its foot; the browser's own lines can be left out, and the signs around the number. */
export function printAccount(account: PrintedAccount, { foot = FOOT, hasFurniture = true, hasSigns = true } = {}): PageText[] {
  const pages: RightEdgeLine[][] = [headOf(account)]
  let y = 500
  for (const { gap, line } of flowOf(account)) {
    y += gap
    if (y > foot) {
      pages.push([])
      y = TOP
    }
    pages.at(-1)?.push({ ...line, y })
  }
  return pages.map((lines, index) => {
    const furniture = hasFurniture ? browserLines(account, `${index + 1}/${pages.length}`) : []
    const sheet = { number: index + 1, width: WIDTH, height: HEIGHT, edge: EDGE, marks: hasSigns ? MARKS : [] }
    return rightEdgePage([...lines, BADGE, ...furniture], sheet)
  })
}
