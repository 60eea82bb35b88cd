import type { PushDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export function how({ rules }: PushDefinition): readonly string[] {
  const sentences = [
    rules.knight ? 'how.move.knight' : rules.crabSlides ? 'how.move.slide' : 'how.move.walk',
    rules.goal === 'crates'
      ? rules.colors
        ? 'how.goal.colors'
        : 'how.goal.crates'
      : `how.goal.${rules.goal}`,
    rules.twin && `how.twin.${rules.twin}`,
    rules.crates > 0 ? `how.push.${rules.push}` : undefined,
    rules.pull && (rules.push === 'never' ? 'how.pull.only' : 'how.pull.also'),
    rules.crateSlides && 'how.slide.crates',
    rules.ice && 'how.ice',
    rules.pits && 'how.pits',
    rules.oneWay && 'how.currents',
    rules.portals && 'how.tunnels',
    rules.gravity && 'how.gravity',
    rules.tide && 'how.tide',
  ]
  return sentences.filter((key): key is string => typeof key === 'string' && key !== 'how.push.never')
}
