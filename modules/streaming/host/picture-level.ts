interface Screen {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
}

/** Levels by macroblocks per frame and per second (H.264, table A-1). */
const LEVELS = [
  { level: '3.1', inPicture: 3_600, inSecond: 108_000, codec: 'avc1.42e01f' },
  { level: '3.2', inPicture: 5_120, inSecond: 216_000, codec: 'avc1.42e020' },
  { level: '4.2', inPicture: 8_704, inSecond: 522_240, codec: 'avc1.42e02a' },
] as const

/** The H.264 level a decoder needs: 720p60 needs 3.2, 1080p60 4.2. */
export function levelOf({ width, height, framesPerSecond }: Screen): (typeof LEVELS)[number] {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16)
  const fits = LEVELS.find(
    ({ inPicture, inSecond }) => blocks <= inPicture && blocks * framesPerSecond <= inSecond,
  )
  return fits ?? LEVELS[2]
}
