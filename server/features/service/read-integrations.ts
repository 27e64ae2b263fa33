import type { z } from 'zod'
import type { integration, readIntegrations as endpoint } from '#contract/service.ts'
import type { Operation } from '#server/platform/operations.ts'
import { chosenModel, chosenStripe, type Settings } from '#server/settings.ts'

type Integration = z.input<typeof integration>

/** Which outside services are real on this installation, told from its settings; never a key or an address. */
export const readIntegrations: Operation<typeof endpoint> = (context) =>
  Promise.resolve({ integrations: integrationsOf(context.settings) })

export function integrationsOf(settings: Settings): Integration[] {
  return [
    payments(settings),
    email(settings),
    post(settings),
    bureaus(settings),
    model(settings),
    files(settings),
    database(settings),
  ]
}

function payments(settings: Settings): Integration {
  const stripe = chosenStripe(settings)
  if (stripe !== null)
    return {
      service: 'payments',
      state: 'real',
      name: stripe.secretKey.startsWith('sk_test_') ? 'Stripe (test mode)' : 'Stripe',
      words: stripe.secretKey.startsWith('sk_test_')
        ? 'Invoices go to Stripe’s test mode. No real money moves.'
        : 'Cards are charged by Stripe, as your contract says.',
    }
  return settings.PAYMENTS === 'demo'
    ? { service: 'payments', state: 'embedded', name: 'Demo payment', words: 'The $39.00 is simulated. Nothing is charged.' }
    : {
        service: 'payments',
        state: 'not_set_up',
        name: 'Stripe',
        words: 'Card payment was chosen but is not set up yet. Nothing can be charged.',
      }
}

function email({ SMTP_URL }: Settings): Integration {
  return SMTP_URL === undefined
    ? {
        service: 'email',
        state: 'embedded',
        name: 'Outbox folder',
        words: 'Messages go to a folder on this site’s server. None reach a mailbox.',
      }
    : { service: 'email', state: 'real', name: 'Mail server', words: 'Messages go out through a mail server.' }
}

function post({ POST_PROVIDER, LOB_API_KEY }: Settings): Integration {
  return POST_PROVIDER === 'practice'
    ? {
        service: 'post',
        state: 'embedded',
        name: 'Practice post office',
        words: 'Letters follow a practice timeline. None are mailed, so print and mail your own.',
      }
    : LOB_API_KEY?.startsWith('test_')
      ? {
          service: 'post',
          state: 'real',
          name: 'Lob (test mode)',
          words: 'Letters go to Lob’s test mode. Nothing is printed or mailed.',
        }
      : { service: 'post', state: 'real', name: 'Lob', words: 'Letters are printed and mailed by Lob.' }
}

function bureaus({ BUREAU_PROVIDER }: Settings): Integration {
  return BUREAU_PROVIDER === 'practice'
    ? {
        service: 'bureaus',
        state: 'embedded',
        name: 'Practice bureaus',
        words:
          'Fetched reports are made up, marked as practice, and never sent as real. Your own reports are the ones you upload.',
      }
    : { service: 'bureaus', state: 'real', name: 'Credit bureaus', words: 'Reports are fetched from the bureaus in your name.' }
}

function model(settings: Settings): Integration {
  return chosenModel(settings) === null
    ? {
        service: 'model',
        state: 'embedded',
        name: 'Rules',
        words: 'Analyses and letters come from rules applied to your own file. Nothing is sent to a language model.',
      }
    : {
        service: 'model',
        state: 'real',
        name: 'Language model',
        words:
          'A language model may word letters and answers. It sees placeholders instead of your name, numbers and amounts, and we check what it writes against your file before you see it.',
      }
}

function files({ S3_BUCKET }: Settings): Integration {
  return S3_BUCKET === undefined
    ? {
        service: 'files',
        state: 'embedded',
        name: 'Data folder',
        words: 'Your reports are stored in this site’s data folder, encrypted with your own key.',
      }
    : { service: 'files', state: 'real', name: 'File storage', words: 'Your reports are kept in a storage service.' }
}

function database({ DATABASE_URL }: Settings): Integration {
  return DATABASE_URL === undefined
    ? {
        service: 'database',
        state: 'embedded',
        name: 'Embedded database',
        words: 'Your data is in this site’s own database.',
      }
    : { service: 'database', state: 'real', name: 'Database server', words: 'Your data is kept on a database server.' }
}
