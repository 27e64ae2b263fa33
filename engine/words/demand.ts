/** What a reply wants before it investigates, or why it will not: each has a next step of its own. */
export const DEMANDS = [
  'frivolous',
  'not_enough_information',
  'proof_of_identity',
  'already_investigated',
  'consumer_contact_needed',
  'previously_verified',
  'no_such_file',
] as const
export type Demand = (typeof DEMANDS)[number]
