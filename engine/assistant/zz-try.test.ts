import { it } from 'vitest'
import { answerQuestion } from '#engine/assistant/answer-question.ts'
import { FULL } from '#engine/assistant/example-file.ts'
it('prints', () => {
  for (const q of [
    'what is my score',
    'wat is my utilzation',
    'what cannot be right?',
    'errors on my report',
    'tell me about capital one',
    'capitol one',
    'meridian',
    'my negative items',
    'which collections do I have',
    'when must equifax answer?',
    'what happens next?',
    'what should I do next',
    'my letters',
    'do i have any disputes',
    'how long does a charge off stay on my credit report',
    'what is DOFD',
    'how do I dispute an error',
    'can I sue the bureau',
    'will my dispute be removed',
    'weather in paris tomorrow',
    'hello',
    'help',
    'my ssn is 123-45-6789 what is my score',
    'how is utilization calculated',
    'what is a hard inquiry',
    'my hard inquiries',
    'how many accounts do I have',
    'what is the capital of France',
    'how can i raise my score',
    'someone stole my identity',
    'medical debt',
    'statute of limitations',
    'how do I freeze my credit',
    'what does charged off mean',
    'is pay for delete legal',
    'when will the late payment fall off',
    'what makes a score',
    'Can Errata guarantee removal?',
    'how long does a bureau have to answer',
    'what does experian say about me',
    'is there anything wrong with first harbor',
    'disputs',
    'how do i write a dispute letter',
    'why was I denied a loan',
    'what is my date of birth',
    'does capital one owe me money',
    'write me a poem',
  ]) {
    const { statements } = answerQuestion(q, FULL)
    console.log('\n## ' + q)
    for (const s of statements)
      console.log(`- [${s.from}] ${s.text.slice(0, 230)} -> ${s.links.map((l) => l.label.slice(0, 40)).join(' | ')}`)
  }
})
