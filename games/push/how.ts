import type { PushDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export function how({ rules }: PushDefinition): readonly string[] {
  const sentences = [
    rules.knight
      ? 'how.move.knight'
      : rules.slant
        ? `how.move.slant.${rules.slant}`
        : rules.crabSlides
          ? 'how.move.slide'
          : 'how.move.walk',
    rules.goal === 'crates'
      ? rules.colors
        ? 'how.goal.colors'
        : 'how.goal.crates'
      : `how.goal.${rules.goal}`,
    rules.twin && `how.twin.${rules.twin}`,
    rules.crates > 0 ? `how.push.${rules.push}` : undefined,
    rules.march && `how.march.${rules.march}`,
    rules.tilt && 'how.tilt',
    rules.pull && (rules.push === 'never' ? 'how.pull.only' : 'how.pull.also'),
    rules.crateSlides && rules.push !== 'kick' && 'how.slide.crates',
    rules.ice && 'how.ice',
    rules.pits && 'how.pits',
    rules.oneWay && 'how.currents',
    rules.portals && (rules.crateTunnels ? 'how.freight' : 'how.tunnels'),
    rules.plates && 'how.plates',
    rules.keys && 'how.keys',
    rules.cracks && 'how.cracks',
    rules.wind !== undefined && 'how.wind',
    rules.belts && 'how.belts',
    rules.magnet && 'how.magnet',
    rules.gravity && 'how.gravity',
    rules.tide && 'how.tide',
  ]
  return sentences.filter((key): key is string => typeof key === 'string' && key !== 'how.push.never')
}
