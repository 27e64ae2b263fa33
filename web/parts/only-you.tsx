import { useQuery } from '@tanstack/react-query'
import { readOwnWord } from '#contract/own-word.ts'
import { countQuestions } from '#engine/words/own-word.ts'
import { counted } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** That the reports leave questions to the member, and the way to them; nothing when there is none. */
export function OnlyYou() {
  const questions = useQuery(read(readOwnWord, {})).data?.questions ?? []
  if (questions.length === 0) return null
  return (
    <div data-screen-only>
      <Notice title={`${counted(countQuestions(questions), 'question')} only you can answer`}>
        Only you know if these are right: a name, an address, an inquiry.{' '}
        <span className="whitespace-nowrap">
          <TextLink to="/credit-reports/your-word">Answer them</TextLink>
        </span>
      </Notice>
    </div>
  )
}
