import type { KinDefinition } from './definition.ts'

/** Without a king, all pieces have to be captured. */
function goalOf({ goal, start, royal, racer, raceTo }: KinDefinition): string {
  if (!start.includes('K') && royal === 'k') return start.includes('P') ? 'how.goal.horde' : 'how.goal.hunt'
  if (goal !== 'race') return `how.goal.${goal}`
  if (racer === 'p' && royal === 'k') return 'how.goal.race.pawn'
  return racer === 'k' && raceTo === 'far' ? 'how.goal.race.far' : `how.goal.race.${racer}`
}

/** How to play, as text keys in reading order. */
export function how(definition: KinDefinition): readonly string[] {
  const { check, teaches, drops, blast, rifle, mustTake, wraps, shuffles, start, stuck } = definition
  const { turncoat, recruits, slides, bounces, motley, reborn, takesWhen, spends, charms } = definition
  return [
    'how.move',
    ...teaches.map((name) => `how.piece.${name}`),
    blast ? 'how.blast' : undefined,
    rifle ? 'how.rifle' : undefined,
    wraps ? 'how.wraps' : undefined,
    shuffles ? 'how.shuffles' : undefined,
    motley ? 'how.motley' : undefined,
    turncoat ? 'how.turncoat' : undefined,
    recruits ? 'how.recruits' : undefined,
    reborn ? 'how.reborn' : undefined,
    takesWhen === 'always' ? undefined : `how.takes.${takesWhen}`,
    spends ? 'how.spends' : undefined,
    charms ? 'how.charms' : undefined,
    slides ? 'how.slides' : undefined,
    bounces ? 'how.bounces' : undefined,
    start.includes('*') ? 'how.walls' : undefined,
    start.includes('~') ? 'how.water' : undefined,
    drops === 'none' ? undefined : `how.drops.${drops}`,
    mustTake ? 'how.mustTake' : undefined,
    check === 'forbidden' ? 'how.forbidden' : undefined,
    charms ? undefined : goalOf(definition),
    stuck === 'loses' ? 'how.stuck' : undefined,
  ].filter((key) => key !== undefined)
}
