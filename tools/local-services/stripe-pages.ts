import type { Asked, Till } from '#tools/local-services/stripe-shapes.ts'
import { finishSession, markPaid } from '#tools/local-services/stripe-till.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'

interface Page {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const page = (title: string, body: string): Page => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
})

const leadTo = (address: string): Page => ({ status: 303, headers: { location: address }, body: '' })

/** The pages that Stripe hosts and a person's browser opens; null for a call of the API. */
export function hostedPage(till: Till, { method, path, fields }: Asked): Page | null {
  const [, kind, id] = /^\/(c\/pay|p\/session|i)\/(\w+)$/.exec(path) ?? []
  if (kind === undefined || id === undefined) return null
  if (kind === 'p/session') return page('Billing portal', `<a href="${escapeHtml(fields['back'] ?? '')}">Return</a>`)
  return kind === 'c/pay' ? checkout(till, { id, method, fields }) : invoicePage(till, { id, method })
}

interface Visit {
  readonly id: string
  readonly method: string
  readonly fields?: Asked['fields']
}

function checkout(till: Till, { id, method, fields = {} }: Visit): Page {
  const session = till.sessions.get(id)
  if (session === undefined) return { status: 404, headers: {}, body: '' }
  if (method === 'POST') {
    const number = fields['number'] ?? ''
    finishSession(till, id, { last4: number.slice(-4), declines: number.endsWith('0341') })
    return leadTo(String(session['success_url']))
  }
  return page(
    'Save a card',
    `<form method="post"><label>Card number <input name="number" inputmode="numeric"></label><button>Save card</button></form><a href="${escapeHtml(String(session['cancel_url']))}">Back</a>`,
  )
}

function invoicePage(till: Till, { id, method }: Visit): Page {
  const invoice = till.invoices.get(id)
  if (invoice === undefined) return { status: 404, headers: {}, body: '' }
  if (method === 'POST' && invoice['status'] === 'open') markPaid(till, invoice)
  return page('Invoice', `<p>${String(invoice['status'])}</p><form method="post"><button>Pay</button></form>`)
}
