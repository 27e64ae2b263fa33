import { describe, expect, it } from 'vitest'
import { countFigures, type Figures, nextSteps } from '#web/screens/credit-repair/repair-figures.ts'

const NOTHING: Figures = {
  reportsUploaded: 0,
  totalNegativeItems: 0,
  itemsDisputed: 0,
  activeDisputes: 0,
  resolvedDisputes: 0,
  estimatedScoreIncrease: 0,
}
const titles = (figures: Partial<Figures>) => nextSteps({ ...NOTHING, ...figures }).map(({ title }) => title)

describe('nextSteps', () => {
  it('asks for more reports below three', () => {
    expect(titles({ reportsUploaded: 2 })).toEqual(['Upload more reports'])
    expect(titles({ reportsUploaded: 3 })).toEqual([])
  })

  it('counts the items that are ready', () => {
    const [step] = nextSteps({ ...NOTHING, reportsUploaded: 3, totalNegativeItems: 5, itemsDisputed: 4, activeDisputes: 1 })
    expect(step).toEqual({
      title: 'Generate more letters',
      words: '1 negative item has no dispute yet. Dispute only what’s wrong.',
    })
  })

  it('says that all letters are sent once nothing disputed is active', () => {
    const sent = 'All Letters Sent, monitor for responses over the next 30 days'
    expect(titles({ reportsUploaded: 3, totalNegativeItems: 1, itemsDisputed: 1 })).toEqual([sent])
    expect(titles({ reportsUploaded: 3, totalNegativeItems: 1, itemsDisputed: 1, activeDisputes: 1 })).toEqual([])
  })
})

describe('countFigures', () => {
  it('counts active as pending or in progress, and adds up their points', () => {
    const figures = countFigures({
      reports: [{ source: 'upload' }, { source: 'upload' }],
      items: [],
      disputes: [
        { status: 'pending', estimatedImpact: 20, isPractice: false },
        { status: 'in_progress', estimatedImpact: 5, isPractice: false },
        { status: 'under_review', estimatedImpact: 40, isPractice: false },
        { status: 'resolved', estimatedImpact: 40, isPractice: false },
      ],
    })
    expect(figures).toEqual({
      ...NOTHING,
      reportsUploaded: 2,
      activeDisputes: 2,
      resolvedDisputes: 1,
      estimatedScoreIncrease: 25,
    })
  })

  it('counts the practice file only while there is no other', () => {
    const disputes = [
      { status: 'pending', estimatedImpact: 20, isPractice: true },
      { status: 'pending', estimatedImpact: 5, isPractice: false },
    ] as const
    const figuresOf = (sources: readonly ('upload' | 'practice')[]) =>
      countFigures({ reports: sources.map((source) => ({ source })), items: [], disputes })
    expect(figuresOf(['practice', 'practice'])).toMatchObject({ reportsUploaded: 2, estimatedScoreIncrease: 20 })
    expect(figuresOf(['practice', 'upload'])).toMatchObject({ reportsUploaded: 1, estimatedScoreIncrease: 5 })
  })
})
