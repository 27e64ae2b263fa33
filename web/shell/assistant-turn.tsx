import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { rehearsalBase } from '#web/platform/rehearsal-base.ts'
import type { AssistantAnswer, Turn } from '#web/shell/conversation.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextAnchor } from '#web/ui/text-link.tsx'

type Statement = AssistantAnswer['answer'][number]

interface AssistantTurnProps {
  readonly turn: Turn
  /** A link was followed: the dialog makes way. */
  readonly onLeave: () => void
}

/** A question and what was found, each sentence with its links. */
export function AssistantTurn({ turn: { question, answer }, onLeave }: AssistantTurnProps) {
  return (
    <>
      <AskedQuestion question={question} />
      <div className="mt-3 space-y-3">
        {answer.isPractice ? <Tag tone="warn">Practice</Tag> : null}
        {answer.answer.map((statement, at) => (
          <Said key={`${at}.${statement.text}`} statement={statement} onLeave={onLeave} />
        ))}
      </div>
      <p className="mt-3 text-micro text-soft">
        {answer.writtenBy === 'rules'
          ? 'Looked up by rules in your reports and our articles. No language model wrote it.'
          : 'Written by a language model. We checked each sentence against your reports, and quotes are word for word.'}
      </p>
    </>
  )
}

/** What the member asked. */
export function AskedQuestion({ question }: { readonly question: string }) {
  return (
    <h3 className="wrap-anywhere">
      <span className="sr-only">You asked: </span>
      {question}
    </h3>
  )
}

/** One statement with its links. */
export function Said({
  statement: { text, links, from },
  onLeave,
}: {
  readonly statement: Statement
  readonly onLeave: () => void
}) {
  const isQuoted = from === 'article'
  return (
    <div className={isQuoted ? 'border-l-4 border-rule pl-4' : ''}>
      {isQuoted ? <p className="text-micro font-strong text-soft">From an article</p> : null}
      <p className={`measure wrap-anywhere ${isQuoted ? 'quoted' : from === 'errata' ? 'text-soft' : ''}`}>{text}</p>
      {links.length === 0 ? null : (
        <ul className="flex flex-wrap gap-x-5">
          {links.map((link) => (
            <li key={link.to} className="flex min-h-11 min-w-0 items-center text-small">
              <PlaceLink link={link} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The path comes from the server, so it is followed as an address; with a key held it opens where the browser opens it. */
function PlaceLink({ link, onLeave }: { readonly link: Statement['links'][number]; readonly onLeave: () => void }) {
  const { history } = useRouter()
  const to = rehearsalBase() + link.to
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onLeave()
    history.push(to)
  }
  return (
    <TextAnchor href={to} onClick={follow}>
      {link.label}
    </TextAnchor>
  )
}
