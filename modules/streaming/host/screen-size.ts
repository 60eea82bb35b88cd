import type { GameProfile } from '../model.ts'

type Screen = Pick<GameProfile, 'width' | 'height' | 'framesPerSecond'>

/** What a game is shown at where a worker has cores to spare. */
export const LARGE: Screen = { width: 1280, height: 720, framesPerSecond: 60 }
/** So many hundredths of a core are left beside the play itself. */
export const ROOM_FOR_LARGE = 400

/** Whether a game draws at the size that it is told, instead of one of its own. */
const followsSize = ({ args }: Pick<GameProfile, 'args'>) =>
  args.some((arg) => arg.includes('{width}')) && args.some((arg) => arg.includes('{height}'))

/** The screen of a play, by what its worker has free once the play has its share. */
export function screenFor(profile: GameProfile, free: number): Screen {
  const isLarger = profile.width * profile.height < LARGE.width * LARGE.height
  if (isLarger && free >= ROOM_FOR_LARGE && followsSize(profile)) return LARGE
  const { width, height, framesPerSecond } = profile
  return { width, height, framesPerSecond }
}
