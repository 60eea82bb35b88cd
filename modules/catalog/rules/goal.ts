import type { GameWords } from '../model.ts'

/** As long as two short lines of a phone. */
const LONGEST = 60

/** What to reach, said before the first move: the game's own words, else the first short sentence of how to play it. */
export function goalOf({ goal, how, pitch }: GameWords): string {
  if (goal) return goal
  const [first = ''] = /^.*?(?:[。！？：；]|[.!?;:](?=\s|$))/.exec(how[0] ?? '') ?? [how[0]]
  const sentence = first.replace(/[.;:。；：]$/, '').trim()
  return sentence !== '' && sentence.length <= LONGEST ? sentence : pitch
}
