import { useEffect, useRef } from 'react'

interface CheckAnswersProps {
  readonly title: string
  /** 3 under a sheet's heading, 4 under a section of the letter. */
  readonly level: 3 | 4
  readonly answers: readonly { readonly name: string; readonly text: string }[]
}

/** What is about to happen, line by line, before it does. Takes the focus when it appears. */
export function CheckAnswers({ title, level, answers }: CheckAnswersProps) {
  const Heading = level === 3 ? 'h3' : 'h4'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <Heading ref={heading} tabIndex={-1} className="font-strong">
        {title}
      </Heading>
      <dl className="mt-2 divide-y divide-rule border-y border-rule">
        {answers.map(({ name, text }) => (
          <div key={name} className="grid grid-cols-[5rem_1fr] gap-3 py-2">
            <dt className="text-small text-soft">{name}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
