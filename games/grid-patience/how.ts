import type { GridDefinition } from './definition.ts'

/** How to play, as text keys in reading order. */
export function how({ id, rules }: GridDefinition): readonly string[] {
  switch (rules.kind) {
    case 'match':
      return [
        `how.${id}`,
        rules.after === 'close' ? 'how.close' : 'how.refill',
        rules.winAt === 0 ? 'how.clear' : `how.${id}.goal`,
      ]
    case 'row':
      return [`how.${id}`, `how.${id}.goal`]
    case 'gaps':
      return [`how.${id}`, `how.${id}.goal`, 'how.redeal']
    case 'square':
      return [rules.swaps === undefined ? 'how.lay' : 'how.swap', `how.${rules.lines}`]
  }
}
