import { BookOpen, CirclePlay, FileText, Lightbulb } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { articleIcon } from '#web/screens/education/article-icon.ts'

describe('the icon of an article', () => {
  it.each([
    ['play-circle', CirclePlay],
    ['fas fa-book', BookOpen],
    ['lightbulb', Lightbulb],
    ['chart', FileText],
  ])('%s', (name, drawing) => {
    expect(articleIcon(name)).toBe(drawing)
  })
})
