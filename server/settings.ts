import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { isIP } from 'node:net'
import { z } from 'zod'
import { type BillingPolicy, EXEMPTIONS } from '#engine/billing/billing-policy.ts'
import type { Operator } from '#engine/billing/contract-text.ts'
import { SALE_PLACES, SALE_RULES } from '#engine/billing/sale-states.ts'
import { MAILER_ID, SERVICE_TYPE } from '#engine/letters/intelligent-mail.ts'
import { areIds, isTrustable } from '#server/setting-shapes.ts'

const url = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
const postgres = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
const secret = z.string().min(1)

/** Every setting of the product, from the environment. All are optional: with none, Errata runs on its embedded parts. */
const settingsShape = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535, 'must be 65535 at most').default(3000),
  /** The address of this machine on which it listens: this machine alone unless said otherwise; 0.0.0.0 or :: for all of them. */
  HOST: z
    .string()
    .refine((host) => host === 'localhost' || isIP(host) !== 0, 'must be an IP address of this machine')
    .default('127.0.0.1'),
  /** Where everything lives that is not in the database: originals, outbox, post, the embedded database itself. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** A Postgres server; absent: the embedded one in DATA_DIR. */
  DATABASE_URL: postgres.optional(),
  /** A pooler in transaction mode (PgBouncer) in front of DATABASE_URL: calls and work go through it, listening and lasting locks past it. */
  DATABASE_POOLER_URL: postgres.optional(),
  /** Where people reach the product; the only origin that may write. Absent: the request's own host. */
  PUBLIC_URL: url.optional(),
  /** Files (PEM) with the certificate and its key, where TLS ends here and not at a proxy; then HTTP/2 is spoken, too. */
  TLS_CERT_FILE: secret.optional(),
  TLS_KEY_FILE: secret.optional(),
  /** Which proxies in front may say who asked: how many, or their addresses. Absent: none, so everyone behind a proxy shares one set of limits. */
  TRUST_PROXY: z
    .string()
    .refine(isTrustable, 'must be how many proxies stand in front (1 to 10), or their addresses or networks, parted by commas')
    .optional(),
  /** Wraps the keys that seal what is private at rest; absent: made once and kept in DATA_DIR. */
  APP_SECRET: z.string().min(16).optional(),
  /** The secret that `npm run keys:rotate` puts in its place. */
  APP_SECRET_NEXT: z.string().min(16).optional(),
  /** A process whose event loop has not turned for so long is ended, and started again by whoever started it; 0: never. */
  BLOCKED_AFTER_SECONDS: z.coerce.number().int().min(0).max(3600).default(15),
  /** So many servers on one port of this machine; more than one needs a DATABASE_URL. */
  PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  /** So many jobs of one kind at once in one process; with more than one, the next begin without a pause while many wait. */
  JOBS_AT_ONCE: z.coerce.number().int().min(1).max(50).default(1),
  /** Opens `/metrics` for who sends it as a bearer token; absent: there is no such page. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Whose accounts may see how the installation is, at `/operator`: their ids as `/api/user` tells them, parted by commas. Absent: no one's. */
  OPERATORS: z.string().refine(areIds, 'must be ids of accounts, parted by commas').optional(),
  /** One line a call in the log. */
  CALL_LOG: z.enum(['on', 'off']).default('off'),
  /**
   * Where a collector takes traces (OTLP over HTTP): each call, job and reading with how long it took. Absent: told to no one. What it
   * wants to hear with them is read by the library itself, from OTEL_EXPORTER_OTLP_HEADERS.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('errata'),
  /** What this process does: answer calls (web), the work behind them (worker), or both. One of several needs a DATABASE_URL. */
  ROLE: z.enum(['web', 'worker', 'both']).default('both'),
  /** Connections of one process to the database, for calls and work; some three more listen and hold locks. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(10),
  PAYMENTS: z.enum(['demo', 'stripe']).default('demo'),
  BILLING_POLICY: z.enum(['arrears', 'advance']).default('arrears'),
  /** Why the operator is no credit repair organization (15 USC 1679a(3)(B)); only then may it take money in advance. */
  BILLING_EXEMPTION: z.enum(EXEMPTIONS).optional(),
  /** Postal codes of the states in which the operator sells, parted by commas. None: the plan is sold nowhere. */
  BILLING_STATES: z
    .string()
    .transform((text) => text.split(',').map((code) => code.trim().toUpperCase()))
    .pipe(z.array(z.enum(SALE_PLACES, 'postal codes of states, parted by commas')))
    .optional(),
  /** Who sells: a contract names both. */
  BILLING_OPERATOR_NAME: secret.optional(),
  BILLING_OPERATOR_ADDRESS: secret.optional(),
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_PUBLISHABLE_KEY: secret.optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  STRIPE_BASE_URL: url.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .refine((address) => URL.canParse(address), 'must be an address, e.g. smtps://name:password@mail.example.org:465')
    .optional(),
  /** Whom to tell of a weakness, for `/.well-known/security.txt`. Absent: the page for help. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/|tel:)\S{3,200}$/, 'must begin with mailto:, https:// or tel:')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Errata <errata@localhost>'),
  POST_PROVIDER: z.enum(['practice', 'lob']).default('practice'),
  LOB_API_KEY: secret.optional(),
  LOB_WEBHOOK_SECRET: secret.optional(),
  LOB_BASE_URL: url.optional(),
  /** The operator's numbers with the Postal Service: with both, letters that members print carry an Intelligent Mail barcode. */
  USPS_MAILER_ID: z.string().regex(MAILER_ID, 'six digits, or nine that begin with 9').optional(),
  USPS_SERVICE_TYPE: z.string().regex(SERVICE_TYPE, 'the three digits of the service type').optional(),
  /** Files go to this bucket of an S3-compatible service; absent: to DATA_DIR. It must keep no old versions. */
  S3_BUCKET: secret.optional(),
  /** Where the service answers; absent: Amazon's own. */
  S3_ENDPOINT: url.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Both, or neither where the machine itself may use the bucket. */
  S3_ACCESS_KEY_ID: secret.optional(),
  S3_SECRET_ACCESS_KEY: secret.optional(),
  /** The model's maker or protocol; absent: `openai-compatible` where `MODEL_BASE_URL` is given, else no model. */
  MODEL_PROVIDER: z.enum(['openai-compatible', 'openai', 'ollama', 'anthropic']).optional(),
  MODEL_BASE_URL: url.optional(),
  MODEL_NAME: secret.optional(),
  MODEL_API_KEY: secret.optional(),
  /** Tokens, asked and answered, that one member may cost a day (UTC). */
  MODEL_DAILY_TOKENS: z.coerce.number().int().min(0).default(100_000),
  /** For one answer, from asking to its last word. */
  MODEL_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
  BUREAU_PROVIDER: z.enum(['practice', 'experian', 'mismo']).default('practice'),
  BUREAU_BASE_URL: url.optional(),
  BUREAU_CLIENT_ID: secret.optional(),
  BUREAU_CLIENT_SECRET: secret.optional(),
  /** What the contract with Experian names next to them, where it does. */
  BUREAU_SUBSCRIBER_CODE: secret.optional(),
  BUREAU_PURPOSE_CODE: secret.optional(),
})

