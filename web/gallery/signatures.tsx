import { BureauMark, BureauMarks } from '#web/ui/bureau-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { CorrectionRow } from '#web/ui/correction-row.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { PageEvidence } from '#web/ui/page-evidence.tsx'
import { ScoreRuler, ScoreTag } from '#web/ui/score-ruler.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { ThirtyDayClock } from '#web/ui/thirty-day-clock.tsx'

/** A page drawn at 72 dots an inch, so that the box below can be checked by eye. */
const PAGE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="612" height="792"><rect width="612" height="792" fill="white"/><text x="72" y="300" font-size="14" font-family="sans-serif">Date of first delinquency 06/2021</text></svg>',
)}`
const MARKS = [{ box: [70, 286, 230, 18], quote: 'Date of first delinquency 06/2021' }] as const

export function Signatures() {
  return (
    <>
      {[648, 745, 310, 790].map((score) => (
        <Sheet key={score} title={`Your score: ${score}`} aside={<ScoreTag score={score} />}>
          <p className="quoted text-score">{score}</p>
          <ScoreRuler score={score} goal={750} />
        </Sheet>
      ))}
      <Sheet
        title={
          <>
            Negative Items <CountBadge count={3} label="items" />
          </>
        }
        holds="ledger"
      >
        <ul className="divide-y divide-rule">
          <CorrectionRow
            creditor="Midland Credit Management"
            amount="$1,284"
            bureaus={['equifax', 'transunion']}
            printed={{ before: 'Date of first delinquency: ', wrong: '06/2021' }}
            problem="The original account went late in 03/2019, so this should already have come off."
            points={45}
            action={<Button>Dispute</Button>}
          />
          <CorrectionRow creditor="Discover Bank" bureaus={['experian']} points={null} action={<Tag tone="info">Disputed</Tag>} />
        </ul>
      </Sheet>
      <Sheet title="Active Disputes" holds="ledger" aside={<BureauMark bureau="experian" isFull />}>
        <Ledger>
          {[20, 27, 33].map((day) => (
            <LedgerRow
              key={day}
              title="Verizon Wireless"
              marks={
                <>
                  <Tag tone="info">With the bureaus</Tag>
                  <BureauMarks bureaus={['equifax', 'experian', 'transunion']} />
                </>
              }
              actions={<Button>View</Button>}
            >
              <ThirtyDayClock day={day} />
            </LedgerRow>
          ))}
        </Ledger>
      </Sheet>
      <Sheet holds="ledger" title="Nothing yet">
        <EmptyState title="No Active Disputes" action={<Button tone="primary">Start First Dispute</Button>}>
          Start disputing negative items to improve your credit
        </EmptyState>
      </Sheet>
      <Sheet holds="ledger" title="On its way">
        <SkeletonRows count={2} label="Loading disputes" />
      </Sheet>
      <Sheet title="Proof">
        <PageEvidence src={PAGE} label="Page 4 of your Equifax report" dpi={72} marks={MARKS} />
        <PageEvidence src="/missing.png" label="A page that cannot load" dpi={150} marks={MARKS} shape="ellipse" />
      </Sheet>
    </>
  )
}
