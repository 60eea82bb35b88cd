import type { GameProfile } from '../model.ts'

type Screen = Pick<GameProfile, 'width' | 'height' | 'framesPerSecond'>

interface LargeScreen {
  readonly screen: Screen
  /** So many hundredths of a core are left beside the play itself. */
  readonly room: number
  /** Only where real plays have shown how fast the worker encodes. */
  readonly isMeasured: boolean
}

/** What a game is shown at where a worker has cores to spare; the largest first. */
export const LARGE_SCREENS: readonly LargeScreen[] = [
  { screen: { width: 1920, height: 1080, framesPerSecond: 60 }, room: 800, isMeasured: true },
  { screen: { width: 1280, height: 720, framesPerSecond: 60 }, room: 400, isMeasured: false },
]
/** Encoding may take this share of the time that a picture is shown. */
const MOST_OF_A_PICTURE = 0.5

export interface WorkerRoom {
  /** Hundredths of a core that are free once the play has its share. */
  readonly free: number
  /** Milliseconds that a million pixels took in the plays before; nothing before the first. */
  readonly pictureCost: number | undefined
}

/** Whether a game draws at the size that it is told, instead of one of its own. */
const followsSize = ({ args }: Pick<GameProfile, 'args'>) =>
  args.some((arg) => arg.includes('{width}')) && args.some((arg) => arg.includes('{height}'))

const pixelsOf = ({ width, height }: Screen) => width * height

function fits({ screen, room, isMeasured }: LargeScreen, { free, pictureCost }: WorkerRoom): boolean {
  if (free < room) return false
  if (pictureCost === undefined) return !isMeasured
  const took = (pictureCost * pixelsOf(screen)) / 1e6
  return took <= (MOST_OF_A_PICTURE * 1000) / screen.framesPerSecond
}

/** The screen of a play, by what its worker has free and how fast it was seen to encode. */
export function screenFor(profile: GameProfile, worker: WorkerRoom): Screen {
  const { width, height, framesPerSecond } = profile
  const own = { width, height, framesPerSecond }
  if (!followsSize(profile)) return own
  return LARGE_SCREENS.find((one) => pixelsOf(one.screen) > pixelsOf(own) && fits(one, worker))?.screen ?? own
}
