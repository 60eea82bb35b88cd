interface Screen {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
}

/** What a decoder must be able to do: 3.1, or 3.2 for so many blocks of 16 by 16 a second as 720p60 has. */
export function levelOf({ width, height, framesPerSecond }: Screen): '3.1' | '3.2' {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16) * framesPerSecond
  return blocks > 108_000 ? '3.2' : '3.1'
}