export type Settings = z.infer<typeof settingsShape>

export const settingNames = settingsShape.keyof().options

/** By id: a name could be taken by whoever registers it first. */
export const isOperator = ({ OPERATORS = '' }: Settings, userId: string): boolean =>
  OPERATORS.split(',').some((id) => id.trim().toLowerCase() === userId)

/** What a real bureau service cannot be asked without. */
const BUREAU_KEYS = ['BUREAU_BASE_URL', 'BUREAU_CLIENT_ID', 'BUREAU_CLIENT_SECRET'] as const

/** A setting that cannot be used; the message names the key and never its value. */
export class SettingsError extends Error {}

/** Parses the environment once. An empty value counts as absent. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = settingsShape.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsError(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  refuseManyAtHome(parsed.data)
  refuseHalfACertificate(parsed.data)
  refuseHalfABarcode(parsed.data)
  refuseHalfAPost(parsed.data)
  refuseHalfABureau(parsed.data)
  refuseHalfAModel(parsed.data)
  refuseHalfAPayment(parsed.data)
  refuseHalfAStore(parsed.data)
  return parsed.data
}

/** The embedded database ends with the process that started it. */
function refuseManyAtHome({ DATABASE_URL, DATABASE_POOLER_URL, PROCESSES, ROLE }: Settings): void {
  if (DATABASE_URL !== undefined) return
  if (DATABASE_POOLER_URL !== undefined)
    throw new SettingsError(
      'DATABASE_POOLER_URL: needs the DATABASE_URL of the server itself, too; some connections go past a pooler.',
    )
  if (PROCESSES > 1)
    throw new SettingsError('PROCESSES: more than one needs a DATABASE_URL; the embedded database belongs to one process.')
  if (ROLE !== 'both')
    throw new SettingsError(`ROLE: ${ROLE} alone needs a DATABASE_URL; with the embedded database one process does everything.`)
}

