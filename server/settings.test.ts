import { describe, expect, it } from 'vitest'
import {
  billingPolicyOf,
  chosenLob,
  chosenModel,
  chosenS3,
  chosenStripe,
  missingStripeKeys,
  readCertificate,
  readSettings,
  SettingsError,
} from '#server/settings.ts'

describe('settings', () => {
  it('listens on this machine alone unless HOST says otherwise', () => {
    expect([readSettings({}).HOST, readSettings({ HOST: '0.0.0.0' }).HOST]).toEqual(['127.0.0.1', '0.0.0.0'])
  })
  it('are all optional', () => {
    expect(readSettings({})).toMatchObject({ PORT: 3000, DATA_DIR: './data', PAYMENTS: 'demo', POST_PROVIDER: 'practice' })
  })

  it('treat an empty value as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it('read the certificate with its key, and refuse half of it or what is none by name', () => {
    expect(readCertificate(readSettings({}))).toBeNull()
    expect(() => readSettings({ TLS_CERT_FILE: '/tmp/cert.pem' })).toThrow('TLS_KEY_FILE: needed with TLS_CERT_FILE')
    expect(() => readSettings({ TLS_KEY_FILE: '/tmp/key.pem' })).toThrow('TLS_CERT_FILE: needed with TLS_KEY_FILE')
    const nowhere = readSettings({ TLS_CERT_FILE: '/nowhere/cert.pem', TLS_KEY_FILE: '/nowhere/key.pem' })
    expect(() => readCertificate(nowhere)).toThrow('TLS_CERT_FILE: this file cannot be read')
    const noCertificate = readSettings({ TLS_CERT_FILE: import.meta.filename, TLS_KEY_FILE: import.meta.filename })
    expect(() => readCertificate(noCertificate)).toThrow('no certificate with its key')
  })

  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'not a url'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['STRIPE_BASE_URL', 'ftp://example.test'],
    ['PROCESSES', '0'],
    ['PROCESSES', '65'],
    ['PROCESSES', '2'],
    ['ROLE', 'web'],
    ['ROLE', 'worker'],
    ['ROLE', 'everything'],
    ['DATABASE_CONNECTIONS', '1'],
    ['DATABASE_POOLER_URL', 'pooler:6432'],
    ['DATABASE_POOLER_URL', 'postgres://pooler:6432/errata'],
    ['JOBS_AT_ONCE', '0'],
    ['METRICS_TOKEN', 'short'],
    ['CALL_LOG', 'yes'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['APP_SECRET', 'short'],
    ['APP_SECRET_NEXT', 'short'],
    ['PAYMENTS', 'cash'],
    ['POST_PROVIDER', 'lob'],
    ['USPS_MAILER_ID', '12345'],
    ['USPS_MAILER_ID', '812345678'],
    ['USPS_MAILER_ID', '123456'],
    ['USPS_SERVICE_TYPE', '27'],
    ['SMTP_URL', 'http://localhost'],
    ['OPERATORS', 'dana'],
    ['OPERATORS', '11111111-1111-4111-8111-111111111111, dana'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1, proxy'],
    ['SMTP_URL', 'smtp://name:pass word@[half'],
  ])('refuse a wrong %s by its name and never print the value', (key, value) => {
    expect(() => readSettings({ [key]: value })).toThrow(SettingsError)
    expect(() => readSettings({ [key]: value })).toThrow(key)
    expect(() => readSettings({ [key]: value })).not.toThrow(`"${value}"`)
  })

  it('say what would do, in plain words', () => {
    expect(() => readSettings({ PORT: 'eighty' })).toThrow('PORT: must be a number')
    expect(() => readSettings({ PORT: '70000' })).toThrow('PORT: must be 65535 at most')
    expect(() => readSettings({ DATABASE_URL: 'mysql://x' })).toThrow(
      'DATABASE_URL: must begin with postgres:// or postgresql://',
    )
    expect(() => readSettings({ SMTP_URL: 'http://x' })).toThrow('SMTP_URL: must begin with smtp:// or smtps://')
  })

  it('take several processes and a role of one with a server for the database', () => {
    const shared = { DATABASE_URL: 'postgres://localhost/errata', PROCESSES: '4', ROLE: 'worker' }
    expect(readSettings(shared)).toMatchObject({ PROCESSES: 4, ROLE: 'worker', DATABASE_CONNECTIONS: 10 })
    expect(() => readSettings({ PROCESSES: '2' })).toThrow('PROCESSES: more than one needs a DATABASE_URL')
  })

  it('ask for the name of a model with its address', () => {
    expect(() => readSettings({ MODEL_BASE_URL: 'http://127.0.0.1:11434/v1' })).toThrow('MODEL_NAME: needed with MODEL_BASE_URL')
    expect(readSettings({ MODEL_BASE_URL: 'http://127.0.0.1:11434/v1', MODEL_NAME: 'small' })).toMatchObject({
      MODEL_NAME: 'small',
    })
  })

  const chosen = (environment: Record<string, string>) => chosenModel(readSettings(environment))

  it('choose a model by its maker, with the address where that answers', () => {
    expect(chosen({})).toBe(null)
    expect(chosen({ MODEL_PROVIDER: 'ollama', MODEL_NAME: 'small' })).toEqual({
      provider: 'ollama',
      baseUrl: 'http://localhost:11434/v1',
      name: 'small',
      apiKey: null,
    })
    const keyed = { MODEL_NAME: 'large', MODEL_API_KEY: 'hidden-words' }
    expect(chosen({ MODEL_PROVIDER: 'openai', ...keyed })?.baseUrl).toBe('https://api.openai.com/v1')
    expect(chosen({ MODEL_PROVIDER: 'anthropic', ...keyed })?.baseUrl).toBe('https://api.anthropic.com/v1')
    const own = { MODEL_PROVIDER: 'anthropic', MODEL_BASE_URL: 'http://proxy.test/v1/', MODEL_NAME: 'large' }
    expect(chosen(own)).toMatchObject({ provider: 'anthropic', baseUrl: 'http://proxy.test/v1' })
  })

  it.each([
    [
      { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'small' },
      'MODEL_BASE_URL: needed with MODEL_PROVIDER=openai-compatible',
    ],
    [{ MODEL_PROVIDER: 'ollama' }, 'MODEL_NAME: needed with MODEL_PROVIDER=ollama'],
    [{ MODEL_PROVIDER: 'openai', MODEL_NAME: 'large' }, 'MODEL_API_KEY: needed with MODEL_PROVIDER=openai'],
    [{ MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'large' }, 'MODEL_API_KEY: needed with MODEL_PROVIDER=anthropic'],
    [{ MODEL_PROVIDER: 'oracle' }, 'MODEL_PROVIDER'],
    [{ MODEL_DAILY_TOKENS: '-1' }, 'MODEL_DAILY_TOKENS'],
    [{ MODEL_TIMEOUT_SECONDS: '0' }, 'MODEL_TIMEOUT_SECONDS'],
  ])('refuse half a model: %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message)
  })

  it('choose Lob with its key, and its address with or without the version', () => {
    const lob = (environment: Record<string, string>) =>
      chosenLob(readSettings({ POST_PROVIDER: 'lob', LOB_API_KEY: 'test_hidden', ...environment }))
    expect(lob({})).toEqual({ baseUrl: 'https://api.lob.com/v1', apiKey: 'test_hidden' })
    expect(lob({ LOB_WEBHOOK_SECRET: 'signs' })?.webhookSecret).toBe('signs')
    expect(lob({ LOB_BASE_URL: 'http://127.0.0.1:4010' })?.baseUrl).toBe('http://127.0.0.1:4010/v1')
    expect(lob({ LOB_BASE_URL: 'https://proxy.test/lob/v1/' })?.baseUrl).toBe('https://proxy.test/lob/v1')
    expect(chosenLob(readSettings({ LOB_API_KEY: 'test_hidden' }))).toBe(null)
    expect(() => readSettings({ POST_PROVIDER: 'lob' })).toThrow('LOB_API_KEY: needed with POST_PROVIDER=lob')
    expect(() => lob({ LOB_BASE_URL: 'http://lob.example' })).toThrow('LOB_BASE_URL: must begin with https://')
    expect(() => lob({ LOB_BASE_URL: 'http://lob.example' })).not.toThrow('hidden')
  })

  const STRIPE = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_hidden', STRIPE_WEBHOOK_SECRET: 'whsec_hidden' }
  const SELLER = { BILLING_STATES: 'tx, CA', BILLING_OPERATOR_NAME: 'Errata LLC', BILLING_OPERATOR_ADDRESS: '1 Main St' }

  it('take Stripe with its keys, or none of them', () => {
    expect(chosenStripe(readSettings(STRIPE))).toMatchObject({ secretKey: 'sk_hidden', webhookSecret: 'whsec_hidden' })
    expect(chosenStripe(readSettings({ PAYMENTS: 'stripe' }))).toBe(null)
    expect(missingStripeKeys(readSettings({ PAYMENTS: 'stripe' }))).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    expect(chosenStripe(readSettings({ ...STRIPE, PAYMENTS: 'demo' }))).toBe(null)
    expect(billingPolicyOf(readSettings({}))).toEqual({ timing: 'arrears', exemption: null, soldIn: [] })
    expect(billingPolicyOf(readSettings(SELLER)).soldIn).toEqual(['TX', 'CA'])
  })

  it.each([
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET: needed with STRIPE_SECRET_KEY'],
    [{ ...STRIPE, STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY: needed with STRIPE_WEBHOOK_SECRET'],
    [{ ...STRIPE, STRIPE_BASE_URL: 'http://stripe.test' }, 'STRIPE_BASE_URL: must begin with https://'],
    [{ BILLING_POLICY: 'advance' }, 'BILLING_EXEMPTION: needed with BILLING_POLICY=advance'],
    [{ BILLING_POLICY: 'advance', BILLING_EXEMPTION: 'because' }, 'BILLING_EXEMPTION'],
    [{ ...SELLER, BILLING_STATES: 'Texas' }, 'BILLING_STATES'],
    [{ ...SELLER, BILLING_STATES: 'TX,GA' }, 'BILLING_STATES: GA forbids it'],
    [{ ...SELLER, BILLING_STATES: 'TX,OH' }, 'BILLING_STATES: the law of OH is not known here'],
    [{ BILLING_STATES: 'TX' }, 'BILLING_OPERATOR_NAME, BILLING_OPERATOR_ADDRESS: needed with BILLING_STATES'],
  ])('refuse half a payment, and a policy that the law forbids: %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message)
    expect(() => readSettings(environment)).not.toThrow('hidden')
  })

  it('take money in advance for an operator that names its exemption alone', () => {
    const exempt = { ...SELLER, BILLING_STATES: 'GA', BILLING_POLICY: 'advance', BILLING_EXEMPTION: '501(c)(3)' }
    expect(billingPolicyOf(readSettings(exempt))).toEqual({ timing: 'advance', exemption: '501(c)(3)', soldIn: ['GA'] })
  })

  it('choose S3 with its keys, or with those of the machine', () => {
    expect(chosenS3(readSettings({}))).toBe(null)
    expect(chosenS3(readSettings({ S3_BUCKET: 'errata' }))).toEqual({
      bucket: 'errata',
      endpoint: null,
      region: 'us-east-1',
      credentials: null,
    })
    const keyed = { S3_BUCKET: 'errata', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hidden' }
    expect(chosenS3(readSettings(keyed))?.credentials).toEqual({ accessKeyId: 'id', secretAccessKey: 'hidden' })
    for (const endpoint of ['https://s3.example.org', 'http://127.0.0.1:9000', 'http://store:9000', 'http://10.0.0.5:9000'])
      expect(chosenS3(readSettings({ ...keyed, S3_ENDPOINT: endpoint }))?.endpoint).toBe(endpoint)
  })

  it.each([
    [{ S3_ENDPOINT: 'https://s3.example.org' }, 'S3_BUCKET: needed with S3_ENDPOINT'],
    [{ S3_ACCESS_KEY_ID: 'hidden' }, 'S3_BUCKET: needed with S3_ACCESS_KEY_ID'],
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'hidden' }, 'S3_SECRET_ACCESS_KEY: needed with S3_ACCESS_KEY_ID'],
    [{ S3_BUCKET: 'b', S3_SECRET_ACCESS_KEY: 'hidden' }, 'S3_ACCESS_KEY_ID: needed with S3_SECRET_ACCESS_KEY'],
    [{ S3_BUCKET: 'b', S3_ENDPOINT: 'http://s3.example.org' }, 'S3_ENDPOINT: must begin with https://'],
    [{ S3_BUCKET: 'b', S3_ENDPOINT: 'http://8.8.8.8:9000' }, 'S3_ENDPOINT: must begin with https://'],
    [{ S3_BUCKET: 'b', S3_ENDPOINT: 'ftp://store' }, 'S3_ENDPOINT'],
  ])('refuse half a store: %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message)
    expect(() => readSettings(environment)).not.toThrow('hidden')
  })

  const BUREAU = {
    BUREAU_PROVIDER: 'experian',
    BUREAU_BASE_URL: 'https://bureau.test',
    BUREAU_CLIENT_ID: 'client',
    BUREAU_CLIENT_SECRET: 'hidden-words',
  }

  it.each(['BUREAU_BASE_URL', 'BUREAU_CLIENT_ID', 'BUREAU_CLIENT_SECRET'] as const)('ask for %s with a real bureau', (key) => {
    expect(readSettings(BUREAU)).toMatchObject(BUREAU)
    const { [key]: _left, ...others } = BUREAU
    expect(() => readSettings(others)).toThrow(`${key}: needed with BUREAU_PROVIDER=experian`)
    expect(() => readSettings(others)).not.toThrow('hidden-words')
  })

  it('send a Social Security number over no open line, except on this machine', () => {
    expect(() => readSettings({ ...BUREAU, BUREAU_BASE_URL: 'http://bureau.test' })).toThrow(
      'BUREAU_BASE_URL: must begin with https',
    )
    expect(readSettings({ ...BUREAU, BUREAU_BASE_URL: 'http://127.0.0.1:9000' })).toMatchObject({ BUREAU_PROVIDER: 'experian' })
  })
})
