import { type SQL, sql } from 'drizzle-orm'

export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** The columns that tell one row of a person from another. */
  readonly of: readonly string[]
  /** Where the text of a row stands, as its feature names the place when it seals. */
  placeOf(userId: string, row: readonly string[]): string
  /** Pressed before it was sealed, as `server/platform/sealed-text.ts` does. */
  readonly isPressed?: true
  readonly plain?: PlainColumns
}

/** Where earlier versions kept it in plain text, as JSON is made of it. */
export interface PlainColumns {
  /** By what each is called in what is sealed; the columns have the same names in the database's way. */
  readonly names: readonly string[]
  /** What is sealed is the value of the one column, and an empty list is nothing to seal. */
  readonly isAlone?: true
  /** What is in an emptied column. */
  readonly emptied: '' | null
}

const WORDS_OF_LETTERS = [
  'creditor',
  'recipientLines',
  'senderLines',
  'enclosures',
  'content',
  'facts',
  'told',
  'papers',
  'attestedFacts',
  'strategy',
]

const LETTER = /^letter (.+)$/

/** Where the text of a draft is sealed for. That of a letter keeps the place it had when drafts of letters lay apart. */
export function placeOfDraft({
  userId,
  author,
  name,
}: {
  readonly userId: string
  readonly author: string
  readonly name: string
}): string {
  const [, letterId] = LETTER.exec(name) ?? []
  return letterId === undefined ? `${userId}/draft/${author}/${name}` : `${userId}/unsaved-edit/${letterId}/${author}`
}