/** Where the makers' own servers answer. */
const MODEL_ADDRESSES = {
  'openai-compatible': undefined,
  openai: 'https://api.openai.com/v1',
  ollama: 'http://localhost:11434/v1',
  anthropic: 'https://api.anthropic.com/v1',
} as const

/** The proxies in front as the HTTP server takes them; false for none. */
export function trustedProxies({
  TRUST_PROXY: chosen,
}: Settings): false | string[] | ((address: string, hop: number) => boolean) {
  if (chosen === undefined) return false
  if (!/^\d+$/.test(chosen)) return chosen.split(',').map((one) => one.trim())
  return (_address, hop) => hop < Number(chosen)
}

export interface ChosenModel {
  readonly provider: keyof typeof MODEL_ADDRESSES
  readonly baseUrl: string
  readonly name: string
  readonly apiKey: string | null
}

/** The model that the settings choose; null for none. */
export function chosenModel(settings: Settings): ChosenModel | null {
  const { MODEL_PROVIDER: provider = 'openai-compatible', MODEL_NAME: name = '', MODEL_API_KEY: apiKey = null } = settings
  const baseUrl = settings.MODEL_BASE_URL ?? MODEL_ADDRESSES[provider]
  return baseUrl === undefined ? null : { provider, baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ''), name, apiKey }
}

/** Where traces go; null for nowhere. */
export function chosenCollector({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName }: Settings): {
  readonly endpoint: string
  readonly serviceName: string
} | null {
  return endpoint === undefined ? null : { endpoint, serviceName }
}

function refuseHalfACertificate({ TLS_CERT_FILE: cert, TLS_KEY_FILE: key }: Settings): void {
  if ((cert === undefined) === (key === undefined)) return
  throw new SettingsError(
    cert === undefined ? 'TLS_CERT_FILE: needed with TLS_KEY_FILE' : 'TLS_KEY_FILE: needed with TLS_CERT_FILE',
  )
}

/** What people reach is encrypted: by us, or by the proxy whose address this is. Cookies then go over no other way. */
export const isEncrypted = ({ TLS_CERT_FILE, PUBLIC_URL }: Settings): boolean =>
  TLS_CERT_FILE !== undefined || (PUBLIC_URL?.startsWith('https:') ?? false)

/** The certificate and the key that the settings name, read; null for none. */
export function readCertificate({
  TLS_CERT_FILE,
  TLS_KEY_FILE,
}: Settings): { readonly cert: Buffer; readonly key: Buffer } | null {
  if (TLS_CERT_FILE === undefined || TLS_KEY_FILE === undefined) return null
  const certificate = { cert: readNamed('TLS_CERT_FILE', TLS_CERT_FILE), key: readNamed('TLS_KEY_FILE', TLS_KEY_FILE) }
  try {
    createSecureContext(certificate)
  } catch {
    throw new SettingsError('TLS_CERT_FILE, TLS_KEY_FILE: these are no certificate with its key, both as PEM')
  }
  return certificate
}

function readNamed(name: string, file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new SettingsError(`${name}: this file cannot be read`)
  }
}

