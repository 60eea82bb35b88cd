/** About two short lines on a phone. */
const LONGEST = 60

interface Words {
  readonly pitch: string
  /** How to play; the first line is the goal where the game has words for it. */
  readonly instructions: readonly string[]
}

/** The goal, shown before the first move: the first short sentence of the instructions. */
export function goalOf({ instructions: [line = ''], pitch }: Words): string {
  const [first = ''] = /^.*?(?:[。！？：；]|[.!?;:](?=\s|$))/.exec(line) ?? [line]
  const sentence = first.replace(/[.;:。；：]$/, '').trim()
  return sentence !== '' && sentence.length <= LONGEST ? sentence : pitch
}
