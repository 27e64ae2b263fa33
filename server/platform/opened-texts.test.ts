import { expect, it } from 'vitest'
import { OpenedTexts } from '#server/platform/opened-texts.ts'

it('knows a text by its place while the same is sealed there', () => {
  const texts = new OpenedTexts()
  texts.keep('ana/a', { sealed: 'one', text: 'paid' })
  expect(texts.get({ place: 'ana/a', sealed: 'one' })).toBe('paid')
  expect(texts.get({ place: 'ana/a', sealed: 'two' })).toBeNull()
  expect(texts.get({ place: 'ben/a', sealed: 'one' })).toBeNull()
  texts.keep('ana/a', { sealed: 'two', text: 'not mine' })
  expect(texts.get({ place: 'ana/a', sealed: 'two' })).toBe('not mine')
})

it('lets the oldest go where all together are too long, whatever was kept in their place before', () => {
  // Each counts fifteen characters.
  const texts = new OpenedTexts(45)
  const sealed = 'sealed'
  const places = ['ana/0', 'ana/1', 'ana/2', 'ana/3']
  for (const place of ['ana/0', 'ana/0', 'ana/0', ...places]) texts.keep(place, { sealed, text: 'text' })
  const known = () => places.filter((place) => texts.get({ place, sealed }) !== null)
  expect(known()).toEqual(['ana/1', 'ana/2', 'ana/3'])
  texts.keep('ana/4', { sealed, text: 'a text that is longer than all' })
  expect([known(), texts.get({ place: 'ana/4', sealed })]).toEqual([[], 'a text that is longer than all'])
  texts.keep('ana/5', { sealed, text: 'a text that is longer than all of them may be together' })
  expect(texts.get({ place: 'ana/5', sealed })).toBeNull()
})

it('forgets whoever is gone, and nobody else', () => {
  const texts = new OpenedTexts()
  for (const place of ['ana/a', 'ana/b', 'anabel/a']) texts.keep(place, { sealed: 's', text: 't' })
  texts.forget('ana')
  expect(['ana/a', 'ana/b', 'anabel/a'].map((place) => texts.get({ place, sealed: 's' }))).toEqual([null, null, 't'])
})
