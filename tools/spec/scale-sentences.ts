/** One sentence, or half a sentence, of "Past one machine" with what proves it. */
export interface Sentence {
  readonly says: string
  /** Files with words that are in them: tests by their titles, else what is run or read. */
  readonly proofs: readonly (readonly [file: string, words: string])[]
  /** Commands of package.json, each with its last result in the docs. */
  readonly commands?: readonly string[]
  /** What of it is not so yet, in the roadmap's words. */
  readonly open?: string
}

const READINGS = 'server/features/reports/fair-readings.whole.test.ts'
const PROCESSES = 'server/several-processes.whole.test.ts'
const IN_S3 = 'server/features/account-data/files-in-s3.whole.test.ts'
const OPERATIONS = 'tools/operations.test.ts'
const FUZZ = 'server/platform/fuzz.test.ts'
const CITUS = 'server/distributable.test.ts'
const OUTAGES = 'tools/outages/outages.ts'
const VENDORS = 'server/failing-vendors.whole.test.ts'

export const SENTENCES: readonly Sentence[] = [
  {
    says: 'Any number of identical stateless processes on one DATABASE_URL',
    proofs: [
      [PROCESSES, 'two processes are one product'],
      [READINGS, 'share the files, and read no page twice'],
    ],
  },
  { says: 'PROCESSES=n on one machine', proofs: [[PROCESSES, 'PROCESSES serve on one port, an ended one is replaced']] },
  {
    says: 'ROLE=web|worker|both, so that reading and recognition scale by themselves',
    proofs: [
      ['server/settings.test.ts', 'take several processes and a role of one with a server for the database'],
      [PROCESSES, 'read by a worker on another disk'],
    ],
  },
  {
    says: 'Files in S3; the port’s one test on disk and S3, and once against a full one',
    proofs: [
      ['adapters/files/port.test.ts', "filesSuite('S3'"],
      ['adapters/files/port.test.ts', "filesSuite('a whole S3 server'"],
      [IN_S3, 'files lie sealed in S3'],
    ],
    commands: ['s3'],
  },
  { says: 'outbox and practice post through the same port', proofs: [[IN_S3, 'no file, no message, no practice letter']] },
  { says: 'erasure proves its files gone wherever they lay', proofs: [[IN_S3, 'an erasure leaves nothing of its person in S3']] },
  {
    says: 'installation key from APP_SECRET',
    proofs: [['server/keys/rotate-keys.test.ts', 'says so when the secret is another one']],
  },
  {
    says: 'live updates by LISTEN/NOTIFY',
    proofs: [['server/platform/change-feed.test.ts', 'hears at once what another process tells']],
  },
  {
    says: 'budgets and limits shared in Postgres',
    proofs: [
      ['server/features/accounts/guessing-budgets.whole.test.ts', 'locks out themselves and nobody else'],
      ['server/features/assistant/ask-assistant.test.ts', 'the sixty-first question of a minute is 429'],
    ],
  },
  {
    says: 'old and new assets served during a roll-out',
    proofs: [
      ['server/platform/serve-screens.test.ts', 'is sent while one version takes the place of the other'],
      ['e2e/journeys/an-update-under-an-open-page.e2e.ts', 'gets its code after an update, and offers to reload'],
    ],
  },
  {
    says: 'migrations and pg-boss’s schema under one lock',
    proofs: [['server/stop-server.whole.test.ts', 'several servers that start at once on one empty database all serve']],
  },
  {
    says: 'A connection budget that fits a pooler',
    proofs: [
      ['server/database/open.test.ts', 'behind a pooler nothing has a name'],
      ['tools/haproxy.ts', '--pooler'],
    ],
    commands: ['haproxy'],
  },
  {
    says: 'Two processes behind HAProxy: the browser suite passes while one is killed every 20 s',
    proofs: [
      ['tools/haproxy.ts', 'killed and started again every 20 s'],
      ['server/platform/done-calls.test.ts', 'is made once, and answered alike however often it is sent'],
      ['web/platform/try-again.test.ts', 'goes out once more, and is made once'],
    ],
    commands: ['haproxy'],
  },
  {
    says: 'A rolling upgrade from the commit before: no failed call',
    proofs: [['tools/haproxy.ts', '--upgrade']],
    commands: ['haproxy'],
  },
  {
    says: 'Jobs: batches and concurrency set by JOBS_*',
    proofs: [['server/platform/jobs.test.ts', 'run at once as far as the settings allow']],
  },
  {
    says: 'reminder mails at half the rate of a bare nodemailer loop',
    proofs: [['tools/bench/mails.ts', 'const AIM = 0.5']],
    commands: ['bench:mails'],
    open: 'Reminder mails at half the rate of bare nodemailer',
  },
  {
    says: 'rounds by an indexed "next due" with keyset pages, each batch its own job, none begun twice',
    proofs: [
      ['server/features/matters/announcements.test.ts', 'a page of members at once, and a job tells those of the next'],
      ['server/features/reminders/two-processes.test.ts', 'a round takes one page of members, and a job the next'],
      ['server/features/mailing/post-failures.whole.test.ts', 'by the round, a page a job, each once'],
      ['server/features/subscriptions/billing-jobs.whole.test.ts', 'bills by pages those of whom something is due'],
      ['server/features/retention/retention.test.ts', 'looks by pages at those whose files are due'],
    ],
  },
  {
    says: 'the abort honoured',
    proofs: [
      ['server/features/matters/announcements.test.ts', 'AbortSignal.abort()'],
      ['server/features/retention/retention.test.ts', 'AbortSignal.abort()'],
      ['server/platform/kept-files.test.ts', 'AbortSignal.abort()'],
    ],
  },
  {
    says: 'no job and no start reads all members',
    proofs: [
      [FUZZ, 'finds the rows of one member by an index, or says why not'],
      ['server/platform/kept-files.test.ts', 'goes on with the next owners in a job of their own'],
      ['adapters/post/port.test.ts', 'deletes mailings without a key'],
    ],
  },
  {
    says: 'bench:scale: p95 at the larger at most 1.3 times, no sequential scan',
    proofs: [
      ['tools/bench/scale.ts', '1.3'],
      [FUZZ, 'finds the rows of one member by an index, or says why not'],
    ],
    commands: ['bench:scale'],
  },
  {
    says: 'What grows for ever has a retention; the hash chains survive it',
    proofs: [['server/features/retention/retention.test.ts', 'never cuts the timeline of a dispute']],
  },
  {
    says: 'Every personal table distributes by user_id in one colocation group',
    proofs: [
      [CITUS, 'has the member in every primary and unique key but those of global names'],
      ['deploy/citus.sql', "create_distributed_table(member_table, 'user_id'"],
      ['docs/scaling.md', 'All 69 tables went into one group'],
    ],
    commands: ['citus'],
  },
  {
    says: 'global names and tokens in a lookup table',
    proofs: [
      ['server/platform/names.test.ts', 'a member is found by every name that they have'],
      ['server/names.test.ts', 'names are written by the product, which alone decides whose they are'],
    ],
  },
  { says: 'no foreign key across members', proofs: [[CITUS, 'ties no member to another by a foreign key']] },
  { says: 'no claim by pg_locks', proofs: [[FUZZ, 'asks which processes live in no query of members’ rows']] },
  {
    // Two tables order one member's rows by a bigint besides; a real Citus took it.
    says: 'identities as uuids',
    proofs: [
      [CITUS, 'in numbers that every machine can give'],
      ['docs/scaling.md', 'as `bigint`: Citus took them'],
    ],
  },
  {
    says: 'docs/scaling.md has the commands for Citus, 1, 10 and 1,000 machines, a member’s cost',
    proofs: [
      ['docs/scaling.md', 'deploy/citus.sql'],
      ['docs/scaling.md', 'What is done at 1, 10 and 1,000 machines'],
      ['docs/scaling.md', 'What a member costs a month'],
    ],
  },
  {
    says: 'in npm test a check that every query on personal tables is routable',
    proofs: [[FUZZ, 'finds the rows of one member by an index, or says why not']],
  },
  {
    says: 'Dockerfile, compose.yaml, systemd unit',
    proofs: [
      [OPERATIONS, 'the image and the unit run what `npm start` runs'],
      [OPERATIONS, 'nothing that a package brings along runs'],
      [OPERATIONS, 'the settings of compose.yaml are settings'],
    ],
    open: 'the image built and compose started',
  },
  {
    says: 'docs/operations.md: sizing, backup, upgrade, keys, what to watch, incidents',
    proofs: ['## Sizing', '## Backup and restore', '## Upgrade', '## Keys', '## What to watch', '## When something happens'].map(
      (head) => ['docs/operations.md', head] as const,
    ),
  },
  {
    says: 'old code refuses a newer schema by a clear word',
    proofs: [['server/database/migrate.test.ts', 'a newer version has migrated is refused in words']],
  },
  {
    says: 'npm run backup and npm run restore, rehearsed by a script that proves every row and file back',
    proofs: [['server/backup/backup.whole.test.ts', 'brings every row and every file back']],
    commands: ['backup', 'restore'],
  },
  {
    says: '/metrics behind a setting',
    proofs: [['server/platform/metrics.test.ts', 'tells how many calls were answered how fast and what waits']],
  },
  {
    says: 'OpenTelemetry behind OTEL_EXPORTER_OTLP_ENDPOINT',
    proofs: [['server/platform/trace-calls.test.ts', 'tells a collector of calls and jobs by their kind']],
  },
  {
    says: 'request ids in logs, one line a call without private data',
    proofs: [
      ['server/platform/metrics.test.ts', 'logs one line a call, with its id and nothing of who asked, and none for a probe'],
    ],
  },
  {
    says: 'an operator’s page',
    proofs: [
      [
        'server/features/service/read-installation.whole.test.ts',
        'tells what waits, services, slow statements, disk, versions and settings',
      ],
      ['server/features/service/read-installation.whole.test.ts', 'tells nothing of a member and no secret'],
    ],
  },
  {
    says: 'npm run faults: kills, disks, connections, Postgres away, S3 away, clock jumps',
    proofs: [
      'server killed',
      'database killed',
      'disk full',
      'disk slow',
      'disk read-only',
      'connections dropped',
      'database away for long',
      'store away',
      'clock ahead',
    ].map((outage) => [OUTAGES, outage] as const),
    commands: ['faults'],
  },
  {
    says: 'vendors that time out, answer 500, twice, or lie',
    proofs: [
      [VENDORS, 'bureaus: a report is kept once however its service fails'],
      [VENDORS, 'a model: every question is answered, and no lie is passed on'],
      [VENDORS, 'a mail server: each account mail arrives, under one name'],
      [VENDORS, 'payments: one customer, one charge of what was done, and every message twice'],
      ['tools/kill-mailing/run-kills.whole.test.ts', 'hand every letter over once'],
    ],
    commands: ['faults'],
  },
  {
    says: 'A short form in npm test; figures in docs/reliability.md',
    proofs: [
      ['tools/outages/short-form.whole.test.ts', 'takes an upload or refuses it in words, and keeps what it took'],
      ['docs/reliability.md', 'npm run faults'],
    ],
  },
  {
    says: 'the README’s two commands are unchanged, and npm start alone stays as light as it is',
    proofs: [
      ['README.md', 'npm start # installs, builds, migrates and serves'],
      ['README.md', 'npm test # installs what it needs'],
      ['docs/operations.md', 'a process takes some 220 MB idle'],
    ],
  },
]
