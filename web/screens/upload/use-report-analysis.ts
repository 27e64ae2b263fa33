import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { type analysisCustomer, analyzeReport } from '#contract/report-analysis.ts'
import { refreshPulled } from '#web/parts/pull/refresh-pulled.ts'
import { isUploadQuestion } from '#web/parts/upload/upload-problems.ts'
import type { UploadWish } from '#web/parts/use-upload.ts'
import { sendFiles } from '#web/platform/send-files.ts'
import type { Analysis } from '#web/screens/upload/analysis.ts'
import { toast } from '#web/ui/toast.ts'

export type Customer = z.output<typeof analysisCustomer>

export interface AnalysisWish extends UploadWish {
  readonly customer: Customer
}

/** Sends a report to be analysed and says how far it is: `sent` is 0 to 1, and 1 while the server reads and writes. */
export function useReportAnalysis(onAnalysed: (analysis: Analysis, customer: Customer) => void) {
  const client = useQueryClient()
  const [sent, setSent] = useState(0)
  const analysing = useMutation({
    mutationFn: ({ file, customer, ...body }: AnalysisWish) => {
      setSent(0)
      const input = { body: { ...body, customerInfo: JSON.stringify(customer) }, files: { creditReport: file } }
      return sendFiles(analyzeReport, input, setSent)
    },
    retry: false,
    networkMode: 'always',
    onSuccess: async (
      { reportIds, negativeItems, summary, disputeLetters, extractedText, isTextCut, isPractice },
      { customer },
    ) => {
      await refreshPulled(client)
      const text = { content: extractedText, isCut: isTextCut }
      onAnalysed({ about: reportIds.join(), negativeItems, summary, letters: disputeLetters, text, isPractice }, customer)
    },
    onError: (error) => {
      if (isUploadQuestion(error)) return
      toast({ title: 'Analysis Failed', description: 'Please try uploading your credit report again.', tone: 'destructive' })
    },
  })
  return { ...analysing, sent }
}
