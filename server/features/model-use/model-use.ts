/** Front door of the language model: every question to it goes through the daily limit. */
export { askForFields, askForWords } from '#server/features/model-use/ask-model.ts'
export { sweepModelCalls } from '#server/features/model-use/sweep-model-calls.ts'
export { TROUBLE_WORDS } from '#server/features/model-use/trouble-words.ts'
