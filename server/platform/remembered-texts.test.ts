import { expect, it } from 'vitest'
import { RememberedTexts } from '#server/platform/remembered-texts.ts'

it('knows a text by its place while it is made of the same', () => {
  const texts = new RememberedTexts()
  texts.keep({ place: 'ana/a', madeOf: 'one' }, 'paid')
  expect(texts.get({ place: 'ana/a', madeOf: 'one' })).toBe('paid')
  expect(texts.get({ place: 'ana/a', madeOf: 'two' })).toBeNull()
  expect(texts.get({ place: 'ben/a', madeOf: 'one' })).toBeNull()
  texts.keep({ place: 'ana/a', madeOf: 'two' }, 'not mine')
  expect(texts.get({ place: 'ana/a', madeOf: 'two' })).toBe('not mine')
})

it('lets the oldest go where all together are too long, whatever was kept in their place before', () => {
  // Each counts fifteen characters.
  const texts = new RememberedTexts(45)
  const madeOf = 'sealed'
  const places = ['ana/0', 'ana/1', 'ana/2', 'ana/3']
  for (const place of ['ana/0', 'ana/0', 'ana/0', ...places]) texts.keep({ place, madeOf }, 'text')
  const known = () => places.filter((place) => texts.get({ place, madeOf }) !== null)
  expect(known()).toEqual(['ana/1', 'ana/2', 'ana/3'])
  texts.keep({ place: 'ana/4', madeOf }, 'a text that is longer than all')
  expect([known(), texts.get({ place: 'ana/4', madeOf })]).toEqual([[], 'a text that is longer than all'])
  texts.keep({ place: 'ana/5', madeOf }, 'a text that is longer than all of them may be together')
  expect(texts.get({ place: 'ana/5', madeOf })).toBeNull()
})

it('forgets a person who is gone, and only them', () => {
  const texts = new RememberedTexts()
  for (const place of ['ana/a', 'ana/b', 'anabel/a']) texts.keep({ place, madeOf: 's' }, 't')
  texts.forget('ana')
  expect(['ana/a', 'ana/b', 'anabel/a'].map((place) => texts.get({ place, madeOf: 's' }))).toEqual([null, null, 't'])
})
