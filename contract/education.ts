import { z } from 'zod'
import { CATEGORIES } from '#engine/education/article.ts'
import { endpoint } from '#contract/endpoint.ts'
import { authority, day, idParams } from '#contract/values.ts'

const contentItem = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    category: z.enum(CATEGORIES),
    /** Names containing `play`, `book` or `lightbulb` choose the icon. */
    icon: z.string(),
    /** Minutes, computed from the words. */
    readTime: z.number().int(),
    updatedOn: day,
    /** Something it rests on is no longer law: the article says so. */
    isFlagged: z.boolean(),
  })
  .meta({ id: 'EducationalContent' })

const article = contentItem
  .extend({
    sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
    /** `copy`: the day of the copy that was read, where it names one. */
    sources: z.array(z.object({ title: z.string(), address: z.string().nullable(), copy: day.nullable() })),
    authorities: z.array(authority),
    /** The rules of the audit that it explains. */
    rules: z.array(z.object({ id: z.string(), title: z.string() })),
  })
  .meta({ id: 'EducationalArticle' })

export const listEducationalContent = endpoint({
  method: 'GET',
  path: '/api/educational-content',
  summary: 'Articles about credit reports; with a search, those that fit, the best first, typos forgiven',
  tag: 'education',
  access: 'signed_in',
  query: z.object({ search: z.string().max(200).optional() }),
  answer: z.array(contentItem),
  refusals: ['invalid', 'unauthenticated'],
})

export const readEducationalContent = endpoint({
  method: 'GET',
  path: '/api/educational-content/:id',
  summary: 'One article in full, with its sources and the law it rests on',
  tag: 'education',
  access: 'signed_in',
  params: idParams,
  answer: article,
  refusals: ['unauthenticated', 'not_found'],
})
