import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { uploadReport } from '#contract/reports.ts'
import { call, type Answered } from '#server/testing/member.ts'

/** Uploads a file as a member does: the form of the upload widget. */
export function upload(
  app: FastifyInstance,
  given: {
    cookie: string
    bytes: Uint8Array
    bureau?: z.input<typeof uploadReport.body>['bureau']
    password?: string
    name?: string
  },
): Promise<Answered<typeof uploadReport>> {
  const { cookie, bytes, bureau = 'auto', password, name = 'report.pdf' } = given
  return call(app, uploadReport, {
    cookie,
    body: { bureau, userId: '1', ...(password === undefined ? {} : { password }) },
    files: [{ field: 'creditReport', name, type: 'application/pdf', bytes }],
  })
}