function refuseHalfABarcode({ USPS_MAILER_ID: mailer, USPS_SERVICE_TYPE: service }: Settings): void {
  if ((mailer === undefined) === (service === undefined)) return
  throw new SettingsError(
    mailer === undefined
      ? 'USPS_MAILER_ID: needed with USPS_SERVICE_TYPE'
      : 'USPS_SERVICE_TYPE: needed with USPS_MAILER_ID; the Postal Service says which digits your mail may carry',
  )
}

function refuseHalfAModel(settings: Settings): void {
  const { MODEL_PROVIDER: provider, MODEL_BASE_URL: address } = settings
  if (provider === 'openai-compatible' && address === undefined)
    throw new SettingsError('MODEL_BASE_URL: needed with MODEL_PROVIDER=openai-compatible')
  if (chosenModel(settings) === null) return
  const chosenBy = provider === undefined ? 'MODEL_BASE_URL' : `MODEL_PROVIDER=${provider}`
  if (settings.MODEL_NAME === undefined) throw new SettingsError(`MODEL_NAME: needed with ${chosenBy}`)
  const isMakers = provider === 'openai' || provider === 'anthropic'
  if (isMakers && address === undefined && settings.MODEL_API_KEY === undefined)
    throw new SettingsError(`MODEL_API_KEY: needed with ${chosenBy}`)
}

/** Where Lob is asked, and with what; null for the practice post office. */
export function chosenLob(settings: Settings): { baseUrl: string; apiKey: string; webhookSecret: string | undefined } | null {
  const { POST_PROVIDER, LOB_API_KEY, LOB_BASE_URL, LOB_WEBHOOK_SECRET: webhookSecret } = settings
  if (POST_PROVIDER !== 'lob' || LOB_API_KEY === undefined) return null
  const given = (LOB_BASE_URL ?? 'https://api.lob.com').replace(/(?<!\/)\/+$/, '')
  return { baseUrl: new URL(given).pathname === '/' ? `${given}/v1` : given, apiKey: LOB_API_KEY, webhookSecret }
}

/** Letters and addresses go there: whole, and without encryption only to this machine. Webhooks need their secret, the mailing does not. */
function refuseHalfAPost(settings: Settings): void {
  if (settings.POST_PROVIDER === 'practice') return
  const chosen = chosenLob(settings)
  if (chosen === null) throw new SettingsError('LOB_API_KEY: needed with POST_PROVIDER=lob')
  if (!isPrivate(chosen.baseUrl))
    throw new SettingsError('LOB_BASE_URL: must begin with https://; letters and addresses go there')
}

function isPrivate(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** Where files go instead of the disk; null for the disk. */
export function chosenS3({ S3_BUCKET: bucket, S3_ENDPOINT, S3_REGION: region, ...keys }: Settings): {
  readonly bucket: string
  readonly endpoint: string | null
  readonly region: string
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
} | null {
  if (bucket === undefined) return null
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = keys
  const isKeyed = accessKeyId !== undefined && secretAccessKey !== undefined
  return { bucket, endpoint: S3_ENDPOINT ?? null, region, credentials: isKeyed ? { accessKeyId, secretAccessKey } : null }
}

/** What people upload is sealed before it goes there, messages and practice letters are not: without encryption only within a private network. */
function refuseHalfAStore(settings: Settings): void {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: key } = settings
  const given = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).find((one) => settings[one] !== undefined)
  if (S3_BUCKET === undefined) {
    if (given !== undefined) throw new SettingsError(`S3_BUCKET: needed with ${given}`)
    return
  }
  if ((id === undefined) !== (key === undefined))
    throw new SettingsError(
      id === undefined
        ? 'S3_ACCESS_KEY_ID: needed with S3_SECRET_ACCESS_KEY'
        : 'S3_SECRET_ACCESS_KEY: needed with S3_ACCESS_KEY_ID',
    )
  if (S3_ENDPOINT !== undefined && !isPrivate(S3_ENDPOINT) && !PRIVATE_NETWORK.test(new URL(S3_ENDPOINT).hostname))
    throw new SettingsError('S3_ENDPOINT: must begin with https:// outside a private network')
}

