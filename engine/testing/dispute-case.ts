import type { DisputeCase } from '#engine/disputes/deadlines.ts'

/** A dispute with a bureau of which nothing else is known, but for what a test says about it. */
export const disputeCase = (known: Partial<DisputeCase> = {}): DisputeCase => ({
  channel: 'bureau',
  receivedOn: null,
  expectedOn: null,
  afterFreeAnnualReport: null,
  informationAddedOn: null,
  foundWrongOn: null,
  completedOn: null,
  heldFrivolousOn: null,
  procedureRequestedOn: null,
  isAboutAccuracy: true,
  isSentByCreditRepair: false,
  validationNotice: null,
  ...known,
})
