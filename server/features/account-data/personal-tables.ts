import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/open.ts'

/** Tables without a `user_id`, each with why nothing of a person is in it. A new table has one, or is named here: a test says so. */
export const OF_NOBODY: Readonly<Record<string, string>> = {
  erasures: 'that somebody was erased and how much, without saying who; what is still to be deleted is sealed until it is',
  installation_keys: 'the key by which the installation recognizes what it saw before, itself sealed',
  reset_requests: 'keyed hashes of an e-mail address, a network address or who asks the assistant, of the last hour',
  sign_in_failures: 'keyed hashes of an account or a network address, of the last minutes',
  stripe_events: 'ids of messages of the payment service that were acted on, of the last weeks',
}

/** Columns that prove who is there. They are of no use to the member and of much to a thief, so no archive holds them. */
const PROOFS = /^(password_hash|token_hash|code_hash|device_hash|name_hash|sealed_secret|sealed_mail|sealed_answer|wrapped_key)$/

/** `own_words.sealed` is opened for the archive. */
const OPENED = /^sealed$/

/** Columns whose names sound like a proof and that are none. */
export const NO_PROOF: readonly string[] = [
  'analyses.sealed_content',
  'answers.sealed_quote',
  'billing_lines.key',
  'dispute_events.hash',
  'dispute_events.previous_hash',
  'dispute_events.sealed_event',
  'disputes.entry_key',
  'disputes.sealed_description',
  'disputes.sealed_own_words',
  'done_calls.call_hash',
  'drafts.sealed_draft',
  'expected_files.keys',
  'findings.sealed_findings',
  'identities.sealed_identity',
  'letters.sealed_words',
  'mailings.pdf_sha256',
  'mailings.post_key',
  'mails.address_hashes',
  'model_calls.input_tokens',
  'model_calls.output_tokens',
  'negative_items.sealed_entry',
  'next_rounds.sealed_paper',
  'papers.file_hash',
  'profiles.sealed_address',
  'replies.file_hash',
  'replies.file_keys',
  'replies.pages_key',
  'replies.sealed_reading',
  'report_files.file_hash',
  'report_files.file_key',
  'report_files.original_key',
  'report_files.sealed_reading',
  'report_readings.file_hash',
  'report_readings.file_keys',
  'reports.file_hash',
  'reports.file_key',
  'reports.original_key',
  'reports.sealed_answers',
  'reports.sealed_content',
  'reports.sealed_doubts',
  'result_checks.sealed_check',
  'signed_documents.address_hash',
  'unsaved_edits.sealed_edit',
]

export const isProof = (column: string): boolean => PROOFS.test(column)
export const isOpened = (column: string): boolean => OPENED.test(column)

/** A row as it is in the database, by the names of its columns. */
export type RawRow = Readonly<Record<string, unknown>>

/**
 * Every table whose rows belong to one user, as the database itself says: a table of tomorrow is among them. What is read and
 * deleted here is the whole person, whatever feature it is of; no feature is asked, so that none can be forgotten.
 */
export async function personalTables(db: Database | Transaction): Promise<readonly string[]> {
  const found = await db.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'user_id'
    order by 1`)
  return found.rows.map(({ name }) => name)
}

/** The rows of one user, without what proves who is there. */
export async function rowsOf(db: Database | Transaction, table: string, userId: string): Promise<RawRow[]> {
  const found = await db.execute<{ row: RawRow }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where t.user_id = ${userId}::uuid`,
  )
  return found.rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([column]) => !isProof(column))))
}