/** An address that no stranger can have: a name without a dot, as containers have it, or one of the private ranges. */
const PRIVATE_NETWORK = /^(?:[a-z][a-z0-9-]*|10\.[0-9.]+|192\.168\.[0-9.]+|172\.(?:1[6-9]|2[0-9]|3[01])\.[0-9.]+)$/

/** The sign-in to a bureau service is given whole; without encryption only to this machine. */
function refuseHalfABureau(settings: Settings): void {
  const { BUREAU_PROVIDER: provider, BUREAU_BASE_URL: address } = settings
  if (provider === 'practice') return
  const absent = BUREAU_KEYS.filter((key) => settings[key] === undefined)
  if (absent.length > 0) throw new SettingsError(`${absent.join(', ')}: needed with BUREAU_PROVIDER=${provider}`)
  if (isPrivate(address ?? '')) return
  throw new SettingsError('BUREAU_BASE_URL: must begin with https://; a Social Security number goes there')
}

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Where Stripe is asked, and with what; null for none, or for one without its keys. */
export function chosenStripe(
  settings: Settings,
): { readonly secretKey: string; readonly webhookSecret: string; readonly baseUrl: string | undefined } | null {
  const { PAYMENTS, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_BASE_URL: baseUrl } = settings
  return PAYMENTS === 'stripe' && secretKey !== undefined && webhookSecret !== undefined
    ? { secretKey, webhookSecret, baseUrl }
    : null
}

/** What Stripe lacks where it was chosen. */
export const missingStripeKeys = (settings: Settings): readonly string[] =>
  STRIPE_KEYS.filter((key) => settings[key] === undefined)

/** How money is taken here. */
export const billingPolicyOf = ({ BILLING_POLICY, BILLING_EXEMPTION, BILLING_STATES }: Settings): BillingPolicy => ({
  timing: BILLING_POLICY,
  exemption: BILLING_EXEMPTION ?? null,
  soldIn: BILLING_STATES ?? [],
})

/** Who sells; null where no one does. */
export function operatorOf({ BILLING_OPERATOR_NAME: name, BILLING_OPERATOR_ADDRESS: address }: Settings): Operator | null {
  return name === undefined || address === undefined ? null : { name, address }
}

/** Stripe without any key says so and takes nothing; with half of them, or with a policy that the law forbids, nothing starts. */
function refuseHalfAPayment(settings: Settings): void {
  const { PAYMENTS, BILLING_POLICY, BILLING_EXEMPTION, BILLING_STATES: states, STRIPE_BASE_URL: address } = settings
  if (BILLING_POLICY === 'advance' && BILLING_EXEMPTION === undefined)
    throw new SettingsError(
      `BILLING_EXEMPTION: needed with BILLING_POLICY=advance, one of ${EXEMPTIONS.join(', ')}; nobody else may take money before the work is done (15 USC 1679b(b))`,
    )
  const forbidden = BILLING_EXEMPTION === undefined ? states?.find((code) => SALE_RULES[code]?.isForbidden === true) : undefined
  if (forbidden !== undefined)
    throw new SettingsError(`BILLING_STATES: ${forbidden} forbids it (${SALE_RULES[forbidden]?.cite ?? ''})`)
  const unknown = states?.find((code) => SALE_RULES[code] === undefined)
  if (unknown !== undefined)
    throw new SettingsError(
      `BILLING_STATES: the law of ${unknown} is not known here; known are ${Object.keys(SALE_RULES).join(', ')}`,
    )
  if (states !== undefined && operatorOf(settings) === null)
    throw new SettingsError(
      'BILLING_OPERATOR_NAME, BILLING_OPERATOR_ADDRESS: needed with BILLING_STATES; the contract names who sells',
    )
  if (PAYMENTS !== 'stripe') return
  const missing = missingStripeKeys(settings)
  if (missing.length > 0 && missing.length < STRIPE_KEYS.length)
    throw new SettingsError(`${missing.join(', ')}: needed with ${STRIPE_KEYS.find((key) => !missing.includes(key)) ?? ''}`)
  if (address !== undefined && !isPrivate(address))
    throw new SettingsError('STRIPE_BASE_URL: must begin with https://; names and addresses go there')
}
