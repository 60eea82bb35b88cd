import type { GameProfile } from '../model.ts'

type Screen = Pick<GameProfile, 'width' | 'height' | 'framesPerSecond'>

interface LargeScreen {
  readonly screen: Screen
  /** Hundredths of a core left over next to the play. */
  readonly room: number
  /** Only where real plays have measured the worker's encoding speed. */
  readonly isMeasured: boolean
}

/** Screen sizes for workers with spare cores, largest first. */
export const LARGE_SCREENS: readonly LargeScreen[] = [
  { screen: { width: 1920, height: 1080, framesPerSecond: 60 }, room: 800, isMeasured: true },
  { screen: { width: 1280, height: 720, framesPerSecond: 60 }, room: 400, isMeasured: false },
]
/** Share of a frame's interval that encoding may take. */
const MOST_OF_A_PICTURE = 0.5

export interface WorkerRoom {
  /** Hundredths of a core free after the play's share. */
  readonly free: number
  /** Milliseconds per million pixels in earlier plays; undefined before the first. */
  readonly pictureCost: number | undefined
}

/** Whether a game draws at the given size, instead of one of its own. */
const followsSize = ({ args }: Pick<GameProfile, 'args'>) =>
  args.some((arg) => arg.includes('{width}')) && args.some((arg) => arg.includes('{height}'))

const pixelsOf = ({ width, height }: Screen) => width * height

function fits({ screen, room, isMeasured }: LargeScreen, { free, pictureCost }: WorkerRoom): boolean {
  if (free < room) return false
  if (pictureCost === undefined) return !isMeasured
  const took = (pictureCost * pixelsOf(screen)) / 1e6
  return took <= (MOST_OF_A_PICTURE * 1000) / screen.framesPerSecond
}

/** The screen of a play, from its worker's spare capacity and measured encoding speed. */
export function screenFor(profile: GameProfile, worker: WorkerRoom): Screen {
  const { width, height, framesPerSecond } = profile
  const own = { width, height, framesPerSecond }
  if (!followsSize(profile)) return own
  return LARGE_SCREENS.find((one) => pixelsOf(one.screen) > pixelsOf(own) && fits(one, worker))?.screen ?? own
}
