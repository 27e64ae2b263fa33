// Shows our own page where a page can't be loaded without a connection. It keeps nothing, answers nothing else, and goes at sign-out.
const WORDS = navigator.language.startsWith('es')
  ? {
      title: 'No tienes conexión',
      kept: 'Guardamos lo que escribiste. Cuando vuelva la conexión, sigue donde estabas.',
      again: 'Intentar de nuevo',
    }
  : {
      title: 'You’re offline',
      kept: 'What you typed is kept. Once you’re back online, pick up where you left off.',
      again: 'Try again',
    }

const PAGE = `<!doctype html><html lang="${navigator.language.startsWith('es') ? 'es' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${WORDS.title} – Errata</title><style>
:root{color-scheme:light dark;background:light-dark(#f7f5ef,#141918);color:light-dark(#16262b,#ece8dd)}
body{max-width:34rem;margin:0 auto;padding:4rem 1.25rem;font:1.0625rem/1.6 "Public Sans Variable",Arial,sans-serif}
h1{margin:0;font:500 1.75rem/1.2 "Newsreader Variable","Times New Roman",serif}
a{display:inline-block;padding:.7rem 1.4rem;border-radius:6px;background:light-dark(#0f5257,#7fc4bf);color:light-dark(#fff,#0b2325);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid currentcolor;outline-offset:3px}
</style></head><body><main><h1>${WORDS.title}</h1><p>${WORDS.kept}</p><p><a href="">${WORDS.again}</a></p></main></body></html>`

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET')
    event.respondWith(fetch(request).catch(() => new Response(PAGE, { status: 503, headers: HEADERS })))
  else if (new URL(request.url).pathname === '/api/logout') event.waitUntil(self.registration.unregister())
})
