/** The six quick tips of the education page. */
export const TIPS: readonly string[] = [
  'Pay every bill on time. Automatic minimum payments protect you from a late mark in a busy week.',
  'Keep utilization under 30 percent of your card limits, ideally under 10. Pay before the statement closes if you want a low number to show.',
  'Get all three reports free on the same day, read them, and save the complete files.',
  'Keep old cards open if they’re free. Their limits and age help you.',
  'Apply for new credit only when you need it, and compare rates for one loan within two weeks.',
  'Dispute what’s false, with the page and a document that shows it. You can do it yourself for free. Leave accurate items alone.',
]
