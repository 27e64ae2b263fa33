import { describe, expect, it } from 'vitest'
import { findArticle } from '#engine/education/find-article.ts'
import { citable } from '#engine/law/authorities.ts'
import { CONCERNS, concernsIn } from '#engine/strategy/concerns.ts'

describe('what a description is about', () => {
  it.each([
    ['This account is not mine', ['not_mine']],
    ["I don't recognize this company", ['not_mine']],
    ['I never opened a card there', ['not_mine']],
    ['Somebody stole my identity and opened it', ['identity_theft']],
    ['I paid this bill in full in March 2024', ['paid']],
    ['The balance is wrong, I settled it', ['paid', 'amount']],
    ['They say I was late in May', ['late']],
    ['The same debt is listed twice', ['duplicate']],
    ['This is more than seven years old', ['outdated']],
    ['It was discharged in my chapter 7 bankruptcy', ['bankruptcy']],
    ['I did not permit this inquiry', ['inquiry']],
    ['My insurance covered the hospital', ['medical']],
    ['Please look at this', []],
    ['', []],
    // Parts of words are no words.
    ['My plate came later, unpaidly', []],
  ])('“%s”: %j', (description, ids) => {
    expect(concernsIn(description).map(({ id }) => id)).toEqual(ids)
  })

  it.each(CONCERNS)('$id rests on an article and on law that stands', (concern) => {
    expect(findArticle(concern.articleId)).not.toBeNull()
    expect(concern.evidence.length).toBeGreaterThan(0)
    for (const id of concern.law) expect(citable(id, '2026-11-20')).toBe(true)
  })
})
