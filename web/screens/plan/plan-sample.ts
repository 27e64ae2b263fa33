import type { PlanAction, Plan } from '#web/screens/plan/plan-words.ts'

type Sketch = Omit<PlanAction, 'id' | 'evidence' | 'sentDisputeId'>

/** Invented, with the documents' figures, so that no one takes them for their own. */
const SKETCHES: readonly Sketch[] = [
  {
    title: 'Sample: use less of the card limits',
    description: 'A sample: two invented cards show $4,200 of $6,000 in use.',
    category: 'utilization',
    priority: 'High',
    timeframe: '1 to 2 statements',
    estimatedImpact: { low: 15, high: 25 },
    currentStatus: 43,
    statusRestsOn: 'A sample: 100% in use counts as 0, 30% as 100; it is 70%.',
    steps: ['Pay $1,500 on Sample Bank Card.', 'Pay $900 on Sample Store Card.', 'Pay before the statement closes.'],
    completed: false,
  },
  {
    title: 'Sample: dispute Sample Collections Agency',
    description: 'A sample: this collection was paid in full and is still listed as open.',
    category: 'history',
    priority: 'High',
    timeframe: '30 to 45 days from receipt',
    estimatedImpact: { low: 20, high: 40 },
    currentStatus: 61,
    statusRestsOn: 'A sample: how far the dispute is, by the tracker.',
    steps: ['File the dispute.', 'Confirm the letter and send it.', 'Record the answer.'],
    completed: false,
  },
  {
    title: 'Sample: pay every open account on time',
    description: 'A sample: one late month in the last two years.',
    category: 'payment',
    priority: 'Medium',
    timeframe: '12 to 24 months',
    estimatedImpact: { low: 30, high: 90 },
    currentStatus: 100,
    statusRestsOn: 'A sample: 23 of 24 months were paid as agreed.',
    steps: ['Set up autopay for the minimum.', 'Look at the next report.'],
    completed: true,
  },
]

/** A plan of no one: made here, never stored, never counted. */
export function samplePlan(): Plan {
  const actions = SKETCHES.map((sketch, index) => ({ ...sketch, id: `sample-${index}`, evidence: [], sentDisputeId: null }))
  return {
    actions,
    overallProgress: Math.round(actions.reduce((sum, { currentStatus }) => sum + currentStatus, 0) / actions.length),
    highPriority: actions.filter(({ priority }) => priority === 'High').length,
    completed: actions.filter(({ completed }) => completed).length,
    estimatedGain: { low: 65, high: 155 },
    timeline: [
      { days: 30, low: 15, high: 25 },
      { days: 60, low: 35, high: 65 },
      { days: 90, low: 65, high: 155 },
    ],
    currentScore: null,
    reportCount: 0,
    isPractice: false,
  }
}
