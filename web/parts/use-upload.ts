import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { readCreditProfile } from '#contract/credit-profile.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { listDisputes } from '#contract/disputes.ts'
import { REFUSALS } from '#contract/errors.ts'
import { listFindings } from '#contract/findings.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { ACCEPTED_TYPES, listReports, MAX_FILE_BYTES, uploadReport } from '#contract/reports.ts'
import type { Report } from '#web/parts/stored-report.ts'
import { isCallError, wordsOf } from '#web/platform/api.ts'
import { refresh } from '#web/platform/query-client.ts'
import { sendFiles } from '#web/platform/send-files.ts'
import { toast } from '#web/ui/toast.tsx'

export type BureauChoice = z.input<typeof uploadReport.body>['bureau']

export interface UploadWish {
  readonly file: File
  readonly bureau: BureauChoice
  readonly password?: string
}

/** What can be seen of a file before it is sent; null when there is nothing against it. */
export function problemOfFile(file: Pick<File, 'name' | 'size'>): string | null {
  const name = file.name.toLowerCase()
  if (!ACCEPTED_TYPES.some((ending) => name.endsWith(ending))) return REFUSALS.unsupported_type.message
  if (file.size > MAX_FILE_BYTES)
    return `${REFUSALS.too_large.message} Save it again with a smaller size, or only the report's own pages.`
  return file.size === 0 ? 'This file is empty. Download the report again and choose the new file.' : null
}

/** Refusals that ask something in place; they are a question, not a failure. */
const QUESTIONS = new Set(['password_needed', 'bureau_mismatch'])
export const isUploadQuestion = (error: unknown): boolean => isCallError(error) && QUESTIONS.has(error.code ?? '')

export const FAILED_WORDS = 'Failed to upload credit report'

/** Sends a report and says how far it is: `sent` is 0 to 1, and 1 while the server reads. */
export function useUpload(onRead: (reports: readonly Report[]) => void) {
  const client = useQueryClient()
  const [sent, setSent] = useState(0)
  const upload = useMutation({
    mutationFn: ({ file, ...body }: UploadWish) => {
      setSent(0)
      return sendFiles(uploadReport, { body, files: { creditReport: file } }, setSent)
    },
    // An answer is an answer: sending 10MB again by itself changes nothing.
    retry: false,
    // Offline it fails at once and says so, instead of waiting in silence with a file in hand.
    networkMode: 'always',
    onSuccess: async ({ reports }) => {
      await refresh(client, listReports, listNegativeItems, listFindings, listDisputes, readDashboard, readCreditProfile)
      onRead(reports)
    },
    onError: (error) => {
      if (isUploadQuestion(error)) return
      toast({ title: 'Upload Failed', description: wordsOf(error, FAILED_WORDS), tone: 'destructive' })
    },
  })
  return { ...upload, sent }
}
