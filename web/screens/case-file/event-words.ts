/** What a line of the timeline is, by its kind. */
export const EVENT_WORDS: Readonly<Record<string, string>> = {
  opened: 'Opened',
  found: 'Found',
  claimed: 'Claimed',
  submitted: 'Filed',
  sent: 'Sent',
  delivered: 'Delivered',
  returned: 'Came back',
  failed: 'Not delivered',
  practised: 'Practice',
  told: 'Told',
  corrected: 'Corrected',
  moved: 'Recorded',
  answered: 'Answered',
  answer_taken_back: 'Answer taken back',
  result_checked: 'Result checked',
  changed: 'Changed',
}
