/** Answers of a model as they go over the wire: chat completions, and Anthropic's messages. */

/** The tokens that every answer says it cost. */
export const TOKENS = { input: 120, output: 30 } as const

/** Whether it is said to the end, to the bound of tokens, or breaks off without a word. */
export type Ending = 'whole' | 'bound' | 'none'

const sse = (data: unknown, event?: string): string =>
  `${event === undefined ? '' : `event: ${event}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

/** In pieces of a few characters, as tokens come. */
const piecesOf = (text: string): readonly string[] => text.match(/[\s\S]{1,12}/g) ?? []

const USAGE = { prompt_tokens: TOKENS.input, completion_tokens: TOKENS.output, total_tokens: TOKENS.input + TOKENS.output }
const chat = { id: '1', created: 1, model: 'm' }

export const chatAnswer = (content: string) => ({
  ...chat,
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: USAGE,
})

export function chatEvents(text: string, ending: Ending): readonly string[] {
  const chunk = (delta: object, finish_reason: string | null) =>
    sse({ ...chat, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })
  return [
    chunk({ role: 'assistant', content: '' }, null),
    ...piecesOf(text).map((content) => chunk({ content }, null)),
    ...(ending !== 'none'
      ? [
          chunk({}, ending === 'bound' ? 'length' : 'stop'),
          sse({ ...chat, object: 'chat.completion.chunk', choices: [], usage: USAGE }),
          sse('[DONE]'),
        ]
      : []),
  ]
}

/** A shape is asked of newer models as such, of others as the input of a tool. */
export function anthropicAnswer(text: string, body: string) {
  const isTool = body.includes('"tool_choice"')
  const content = isTool ? { type: 'tool_use', id: 't', name: 'json', input: JSON.parse(text) } : { type: 'text', text }
  return {
    ...anthropicMessage,
    content: [content],
    stop_reason: isTool ? 'tool_use' : 'end_turn',
    usage: { input_tokens: TOKENS.input, output_tokens: TOKENS.output },
  }
}

const anthropicMessage = {
  id: 'm',
  type: 'message',
  role: 'assistant',
  model: 'm',
  content: [],
  stop_reason: null,
  stop_sequence: null,
}

export function anthropicEvents(text: string, ending: Ending): readonly string[] {
  const told = (type: string, data: object): string => sse({ type, ...data }, type)
  return [
    told('message_start', { message: { ...anthropicMessage, usage: { input_tokens: TOKENS.input, output_tokens: 1 } } }),
    told('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    ...piecesOf(text).map((piece) => told('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } })),
    ...(ending !== 'none'
      ? [
          told('content_block_stop', { index: 0 }),
          told('message_delta', {
            delta: { stop_reason: ending === 'bound' ? 'max_tokens' : 'end_turn', stop_sequence: null },
            usage: { output_tokens: TOKENS.output },
          }),
          told('message_stop', {}),
        ]
      : []),
  ]
}
