/** What a request says about itself, and what earlier versions wrote. */
const ASKS =
  /\bThis is a request\b|\bI ask you to verify the entry named below\b|\bI have (?:questions|a request) about the entry named below\b/
/** Anyone who says that something is wrong disputes it, whatever else the letter is called. */
const DISPUTES =
  /\bI (?:\w+ ){0,2}dispute\b|\b(?:is|are|was|were) (?:wrong|incorrect|inaccurate|not mine|not my|never mine)\b|\bI (?:was )?never\b/i

/** Whether a letter says that something is wrong. */
export const disputes = (letterContent: string): boolean => DISPUTES.test(letterContent)

/** Whether a letter only asks for something: it is a request, starts no investigation, and no later paper calls it a dispute. */
export const onlyAsks = (letterContent: string): boolean => ASKS.test(letterContent) && !disputes(letterContent)
