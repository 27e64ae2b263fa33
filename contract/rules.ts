import { z } from 'zod'
import { GRADES } from '#engine/words/grade.ts'
import { endpoint } from '#contract/endpoint.ts'
import { authority, idParams } from '#contract/values.ts'

/** How a rule did on the cases of `engine/cases`: entries, not percent. */
const ruleFigures = z.object({
  /** Errors that it was to find and found. */
  right: z.number().int(),
  /** Entries that it spoke about and should not have. */
  wrong: z.number().int(),
  /** Errors that it was to find and did not. */
  missed: z.number().int(),
})

const ruleLine = z
  .object({
    id: z.string(),
    title: z.string(),
    grade: z.enum(GRADES),
    figures: ruleFigures,
  })
  .meta({ id: 'Rule' })

const rulePage = ruleLine
  .extend({
    meaning: z.array(z.string()),
    /** What must be printed for it to speak. */
    fires: z.array(z.string()),
    /** What makes such an entry lawful after all. */
    exonerations: z.array(z.string()),
    ask: z.string(),
    /** Who is asked first. */
    target: z.enum(['bureau', 'furnisher']),
    authorities: z.array(authority),
    articleId: z.string().nullable(),
  })
  .meta({ id: 'RulePage' })

export const listRules = endpoint({
  method: 'GET',
  path: '/api/rules',
  summary: 'Every rule by its grade, strongest first, and how often the rules were right on the cases they are tried on',
  tag: 'rules',
  access: 'public',
  answer: z.object({
    rules: z.array(ruleLine),
    cases: z.object({
      /** Lawful reports that look wrong, and on how many of them a rule accused an entry. */
      lookAlikes: z.number().int(),
      accused: z.number().int(),
      /** Reports with a true error, and on how many of them one was missed. */
      errors: z.number().int(),
      missed: z.number().int(),
    }),
  }),
  refusals: [],
})

export const readRule = endpoint({
  method: 'GET',
  path: '/api/rules/:id',
  summary: 'The page of one rule: what it means, when it speaks, what is lawful after all, what is asked, and the law',
  tag: 'rules',
  access: 'public',
  params: idParams,
  answer: rulePage,
  refusals: ['not_found'],
})
