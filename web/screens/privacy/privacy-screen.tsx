import { PlainPage } from '#web/parts/plain-page.tsx'

/** /privacy: what is kept of someone, who sees it, and how it ends. */
export const PrivacyScreen = () => (
  <PlainPage
    title="Privacy"
    lead="What we keep, who can see it, and how you take it back."
    parts={[
      [
        'What we keep',
        [
          'Your account, the reports you upload, what we find in them, your letters and your disputes. Each person’s reports and letters are locked with a key of their own.',
          'We never ask for your password at a bureau. If you ask a bureau through us, your full Social Security number is used for that one request and not stored. Your letters state the last four digits only if you confirm them.',
        ],
      ],
      [
        'Who can see it',
        [
          'You, and the helpers you invite, for as long as you let them. We don’t sell anything about you, and there is no advertising here.',
          'A letter goes to the bureau or company you choose, after you approve it. Where a post office, a bank card service or a bureau service is connected, it gets only what that one job needs.',
          'Where a language model is connected, names, numbers and addresses are replaced with placeholders before it sees anything. Settings shows which services are in use.',
        ],
      ],
      [
        'Cookies',
        [
          'One cookie keeps you signed in. Another one tells your browser from others, so that strangers can’t guess your password. A third remembers the language you choose. Nothing tracks you.',
        ],
      ],
      [
        'Taking it back',
        [
          'In Settings you can download everything and erase your account. Erasing destroys your key, so what is left anywhere can’t be read. Where a paid plan was signed, the law makes us keep its contract for a time; the certificate says so.',
        ],
      ],
    ]}
  />
)
