import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { listRehearsals, startRehearsal } from '#contract/rehearsals.ts'
import { REHEARSAL_PEOPLE, REHEARSAL_STORIES, type RehearsalStory } from '#engine/words/rehearsal-story.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { refresh } from '#web/platform/query-client.ts'
import { PERSON_WORDS, STORY_WORDS } from '#web/screens/rehearsal/rehearsal-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const BUREAUS_WISH = [
  { value: 'surprise', label: 'Surprise me', detail: 'Three disputes, picked at random. You learn each answer when it comes.' },
  { value: 'chosen', label: 'I choose', detail: 'One dispute for each answer that you tick.' },
]
const STORIES = REHEARSAL_STORIES.map((value) => ({ value, ...STORY_WORDS[value] }))
const PARTS = [
  { value: 'errata', label: 'Errata plays my part', detail: 'Letters are mailed and followed up as they fall due.' },
  { value: 'member', label: 'I play it myself', detail: 'The letters wait for you in the rehearsal.' },
]
const PEOPLE = REHEARSAL_PEOPLE.map((value) => ({ value, label: PERSON_WORDS[value] }))

/** Who is played, what the bureaus shall do, and who writes the letters. */
export function StartForm() {
  const [wish, setWish] = useState('surprise')
  const [chosen, setChosen] = useState<readonly RehearsalStory[]>([])
  const [part, setPart] = useState('errata')
  const [person, setPerson] = useState('')
  const [isMissing, setMissing] = useState(false)
  const start = useStart()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isChosen = wish === 'chosen'
    setMissing(isChosen && chosen.length === 0)
    if (start.isPending || (isChosen && chosen.length === 0)) return
    const known = REHEARSAL_PEOPLE.find((one) => one === person)
    start.mutate({
      ...(known && { person: known }),
      ...(isChosen && { stories: [...chosen] }),
      isPlayedForMember: part === 'errata',
    })
  }
  const toggle = (value: string) => {
    const story = REHEARSAL_STORIES.find((one) => one === value)
    if (story) setChosen((before) => (before.includes(story) ? before.filter((one) => one !== story) : [...before, story]))
  }
  return (
    <Sheet title="Start a rehearsal">
      <form noValidate onSubmit={send} className="space-y-6">
        <SelectField
          name="person"
          label="Who is it about?"
          options={PEOPLE}
          placeholder="Anybody"
          value={person}
          onChange={(event) => setPerson(event.target.value)}
        />
        <ChoiceCards
          name="wish"
          type="radio"
          label="What should the bureaus do?"
          choices={BUREAUS_WISH}
          chosen={wish}
          onChange={(event) => setWish(event.target.value)}
        />
        {wish === 'chosen' ? (
          <ChoiceCards
            name="stories"
            type="checkbox"
            label="The answers"
            choices={STORIES}
            onChange={(event) => toggle(event.target.value)}
            {...(isMissing && { error: 'Tick at least one answer.' })}
          />
        ) : null}
        <ChoiceCards
          name="part"
          type="radio"
          label="Who writes and mails?"
          choices={PARTS}
          chosen={part}
          onChange={(event) => setPart(event.target.value)}
        />
        {start.isError ? (
          <Notice tone="bad" title="The rehearsal could not be started" isLive>
            {wordsOf(start.error, 'Check your connection and try again.')}
          </Notice>
        ) : null}
        <Button type="submit" tone="primary" wide="phone" busy={start.isPending}>
          Start the rehearsal
        </Button>
        {start.isPending ? (
          <output className="block text-soft">Three practice reports are being made and read. This takes some seconds.</output>
        ) : null}
      </form>
    </Sheet>
  )
}

function useStart() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: Parameters<typeof call<typeof startRehearsal>>[1]['body']) => call(startRehearsal, { body }),
    retry: false,
    onSuccess: async ({ id }) => {
      await refresh(client, listRehearsals)
      await navigate({ to: '/rehearsal', search: { id } })
    },
  })
}
