/** The six quick tips of the education page. */
export const TIPS: readonly string[] = [
  'Pay every bill on time. Automatic payment of the minimum protects you from the late mark that a busy week can cause.',
  'Keep utilization under 30 percent of your card limits, ideally under 10. Pay before the statement closes if you want a low figure to show.',
  'Read all three reports, taken on the same day and free of charge, and save the complete files.',
  'Leave old cards open when they cost nothing: their limits and their age work for you.',
  'Apply for new credit only when you need it, and compare rates for one loan within two weeks.',
  'Dispute what is false, with the page and a paper that shows it. You can do it alone and free. Leave alone what is accurate.',
]
