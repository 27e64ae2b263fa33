import type { readPracticePage as endpoint } from '#contract/ai-demo.ts'
import { drawPage } from '#server/features/ai-demo/draw-page.ts'
import { practicePage } from '#server/features/ai-demo/practice-page.ts'
import type { Operation } from '#server/platform/operations.ts'

const DPI = 150

/** The practice page as it looks. */
export const readPracticePage: Operation<typeof endpoint> = async (context) => {
  const { file, page } = await practicePage(context)
  return drawPage(context, { file, page, dpi: DPI })
}