/** Every column that holds something sealed with a person's key, as base64. A test compares this with the schema. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'authenticators', column: 'sealed_secret', of: [], placeOf: (userId) => `${userId}/totp` },
  {
    table: 'profiles',
    column: 'sealed_address',
    of: [],
    placeOf: (userId) => `${userId}/profile`,
    plain: { names: ['address', 'city', 'state', 'zip'], emptied: '' },
  },
  { table: 'identities', column: 'sealed_identity', of: [], placeOf: (userId) => `${userId}/identity` },
  { table: 'own_words', column: 'sealed', of: ['id'], placeOf: (userId, [id = '']) => `${userId}/own-word/${id}` },
  {
    table: 'reports',
    column: 'sealed_content',
    of: ['id'],
    placeOf: (userId, [id = '']) => `${userId}/report-content/${id}`,
    isPressed: true,
    plain: { names: ['content'], isAlone: true, emptied: null },
  },
  {
    table: 'reports',
    column: 'sealed_doubts',
    of: ['id'],
    placeOf: (userId, [id = '']) => `${userId}/report-doubts/${id}`,
    isPressed: true,
    plain: { names: ['doubts'], isAlone: true, emptied: null },
  },
  {
    table: 'reports',
    column: 'sealed_answers',
    of: ['id'],
    placeOf: (userId, [id = '']) => `${userId}/report-answers/${id}`,
    isPressed: true,
  },
  {
    table: 'report_files',
    column: 'sealed_reading',
    of: ['report_id', 'number'],
    placeOf: (userId, [reportId = '', number = '']) => `${userId}/report-file/${reportId}/${number}`,
    isPressed: true,
  },
  {
    table: 'letters',
    column: 'sealed_words',
    of: ['id'],
    placeOf: (userId, [id = '']) => `${userId}/letter/${id}`,
    isPressed: true,
    plain: { names: WORDS_OF_LETTERS, emptied: null },
  },
  {
    table: 'unsaved_edits',
    column: 'sealed_edit',
    of: ['letter_id', 'author'],
    placeOf: (userId, [letterId = '', author = '']) => `${userId}/unsaved-edit/${letterId}/${author}`,
    isPressed: true,
  },
  {
    table: 'drafts',
    column: 'sealed_draft',
    of: ['author', 'name'],
    placeOf: (userId, [author = '', name = '']) => placeOfDraft({ userId, author, name }),
    isPressed: true,
  },
  {
    table: 'findings',
    column: 'sealed_findings',
    of: ['report_id'],
    placeOf: (userId, [reportId = '']) => `${userId}/findings/${reportId}`,
    isPressed: true,
    plain: { names: ['findings'], isAlone: true, emptied: null },
  },
  {
    table: 'negative_items',
    column: 'sealed_entry',
    of: ['bureau', 'identity'],
    placeOf: (userId, [bureau = '', identity = '']) => `${userId}/item/${bureau}/${identity}`,
    plain: { names: ['creditorName', 'description', 'balanceCents', 'dateOpened', 'accountNumber'], emptied: null },
  },
  {
    table: 'replies',
    column: 'sealed_reading',
    of: ['id'],
    placeOf: (userId, [id = '']) => `${userId}/reply-reading/${id}`,
    isPressed: true,
    plain: { names: ['reading'], isAlone: true, emptied: null },
  },
  {
    table: 'answers',
    column: 'sealed_quote',
    of: ['id'],
    placeOf: (userId, [id = '']) => `${userId}/answer-quote/${id}`,
    isPressed: true,
    plain: { names: ['quote'], isAlone: true, emptied: null },
  },
  {
    table: 'result_checks',
    column: 'sealed_check',
    of: ['answer_id', 'report_id'],
    placeOf: (userId, [answerId = '', reportId = '']) => `${userId}/result-check/${answerId}/${reportId}`,
    isPressed: true,
    plain: { names: ['check'], isAlone: true, emptied: null },
  },
  {
    table: 'next_rounds',
    column: 'sealed_paper',
    of: ['dispute_id', 'round'],
    placeOf: (userId, [disputeId = '', round = '']) => `${userId}/round-paper/${disputeId}/${round}`,
    isPressed: true,
    plain: { names: ['paper', 'office', 'senderLines'], emptied: null },
  },
  {
    table: 'disputes',
    column: 'sealed_own_words',
    of: ['id'],
    placeOf: (userId, [id = '']) => `${userId}/dispute-own-words/${id}`,
    plain: { names: ['ownWords'], isAlone: true, emptied: null },
  },
  {
    table: 'disputes',
    column: 'sealed_description',
    of: ['id'],
    placeOf: (userId, [id = '']) => `${userId}/dispute-description/${id}`,
    plain: { names: ['description'], isAlone: true, emptied: '' },
  },
  {
    table: 'dispute_events',
    column: 'sealed_event',
    of: ['dispute_id', 'sequence'],
    placeOf: (userId, [disputeId = '', sequence = '']) => `${userId}/dispute-event/${disputeId}/${sequence}`,
    isPressed: true,
    plain: { names: ['text', 'facts'], emptied: null },
  },
  {
    table: 'analyses',
    column: 'sealed_content',
    of: ['id'],
    placeOf: (userId, [id = '']) => `${userId}/analysis/${id}`,
    isPressed: true,
    plain: { names: ['content'], isAlone: true, emptied: null },
  },
  { table: 'mails', column: 'sealed_mail', of: ['id'], placeOf: (userId, [id = '']) => `${userId}/mail/${id}` },
  {
    table: 'done_calls',
    column: 'sealed_answer',
    of: ['call_hash'],
    placeOf: (userId, [hash = '']) => `${userId}/done-call/${hash}`,
    isPressed: true,
  },
]

/** `sealed` columns of no one: the installation's own key opens them, and that one is rewrapped. */
export const SEALED_BY_INSTALLATION: readonly string[] = ['erasures.sealed']

export const isOfRow = ({ of }: SealedColumn, userId: string, row: readonly string[]): SQL =>
  sql.join(
    [sql`user_id = ${userId}::uuid`, ...of.map((name, index) => sql`${sql.identifier(name)}::text = ${row[index] ?? ''}`)],
    sql` and `,
  )
